package import VitrineModel

/// Returns `records` sorted by `keys`, and texts by `alphabet`. Missing values come last, and equal
/// records keep their order.
///
/// The first key decides, and later ones break ties. `value` returns a record's measure, field or
/// path. `report` receives values that cannot be compared with the others of their key.
func sorted<Record>(
  _ records: [Record], by keys: [SortKey], in alphabet: Alphabet?,
  report: (SortKey, IncomparableValues) -> Void = { _, _ in },
  value: (Record, String) -> FieldValue?
) -> [Record] {
  guard !keys.isEmpty else { return records }
  let columns = keys.map { key in
    var values = records.map { ComparableValue(value($0, key.name)) }
    if let articles = key.articles {
      for index in values.indices {
        values[index] = values[index].map { $0.without(articles) }
      }
    }
    let orders = key.orders(of: values, in: alphabet)
    if key.order == nil, key.type == nil, let incomparable = IncomparableValues(orders, values) {
      report(key, incomparable)
    }
    return SortColumn(values: orders, isDescending: key.isDescending)
  }
  let order = records.indices.sorted { first, second in
    for column in columns {
      if let isBefore = column.isBefore(first, second) { return isBefore }
    }
    return first < second
  }
  return order.map { records[$0] }
}

extension SortKey {
  /// The sort keys of the values. A value missing from a declared order counts as missing.
  fileprivate func orders(of values: [ComparableValue?], in alphabet: Alphabet?) -> [ValueOrder] {
    guard let order else {
      let kinds = ValueKinds(values, areNumbers: type == .number)
      return values.map { kinds.order($0, in: alphabet) }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, Double($0)) })
    return values.map { value in
      value.flatMap { places[$0.text] }.map { .number(NumberOrder($0, text: $0.description)) }
        ?? .missing
    }
  }
}

/// The values of one sort key in all records.
private struct SortColumn {
  var values: [ValueOrder]
  var isDescending: Bool

  /// Whether the first record comes before the second, or nil if this key does not decide.
  func isBefore(_ first: Int, _ second: Int) -> Bool? {
    let (first, second) = (values[first], values[second])
    // Texts among numbers, and missing values, come last in either direction.
    if !first.isSameKind(as: second) { return first < second }
    if first < second { return !isDescending }
    return second < first ? isDescending : nil
  }
}

/// Whether values are sorted, ascending or descending, with missing ones last. At least three must
/// be present and not all equal, to rule out a coincidence.
package func areInOrder(_ values: [FieldValue?]) -> Bool {
  let readable = values.map { ComparableValue($0) }
  let kinds = ValueKinds(readable)
  let orders = readable.map { kinds.order($0) }
  let known = orders.prefix { $0 != .missing }
  guard known.count > 2, orders[known.count...].allSatisfy({ $0 == .missing }) else { return false }
  let pairs = zip(known, known.dropFirst())
  return pairs.contains { $0 < $1 } != pairs.contains { $1 < $0 }
}
