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
      let huge = value.elements.lazy.compactMap(\.hugeNumber).first
      return huge.map { [ValueProblem.hugeNumber($0).diagnostic(at: data.location(of: source))] }
        ?? []
    case .age(on: .source(let path)):
      guard let day = path.value(in: record), let text = day.scalarText, !day.isBlank,
        ExtendedDate(trimmed(text)) == nil
      else { return [] }
      return [ValueProblem.notADay(text).diagnostic(at: data.location(of: day))]
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
