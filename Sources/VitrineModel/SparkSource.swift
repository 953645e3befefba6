/// The values that the sparkline of each record in a list or table plots.
package enum SparkSource: Hashable, Sendable {
  /// A list of numbers in the record, by its path.
  case field(String)

  /// The record's first measure over all builds so far.
  case history

  /// Takes the value of `spark` in content.
  package init(_ name: String) { self = name == Self.historyName ? .history : .field(name) }

  package var name: String {
    switch self {
    case .field(let path): path
    case .history: Self.historyName
    }
  }

  private static let historyName = "history"
}

extension FieldValue {
  /// The values of a list that a sparkline plots, with nil for each that is not a number. Nil if
  /// there are no numbers.
  package var sparkValues: [Double?]? {
    guard case .list(let list) = self else { return nil }
    let values = list.map(\.sparkValue)
    return values.contains { $0 != nil } ? values : nil
  }

  /// A number, or a text that is one; otherwise nil.
  private var sparkValue: Double? {
    let value: Double? =
      switch self {
      case .number(let number): number.value
      case .text(let text): Double(text)
      case .composite(let composite): composite.value.number
      case .null, .bool, .list, .object, .date, .link, .markup: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
