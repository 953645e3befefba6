import VitrineDiagnostics

/// The directory of a zip file. Entries are read on demand.
struct ZipArchive: Sendable {
  struct Entry: Sendable {
    /// 0 for stored bytes, 8 for deflated ones.
    var method: UInt16
    var checksum: UInt32
    var packedCount: Int
    var isEncrypted: Bool

    /// The offset of its local header.
    var offset: Int
  }

  let bytes: [UInt8]

  /// The file that the bytes come from.
  let file: String

  /// By name in lower case, because the names of parts are case-insensitive.
  private var entries: [String: Entry] = [:]

  /// Throws unless the bytes are a complete zip file.
  init(_ bytes: [UInt8], file: String) throws(UnreadableContent) {
    (self.bytes, self.file) = (bytes, file)
    guard let end = Self.endOfDirectory(of: bytes), let count = bytes.number16(at: end + 10),
      var header = bytes.number32(at: end + 16)
    else { throw .damagedWorkbook(file, "its end is missing") }
    for _ in 0..<count {
      guard let (name, entry, next) = Self.entry(at: header, in: bytes) else {
        throw .damagedWorkbook(file, "its directory is incomplete")
      }
      entries[name] = entry
      header = next
    }
  }

  func entry(_ name: String) -> Entry? { entries[name.lowercased()] }

  /// Returns the bytes of an entry in packed form.
  func packedBytes(of entry: Entry) throws(UnreadableContent) -> ArraySlice<UInt8> {
    guard bytes.number32(at: entry.offset) == 0x0403_4B50,
      let name = bytes.number16(at: entry.offset + 26),
      let extra = bytes.number16(at: entry.offset + 28)
    else { throw .damagedWorkbook(file, "a part is missing") }
    let start = entry.offset + 30 + name + extra
    guard entry.packedCount >= 0, start <= bytes.count, entry.packedCount <= bytes.count - start
    else { throw .damagedWorkbook(file, "a part is truncated") }
    return bytes[start..<start + entry.packedCount]
  }

  /// The end of the directory: a record of 22 bytes, followed by a comment of at most 65,535.
  private static func endOfDirectory(of bytes: [UInt8]) -> Int? {
    let last = bytes.count - 22
    return stride(from: last, through: max(0, last - 65_535), by: -1).first {
      bytes.number32(at: $0) == 0x0605_4B50
    }
  }

  private static func entry(
    at start: Int, in bytes: [UInt8]
  ) -> (name: String, Entry, next: Int)? {
    guard bytes.number32(at: start) == 0x0201_4B50, let flags = bytes.number16(at: start + 8),
      let method = bytes.number16(at: start + 10), let checksum = bytes.number32(at: start + 16),
      var packed = bytes.number32(at: start + 20), let unpacked = bytes.number32(at: start + 24),
      let nameCount = bytes.number16(at: start + 28),
      let extraCount = bytes.number16(at: start + 30),
      let commentCount = bytes.number16(at: start + 32),
      let offset = bytes.number32(at: start + 42)
    else { return nil }
    let nameEnd = start + 46 + nameCount
    let next = nameEnd + extraCount + commentCount
    guard next <= bytes.count else { return nil }
    if packed == 0xFFFF_FFFF {
      let skipped = unpacked == 0xFFFF_FFFF ? 8 : 0
      guard
        let long = longCount(in: bytes[nameEnd..<nameEnd + extraCount], skipping: skipped)
      else { return nil }
      packed = long
    }
    let name = String(decoding: bytes[start + 46..<nameEnd], as: UTF8.self)
    let entry = Entry(
      method: UInt16(method), checksum: UInt32(checksum), packedCount: packed,
      isEncrypted: flags & 1 != 0, offset: offset)
    return (name.replacing("\\", with: "/").lowercased(), entry, next)
  }

  /// Returns the packed size in a zip64 field, which follows the unpacked size.
  private static func longCount(in extra: ArraySlice<UInt8>, skipping skipped: Int) -> Int? {
    let bytes = Array(extra)
    var start = 0
    while let kind = bytes.number16(at: start), let count = bytes.number16(at: start + 2) {
      if kind == 1, let low = bytes.number32(at: start + 4 + skipped) { return low }
      start += 4 + count
    }
    return nil
  }
}

extension [UInt8] {
  /// The little-endian number in two bytes, or nil past the end.
  fileprivate func number16(at index: Int) -> Int? {
    guard index >= 0, index <= count - 2 else { return nil }
    return Int(self[index]) | Int(self[index + 1]) << 8
  }

  fileprivate func number32(at index: Int) -> Int? {
    guard let low = number16(at: index), let high = number16(at: index + 2) else { return nil }
    return low | high << 16
  }
}
