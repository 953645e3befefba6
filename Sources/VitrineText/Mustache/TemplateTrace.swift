/// Records how templates used their contexts: the values they wrote, by name, and how often they
/// rendered each section, in order. The templates' own text is not included.
package struct TemplateTrace: Sendable {
  private var hasher = ContentHasher()
  private var written: [(hash: UInt64, value: UInt64)] = []

  package init() {}

  /// The hash of the whole trace.
  package var hash: ContentHash { hasher.finalize() }

  /// The hashes of the values that were written, without their names.
  package var values: [UInt64] { written.map(\.value) }

  /// The hash of everything written except the given values.
  package func hash(excluding values: [UInt64]) -> ContentHash {
    let values = Set(values)
    var hasher = ContentHasher()
    for writing in written where !values.contains(writing.value) { hasher.combine(writing.hash) }
    return hasher.finalize()
  }

  /// Adds a value that is shown in addition to what templates write.
  package mutating func write(_ name: String, _ value: String) {
    write(name, Array(value.utf8)[...])
  }

  mutating func write(_ name: String, _ value: ArraySlice<UInt8>) {
    if value.isEmpty { return }
    let value = value.withUnsafeBytes { ContentHash(of: $0.bytes).value }
    var hash = ContentHasher()
    hash.combine(counted: name)
    hash.combine(value)
    written.append((hash.finalize().value, value))
    hasher.combine("=")
    hasher.combine(written[written.count - 1].hash)
  }

  /// Records how often a section was rendered.
  mutating func enter(_ name: String, times: Int) {
    hasher.combine("#")
    hasher.combine(counted: name)
    hasher.combine(UInt64(times))
  }
}
