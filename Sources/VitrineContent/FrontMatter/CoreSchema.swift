import VitrineModel

/// Returns the value of a plain (unquoted) scalar.
///
/// The rules are YAML 1.2's core schema without what JSON cannot say: `+1`, `.5`, `0x1F`, `.inf` and
/// numbers with leading zeros (`007`) stay text, so an id or a phone number is shown as it was written.
/// `on`, `yes` and dates are text.
func coreSchemaValue(of scalar: String) -> SourceValue.Content {
  switch scalar {
  case "", "~", "null", "Null", "NULL": .null
  case "true", "True", "TRUE": .bool(true)
  case "false", "False", "FALSE": .bool(false)
  default: number(scalar).map { .number($0) } ?? .text(scalar)
  }
}

private func number(_ scalar: String) -> FieldValue.Number? {
  guard let first = scalar.utf8.first, first <= UInt8(ascii: "9"), isJSONNumber(scalar.utf8),
    let value = Double(scalar), value.isFinite
  else { return nil }
  return FieldValue.Number(value: value, literal: scalar)
}

/// Returns true for a number of JSON, RFC 8259 §6: `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
func isJSONNumber(_ text: String.UTF8View) -> Bool {
  var rest = text[...]
  func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
  func skipDigits() -> Bool {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  if rest.first == UInt8(ascii: "0") {
    rest = rest.dropFirst()
  } else if !skipDigits() {
    return false
  }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    guard skipDigits() else { return false }
  }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    guard skipDigits() else { return false }
  }
  return rest.isEmpty
}
