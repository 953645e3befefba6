import VitrineFormats
import VitrineModel

/// A type that a field can declare. `allCases` lists them.
///
/// It is copied for each value that is read, and so has no parts that count references.
package struct ValueType: Hashable, Sendable {
  /// The name of the type, as written in content.
  package let rawValue: String

  /// Whether values are more than texts, so that only fields can have this type.
  var isOfFields = true

  /// How values are read, or nil if they stay as written.
  var reading: ValueReading?

  var plural: String { rawValue.hasSuffix("s") ? rawValue : rawValue + "s" }
}

/// How values of a type are read.
struct ValueReading: Sendable {
  /// The name of the valid values other than maps: `a date`.
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
  let decimal: WrittenNumber.DecimalSeparator?

  /// What the field says about dates such as `7/4/1976`, and about `XIV` as a number.
  let dayFirst: Bool?
  let isRoman: Bool
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
        message: "has a comma that may separate thousands or decimals, and stays text",
        hint: "set the decimal separator: 'decimal: \".\"' or 'decimal: \",\"'",
        boundMessage: "whose comma may separate thousands or decimals")
    }
    guard let written else { return literal }
    guard let unit else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message: "has the unit '\(written)', and its field has none",
        hint: "set 'unit: \(yamlText(written))' once for all values; this one stays text",
        boundMessage: "which has the unit '\(written)', and the field has none",
        boundHint: "remove it, or set 'unit: \(yamlText(written))' for the field")
    }
    guard let converted = UnitOfMeasure.convert(literal, from: written, to: unit) else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message:
          "has the unit '\(written)', which cannot be converted to '\(unit)', and stays text",
        hint: Currency(written) != nil && Currency(unit) != nil
          ? "there is no exchange rate: write the amount in '\(unit)'" : "write it in '\(unit)'",
        boundMessage: "whose unit '\(written)' cannot be converted to '\(unit)'")
    }
    return converted
  }
}
