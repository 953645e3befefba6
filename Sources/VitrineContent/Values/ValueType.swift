import VitrineModel

/// A type that a field can declare. `allCases` lists them.
///
/// It is copied for each value that is read, and so has no parts that count references.
struct ValueType: Hashable, Sendable {
  /// As written in content.
  let rawValue: String

  /// Whether values are more than texts, so that only fields can have this type.
  var isOfFields = true

  /// How values are read, or nil if they stay as written.
  var reading: ValueReading?

  var plural: String { rawValue.hasSuffix("s") ? rawValue : rawValue + "s" }
}

/// How values of a type are read.
struct ValueReading: Sendable {
  /// What a value other than a map must be: `a date`.
  let expected: String

  /// Whether the type can have a unit and decimals.
  var isMeasured = false

  /// Whether a list or a map can be a single value, as `[30, 40]` is a size.
  var readsParts = false

  /// Returns what is wrong with a text that is not such a value.
  let problem: @Sendable (_ text: String) -> ValueProblem

  /// Reads a text, number or flag, or the parts of a value. Returns nil if it is not such a value.
  let read: @Sendable (WrittenValue) throws(ValueProblem) -> FieldValue?
}

/// A value to be read, and how its field writes numbers.
struct WrittenValue {
  let value: FieldValue

  /// The value as its source writes it, or the values in a list or a map.
  let text: String

  /// The unit of the field's numbers.
  let unit: String?

  /// The decimal separator of the field's numbers, or nil to infer it from each number.
  let decimal: WrittenNumber.DecimalSign?
}

extension WrittenValue {
  /// Returns the value as a number in the field's unit, or nil if it is not a number.
  func number() throws(ValueProblem) -> FieldValue.Number? {
    if case .number(var number) = value {
      number.unit = unit
      return number
    }
    guard let number = WrittenNumber(text, decimal: decimal, of: unit) else { return nil }
    return FieldValue.Number(literal: try inUnit(number.literal, number.unit), unit: unit)
  }

  /// Converts a number from the unit in which it is written to the field's unit. `literal` is nil
  /// if its comma could separate either decimals or thousands.
  func inUnit(_ literal: String?, _ written: String?) throws(ValueProblem) -> String {
    guard let literal else {
      throw ValueProblem(
        kind: "not a number", text: text,
        message: "may have a comma before thousands or before decimals, and stays a text",
        hint: "say which sign is before decimals: 'decimal: \".\"' or 'decimal: \",\"'",
        ofBound: "whose comma may be before thousands or before decimals")
    }
    guard let written else { return literal }
    guard let unit else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message: "has the unit '\(written)', and its field has none",
        hint: "say it once for all values, 'unit: \(yamlText(written))'; this one stays a text",
        ofBound: "which has the unit '\(written)', and the field has none",
        hintOfBound: "take it away, or say it of the field, 'unit: \(yamlText(written))'")
    }
    guard let converted = UnitOfMeasure.convert(literal, from: written, to: unit) else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message: "has the unit '\(written)', which cannot be said in '\(unit)', and stays a text",
        hint: Currency(written) != nil && Currency(unit) != nil
          ? "there is no rate: write the amount in '\(unit)'" : "write it in '\(unit)'",
        ofBound: "whose unit '\(written)' cannot be said in '\(unit)'")
    }
    return converted
  }
}
