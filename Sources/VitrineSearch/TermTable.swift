internal import VitrineText

/// Numbers words in the order of their first appearance, and remembers the last document of each.
///
/// A build looks up every word of the site here. On a site with many different words, most are not
/// in the CPU cache, so a lookup should need one memory access.
final class TermTable {
  private(set) var count = 0

  /// The bytes of the terms. Each starts at a multiple of eight and is padded with zeros.
  private var bytes: UnsafeMutablePointer<UInt64>
  private var byteWords = 0
  private var byteCapacity = 1 << 10
  private var entries: [Entry] = []

  private var slots: UnsafeMutablePointer<Slot>
  private var slotBits: UInt64 = 10

  private struct Entry {
    var start: Int
    var length: Int
  }

  /// The bytes of a term of up to sixteen bytes, none of which is zero, or the hash of a longer
  /// term.
  struct Key: Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0

    /// The length of a term that fits into a key.
    var length: Int {
      second == 0 ? 8 - first.leadingZeroBitCount / 8 : 16 - second.leadingZeroBitCount / 8
    }

    static let longest = 16

    /// The key of the term of `length` bytes at `word`, which must be padded with zeros to a
    /// multiple of eight bytes.
    @inline(__always)
    init(_ word: UnsafePointer<UInt64>, length: Int) {
      if length > Self.longest {
        first = TermTable.hash(of: word, length: length)
      } else if length > 0 {
        first = word[0]
        if length > 8 { second = word[1] }
      }
    }

