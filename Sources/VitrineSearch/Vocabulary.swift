internal import VitrineText

/// The words that save the most space in a site's texts. In stored texts a single character
/// replaces each of them and the space before it, which makes the texts half as long.
///
/// The words come from a sample, so that they are known before the first text is written.
package struct Vocabulary: Sendable {
  /// The words, those that save the most first, and the characters that replace them.
  private(set) var words: [[UInt8]] = []
  private(set) var codes: [UInt32] = []

  /// The words by number. It is not changed after initialisation, so threads can share it.
  private nonisolated(unsafe) let table = TermTable()

  /// Whether each character below U+0800 stands for a word. Texts escape such a character if it
  /// means itself.
  private(set) var isCode = [Bool](repeating: false, count: 0x800)

  /// `escape` precedes a character that means itself, and `capital` one whose word begins with a
  /// capital letter.
  static let escape: UInt8 = 1
  static let capital: UInt8 = 2

  package init() {}

  /// Chooses the words from a sample of the site's texts, which may be HTML.
  package init(sample: [[UInt8]]) {
    let part = IndexPart(Vocabulary(), countsAll: true)
    for (number, text) in sample.enumerated() {
      text.withUnsafeBufferPointer { part.add(number, summary: nil, html: $0) }
    }
    let free = Self.unusedCharacters(part.charactersBelow800)
    // Each use of a word saves its length minus that of its code.
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

  /// The index in `words` of the word of `length` bytes at `word`, or nil if it is not there.
  @inline(__always)
  func number(of word: UnsafePointer<UInt64>, length: Int) -> Int? {
    table.knownNumber(of: word, length: length)
  }

  /// Characters that do not occur in the sample: first those of one byte, which are control
  /// characters except white space and then ASCII signs, then those of two bytes.
  private static func unusedCharacters(_ used: [Bool]) -> [UInt32] {
    let control = (3...0x1F).filter { ![9, 10, 13].contains($0) } + [0x7F]
    let signs = "!#$%&'()*+,-./:;<=>?@[]^_`{|}~".utf8.map(Int.init).filter { !used[$0] }
    return (control + signs + (0xA0..<0x800).filter { !used[$0] }).map(UInt32.init)
  }
}
