/// What an extended date says.
package enum DateForm: Hashable, Sendable {
  case single(DatePart)

  /// All the time between two dates.
  case interval(DateEnd, DateEnd)

  /// One date among these, or all of them.
  case oneOf([DateRun])
  case allOf([DateRun])

  /// A time that is over before the date begins, and one that begins when it is over.
  case before(DatePart)
  case after(DatePart)

  case undated

  /// A date among words that say more than when it was: `published 1914`, `1965, cast 1970`.
  indirect case described(DateForm)
}

/// An end of an interval.
package enum DateEnd: Hashable, Sendable {
  case date(DatePart)

  /// There is none.
  case open

  /// Nobody knows it.
  case unknown

  package var part: DatePart? { if case .date(let part) = self { part } else { nil } }
}

/// The dates of a set from one to another; one of the two may be missing.
package struct DateRun: Hashable, Sendable {
  package var first: DatePart?
  package var last: DatePart?
}

/// One date of an extended date, and how sure it is.
package struct DatePart: Hashable, Sendable {
  /// The first and the last day, month or year that it may mean.
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

    /// A time of ten, a hundred or a thousand years: `192X`, `19XX`, `1XXX`.
    case decade, century, millennium

    /// Months of a year by their number in the format: 21 is spring, 33 the first quarter.
    case group(Int, of: Int)

    /// Years from one to another.
    case years

    /// About this year, of which only so many digits count.
    case estimate(Int, digits: Int)

    /// Digits are missing elsewhere: the text as it is written, without its doubts.
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

  /// True if the last day that it may mean is before the first one of another.
  func isOver(before other: DatePart) -> Bool { last.lastDayNumber < other.first.dayNumber }

  /// True if even the year is unknown.
  var isWithoutYear: Bool { first.year == 0 && last.year == 9999 }
}
