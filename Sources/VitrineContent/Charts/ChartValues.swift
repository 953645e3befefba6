import VitrineModel

/// The records of a chart with their values.
struct ChartValues {
  struct Entry {
    var record: Int

    /// The record's values: several for a list, and one nil if there is no value.
    var x: [FieldValue?]
    var y: Double
    var by: FieldValue?
  }

  var entries: [Entry]

  /// Whether the values along the x-axis are all numbers, or all dates.
  let areNumbers: Bool
  let areDates: Bool

  /// Whether their times have different time zones, so that they are compared as instants.
  private let areInstants: Bool

  /// Texts among numbers or dates, or nil if all values fit or most are texts.
  let incomparable: IncomparableValues?

  init(_ entries: [Entry]) {
    self.entries = entries
    let readable = entries.lazy.flatMap(\.x).compactMap { ComparableValue($0) }
    areNumbers = !readable.isEmpty && readable.allSatisfy { $0.number?.isFinite ?? false }
    areDates = !areNumbers && !readable.isEmpty && readable.allSatisfy { $0.date != nil }
    areInstants = areDates && Set(readable.map { $0.date?.minutesAheadOfUTC }).count > 1
    if areNumbers || areDates {
      incomparable = nil
    } else {
      let all: [ComparableValue?] = readable.map { $0 }
      let kinds = ValueKinds(all, readsSpans: false)
      incomparable = IncomparableValues(all.map { kinds.order($0) }, all)
    }
  }

  /// The position of a value among numbers or dates, or nil for a record without a value.
  func position(_ value: FieldValue?) -> Double? {
    let readable = ComparableValue(value)
    guard areDates else { return readable?.number }
    return (areInstants ? readable?.date?.inUTC : readable?.date)?.days
  }
}

/// The values of a field in order, with their indices.
struct ChartCategories {
  /// The last one is nil if there are records without a value or with a value beyond the limit.
  private(set) var values: [FieldValue?] = []
  private var numbers: [String: Int] = [:]

  /// How many categories a chart names. The others are combined into one.
  static let maximum = 40

  /// How many series a chart names.
  static let maxSeries = 7

  /// Takes at most `maximum` of the values, in this order.
  init(_ ordered: [FieldValue?], maximum: Int) {
    let named = ordered.filter { ComparableValue($0) != nil }
    values = Array(named.prefix(named.count == maximum + 1 ? maximum + 1 : maximum))
    for (number, value) in values.enumerated() {
      numbers[ComparableValue(value)!.text] = number
    }
    if values.count < ordered.count { values.append(nil) }
  }

  func number(of value: FieldValue?) -> Int {
    ComparableValue(value).flatMap { numbers[$0.text] } ?? values.count - 1
  }
}
