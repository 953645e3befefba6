import VitrineModel
import VitrineSystem

extension ValueCondition {
  /// Whether `value`, the record's value of `name`, passes all tests.
  func holds(for value: FieldValue?) -> Bool {
    placed.allSatisfy { $0.value.holds(for: value) }
  }
}

extension ValueCondition.Test {
  /// Whether `value` passes. A missing value passes only `not` and `has: false`.
  func holds(for value: FieldValue?) -> Bool {
    let values = presentValues(of: value)
    switch self {
    case .exists(let expected): return isPresent(value) == expected
    case .isNoneOf(let others, let ranges):
      return !values.contains { isEqual($0, toOneOf: others) || isInOneOf(ranges, $0) }
    case .isOneOf(let others, let ranges):
      return values.contains { isEqual($0, toOneOf: others) || isInOneOf(ranges, $0) }
    case .isAtLeast(let bound): return values.contains { isInOrder(bound, $0, bound: bound) }
    case .isAtMost(let bound): return values.contains { isInOrder($0, bound, bound: bound) }
    case .contains(let part):
      if case .list? = value { return values.contains { isEqual($0, toOneOf: [part]) } }
      guard let value = ComparableValue(value), let part = ComparableValue(part)?.text else {
        return false
      }
      return value.texts.contains { $0.contains(part) }
    case .startsWithOneOf(let beginnings):
      let beginnings = beginnings.compactMap { ComparableValue($0)?.text }
      return values.contains { value in
        (ComparableValue(value)?.texts ?? []).contains { beginnings.contains(where: $0.hasPrefix) }
      }
    }
  }
}

/// Returns the elements of a list that are not missing, or the value itself if it is not missing.
func presentValues(of value: FieldValue?) -> [FieldValue] {
  guard case .list(let values)? = value else {
    return ComparableValue(value) == nil ? [] : [value!]
  }
  return values.filter { ComparableValue($0) != nil }
}

/// Whether a value is present. Maps cannot be compared, but are present if they have keys.
func isPresent(_ value: FieldValue?) -> Bool {
  switch value {
  case .object(let fields)?: !fields.isEmpty
  case .list(let values)?: values.contains { isPresent($0) }
  case nil, .null, .bool, .number, .text, .date, .link, .markup, .composite:
    ComparableValue(value) != nil
  }
}

private func isEqual(_ value: FieldValue, toOneOf others: [FieldValue]) -> Bool {
  others.contains { other in
    guard let first = ComparableValue(value), let second = ComparableValue(other) else {
      return false
    }
    if let firstBool = first.bool, let secondBool = second.bool { return firstBool == secondBool }
    if first.extendedDate != nil || second.extendedDate != nil {
      return first.span(asDate: true) == second.span(asDate: true)
    }
    if let written = first.written, written == second.text { return true }
    let kinds = ValueKinds([first, second], readsSpans: false)
    return first.text == second.text || kinds.order(first) == kinds.order(second)
  }
}

private func isInOneOf(_ ranges: [ValueRange], _ value: FieldValue) -> Bool {
  ranges.contains { range in
    (range.minimum.map { isInOrder($0, value, bound: $0) } ?? true)
      && (range.largest.map { isInOrder(value, $0, bound: $0) } ?? true)
  }
}

/// Whether `first` is at most `second`. One of them is `bound`.
///
/// Dates are compared only as precisely as the bound: every date in 2005 is at most 2005. A time
/// span is at least a bound that is before its end, and at most a bound that is after its
/// beginning.
private func isInOrder(_ first: FieldValue, _ second: FieldValue, bound: FieldValue) -> Bool {
  guard let first = ComparableValue(first), let second = ComparableValue(second),
    let bound = ComparableValue(bound)
  else { return false }
  let kinds = ValueKinds([first, second])
  let (firstOrder, secondOrder) = (kinds.order(first), kinds.order(second))
  let isDate = first.extendedDate != nil || second.extendedDate != nil
  if isDate || firstOrder.isDate && secondOrder.isDate {
    guard let first = first.span(asDate: isDate), let second = second.span(asDate: isDate),
      let precision = bound.span(asDate: isDate)
    else { return false }
    guard let start = first.first, let end = second.last else { return true }
    guard let precision = precision.first ?? precision.last else { return true }
    return start.cut(to: precision) <= end.cut(to: precision)
  }
  // Number spans are compared like time spans.
  if case .number(let first) = firstOrder, case .number(let second) = secondOrder {
    return first.first <= second.last
  }
  return firstOrder.isSameKind(as: secondOrder) && firstOrder <= secondOrder
}

extension CalendarDate {
  /// Returns this date without the parts that `other` lacks.
  fileprivate func cut(to other: CalendarDate) -> CalendarDate {
    var date = self
    if other.month == nil { date.month = nil }
    if other.day == nil { date.day = nil }
    if other.time.isEmpty { date.time = "" }
    return date
  }
}
