import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension ValueType: CaseIterable {
  package static let allCases = [
    text, markdown, html, date, number, flag, link, list, size, coordinates, json,
  ]
}

extension ValueType: RawRepresentable {
  package init?(rawValue: String) {
    guard let type = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = type
  }
}

extension ValueType {
  package static let text = ValueType(rawValue: "text", isOfFields: false)
  package static let markdown = ValueType(rawValue: "markdown", isOfFields: false)
  package static let html = ValueType(rawValue: "html", isOfFields: false)
  package static let list = ValueType(rawValue: "list", isOfFields: true)

  var isMarkup: Bool { self == .markdown || self == .html }

  package static let date = ValueType(
    rawValue: "date",
    reading: ValueReading(expected: "a date") {
      ValueProblem(
        kind: "not a date", text: $0, message: "is not a date and stays text",
        hint: Diagnostic.hintForDates, boundMessage: "which is not a date")
    } read: { written throws(ValueProblem) in
      let text = trimmed(written.text)
      if let date = ExtendedDate(text, dayFirst: written.dayFirst) { return .date(date) }
      guard written.dayFirst == nil, ExtendedDate.needsOrder(text) else { return nil }
      throw .unclearOrder(text)
    })

  package static let number = ValueType(
    rawValue: "number",
    reading: ValueReading(expected: "a number", isMeasured: true) { text in
      ValueProblem(
        kind: "not a number", text: text, dependsOnColumn: Int(roman: trimmed(text)) != nil,
        message: "is not a number and stays text",
        hint: "a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit",
        boundMessage: "which is not a number")
    } read: { written throws(ValueProblem) in
      if written.isRoman, let number = Int(roman: trimmed(written.text)) {
        return .number(FieldValue.Number(literal: String(number), unit: written.unit))
      }
      return try written.number().map(FieldValue.number)
    })

  package static let flag = ValueType(
    rawValue: "flag",
    reading: ValueReading(expected: "yes or no") {
      ValueProblem(
        kind: "not a flag", text: $0, message: "is neither yes nor no, and stays text",
        hint: "use yes and no, true and false, 1 and 0, or x",
        boundMessage: "which is neither yes nor no")
    } read: { written in
      FlagWord.flag(trimmed(written.text)).map(FieldValue.bool)
    })

  package static let link = ValueType(
    rawValue: "link", isOfFields: false,
    reading: ValueReading(expected: "an address") {
      ValueProblem(
        kind: "not a link", text: $0, message: "is not an address and stays text",
        hint: "an address begins with https:// or mailto:, or is a path such as '/works/mask.md'",
        boundMessage: "which is not an address")
    } read: { written in
      let text = trimmed(written.text)
      return (FieldValue.Link(address: text) ?? FieldValue.Link(named: text)).map(FieldValue.link)
    })
}
