import VitrineSystem
import VitrineText

/// The directories of an Exif block.
///
/// Exif 2.32 §4.6: a TIFF header, then directories of 12-byte entries: a tag, a type, a count, and
/// the value or its offset. Offsets that lead outside are ignored.
struct ExifBlock {
  private let bytes: ArraySlice<UInt8>
  private let isLittle: Bool

  /// Fails if the bytes do not begin with a TIFF header.
  init?(_ bytes: ArraySlice<UInt8>) {
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0]: isLittle = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittle = false
    default: return nil
    }
    self.bytes = bytes
  }

  struct Entry {
    fileprivate var type: Int
    fileprivate var count: Int
    fileprivate var offset: Int
  }

  /// The first directory, or the one that an entry of it leads to.
  func directory(_ tag: Int? = nil) -> [Int: Entry] {
    guard let tag else { return number(at: 4, 4).map(directory(at:)) ?? [:] }
    return directory()[tag].flatMap { number(at: $0.offset, 4) }.map(directory(at:)) ?? [:]
  }

  private func directory(at start: Int) -> [Int: Entry] {
    var entries: [Int: Entry] = [:]
    for index in 0..<(number(at: start, 2) ?? 0) {
      let entry = start + 2 + index * 12
      guard let tag = number(at: entry, 2), let type = number(at: entry + 2, 2),
        let count = number(at: entry + 4, 4), let value = number(at: entry + 8, 4)
      else { break }
      let length = count * ([1: 1, 2: 1, 7: 1, 3: 2, 5: 8][type] ?? 4)
      entries[tag] = Entry(type: type, count: count, offset: length <= 4 ? entry + 8 : value)
    }
    return entries
  }

  func text(_ entry: Entry?) -> String? {
    guard let entry, [1, 2, 7].contains(entry.type) else { return nil }
    return metadataText(bytes.dropFirst(entry.offset).prefix(entry.count).prefix { $0 != 0 })
  }

  /// Fractions; infinite or not a number where the denominator is 0.
  func rationals(_ entry: Entry?) -> [Double] {
    guard let entry, entry.type == 5, entry.count <= 8 else { return [] }
    return (0..<entry.count).compactMap { index in
      guard let numerator = number(at: entry.offset + index * 8, 4),
        let denominator = number(at: entry.offset + index * 8 + 4, 4)
      else { return nil }
      return Double(numerator) / Double(denominator)
    }
  }

  private func number(at offset: Int, _ count: Int) -> Int? {
    let digits = bytes.dropFirst(offset).prefix(count)
    guard digits.count == count else { return nil }
    return isLittle
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A trimmed text of metadata, which is UTF-8 or else Windows-1252. Nil if it is blank.
func metadataText(_ bytes: some Collection<UInt8>) -> String? {
  let text =
    String(validating: bytes, as: UTF8.self)
    ?? String(decoding: utf8(of: Array(bytes), in: "CP1252") ?? [], as: UTF8.self)
  let result = trimmed(text)
  return result.isEmpty ? nil : result
}
