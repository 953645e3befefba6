import VitrineModel

/// The time span covered by a record's dates, in days.
struct TimeSpan: Hashable {
  /// Since 1970-01-01.
  var start: Double

  /// In days, or 0 for a date without an end.
  var length: Double

  /// From a date to the end of the year, month or day that `end` names. A text of two dates,
  /// `1914/1918`, has its own end, and so has a date that stands for a time span. Fails without a
  /// date. The length is negative if the end is before the beginning.
  init?(_ start: FieldValue?, until end: FieldValue?) {
    if case .date(let date)? = start, date.calendarDate == nil, let span = date.span,
      let first = span.first, let last = span.last, first != last
    {
      self.init(first, last)
      return
    }
    if case .text(let text)? = start {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count == 2, let first = Self.date(.text(String(parts[0]))),
        let last = Self.date(.text(String(parts[1])))
      {
        self.init(first, last)
        return
      }
    }
    guard let first = Self.date(start) else { return nil }
    self.init(first, Self.date(end))
  }

  private init(_ first: CalendarDate, _ last: CalendarDate?) {
    start = first.days
    length = last.map { $0 < first ? -1 : $0.dayAfter - first.days } ?? 0
  }

  /// The years that numbers can stand for. Outside this range, an axis does not have round ticks.
  private static let years = -50_000.0...50_000

  /// The date of a value. A whole number is a year, with any number of digits.
  static func date(_ value: FieldValue?) -> CalendarDate? {
    guard let readable = ComparableValue(value) else { return nil }
    if let date = readable.date { return date }
    guard let number = readable.number, number.rounded() == number, years.contains(number) else {
      return nil
    }
    return CalendarDate(year: Int(number))
  }
}

extension CalendarDate {
  /// The end of its year, month, day or minute, in days since 1970-01-01.
  fileprivate var dayAfter: Double { time.isEmpty ? Double(lastDayNumber + 1) : days }
}
