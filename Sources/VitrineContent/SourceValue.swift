import VitrineDiagnostics
import VitrineModel

/// A value of front matter or of `site.yml` with its place, for decoding what a curator wrote.
struct SourceValue: Sendable {
  indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(FieldValue.Number)
    case text(String)
    case list([SourceValue])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String

    /// The place of the key, which an error about an unknown key names.
    var keyLine: Int
    var keyColumn: Int
    var value: SourceValue
  }

  var content: Content

  /// From 1, in the whole file.
  var line: Int

  /// From 1, in UTF-8 bytes.
  var column: Int

  /// True if the value is from the Markdown file that adds to a record, not from the record's own data.
  var isAdded = false

  /// What a record stands in, for paths that begin with `../`.
  var surroundings: Surroundings?

  /// True if the value is empty for a reason that a diagnostic already names.
  var isNoted = false
}

extension SourceValue {
  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

/// The values of the element or record that a record stands in.
final class Surroundings: Sendable {
  let value: SourceValue

  init(_ value: SourceValue) {
    self.value = value
  }
}
