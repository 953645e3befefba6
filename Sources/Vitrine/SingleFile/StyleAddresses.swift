import VitrineText

/// Replaces each `url(…)` in CSS with the result of `replacement`. Nil leaves an address unchanged.
func replacingAddresses(
  inStyles css: [UInt8], by replacement: (_ address: String) -> String?
) -> [UInt8] {
  var result: [UInt8] = []
  var rest = css[...]
  while let start = rest.firstRange(of: Array("url(".utf8)) {
    result += rest[..<start.upperBound]
    rest = rest[start.upperBound...].drop(while: \.isWhiteSpace)
    let quote = rest.first.flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
    if quote != nil { rest = rest.dropFirst() }
    let address = rest.prefix { $0 != quote ?? UInt8(ascii: ")") }
    rest = rest[address.endIndex...].dropFirst(quote == nil ? 0 : 1)
    let text = String(decoding: address, as: UTF8.self)
    let known = replacement(quote == nil ? text.trimmedOfSpaces : text)
    let mark: [UInt8] = known == nil ? quote.map { [$0] } ?? [] : [0x22]
    result += mark
    result += (known ?? text).utf8
    result += mark
  }
  return result + rest
}
