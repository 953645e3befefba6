import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The data of one record, and what else is known of it.
struct RecordData: Sendable {
  /// A map.
  var value: SourceValue

  /// The file it comes from.
  var file: String

  /// The id of a record whose data give none: its file's name, or its key in a map.
  var key: String?

  /// The id made from its number among the records of its file or list, from 1.
  var row: String?

  /// The record that it stands in, if its source says so without a value.
  var parent: ParentName?

  /// True if it is the front matter of a Markdown file, which a curator wrote with slots in mind.
  var isFrontMatter = false

  /// The Markdown file that adds to it, or that it comes from.
  var markdown: MarkdownSource?

  var place: SourceLocation { value.location(in: file) }
}

extension RecordData {
  /// Returns the key of the id that the data give a record: the declared field's value, else the
  /// name of its file or its key in a map, else its number if rows are numbered. Nil if only a slug
  /// of its title is left.
  func key(as shape: RecordShape) -> String? {
    writtenID(as: shape)?.scalarText.flatMap(printableID) ?? key ?? (shape.numbersRows ? row : nil)
  }

  /// Returns the value that the data have for an id.
  func writtenID(as shape: RecordShape) -> SourceValue? {
    if let declared = shape.id { return declared.value(in: value) }
    guard shape.fields == nil || isFrontMatter, let id = value["id"], !id.isBlank else {
      return nil
    }
    return id
  }

  /// The data, overridden by the front matter of the Markdown file that adds to them.
  var merged: SourceValue {
    guard !isFrontMatter, let markdown, case .object(let members) = value.content else {
      return value
    }
    let overriding = markdown.value.added.members
    let kept = members.filter { member in !overriding.contains { $0.key == member.key } }
    var result = value
    result.content = .object(kept + overriding)
    return result
  }

  /// True if a value of the merged data is written by hand in a Markdown file.
  func isFrontMatter(_ value: SourceValue) -> Bool { isFrontMatter || file(of: value) != file }

  /// Returns the file that a value of the merged data comes from.
  func file(of value: SourceValue) -> String {
    value.isAdded ? markdown?.file ?? file : file
  }

  func location(of value: SourceValue) -> SourceLocation {
    value.location(in: file(of: value))
  }

  /// True for a file of Markdown that is called as people write titles: `Barn owl.md`. A name in small
  /// letters without blanks is one of a file.
  func isNamedByTitle(_ key: String) -> Bool {
    isFrontMatter && key == self.key && key.contains { $0.isWhitespace || $0.isUppercase }
  }
}

/// An id without control characters; nil for one of nothing else.
private func printableID(_ id: String) -> String? {
  guard let shown = id.withoutControls else { return id }
  return shown.isEmpty ? nil : shown
}

extension MarkdownSource {
  /// The key of its record's id, or of the record it adds to: `id` in the front matter, else the
  /// file's name.
  var key: String {
    if let id = value["id"], !id.isBlank, let text = id.scalarText { return text }
    return file.stem
  }

  var place: SourceLocation { .start(of: file) }

  var data: RecordData {
    var value = value
    (value.line, value.column) = (1, 1)
    return RecordData(value: value, file: file, key: file.stem, isFrontMatter: true, markdown: self)
  }
}
