internal import VitrineText

/// The words that stand most often in a site's texts, each with a character that is written for it and
/// the space before it: stored texts become half as long.
///
/// They come from a sample, so that the words are known before the first text is written.
package struct Vocabulary: Sendable {
  /// The words, the most frequent first; the characters that stand for them.
  private(set) var words: [[UInt8]] = []
  private(set) var codes: [UInt32] = []

  /// The words by their numbers. Nobody adds to it once it is made.
  private nonisolated(unsafe) let table = TermTable()

  /// True for each character below U+0800 that stands for a word. In a text such a character itself has
  /// an escape before it.
  private(set) var isCode = [Bool](repeating: false, count: 0x800)

  /// What stands before a character that means itself, and before one whose word begins with a capital.
  static let escape: UInt8 = 1
  static let capital: UInt8 = 2

  package init() {}

  /// Chooses words from texts of a site, as plain text or HTML.
  package init(sample: [[UInt8]]) {
    let part = IndexPart(Vocabulary(), countsAll: true)
    for (number, text) in sample.enumerated() {
      text.withUnsafeBufferPointer { part.add(number, summary: nil, html: $0) }
    }
    let free = Self.characters(besides: part.charactersBelow800)
    // What a word saves: its length less that of the code.
    let saved = (0..<part.terms.count).compactMap { number -> (number: Int, saved: Int)? in
      let length = part.terms[number].count
      return length >= 2 && part.uses[number] > 2
        ? (number, part.uses[number] * (length - 1)) : nil
    }.sorted { ($1.saved, $0.number) < ($0.saved, $1.number) }
    for (word, code) in zip(saved, free) {
      words.append(Array(part.terms[word.number]))
      _ = table.number(of: part.terms[word.number])
      codes.append(code)
      isCode[Int(code)] = true
    }
  }

  /// The place of a word of `length` bytes in `words`; nil if it is none of them.
  @inline(__always)
  func number(of word: UnsafePointer<UInt64>, length: Int) -> Int? {
    table.knownNumber(of: word, length: length)
  }

  /// Characters that the sample does not have, those of one byte first: control characters but for white
  /// space, then signs of ASCII.
  private static func characters(besides used: [Bool]) -> [UInt32] {
    let control = (3...0x1F).filter { ![9, 10, 13].contains($0) } + [0x7F]
    let signs = "!#$%&'()*+,-./:;<=>?@[]^_`{|}~".utf8.map(Int.init).filter { !used[$0] }
    return (control + signs + (0xA0..<0x800).filter { !used[$0] }).map(UInt32.init)
  }
}
