import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// The declared type of a field's values, and how they are written.
package struct FieldForm: Sendable {
  package var type: ValueType?

  /// The separator that splits a text into a list.
  package var separator: String?

  /// The unit of numbers.
  package var unit: String?

  /// The decimal separator of numbers, or nil to infer it from each number.
  var decimal: WrittenNumber.DecimalSign?

  /// What is computed from the values.
  var computation: FieldComputation?

  package init(type: ValueType? = nil, separator: String? = nil, unit: String? = nil) {
    self.type = type
    self.separator = separator
    self.unit = unit
  }
}

extension FieldForm {
  static let keys: [ContentKey<FieldForm>] = [
    ContentKey(
      "type", .choice, \.type,
      "The type of its values: text as written, markup, or dates, numbers and the like in any notation."
    ),
    ContentKey(
      "split", .separator, \.separator, "The separator that splits text into a list, such as '; '."),
    ContentKey("unit", .unit, \.unit, "The unit of its numbers, such as 'kg'.").noting(isOfNumbers),
    ContentKey("decimal", .choice, \.decimal, "The decimal separator of its numbers.")
      .noting(isOfNumbers),
  ]

  /// The form of the field's values after the computation.
  var ofResult: FieldForm {
    guard let given = computation?.given else { return self }
    return FieldForm(type: given, unit: unit)
  }

  /// A unit or a decimal separator implies numbers if no type is given.
  private static func isOfNumbers(
    _: SourceValue.Member, _: inout Declarations, _ form: inout FieldForm
  ) {
    if form.unit != nil || form.decimal != nil { form.type = form.type ?? .number }
  }
}

extension FieldForm {
  /// Converts one value to the declared type. Lists, maps and empty values are returned unchanged.
  func read(_ value: FieldValue) throws(ValueProblem) -> FieldValue {
    guard let text = value.scalarText else { return value }
    switch type {
    case .date:
      guard let date = ExtendedDate(trimmed(text)) else {
        throw ValueProblem(
          kind: "not a date", text: text, message: "is not a date and stays text",
          hint: Diagnostic.hintForDates, ofBound: "which is not a date")
      }
      return .date(date)
    case .number: return .number(try number(value, text))
    case .flag:
      guard let flag = FlagWord.flag(trimmed(text)) else {
        throw ValueProblem(
          kind: "not a flag", text: text, message: "is neither yes nor no, and stays text",
          hint: "use yes and no, true and false, 1 and 0, or x",
          ofBound: "which is neither yes nor no")
      }
      return .bool(flag)
    case .link:
      guard let link = FieldValue.Link(address: trimmed(text)) else {
        throw ValueProblem(
          kind: "not a link", text: text, message: "is not an address and stays text",
          hint: "an address begins with https:// or mailto:, or is a path such as '/works/mask.md'",
          ofBound: "which is not an address")
      }
      return .link(link)
    case .size:
      guard let size = WrittenSize(text, decimal: decimal) else { throw notASize(text) }
      return .size(try self.size(size, text))
    case .coordinates:
      guard let place = EarthPlace(.text(text)) else { throw notAPlace(text) }
      return place.fieldValue
    case .text, .markdown, .html, .list, nil: return value
    }
  }

  /// Converts a list or a map that is a single value of the declared type, as `[30, 40]` is a size.
  /// Returns nil for any other.
  func readWhole(_ value: FieldValue) throws(ValueProblem) -> FieldValue? {
    let texts: [String]
    switch value {
    case .list(let values):
      texts = values.compactMap(\.scalarText)
      guard texts.count == values.count, !texts.isEmpty else { return nil }
      let areNumbers = values.allSatisfy { if case .number = $0 { true } else { false } }
      if type == .size, let size = WrittenSize(texts, decimal: decimal) {
        return .size(try self.size(size, texts.joined(separator: ", ")))
      }
      if type == .coordinates, let place = EarthPlace(value) { return place.fieldValue }
      guard areNumbers else { return nil }
      let text = texts.joined(separator: ", ")
      throw type == .size ? notASize(text) : notAPlace(text)
    case .object(let fields):
      if type == .coordinates { return EarthPlace(value)?.fieldValue }
      guard let size = WrittenSize(fields, decimal: decimal) else { return nil }
      return .size(
        try self.size(size, fields.compactMap(\.value.scalarText).joined(separator: ", ")))
    default: return nil
    }
  }

