/// The time that a date can mean, from one day, month or year to another. An end is nil if it is
/// open or unknown.
package struct DateSpan: Hashable, Sendable {
  package var first: CalendarDate?
  package var last: CalendarDate?

  package init(first: CalendarDate?, last: CalendarDate?) {
    self.first = first
    self.last = last
  }
}

extension ExtendedDate {
  /// The span of the date, or nil if nothing is known about it.
  package var span: DateSpan? { form.span }
}

extension DateForm {
  /// The span of the date, or nil if nothing is known about it.
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

extension CalendarDate {
  /// The previous day, month or year.
  fileprivate var before: CalendarDate { moved(by: -1) }

  /// The next day, month or year.
  var after: CalendarDate { moved(by: 1) }

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
