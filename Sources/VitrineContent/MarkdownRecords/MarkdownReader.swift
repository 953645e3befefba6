/// Reads the blocks of a Markdown file, with the headings above them, into records.
struct MarkdownReader {
  var outline: MarkdownOutline
  var places: MarkdownFilePlaces
  var result = MarkdownRecords()

  /// The ids given so far.
  var ids = UsedNames()

  /// The heading above each record.
  var headings: [Int?] = []

  /// Adds a record and returns its index.
  mutating func add(_ values: MarkdownValues, id: String?, under parent: Int? = nil) -> Int {
    result.records.append(MarkdownRecords.Record(value: values.value, key: id, parent: parent))
    headings.append(outline.current)
    return result.records.count - 1
  }
}
