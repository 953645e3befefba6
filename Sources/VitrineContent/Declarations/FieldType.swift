import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// The declared type of a field's values, and how they are written.
package struct FieldType: Sendable {
  package var type: ValueType?

  /// The separator that splits a text into a list.
  package var separator: String?

  /// The unit of numbers.
  package var unit: String?

  /// The decimal separator of numbers, or nil to infer it from each number.
  var decimal: WrittenNumber.DecimalSeparator?

  /// Whether the day comes before the month in `7/4/1976`, or nil if the rest of its column says so.
  var dayFirst: Bool?

  /// Whether its column consists of Roman numerals.
  var isRoman = false

  /// The computation that is applied to the values.
  var computation: FieldComputation?

  package init(type: ValueType? = nil, separator: String? = nil, unit: String? = nil) {
    self.type = type
    self.separator = separator
    self.unit = unit
  }
}

extension FieldType {
  static let keys: [ContentKey<FieldType>] = [
    ContentKey(
      "type", .choice, \.type,
      "The type of its values: text as written, markup, or dates, numbers and the like in any notation."
    ),
    ContentKey(
      "split", .separator, \.separator, "The separator that splits text into a list, such as '; '."),
    ContentKey("unit", .unit, \.unit, "The unit of its numbers, such as 'kg'.").afterReading(
      isOfNumbers),
    ContentKey("decimal", .choice, \.decimal, "The decimal separator of its numbers.")
      .afterReading(isOfNumbers),
    ContentKey(
      "dayFirst", .flag, \.dayFirst,
      "Whether '7/4/1976' is in April; by default, the other dates of its column decide."
    ).afterReading { $2.type = $2.dayFirst == nil ? $2.type : $2.type ?? .date },
  ]

  /// The form of the field's values after the computation.
  var resultType: FieldType {
    guard let given = computation?.given else { return self }
    return FieldType(type: given, unit: unit)
  }

  /// A unit or a decimal separator implies numbers if no type is given.
  private static func isOfNumbers(
    _: SourceValue.Member, _: inout DeclarationReader, _ form: inout FieldType
  ) {
    if form.unit != nil || form.decimal != nil { form.type = form.type ?? .number }
  }
}

extension FieldType {
  /// Returns the type with what a whole column says about values that are unclear by themselves, or
  /// nil if it says nothing.
  func settled(by texts: some Sequence<String>) -> FieldType? {
    var result = self
    if type == .number {
      result.isRoman = texts.areRomanNumerals
      return result.isRoman ? result : nil
    }
    guard type == .date, dayFirst == nil else { return nil }
    let orders = Set(texts.lazy.compactMap { ExtendedDate.dayFirst(in: $0) })
    result.dayFirst = orders.count == 1 ? orders.first : nil
    return result.dayFirst == nil ? nil : result
  }

  /// Converts one value to the declared type. Lists, maps and empty values are returned unchanged.
  func read(_ value: FieldValue) throws(ValueProblem) -> FieldValue {
    guard let reading = type?.reading, let text = value.scalarText else { return value }
    guard let result = try reading.read(written(value, text)) else {
      throw reading.problem(text)
    }
    return result
  }

  /// Converts a list or a map that is a single value of the declared type, as `[30, 40]` is a size.
  /// Returns nil for any other.
  func readWhole(_ value: SourceValue) throws(ValueProblem) -> FieldValue? {
    guard let reading = type?.reading, reading.readsParts else { return nil }
    let value = value.fieldValue
    let parts: [FieldValue]
    switch value {
    case .list(let values): parts = values
    case .object(let fields): parts = fields.map(\.value)
    default: return nil
    }
    let texts = parts.compactMap(\.scalarText)
    let text = texts.joined(separator: ", ")
    if case .list = value, texts.count < parts.count || texts.isEmpty { return nil }
    if let whole = try reading.read(written(value, text)) { return whole }
    let areNumbers = parts.allSatisfy { if case .number = $0 { true } else { false } }
    guard case .list = value, areNumbers else { return nil }
    throw reading.problem(text)
  }

  private func written(_ value: FieldValue, _ text: String) -> WrittenValue {
    WrittenValue(
      value: value, text: text, unit: unit, decimal: decimal, dayFirst: dayFirst, isRoman: isRoman)
  }

  /// Converts a value that is compared with the field's values, such as the bound of a condition.
  /// Returns it unchanged if it does not have the declared type.
  func meaning(of value: FieldValue) -> FieldValue {
    // Conditions compare the addresses and texts of links as they are written.
    if type == .link { return value }
    return (try? read(value)) ?? value
  }
}

extension FieldValue {
  /// A text, number or Boolean as it was written. Nil for anything else, and for blank texts.
  var scalarText: String? {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .text(let text): text.contains { !$0.isWhitespace } ? text : nil
    case .null, .list, .object, .date, .link, .markup, .composite: nil
    }
  }
}
