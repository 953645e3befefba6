package import VitrineDiagnostics
package import VitrineModel

/// A value of front matter or of `site.yml` with its position, before it is decoded.
package struct SourceValue: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(FieldValue.Number)
    case text(String)
    case list([SourceValue])
    case object([Member])
  }

  package struct Member: Sendable {
    package var key: String

    /// The position of the key, for errors about unknown keys.
    package var keyLine: Int
    package var keyColumn: Int
    package var value: SourceValue

    @inlinable package init(key: String, keyLine: Int, keyColumn: Int, value: SourceValue) {
      (self.key, self.keyLine, self.keyColumn) = (key, keyLine, keyColumn)
      self.value = value
    }
  }

  package var content: Content

  /// From 1, in the whole file.
  package var line: Int

  /// From 1, in UTF-8 bytes.
  package var column: Int

  /// Whether the value comes from the Markdown file that extends a record, not from its own data.
  package var isAdded = false

  /// The values around a record, for paths that begin with `../`.
  package var parentValues: ParentValues?

  /// Whether the value is empty for a reason that a diagnostic already names.
  package var isReported = false

  @inlinable package init(content: Content, line: Int, column: Int) {
    (self.content, self.line, self.column) = (content, line, column)
  }
}

extension SourceValue {
  @inlinable package func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

/// The values of the element or record that contains a record.
package final class ParentValues: Sendable {
  package let value: SourceValue

  package init(_ value: SourceValue) {
    self.value = value
  }
}
