import VitrineDiagnostics
import VitrineModel

extension FieldComputation {
  /// Why it makes nothing of a value: a sum without an end, or an age at no day. `source` is the value as
  /// `record` has it.
  func problems(
    of value: FieldValue, from source: SourceValue, in record: SourceValue, of data: RecordData
  ) -> [Diagnostic] {
    switch self {
    case .sum:
      guard let huge = value.elements.lazy.compactMap(\.hugeNumber).first else { return [] }
      return [
        Diagnostic(
          .warning, kind: "not a number", at: data.location(of: source),
          "'\(huge)' has an exponent over \(ExactDecimal.mostShift), so that there is no sum",
          hint: "write it in another unit")
      ]
    case .age(on: .source(let path)):
      guard let day = path.value(in: record), let text = day.scalarText, !day.isBlank,
        ExtendedDate(trimmed(text)) == nil
      else { return [] }
      return [
        Diagnostic(
          .warning, kind: "not a date", at: data.location(of: day),
          "'\(text)' is no date to tell an age at", hint: Diagnostic.hintForDates)
      ]
    case .count, .first, .part, .age(on: .date): return []
    }
  }
}

extension FieldValue {
  /// A number with an exponent that no sum has room for.
  fileprivate var hugeNumber: String? {
    guard case .number(let number) = self, ExactDecimal(number.literal) == nil else { return nil }
    return number.literal
  }
}
