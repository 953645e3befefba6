internal import VitrineText

/// Terms in order, with the documents that contain each, split into files of limited length.
///
/// A file is a list of terms. Each consists of the number of UTF-16 units shared with the previous
/// term, as a base64 digit, then the rest of the term, a space, the documents and a comma.
struct ShardList {
  private(set) var shards: [Shard] = []

  struct Shard {
    var first: [UInt8]
    var bytes: [UInt8]
  }

  private var last: [UInt8] = []

  /// The least and greatest length of a file. Which term ends a file in between depends on the term
  /// itself, so that a change to one text changes few files.
  private let lengths: ClosedRange<Int>

  init(lengths: ClosedRange<Int>) { self.lengths = lengths }

  /// Appends a term, followed by what `documents` writes.
  mutating func append(
    _ term: UnsafeBufferPointer<UInt8>, documents: (inout [UInt8]) -> Void
  ) {
    if shards.isEmpty || endsShard(before: term) {
      shards.append(Shard(first: Array(term), bytes: []))
      last = []
    }
    let shard = shards.count - 1
    let shared = sharedPrefix(with: term)
    shards[shard].bytes.append(base64Digits[shared.units])
    shards[shard].bytes.append(contentsOf: term[shared.bytes...])
    shards[shard].bytes.append(UInt8(ascii: " "))
    documents(&shards[shard].bytes)
    shards[shard].bytes.append(UInt8(ascii: ","))
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: term)
  }

  private func endsShard(before term: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = shards[shards.count - 1].bytes.count
    if length < lengths.lowerBound { return false }
    if length >= lengths.upperBound { return true }
    var hasher = ContentHasher()
    hasher.combine(counted: String(decoding: term, as: UTF8.self))
    return hasher.finalize().value & 31 == 0
  }

  /// The length of the prefix that a term shares with the previous one, in whole characters.
  private func sharedPrefix(with term: UnsafeBufferPointer<UInt8>) -> (bytes: Int, units: Int) {
    var index = 0
    while index < last.count, index < term.count, last[index] == term[index] { index += 1 }
    while index > 0, index < term.count, term[index] & 0xC0 == 0x80 { index -= 1 }
    let units = term[..<index].reduce(0) {
      $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1)
    }
    return units > 63 ? (0, 0) : (index, units)
  }
}

extension [UInt8] {
  /// Appends a number in base64 digits, lowest first. Each digit has five bits, and one that says
  /// whether more follow.
  @inline(__always)
  mutating func appendDigits(_ number: UInt32) {
    var rest = number
    while rest > 31 {
      append(base64Digits.withUnsafeBufferPointer { $0[Int(32 | rest & 31)] })
      rest >>= 5
    }
    append(base64Digits.withUnsafeBufferPointer { $0[Int(rest)] })
  }
}
