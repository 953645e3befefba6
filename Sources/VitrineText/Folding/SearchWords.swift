/// Calls `body` with each word of a folded UTF-8 text as an index stores them: runs of letters,
/// marks and numbers.
///
/// Scripts written without spaces are cut into pairs of characters instead: each character with the
/// next, and the last one by itself. Any part of such a text can then be found by its pairs. Words
/// are cut off after `maxSearchWordLength` characters.
package func forEachSearchWord(
  in folded: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
  let table = FoldingTable.unicode
  var run = WordRun()
  var index = 0
  func end() {
    if let range = run.rest { body(UnsafeBufferPointer(rebasing: folded[range])) }
    run = WordRun()
  }
  while index < folded.count {
    let size = folded[index] < 0x80 ? 1 : utf8SequenceLength(folded, at: index) ?? 1
    let scalar = scalar(folded, at: index, length: size)
    let next = index + size
    if table.isOfWord(scalar) {
      let isPaired = isWrittenWithoutSpaces(scalar)
      if isPaired != run.isPaired { end() }
      run.isPaired = isPaired
      if let pair = run.append(index..<next) { body(UnsafeBufferPointer(rebasing: folded[pair])) }
    } else {
      end()
    }
    index = next
  }
  end()
}

/// A run of consecutive letters.
private struct WordRun {
  /// Whether the script is written without spaces.
  var isPaired = false

  /// The bytes of the word, or of only the last character if characters are paired.
  private(set) var rest: Range<Int>?
  private var length = 0

  /// Appends a character and returns the pair it forms with the one before it.
  mutating func append(_ character: Range<Int>) -> Range<Int>? {
    guard let before = rest else {
      (rest, length) = (character, 1)
      return nil
    }
    if isPaired {
      rest = character
      return before.lowerBound..<character.upperBound
    }
    if length < maxSearchWordLength { rest = before.lowerBound..<character.upperBound }
    length += 1
    return nil
  }
}

/// How many characters of a word count in search.
package let maxSearchWordLength = 32

/// Whether the scalar is a letter or mark of a script written without spaces.
func isWrittenWithoutSpaces(_ scalar: UInt32) -> Bool {
  if scalar < 0xE00 { return false }
  return withoutSpaces.contains { $0.contains(scalar) }
}

/// Thai and Lao; Burmese; Khmer; Han, hiragana and katakana. Must match `withoutSpaces` in
/// `Templates/scripts/fold.js`.
private let withoutSpaces: [ClosedRange<UInt32>] = [
  0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3021...0x3029,
  0x3031...0x3035, 0x303B...0x303B, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
  0x4E00...0x9FFF, 0xA9E0...0xA9FE, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0x16FE2...0x16FE4,
  0x1AFF0...0x1B16F, 0x20000...0x3FFFF,
]
