/// A place in a content or template file.
public struct SourceLocation: Hashable, Sendable {
  /// The file, relative to the folder the user named, with `/`.
  public var file: String

  /// The line, from 1, counted in the whole file (front matter included).
  public var line: Int

  /// The column, from 1, in UTF-8 bytes; a byte order mark counts in no column.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// The place of a file as a whole.
  package static func start(of file: String) -> SourceLocation {
    SourceLocation(file: file, line: 1, column: 1)
  }

  /// The place of the byte at `offset` of the file's `bytes`, whose lines end in LF or CR LF.
  public init(ofByteAt offset: Int, in bytes: [UInt8], file: String) {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    let mark = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(file: file, line: line, column: offset - lineStart - mark + 1)
  }
}

extension SourceLocation: Comparable {
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}

/// A place in a text, whichever file that is.
public struct TextPlace: Hashable, Sendable {
  /// From 1.
  public var line: Int

  /// From 1, in UTF-8 bytes; a byte order mark counts in no column.
  public var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place in `file`, whose text this is.
  package func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

extension TextPlace: Comparable {
  public static func < (first: TextPlace, second: TextPlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
