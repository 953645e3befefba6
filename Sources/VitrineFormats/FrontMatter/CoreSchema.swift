import VitrineModel

/// Returns the value of a plain (unquoted) scalar.
///
/// The rules are those of YAML 1.2's core schema, limited to what JSON can express. `+1`, `.5`,
/// `0x1F`, `.inf` and numbers with leading zeros (`007`) stay text, so that ids and phone numbers
/// are shown as written. `on`, `yes` and dates are text.
package func coreSchemaValue(of scalar: String) -> SourceValue.Content {
  switch scalar {
  case "", "~", "null", "Null", "NULL": .null
  case "true", "True", "TRUE": .bool(true)
  case "false", "False", "FALSE": .bool(false)
  default: number(scalar).map { .number($0) } ?? .text(scalar)
  }
}

private func number(_ scalar: String) -> FieldValue.Number? {
  guard let first = scalar.utf8.first, first <= UInt8(ascii: "9"), scalar.isJSONNumber,
    let value = Double(scalar), value.isFinite
  else { return nil }
  return FieldValue.Number(value: value, literal: scalar)
}

extension String {
  /// Whether this is a JSON number, RFC 8259 §6: `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [+-]?
  /// [0-9]+)?`.
  package var isJSONNumber: Bool {
    var rest = utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
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
