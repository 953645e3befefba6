#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Returns a text as UTF-8, with U+FFFD in the place of each byte that belongs to no character; nil if the
/// system does not read its encoding, which has one of the names that `iconv` knows. Linear.
package func utf8(of bytes: [UInt8], in encoding: String) -> [UInt8]? {
  let conversion = iconv_open("UTF-8", encoding)
  guard let conversion, Int(bitPattern: conversion) != -1 else { return nil }
  defer { iconv_close(conversion) }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count + bytes.count / 2)
  bytes.withUnsafeBytes { bytes in
    // What is read is not written to, whatever its type in C.
    var next = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    var left = bytes.count
    while left > 0 {
      let isPart = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { piece in
        var end = piece.baseAddress
        var room = piece.count
        let isAll = iconv(conversion, &next, &left, &end, &room) >= 0
        let isPart = isAll || errno == E2BIG
        result += UnsafeRawBufferPointer(piece).prefix(piece.count - room)
        return isPart
      }
      if isPart { continue }
      result += "\u{FFFD}".utf8
      next = next?.advanced(by: 1)
      left -= 1
    }
  }
  return result
}
