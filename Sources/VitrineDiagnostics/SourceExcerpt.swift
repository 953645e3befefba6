/// The lines of a file around a place in it.
public struct SourceExcerpt: Hashable, Sendable {
  /// The text between two line ends. Of a very long line only the part around the place.
  public struct Line: Hashable, Sendable {
    /// From 1.
    public var number: Int
    public var text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  public var linesBefore: [Line] = []

  /// The line of the place up to it, and its number.
  public var start: Line

  /// The text at the place: a word, or a character. Empty at the end of the line.
  public var marked: String

  /// The rest of the line.
  public var end: String
  public var linesAfter: [Line] = []
}

extension SourceExcerpt {
  /// The excerpt of a file with these lines; nil when it has no such line.
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
    func others(_ numbers: Range<Int>) -> [Line] {
      numbers.clamped(to: 0..<lines.count).map { index in
        Line(number: index + 1, text: lines[index].text(upTo: 2 * Self.longest))
      }
    }
    linesBefore = others(location.line - 3..<location.line - 1)
    linesAfter = others(location.line..<location.line + 1)
  }

  /// How many bytes of a line are shown on each side of the place.
  private static let longest = 120
}

extension ArraySlice<UInt8> {
  /// The end of the word, or of the one character, that starts at `start`.
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
  /// True for a later byte of a character of several bytes.
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
