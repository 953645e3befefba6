import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// Texts in a field of numbers or dates, which cannot be compared with the other values.
struct IncomparableValues: Hashable {
  let count: Int

  /// How many records have a value.
  let total: Int
  let example: String
  let expected: Expected

  enum Expected: String {
    case numbers, dates
  }

  /// Why the values are compared.
  enum Use {
    case condition, sort, range, chart, line, figure
  }

  init(_ count: Int, of total: Int, example: String, expected: Expected) {
    (self.count, self.total, self.example, self.expected) = (count, total, example, expected)
  }

  /// Fails if all values can be compared, or if the field contains texts: fewer than half of the
  /// values are dates, and at most half are numbers, which titles can also begin with.
  init?(_ orders: [ValueOrder], _ values: [ComparableValue?]) {
    var (numbers, dates, texts) = (0, 0, 0)
    var first: Int?
    for (index, order) in orders.enumerated() {
      switch order {
      case .number, .dotted: numbers += 1
      case .date: dates += 1
      case .text:
        texts += 1
        first = first ?? index
      case .bool, .composite, .missing: break
      }
    }
    guard let first, numbers + dates > texts || dates >= texts else { return nil }
    self.init(
      texts, of: numbers + dates + texts, example: values[first]!.text,
      expected: dates > numbers ? .dates : .numbers)
  }
}

extension Diagnostic {
  static func incomparable(
    _ values: IncomparableValues, in field: String, at place: SourceLocation,
    _ use: IncomparableValues.Use
  ) -> Diagnostic {
    let are =
      values.count == 1
      ? "1 of \(values.total) values of '\(field)', '\(values.example)', is not a \(values.expected.rawValue.dropLast())"
      : "\(values.count) of \(values.total) values of '\(field)' are not \(values.expected.rawValue), such as '\(values.example)'"
    let consequence =
      switch use {
      case .condition: "left out"
      case .sort: "sorted last"
      case .range: "not found by range"
      case .chart: "not in the chart"
      case .line: "the line follows the order of the records"
      case .figure: "not counted"
      }
    let remedy =
      RecordSlot(rawValue: field) != nil
      ? "\(values.expected.rawValue) a field of their own"
      : "field a 'type' that reads such values, as in '\(yamlText(field)): { field: …, type: \(values.expected.rawValue.dropLast()) }'"
    return Diagnostic(
      .warning, kind: "values that cannot be placed", at: place, "\(are): \(consequence)",
      hint: "correct \(values.count == 1 ? "it" : "them"), or give the \(remedy)")
  }
}
