import VitrineModel
import VitrineText

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
