/// A date as curators write it: a year, a month or a day, optionally with a time.
///
/// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `YYYY-MM-DDThh:mm[:ss][zone]` (a space can replace the `T`).
/// Dates are compared as written; a missing month or day sorts before the first one.
public struct CalendarDate: Hashable, Sendable {
  /// The year in the Gregorian calendar, from 1.
  public var year: Int

  /// From 1, or nil if only the year is known.
  public var month: Int?

  /// From 1, or nil if it is not known.
  public var day: Int?

  /// The time as written, without the `T`: `14:30`, `14:30:05Z`. Empty if there is none.
  public var time: String

  package init(year: Int, month: Int? = nil, day: Int? = nil, time: String = "") {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }
}

extension CalendarDate: Comparable {
  /// Compares by year, month, day and time. Times with a time zone are compared as instants, others
  /// as if they were in UTC.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    let (first, second) =
      first.time.isEmpty && second.time.isEmpty ? (first, second) : (first.inUTC, second.inUTC)
    return (first.year, first.month ?? 0, first.day ?? 0, first.time)
      < (second.year, second.month ?? 0, second.day ?? 0, second.time)
  }
}

extension CalendarDate {
  /// Parses the date of a build: exactly `YYYY-MM-DD`. Nil for any other text and for days that do
  /// not exist.
  public init?(wholeDate text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { digits -> Int? in
      digits.allSatisfy { (0x30...0x39).contains($0) }
        ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
    }
    guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]),
      (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The number of days in a month, where 1 is January.
  package static func days(in month: Int, of year: Int) -> Int {
    let isLeapYear =
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
