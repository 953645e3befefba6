/// Returns an address that contains `bytes` itself: `data:text/css;base64,…`.
package func dataAddress(_ type: String, _ bytes: [UInt8]) -> String {
  var address = Array("data:\(type);base64,".utf8)
  address.reserveCapacity(address.count + (bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * (3 - UInt32(group.count)))
    for place in 0..<4 {
      let digit = Int(word >> (18 - 6 * UInt32(place)) & 63)
      address.append(place <= group.count ? base64Digits[digit] : UInt8(ascii: "="))
    }
  }
  return String(decoding: address, as: UTF8.self)
}