  /// Converts a value that is compared with the field's values, such as the bound of a condition.
  /// Returns it unchanged if it does not have the declared type.
  func meaning(of value: FieldValue) -> FieldValue {
    // Conditions compare the addresses and texts of links as they are written.
    if type == .link { return value }
    return (try? read(value)) ?? value
  }

  /// Converts the lengths to the field's unit.
  private func size(
    _ size: WrittenSize, _ text: String
  ) throws(ValueProblem) -> FieldValue.Size {
    var lengths: [String] = []
    for length in size.lengths {
      guard let literal = length.literal else { throw ambiguousNumber(text) }
      lengths.append(try inUnit(literal, length.unit, text))
    }
    return FieldValue.Size(lengths: lengths, unit: unit)
  }

  /// Converts a number from the unit in which it is written to the field's unit.
  private func inUnit(
    _ literal: String, _ written: String?, _ text: String
  ) throws(ValueProblem) -> String {
    guard let written else { return literal }
    guard let unit else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message: "has the unit '\(written)', and its field has none",
        hint: "set 'unit: \(yamlText(written))' once for all values; this one stays text",
        ofBound: "which has the unit '\(written)', and the field has none",
        hintOfBound: "remove it, or set 'unit: \(yamlText(written))' for the field")
    }
    guard let converted = UnitOfMeasure.convert(literal, from: written, to: unit) else {
      throw ValueProblem(
        kind: "another unit", text: text,
        message:
          "has the unit '\(written)', which cannot be converted to '\(unit)', and stays text",
        hint: Currency(written) != nil && Currency(unit) != nil
          ? "there is no exchange rate: write the amount in '\(unit)'" : "write it in '\(unit)'",
        ofBound: "whose unit '\(written)' cannot be converted to '\(unit)'")
    }
    return converted
  }

  private func number(
    _ value: FieldValue, _ text: String
  ) throws(ValueProblem) -> FieldValue.Number {
    if case .number(var number) = value {
      number.unit = unit
      return number
    }
    guard let number = WrittenNumber(text, decimal: decimal, of: unit) else {
      throw ValueProblem(
        kind: "not a number", text: text, message: "is not a number and stays text",
        hint: "a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit",
        ofBound: "which is not a number")
    }
    guard let literal = number.literal else { throw ambiguousNumber(text) }
    return FieldValue.Number(literal: try inUnit(literal, number.unit, text), unit: unit)
  }
}

extension FieldForm {
  private func notASize(_ text: String) -> ValueProblem {
    ValueProblem(
      kind: "not a size", text: text, message: "is not a size and stays as it is",
      hint: "a size is one to three lengths, such as 30 × 40 or H 30, W 40",
      ofBound: "which is not a size")
  }

  private func notAPlace(_ text: String) -> ValueProblem {
    ValueProblem(
      kind: "not a place", text: text, message: "is not a place on the earth and stays as it is",
      hint: "a place is a latitude from -90 to 90 and a longitude from -180 to 180, "
        + "as 51.4778, -0.0014 or 51°28′40″N 0°00′05″W",
      ofBound: "which is not a place on the earth")
  }

  private func ambiguousNumber(_ text: String) -> ValueProblem {
    ValueProblem(
      kind: "not a number", text: text,
      message: "has a comma that may separate thousands or decimals, and stays text",
      hint: "set the decimal separator: 'decimal: \".\"' or 'decimal: \",\"'",
      ofBound: "whose comma may separate thousands or decimals")
  }
}

extension FieldValue {
  /// A text, number or Boolean as it was written. Nil for anything else, and for blank texts.
  fileprivate var scalarText: String? {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .text(let text): text.contains { !$0.isWhitespace } ? text : nil
    case .null, .list, .object, .date, .link, .markup, .size, .place: nil
    }
  }
}
