import VitrineDiagnostics
import VitrineModel

/// A value of front matter or of `site.yml` with its position, before it is decoded.
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

    /// The position of the key, for errors about unknown keys.
    var keyLine: Int
    var keyColumn: Int
    var value: SourceValue
  }

  var content: Content

  /// From 1, in the whole file.
  var line: Int

  /// From 1, in UTF-8 bytes.
  var column: Int

  /// Whether the value comes from the Markdown file that extends a record, not from its own data.
  var isAdded = false

  /// The values around a record, for paths that begin with `../`.
  var surroundings: Surroundings?

  /// Whether the value is empty for a reason that a diagnostic already names.
  var isNoted = false
}

extension SourceValue {
  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

/// The values of the element or record that contains a record.
final class Surroundings: Sendable {
  let value: SourceValue

  init(_ value: SourceValue) {
    self.value = value
  }
}
