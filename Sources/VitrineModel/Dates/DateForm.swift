/// The meaning of an extended date.
package enum DateForm: Hashable, Sendable {
  case single(DatePart)

  /// The whole time between two dates.
  case interval(DateEnd, DateEnd)

  /// One of these dates, or all of them.
  case oneOf([DateRun])
  case allOf([DateRun])

  /// A time that ends before the date begins, or begins after it ends.
  case before(DatePart)
  case after(DatePart)

  case undated

  /// A date in a text that says more than the date: `published 1914`, `1965, cast 1970`.
  indirect case described(DateForm)
}

/// An end of an interval.
package enum DateEnd: Hashable, Sendable {
  case date(DatePart)

  /// The interval has no such end.
  case open

  /// The end is unknown.
  case unknown

  package var part: DatePart? { if case .date(let part) = self { part } else { nil } }
}

/// The dates in a set from one to another. One of the two can be missing.
package struct DateRun: Hashable, Sendable {
  package var first: DatePart?
  package var last: DatePart?
}

/// One date of an extended date, with its uncertainty.
package struct DatePart: Hashable, Sendable {
  /// The first and the last day, month or year that it can mean.
  package var first: CalendarDate
  package var last: CalendarDate
  package var kind = Kind.calendar
  package var isUncertain = false
  package var isApproximate = false

  /// The part of that time that is meant.
  package var portion: Portion?

  package enum Kind: Hashable, Sendable {
    /// The day, month or year `first`.
    case calendar

    /// A period of ten, a hundred or a thousand years: `192X`, `19XX`, `1XXX`.
    case decade, century, millennium

    /// A group of months in a year, by its number in the format: 21 is spring, 33 the first
    /// quarter.
    case group(Int, of: Int)

    /// A range of years.
    case years

    /// About this year, of which only so many digits are significant.
    case estimate(Int, digits: Int)

    /// Other digits are missing: the text as written, without its qualifiers.
    case masked(String)
  }

  package enum Portion: String, CaseIterable, Hashable, Sendable {
    case early, mid, late, firstHalf, secondHalf
  }

  init(_ first: CalendarDate, _ last: CalendarDate, _ kind: Kind) {
    self.first = first
    self.last = last
    self.kind = kind
  }

  init(_ date: CalendarDate) { self.init(date, date, .calendar) }

  /// Whether the last day it can mean is before the first day that another can mean.
  func isOver(before other: DatePart) -> Bool { last.lastDayNumber < other.first.dayNumber }

  /// Whether not even the year is known.
  var isWithoutYear: Bool { first.year == 0 && last.year == 9999 }
}
