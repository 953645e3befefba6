extension String {
  /// Whether this is a JSON number, RFC 8259 §6: `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [+-]?
  /// [0-9]+)?`.
  package var isJSONNumber: Bool {
    var rest = utf8[...]
    func digits() -> Int {
      let count = rest.prefix(while: \.isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || hasLeadingZero && whole > 1 { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
