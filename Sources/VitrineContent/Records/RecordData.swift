import VitrineDiagnostics
package import VitrineFormats
import VitrineModel
import VitrineText

/// The data of one record, and where they come from.
package struct RecordData: Sendable {
  /// The data, which are a map.
  package var value: SourceValue

  /// The file with the data.
  package var file: String

  /// The id of a record whose data have none: its file's name, or its key in a map.
  package var key: String?

  /// The id from the record's number in its file or list, counted from 1.
  var row: String?

  /// The record that contains it, if the source shows that by nesting alone.
  package var parent: ParentName?

  /// Whether the data are the front matter of a Markdown file, and so written with slots in mind.
  var isFrontMatter = false

  /// The Markdown file that adds to the data, or that they come from.
  var markdown: MarkdownSource?

  var place: SourceLocation { value.location(in: file) }
}

extension RecordData {
  /// Returns the key of the record's id: the declared field's value, the name of its file or its
  /// key in a map, or its number if rows are numbered. Returns nil if only a slug of its title is
  /// left.
  func key(as shape: RecordMapping) -> String? {
    writtenID(as: shape)?.scalarText.flatMap(printableID) ?? key ?? (shape.numbersRows ? row : nil)
  }

  /// Returns the value that the data have as an id.
  func writtenID(as shape: RecordMapping) -> SourceValue? {
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

  /// Whether a value of the merged data was written by hand in a Markdown file.
  func isFrontMatter(_ value: SourceValue) -> Bool { isFrontMatter || file(of: value) != file }

  /// Returns the file that contains a value of the merged data.
  func file(of value: SourceValue) -> String {
    value.isAdded ? markdown?.file ?? file : file
  }

  func location(of value: SourceValue) -> SourceLocation {
    value.location(in: file(of: value))
  }

  /// Whether the name of a Markdown file is a title, such as `Barn owl.md`. Names in lower case
  /// without spaces are not.
  func isNamedByTitle(_ key: String) -> Bool {
    isFrontMatter && key == self.key && key.contains { $0.isWhitespace || $0.isUppercase }
  }
}

/// Returns an id without control characters, or nil if nothing is left.
private func printableID(_ id: String) -> String? {
  guard let shown = id.withoutControls else { return id }
  return shown.isEmpty ? nil : shown
}

extension MarkdownSource {
  /// The key of its record, or of the record it adds to: `id` in the front matter, or the file's
  /// name.
  var key: String {
    if let id = value["id"], !id.isBlank, let text = id.scalarText { return text }
    return file.stem
  }

  var place: SourceLocation { .start(of: file) }

  package var data: RecordData {
    var value = value
    (value.line, value.column) = (1, 1)
    return RecordData(value: value, file: file, key: file.stem, isFrontMatter: true, markdown: self)
  }
}
