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

    /// Where the key stands: the place of an unknown key's error.
    var keyLine: Int
    var keyColumn: Int
    var value: SourceValue
  }

  var content: Content

  /// From 1, in the whole file.
  var line: Int

  /// From 1, in UTF-8 bytes.
  var column: Int

  /// Whether it stands in the Markdown file that adds to a record, not in the record's own data.
  var isAdded = false

  /// Whether it is empty for a reason that a diagnostic names.
  var isNoted = false
}
