import VitrineText

/// The path in a site that the target of a request names, without its leading slash. Nil if it
/// cannot be a path in any site.
///
/// Percent-encoding is decoded once, and nothing else is changed. The result is looked up among the
/// site's files, where `..` or a second layer of encoding is part of a name like any other.
func sitePath(of target: String) -> String? {
  guard target.utf8.first == UInt8(ascii: "/") else { return nil }
  let path = target.utf8.dropFirst().prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  let (bytes, areAllEscapes) = percentDecodedBytes(path)
  if !areAllEscapes || bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return nil }
  return String(validating: bytes, as: UTF8.self)
}
