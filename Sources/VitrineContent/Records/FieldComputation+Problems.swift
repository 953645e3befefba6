import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension FieldComputation {
  /// Reports why there is no result for a value: a number is too large to sum up, or an age has no
  /// valid day. `source` is the value as it is in `record`.
  func problems(
    of value: FieldValue, from source: SourceValue, in record: SourceValue, of data: RecordData
  ) -> [Diagnostic] {
    switch self {
    case .sum:
      guard let huge = value.elements.lazy.compactMap(\.hugeNumber).first else { return [] }
      return [
        Diagnostic(
          .warning, kind: "not a number", at: data.location(of: source),
          "'\(huge)' has an exponent over \(ExactDecimal.maxShift), so the sum cannot be computed",
          hint: "write it in another unit")
      ]
    case .age(on: .source(let path)):
      guard let day = path.value(in: record), let text = day.scalarText, !day.isBlank,
        ExtendedDate(trimmed(text)) == nil
      else { return [] }
      return [
        Diagnostic(
          .warning, kind: "not a date", at: data.location(of: day),
          "'\(text)' is not a date from which to compute an age", hint: Diagnostic.hintForDates)
      ]
    case .count, .first, .part, .age(on: .date): return []
    }
  }
}

extension FieldValue {
  /// A number whose exponent is too large for a sum.
  fileprivate var hugeNumber: String? {
    guard case .number(let number) = self, ExactDecimal(number.literal) == nil else { return nil }
    return number.literal
  }
}