    init() {}
  }

  private struct Slot {
    var key = Key()

    /// The term's number from 1, with a flag for longer terms, or 0 if the slot is free.
    var tag: UInt32 = 0

    /// The last document that contained it.
    var document: Int32 = -1

    static let longTag: UInt32 = 1 << 31

    var number: Int { Int(tag & ~Slot.longTag) - 1 }
  }

  init() {
    bytes = .allocate(capacity: byteCapacity)
    slots = .allocate(capacity: 1 << slotBits)
    slots.initialize(repeating: Slot(), count: 1 << slotBits)
  }

  deinit {
    bytes.deallocate()
    slots.deallocate()
  }

  /// Records that a document contains the term of `length` bytes at `word`. `isFirst` is false if
  /// the previous call for this term was for the same document. The term must be padded with zeros
  /// to a multiple of eight bytes.
  @inline(__always)
  func add(
    _ word: UnsafePointer<UInt64>, length: Int, in document: Int
  ) -> (number: Int, isFirst: Bool) {
    // Found before `slots` is read, because adding a term may reallocate them.
    let place = place(adding: word, length: length)
    let slot = slots + place
    let document = Int32(truncatingIfNeeded: document)
    let isFirst = slot.pointee.document != document
    slot.pointee.document = document
    return (slot.pointee.number, isFirst)
  }

  /// The same for a term that fits into its key.
  @inline(__always)
  func add(_ key: Key, in document: Int) -> (number: Int, isFirst: Bool) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { word in
      word.initializeElement(at: 0, to: key.first)
      word.initializeElement(at: 1, to: key.second)
      return add(UnsafePointer(word.baseAddress!), length: key.length, in: document)
    }
  }

  /// The number of the term of `length` bytes at `word`, which is added if it is new. It must be
  /// padded with zeros to a multiple of eight bytes.
  func number(of word: UnsafePointer<UInt64>, length: Int) -> Int {
    let place = place(adding: word, length: length)
    return slots[place].number
  }

  /// The number of a term, or nil if it is not in the table.
  @inline(__always)
  func knownNumber(of word: UnsafePointer<UInt64>, length: Int) -> Int? {
    let slot = slots[place(of: word, length: length, key: Key(word, length: length))]
    return slot.tag == 0 ? nil : slot.number
  }

  /// Loads the first slots for some terms into the cache. Waiting for all of them takes hardly
  /// longer than waiting for one. The result is meaningless, but without one the compiler would
  /// remove the loop.
  @inline(never)
  func fetch(_ keys: UnsafeBufferPointer<Key>) -> UInt64 {
    var sum: UInt64 = 0
    for key in keys { sum ^= slots[firstPlace(of: key)].key.first }
    return sum
  }

  @inline(__always)
  private func place(adding word: UnsafePointer<UInt64>, length: Int) -> Int {
    let key = Key(word, length: length)
    let place = place(of: word, length: length, key: key)
    return slots[place].tag == 0 ? insert(word, length: length, key: key, at: place) : place
  }

  /// The index of a term's slot, or of the free slot where it would be added.
  @inline(__always)
  private func place(of word: UnsafePointer<UInt64>, length: Int, key: Key) -> Int {
    let isLong = length > Key.longest
    var place = firstPlace(of: key)
    while true {
      let slot = slots[place]
      if slot.tag == 0 { return place }
      if slot.key == key, (slot.tag >= Slot.longTag) == isLong,
        !isLong || isSame(slot.number, word, length: length)
      {
        return place
      }
      place = (place + 1) & (1 << slotBits - 1)
    }
  }

  @inline(__always)
  private func firstPlace(of key: Key) -> Int {
    let hash = (key.first ^ (key.second &* multiplier) >> 7) &* multiplier
    return Int(truncatingIfNeeded: hash >> (64 - slotBits))
  }

  private static func hash(of word: UnsafePointer<UInt64>, length: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: length)
    for index in 0..<(length + 7) >> 3 {
      hash = (hash ^ word[index]) &* multiplier
      hash ^= hash >> 29
    }
    return hash
  }

  private func isSame(_ number: Int, _ word: UnsafePointer<UInt64>, length: Int) -> Bool {
    let entry = entries[number]
    if entry.length != length { return false }
    let term = bytes + entry.start
    for index in 0..<(length + 7) >> 3 where term[index] != word[index] { return false }
    return true
  }

  private func insert(
    _ word: UnsafePointer<UInt64>, length: Int, key: Key, at place: Int
  ) -> Int {
    let words = (length + 7) >> 3
    if byteWords + words > byteCapacity {
      let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: byteCapacity * 2 + words)
      larger.update(from: bytes, count: byteWords)
      bytes.deallocate()
      bytes = larger
      byteCapacity = byteCapacity * 2 + words
    }
    (bytes + byteWords).update(from: word, count: words)
    entries.append(Entry(start: byteWords, length: length))
    byteWords += words
    count += 1
    let slot = Slot(key: key, tag: UInt32(count) | (length > Key.longest ? Slot.longTag : 0))
    slots[place] = slot
    // At most two thirds of the slots are taken.
    return count * 3 > 2 << slotBits ? grow(after: slot) : place
  }

  /// Doubles the slots, and returns the new index of slot `last`.
  private func grow(after last: Slot) -> Int {
    let old = UnsafeMutableBufferPointer(start: slots, count: 1 << slotBits)
    defer { old.deallocate() }
    slotBits += 1
    slots = .allocate(capacity: 1 << slotBits)
    slots.initialize(repeating: Slot(), count: 1 << slotBits)
    var placeOfLast = 0
    for slot in old where slot.tag != 0 {
      var place = firstPlace(of: slot.key)
      while slots[place].tag != 0 { place = (place + 1) & (1 << slotBits - 1) }
      slots[place] = slot
      if slot.tag == last.tag { placeOfLast = place }
    }
    return placeOfLast
  }

  /// The bytes of a term, valid until another is added.
  subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[number]
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(bytes + entry.start).assumingMemoryBound(to: UInt8.self),
      count: entry.length)
  }
}

extension TermTable {
  /// The number of a term, which is added if it is new.
  func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    withPaddedWord(of: term) { number(of: $0, length: term.count) }
  }

  /// Records that a document contains a term. `isFirst` is false if the previous call for this term
  /// was for the same document.
  func add(
    _ term: UnsafeBufferPointer<UInt8>, in document: Int
  ) -> (number: Int, isFirst: Bool) {
    withPaddedWord(of: term) { add($0, length: term.count, in: document) }
  }

  private func withPaddedWord<Result>(
    of term: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<UInt64>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (term.count + 7) / 8 + 1) { word in
      word.initialize(repeating: 0)
      UnsafeMutableRawBufferPointer(word).copyMemory(from: UnsafeRawBufferPointer(term))
      return body(UnsafePointer(word.baseAddress!))
    }
  }

  /// The numbers of all terms in byte order.
  var inOrder: [Int] {
    // The first eight bytes, as a big-endian number, decide most comparisons.
    let keyed = entries.enumerated().map { number, entry in
      (key: entry.length == 0 ? 0 : bytes[entry.start].bigEndian, number: number)
    }
    return keyed.sorted { first, second in
      if first.key != second.key { return first.key < second.key }
      return self[first.number].lexicographicallyPrecedes(self[second.number])
    }.map(\.number)
  }
}

private let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
