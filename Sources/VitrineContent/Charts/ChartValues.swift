import VitrineModel

/// The records of a chart with what they say of its fields.
struct ChartValues {
  struct Entry {
    var record: Int

    /// One, or several where the value is a list; one nil for a record with none.
    var x: [FieldValue?]
    var y: Double
    var by: FieldValue?
  }

  var entries: [Entry]

  /// True if the values along the chart are all numbers, or all dates.
  let areNumbers: Bool
  let areDates: Bool

  /// True if their times have different zones, and so are placed by their instants.
  private let areInstants: Bool

  /// Nil if all values have a place, or most have none.
  let unplaced: UnplacedValues?

  init(_ entries: [Entry]) {
    self.entries = entries
    let readable = entries.lazy.flatMap(\.x).compactMap { ReadableValue($0) }
    areNumbers = !readable.isEmpty && readable.allSatisfy { $0.number?.isFinite ?? false }
    areDates = !areNumbers && !readable.isEmpty && readable.allSatisfy { $0.date != nil }
    areInstants = areDates && Set(readable.map { $0.date?.minutesAheadOfUTC }).count > 1
    if areNumbers || areDates {
      unplaced = nil
    } else {
      let all: [ReadableValue?] = readable.map { $0 }
      let kinds = ValueKinds(all, readsSpans: false)
      unplaced = UnplacedValues(all.map { kinds.order($0) }, all)
    }
  }

  /// The place of a value among numbers or dates; nil for a record with none.
  func position(_ value: FieldValue?) -> Double? {
    let readable = ReadableValue(value)
    guard areDates else { return readable?.number }
    return (areInstants ? readable?.date?.inUTC : readable?.date)?.days
  }
}

/// The values of a field, in order, and the number of each.
struct ChartCategories {
  /// Nil, for records with no value or one of those that are left out, is the last.
  private(set) var values: [FieldValue?] = []
  private var numbers: [String: Int] = [:]

  /// How many categories a chart names; what else there is, is one together.
  static let most = 40

  /// How many series a chart names.
  static let mostSeries = 7

  /// At most `most` of the values, in this order.
  init(_ ordered: [FieldValue?], most: Int) {
    let named = ordered.filter { ReadableValue($0) != nil }
    values = Array(named.prefix(named.count == most + 1 ? most + 1 : most))
    for (number, value) in values.enumerated() {
      numbers[ReadableValue(value)!.text] = number
    }
    if values.count < ordered.count { values.append(nil) }
  }

  func number(of value: FieldValue?) -> Int {
    ReadableValue(value).flatMap { numbers[$0.text] } ?? values.count - 1
  }
}
