/// The lines of a file around a location.
public struct SourceExcerpt: Hashable, Sendable {
  /// A line without its line end. A very long line is cut to the part around the location.
  public struct Line: Hashable, Sendable {
    /// Counted from 1.
    public var number: Int
    public var text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  public var linesBefore: [Line] = []

  /// The number of the marked line, and its text before the mark.
  public var start: Line

  /// The word or character at the location. Empty at the end of the line.
  public var marked: String

  /// The rest of the marked line.
  public var end: String
  public var linesAfter: [Line] = []
}

extension SourceExcerpt {
  /// Returns nil if the file has no such line.
  public init?(of lines: SourceLines, at location: SourceLocation) {
    guard (1...lines.count).contains(location.line) else { return nil }
    let line = lines[location.line - 1]
    let column = line.startIndex + min(max(0, location.column - 1), line.count)
    let markEnd = line.endOfMark(from: column)
    let before = line[..<column].suffix(Self.longest)
    let isCut = before.startIndex > line.startIndex
    start = Line(
      number: location.line,
      text: (isCut ? "…" : "") + (isCut ? before.drop { $0.isInsideCharacter } : before).text())
    marked = line[column..<markEnd].text(upTo: Self.longest)
    end = line[markEnd...].text(upTo: Self.longest)
    func others(from start: Int, to end: Int) -> [Line] {
      (start..<end).clamped(to: 0..<lines.count).map { index in
        Line(number: index + 1, text: lines[index].text(upTo: 2 * Self.longest))
      }
    }
    linesBefore = others(from: location.line - 3, to: location.line - 1)
    linesAfter = others(from: location.line, to: location.line + 1)
  }

  /// The number of bytes shown on each side of the location.
  private static let longest = 120
}

extension ArraySlice<UInt8> {
  /// The end of the word that starts at `start`, or of the single character if it is not part of a
  /// word.
  fileprivate func endOfMark(from start: Int) -> Int {
    let word = self[start...].prefix { $0.isOfWord }
    if !word.isEmpty { return word.endIndex }
    guard start < endIndex else { return start }
    return start + 1
  }

  fileprivate func text() -> String { String(decoding: self, as: UTF8.self) }

  fileprivate func text(upTo count: Int) -> String {
    guard count < self.count else { return text() }
    var end = startIndex + count
    while end > startIndex, self[end].isInsideCharacter { end -= 1 }
    return self[..<end].text() + "…"
  }
}

extension UInt8 {
  /// Whether this is a UTF-8 continuation byte.
  fileprivate var isInsideCharacter: Bool { self & 0xC0 == 0x80 }

  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
