internal import VitrineModel

/// A number in a column, with what is needed to align it with others.
struct ColumnNumber {
  var text: String

  /// The number of digits after the decimal point, or 0 if there is none.
  var digits = 0

  /// The unit after it, such as a space and `kg`. A sign before the number is part of the text.
  var unit: String?

  init(_ text: String, unit: String? = nil, in format: NumberFormat) {
    let parts = format.parts(text, unit: unit)
    self.text = parts.number
    if let point = text.lastIndex(where: { String($0) == format.decimal }) {
      digits = text[point...].dropFirst().count
    }
    self.unit = parts.after.isEmpty ? nil : parts.after
  }
}

extension Record {
  /// The number at a path, formatted for readers, or nil if the record has none there.
  func number(at path: ValuePath, in words: SiteWords) -> ColumnNumber? {
    let format = words.formats.numbers
    if let measure = measures.first(where: { $0.name == path.text }) {
      let (number, unit) = measure.words(in: words.formats)
      return ColumnNumber(number, unit: unit, in: format)
    }
    switch value(at: path) {
    case .number(let number):
      return ColumnNumber(number.text(in: words.formats), unit: number.unit, in: format)
    case .text(let text) where !text.isEmpty:
      // In a text table, all values are texts.
      let number = FieldValue.Number(value: Double(text) ?? 0, literal: text)
      return ColumnNumber(number.text(in: words.formats), in: format)
    default: return nil
    }
  }
}
