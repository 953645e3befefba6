/// The time that a date may mean, from one day, month or year to another; nil where it has no such end.
package struct DateSpan: Hashable, Sendable {
  package var first: CalendarDate?
  package var last: CalendarDate?

  package init(first: CalendarDate?, last: CalendarDate?) {
    self.first = first
    self.last = last
  }
}

extension ExtendedDate {
  /// Nil if nothing is known of when it is.
  package var span: DateSpan? { form.span }
}

extension DateForm {
  /// Nil if nothing is known of when it is.
  package var span: DateSpan? {
    switch self {
    case .single(let part): part.isWithoutYear ? nil : DateSpan(first: part.start, last: part.end)
    case .interval(let first, let last):
      DateSpan(first: first.part?.start, last: last.part?.end)
    case .oneOf(let runs), .allOf(let runs):
      DateSpan(
        first: runs.contains { $0.first == nil } ? nil : runs.compactMap { $0.first?.start }.min(),
        last: runs.contains { $0.last == nil } ? nil : runs.compactMap { $0.last?.end }.max())
    case .before(let part): DateSpan(first: nil, last: part.start.before)
    case .after(let part): DateSpan(first: part.end.after, last: nil)
    case .undated: nil
    case .described(let form): form.span
    }
  }

}

/// Where a date stands among others.
///
/// Dates are ordered by when they begin, then by when they end: `1920`, `192X`, `1920-05`, `1921`. What
/// has no beginning stands before what begins where it ends, what is only known to be later before what
/// begins then, and dates without doubts before the same with doubts. What nothing is known of has no
/// place, and comes last.
package struct DateOrder: Comparable, Hashable, Sendable {
  private let first: CalendarDate

  /// False for a beginning that is only a bound.
  private let isBeginning: Bool
  private let last: CalendarDate?
  private let isSure: Bool

  package init(_ date: CalendarDate) {
    self.init(first: date, isBeginning: true, last: date, isSure: true)
  }

  /// Nil if nothing is known of when it is.
  package init?(_ date: ExtendedDate) {
    if let date = CalendarDate(written: date.text) {
      self.init(date)
      return
    }
    var form = date.form
    if case .described(let inner) = form { form = inner }
    guard let span = form.span, let first = span.first ?? span.last?.after else { return nil }
    switch form {
    case .single(let part):
      if case .estimate(let year, digits: _) = part.kind {
        let date = CalendarDate(year: year)
        self.init(first: date, isBeginning: true, last: date, isSure: false)
      } else {
        let isSure = !part.isUncertain && !part.isApproximate
        self.init(first: first, isBeginning: true, last: span.last, isSure: isSure)
      }
    case .after: self.init(first: first, isBeginning: false, last: span.last, isSure: false)
    default:
      self.init(first: first, isBeginning: span.first != nil, last: span.last, isSure: false)
    }
  }

  private init(first: CalendarDate, isBeginning: Bool, last: CalendarDate?, isSure: Bool) {
    self.first = first
    self.isBeginning = isBeginning
    self.last = last
    self.isSure = isSure
  }

  package static func < (one: DateOrder, other: DateOrder) -> Bool {
    if one.first != other.first { return one.first < other.first }
    if one.isBeginning != other.isBeginning { return !one.isBeginning }
    guard one.last == other.last else {
      guard let last = one.last else { return false }
      return other.last.map { last < $0 } ?? true
    }
    return one.isSure && !other.isSure
  }
}

extension CalendarDate {
  /// The day, month or year before this one.
  fileprivate var before: CalendarDate { moved(by: -1) }

  /// The day, month or year after this one.
  fileprivate var after: CalendarDate { moved(by: 1) }

  private func moved(by step: Int) -> CalendarDate {
    if day != nil { return CalendarDate(days: Double(dayNumber + step)) }
    guard let month else { return CalendarDate(year: year + step) }
    switch month + step {
    case 0: return CalendarDate(year: year - 1, month: 12)
    case 13: return CalendarDate(year: year + 1, month: 1)
    case let month: return CalendarDate(year: year, month: month)
    }
  }
}
