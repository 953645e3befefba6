#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Converts a text to UTF-8, with U+FFFD for each byte that does not belong to a character.
/// `encoding` is a name known to `iconv`. Returns nil if the system does not support it. Linear.
package func utf8(of bytes: [UInt8], in encoding: String) -> [UInt8]? {
  let conversion = iconv_open("UTF-8", encoding)
  guard let conversion, Int(bitPattern: conversion) != -1 else { return nil }
  defer { iconv_close(conversion) }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count + bytes.count / 2)
  bytes.withUnsafeBytes { bytes in
    // The input is never written to, although its type in C is not `const`.
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
