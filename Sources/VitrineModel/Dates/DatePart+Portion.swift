extension DatePart {
  /// The first day, month or year of the meant part.
  package var start: CalendarDate { portion.map { range(of: $0).lowerBound } ?? first }

  /// The last day, month or year of the meant part.
  package var end: CalendarDate { portion.map { range(of: $0).upperBound } ?? last }

  /// Periods of several years are divided into years, a year into months and a month into days.
  /// Thirds are as even as possible, the first being the longest: early in `18XX` is 1800 to 1833,
  /// mid 1834 to 1866.
  private func range(of portion: Portion) -> ClosedRange<CalendarDate> {
    if first.year < last.year, first.month == nil {
      return Self.range(of: portion, first.year...last.year) { CalendarDate(year: $0) }
    }
    guard let month = first.month else {
      return Self.range(of: portion, 1...12) { CalendarDate(year: first.year, month: $0) }
    }
    guard first == last, first.day == nil else { return first...last }
    return Self.range(of: portion, 1...CalendarDate.days(in: month, of: first.year)) {
      CalendarDate(year: first.year, month: month, day: $0)
    }
  }

  private static func range(
    of portion: Portion, _ whole: ClosedRange<Int>, _ date: (Int) -> CalendarDate
  ) -> ClosedRange<CalendarDate> {
    let count = whole.count
    let (firstThird, secondThird) = ((count + 2) / 3, (2 * count + 1) / 3)
    let part =
      switch portion {
      case .early: 0..<firstThird
      case .mid: firstThird..<secondThird
      case .late: secondThird..<count
      case .firstHalf: 0..<(count + 1) / 2
      case .secondHalf: (count + 1) / 2..<count
      }
    return date(whole.lowerBound + part.lowerBound)...date(whole.lowerBound + part.upperBound - 1)
  }
}
