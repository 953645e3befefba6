import VitrineDiagnostics

/// Reads the blocks of a Markdown file, and the headings above them, into records.
struct MarkdownReader {
  let file: String
  var outline: MarkdownOutline
  var places: MarkdownFilePositions
  var result = MarkdownRecords()

  /// The ids used so far.
  var ids = UsedNames()

  /// The heading above each record.
  var headings: [Int?] = []

  /// Adds a record and returns its index.
  mutating func add(_ values: MarkdownValues, id: String?, under parent: Int? = nil) -> Int {
    result.records.append(MarkdownRecords.Record(values: values, key: id, parent: parent))
    headings.append(outline.current)
    return result.records.count - 1
  }

  mutating func warn(_ kind: String, at place: TextPosition, _ message: String, hint: String) {
    result.warnings.warn(kind, at: place.location(in: file), message, hint: hint)
  }

  mutating func warnAboutEntryWithoutTitle(at place: TextPosition) {
    warn(
      "entry left out", at: place, "this list entry has no title, so it is left out",
      hint: "begin it with a title, as in - [Title](https://example.com) - a description")
  }
}
