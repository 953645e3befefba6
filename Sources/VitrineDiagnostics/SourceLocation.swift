/// A place in a content or template file.
public struct SourceLocation: Hashable, Sendable {
  /// The path, relative to the folder that the user named, with `/` as separator.
  public var file: String

  /// The line, from 1, counted from the top of the file (front matter included).
  public var line: Int

  /// The column, from 1, in UTF-8 bytes. A byte order mark is not counted.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// The first character, for diagnostics about a file as a whole.
  package static func start(of file: String) -> SourceLocation {
    SourceLocation(file: file, line: 1, column: 1)
  }

  /// The location of the byte at `offset` in `bytes`, the content of the file. Lines end in LF or
  /// CR LF.
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

/// A line and column in a text, without the file.
public struct TextPosition: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int

  /// Counted from 1, in UTF-8 bytes. A byte order mark is not counted.
  public var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

extension TextPosition: Comparable {
  public static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
