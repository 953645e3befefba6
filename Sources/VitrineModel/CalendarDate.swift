/// A date as a curator writes it: a year, a month or a day, with or without a time.
///
/// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `YYYY-MM-DDThh:mm[:ss][zone]` (a space may stand for the `T`).
/// Dates compare by what they say; a missing month or day comes before the first.
public struct CalendarDate: Hashable, Sendable {
  public var year: Int

  /// From 1; nil when only the year is known.
  public var month: Int?

  /// From 1.
  public var day: Int?

  /// The time as written, without the `T`: `14:30`, `14:30:05Z`. Empty without one.
  public var time: String

  public init(year: Int, month: Int? = nil, day: Int? = nil, time: String = "") {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }
}

extension CalendarDate: Comparable {
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month ?? 0, first.day ?? 0, first.time)
      < (second.year, second.month ?? 0, second.day ?? 0, second.time)
  }
}
