import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension UnsafeRawBufferPointer {
  /// Whether both contain the same bytes.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// Whether this comes before `other` in byte order. A prefix comes before the longer sequence.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shorter = Swift.min(count, other.count)
    let order = shorter == 0 ? 0 : memcmp(baseAddress!, other.baseAddress!, shorter)
    return order == 0 ? count < other.count : order < 0
  }

  /// The first index of a byte at or after `start`.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Returns the first offset of `other` at or after `start`, or nil if it does not occur. `other`
  /// has one or a few bytes. The search looks for the last of them, because the system finds single
  /// bytes fastest.
  package func index(of other: [UInt8], from start: Int) -> Int? {
    let before = other.count - 1
    var next = start + before
    while let last = index(of: other[before], from: next) {
      if self[last - before..<last].elementsEqual(other[..<before]) { return last - before }
      next = last + 1
    }
    return nil
  }

  /// Whether `other` occurs anywhere in it.
  package func contains(_ other: UnsafeRawBufferPointer) -> Bool {
    if other.isEmpty { return true }
    guard !isEmpty else { return false }
    return vitrine_find(baseAddress!, count, other.baseAddress!, other.count) != nil
  }

  /// The first offset of `other`, which is not empty, at or after `start`.
  package func firstOffset(of other: [UInt8], from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return vitrine_find(base + start, count - start, other, other.count).map { $0 - base }
  }

  /// The bytes of a C string, without the terminating zero.
  package init(ofCString text: UnsafePointer<CChar>) {
    self.init(start: text, count: strlen(text))
  }
}
