/// A set of words that can be looked up as bytes.
struct WordSet: Sendable {
  /// Words by hash of their length and of their first, middle and last bytes. The number of buckets
  /// is a power of two.
  private var buckets: [[[UInt8]]]
  private let ignoresCase: Bool

  /// `words` are separated by white space. With `ignoresCase`, they must be in lower case.
  init(_ words: String = "", ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    let list = words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    var count = 1
    while count < list.count * 2 { count *= 2 }
    buckets = Array(repeating: [], count: count)
    for word in list {
      let bucket = word.withUnsafeBufferPointer { Self.hash($0) } & (count - 1)
      buckets[bucket].append(word)
    }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !word.isEmpty else { return false }
    let found = buckets[Self.hash(word) & (buckets.count - 1)]
    return found.contains { known in
      known.count == word.count
        && zip(known, word).allSatisfy { $0 == (ignoresCase ? lowercased($1) : $1) }
    }
  }

  /// Independent of case.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let middle = Int(word[word.count / 2] | 0x20)
    return word.count &+ Int(word[0] | 0x20) &* 31 &+ Int(word[word.count - 1] | 0x20) &* 7
      &+ middle &* 131
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}
