/// The path that the target of a request names in a site, without the slash before it; nil when it
/// names none by any site's rules.
///
/// Escapes are decoded once, and nothing else is done: what this returns is looked up among the site's
/// files, where `..` or a second layer of escapes is a name like any other.
func sitePath(of target: String) -> String? {
  guard target.utf8.first == UInt8(ascii: "/") else { return nil }
  let path = target.utf8.dropFirst().prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(path.count)
  var rest = path
  while let byte = rest.popFirst() {
    if byte != UInt8(ascii: "%") {
      bytes.append(byte)
    } else if let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit {
      bytes.append(high << 4 | low)
    } else {
      return nil
    }
  }
  if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return nil }
  return String(validating: bytes, as: UTF8.self)
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
