internal import VitrineText

/// Words by number, in the order in which they came.
///
/// A build looks up each word of the site here, so that memory is laid out by hand.
final class TermTable {
  private(set) var count = 0

  /// The terms' bytes, each from a multiple of eight on and followed by zeros up to the next.
  private var bytes: UnsafeMutablePointer<UInt64>
  private var byteWords = 0
  private var byteCapacity = 1 << 10
  private var entries: [Entry] = []

  /// Twice as many as terms, at least: the upper half of a term's hash and its number from 1; 0 where
  /// none is.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask = (1 << 10) - 1

  private struct Entry {
    var start: Int
    var length: Int
    var hash: UInt64
  }

  init() {
    bytes = .allocate(capacity: byteCapacity)
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  deinit {
    bytes.deallocate()
    slots.deallocate()
  }

  /// The number of the term of `length` bytes at `word`, which has to be followed by zeros up to a
  /// multiple of eight bytes.
  @inline(__always)
  func number(of word: UnsafePointer<UInt64>, length: Int) -> Int {
    let words = (length + 7) >> 3
    var hash: UInt64 = UInt64(truncatingIfNeeded: length)
    for index in 0..<words {
      hash = (hash ^ word[index]) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return insert(word, length: length, words: words, hash: hash, at: slot) }
      if found >> 32 == hash >> 32 {
        let number = Int(found & 0xFFFF_FFFF) - 1
        if isSame(number, word, length: length, words: words) { return number }
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func isSame(
    _ number: Int, _ word: UnsafePointer<UInt64>, length: Int, words: Int
  ) -> Bool {
    let entry = entries.withUnsafeBufferPointer { $0[number] }
    if entry.length != length { return false }
    let term = bytes + entry.start
    for index in 0..<words where term[index] != word[index] { return false }
    return true
  }

  private func insert(
    _ word: UnsafePointer<UInt64>, length: Int, words: Int, hash: UInt64, at slot: Int
  ) -> Int {
    if byteWords + words > byteCapacity {
      let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: byteCapacity * 2 + words)
      larger.update(from: bytes, count: byteWords)
      bytes.deallocate()
      bytes = larger
      byteCapacity = byteCapacity * 2 + words
    }
    (bytes + byteWords).update(from: word, count: words)
    entries.append(Entry(start: byteWords, length: length, hash: hash))
    byteWords += words
    count += 1
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(count)
    if count * 2 > mask { grow() }
    return count - 1
  }

  private func grow() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry.hash & 0xFFFF_FFFF_0000_0000 | UInt64(index + 1)
    }
  }

  /// The bytes of a term, for as long as no other is added.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[number]
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(bytes + entry.start).assumingMemoryBound(to: UInt8.self),
      count: entry.length)
  }
}

extension TermTable {
  /// The number of a term.
  func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (term.count + 7) / 8 + 1) { word in
      word.initialize(repeating: 0)
      UnsafeMutableRawBufferPointer(word).copyMemory(from: UnsafeRawBufferPointer(term))
      return number(of: UnsafePointer(word.baseAddress!), length: term.count)
    }
  }

  /// Numbers of all terms in byte order.
  var inOrder: [Int] {
    // Eight bytes, the first highest, decide most comparisons.
    let keys = entries.map { entry in
      (entry.length == 0 ? 0 : bytes[entry.start].bigEndian)
    }
    return (0..<count).sorted { first, second in
      if keys[first] != keys[second] { return keys[first] < keys[second] }
      return self[first].lexicographicallyPrecedes(self[second])
    }
  }
}
