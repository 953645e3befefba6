internal import CZlib
import VitrineDiagnostics

extension ZipArchive {
  /// Passes the bytes of an entry to `body` piece by piece, until it returns false.
  ///
  /// `budget` is the number of bytes that this and other entries may still unpack to. No bytes are
  /// kept, because a few packed bytes can unpack to more than fits in memory.
  func read(
    _ entry: Entry, budget: inout Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(UnreadableContent) {
    if entry.isEncrypted { throw .encryptedWorkbook(file) }
    let packed = try packedBytes(of: entry)
    var checksum: UInt = 0
    var remaining = budget
    var isStopped = false
    let damage = packed.withUnsafeBufferPointer { packed -> String? in
      // zlib counts bytes in 32 bits.
      guard packed.count <= Int(UInt32.max) else {
        remaining = -1
        return nil
      }
      return unpack(packed, method: entry.method) { piece in
        remaining -= piece.count
        checksum = crc32(checksum, piece.baseAddress, UInt32(piece.count))
        isStopped = remaining < 0 || !body(piece)
        return !isStopped
      }
    }
    budget = remaining
    if remaining < 0 {
      throw .workbook(
        file, "the workbook is larger than 256 MB when unpacked", hint: "save the sheet as .csv")
    }
    if let damage { throw .damagedWorkbook(file, damage) }
    if !isStopped, checksum != UInt(entry.checksum) {
      throw .damagedWorkbook(file, "the checksum of a part is wrong")
    }
  }
}

/// Unpacks bytes piece by piece, until `body` returns false. Returns the error, if there is one.
func unpack(
  _ packed: UnsafeBufferPointer<UInt8>, method: UInt16,
  _ body: (UnsafeBufferPointer<UInt8>) -> Bool
) -> String? {
  let size = 1 << 16
  switch method {
  case 0:
    for start in stride(from: 0, to: packed.count, by: size) {
      let piece = UnsafeBufferPointer(rebasing: packed[start..<min(start + size, packed.count)])
      if !body(piece) { break }
    }
    return nil
  case 8:
    var stream = z_stream()
    stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
    stream.avail_in = UInt32(packed.count)
    // Data in a zip file has no zlib header, which the negative size tells zlib.
    let start = inflateInit2_(
      &stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    if start != Z_OK { fatalError("out of memory") }
    defer { inflateEnd(&stream) }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    defer { buffer.deallocate() }
    while true {
      stream.next_out = buffer.baseAddress
      stream.avail_out = UInt32(size)
      let status = inflate(&stream, Z_NO_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END else {
        return "a part cannot be unpacked"
      }
      let count = size - Int(stream.avail_out)
      let goesOn = body(UnsafeBufferPointer(rebasing: buffer[..<count]))
      if status == Z_STREAM_END || !goesOn { return nil }
    }
  default: return "a part uses the unsupported compression method \(method)"
  }
}
