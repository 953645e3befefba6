/// The position of a date in sorted order.
///
/// Dates are ordered by beginning, then by end: `1920`, `192X`, `1920-05`, `1921`. A date without a
/// beginning sorts before dates that begin where it ends; a date that is only known to be later
/// sorts before dates that begin then; and a certain date sorts before the same date with doubts.
/// Dates about which nothing is known have no position and come last.
package struct DateOrder: Comparable, Hashable, Sendable {
  private let first: CalendarDate

  /// False if the beginning is only a bound.
  private let isBeginning: Bool
  private let last: CalendarDate?
  private let isSure: Bool

  package init(_ date: CalendarDate) {
    self.init(first: date, isBeginning: true, last: date, isSure: true)
  }

  /// Nil if nothing is known about the date.
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
