/// Changes texts of one format as damage, slips and malice do; the same seed gives the same texts.
public struct Mutation: Sendable {
  private let texts: [[UInt8]]

  /// What means something in the format.
  private let tokens: [[UInt8]]

  /// A longer text is cut.
  private let maxBytes: Int

  public init(of texts: [[UInt8]], tokens: [String], maxBytes: Int = 4096) {
    self.texts = texts
    self.tokens = (tokens + Self.everywhere).map { Array($0.utf8) }
    self.maxBytes = maxBytes
  }

  /// What texts of all formats may hold, and what none may.
  private static let everywhere = [
    "\n", "\r\n", "\r", "\t", " ", "  ", "\u{B}", "\u{0}", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}",
    "\u{FEFF}", "ü", "日本", "🗻", "e\u{301}", "\u{202E}", "0", "-1", "1e999", "99999999999999999999",
    "9223372036854775807", "\"", "'", "\\", "<", ">", "&", "/", "..", "null",
  ]

  /// The text of a number.
  public func text(_ number: Int) -> [UInt8] {
    var random = SplitMix64(seed: UInt64(number) &* 0x1000_0000_1B3)
    var text = texts[random.below(texts.count)]
    for _ in 0..<1 + random.below(4) { change(&text, &random) }
    return Array(text.prefix(maxBytes))
  }

  private func change(_ text: inout [UInt8], _ random: inout SplitMix64) {
    let range = random.range(in: text.count)
    switch random.below(10) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: text[range], at: random.below(text.count + 1))
    case 2: text.removeSubrange(range.lowerBound...)
    case 3:
      let other = texts[random.below(texts.count)]
      text.replaceSubrange(range, with: other[random.range(in: other.count)])
    case 4:
      let byte = UInt8(random.below(256))
      if range.isEmpty { text.append(byte) } else { text[range.lowerBound] = byte }
    case 5:
      let token = tokens[random.below(tokens.count)]
      let count = random.below(8) == 0 ? random.below(1000) : 2
      text.insert(
        contentsOf: Array(repeating: token, count: count).joined(), at: range.lowerBound)
    case 6: text.replaceSubrange(range, with: tokens[random.below(tokens.count)])
    default: text.insert(contentsOf: tokens[random.below(tokens.count)], at: range.lowerBound)
    }
  }
}

extension SplitMix64 {
  /// A range of at most 24 among so many bytes.
  fileprivate mutating func range(in count: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<min(count, start + below(25))
  }
}
