import VitrineModel

/// Years grouped into runs of equal length: decades, centuries.
struct YearStep {
  private let length: Int

  /// Years beyond this, in either direction, are not grouped.
  private static let maxYear = 9999

  /// - Parameter length: at least 1.
  init(_ length: Int) { self.length = length }

  /// The run that contains a date or a year. Nil for other values, and for dates that may be in
  /// several runs.
  func span(of value: ComparableValue) -> ClosedRange<Int>? {
    if let date = value.extendedDate, date.calendarDate == nil {
      guard let span = date.span, let first = span.first?.year, let last = span.last?.year,
        // `00XX` is the first century, although its digits could also be those of the year 0.
        let years = self.span(around: first == 0 && last > 0 ? 1 : first), years.contains(last)
      else { return nil }
      return years
    }
    let year = value.date?.year ?? value.number.flatMap { Int(exactly: $0) }
    return year.flatMap(span)
  }

  /// The run that contains a year.
  ///
  /// Historical dates have no year 0, and the year 0 here is 1 BC. So the first century begins with
  /// the year 1, and -499 to -400 is a century: the years 500 to 401 BC.
  func span(around year: Int) -> ClosedRange<Int>? {
    guard year.magnitude <= Self.maxYear else { return nil }
    if length == 1 { return year...year }
    if year < 1 {
      let first = (year - 1).floored(to: length) + 1
      return first...first + length - 1
    }
    let first = year.floored(to: length)
    return max(1, first)...first + length - 1
  }
}

extension Int {
  /// The greatest multiple of `step` that is at most this number.
  fileprivate func floored(to step: Int) -> Int {
    let rest = self % step
    return self - (rest < 0 ? rest + step : rest)
  }
}
