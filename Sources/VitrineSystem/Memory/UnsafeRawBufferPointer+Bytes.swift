import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension UnsafeRawBufferPointer {
  /// True if both hold the same bytes.
  package func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// True if this comes before `other` in the order of their bytes. A prefix comes before the longer one.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shorter = Swift.min(count, other.count)
    let order = shorter == 0 ? 0 : memcmp(baseAddress!, other.baseAddress!, shorter)
    return order == 0 ? count < other.count : order < 0
  }

  /// Where a byte stands first, from `start` on.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Returns the offset at which `other` begins, at `start` or after it; nil if it does not. `other` is not empty.
  package func index(of other: [UInt8], from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    let found = other.withUnsafeBytes {
      vitrine_find(base + start, count - start, $0.baseAddress!, $0.count)
    }
    return found.map { UnsafeRawPointer($0) - base }
  }

  /// True if `other` is anywhere in it.
  package func contains(_ other: UnsafeRawBufferPointer) -> Bool {
    if other.isEmpty { return true }
    guard !isEmpty else { return false }
    return vitrine_find(baseAddress!, count, other.baseAddress!, other.count) != nil
  }

  /// The bytes of a text of C, without the zero that ends it.
  package init(ofCString text: UnsafePointer<CChar>) {
    self.init(start: text, count: strlen(text))
  }
}
