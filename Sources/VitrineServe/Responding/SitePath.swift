import VitrineText

/// The path that the target of a request names in a site, without the slash before it; nil when it
/// names none by any site's rules.
///
/// Escapes are decoded once, and nothing else is done: what this returns is looked up among the site's
/// files, where `..` or a second layer of escapes is a name like any other.
func sitePath(of target: String) -> String? {
  guard target.utf8.first == UInt8(ascii: "/") else { return nil }
  let path = target.utf8.dropFirst().prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  let (bytes, areAllEscapes) = percentDecodedBytes(path)
  if !areAllEscapes || bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return nil }
  return String(validating: bytes, as: UTF8.self)
}
