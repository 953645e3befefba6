/// Where a record, page or section was written: for diagnostics, never for output.
public struct Place: Hashable, Sendable {
  /// The file, relative to the content folder, with `/`.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The column, from 1, in UTF-8 bytes.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
