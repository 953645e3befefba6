internal import VitrineModel

/// How dates are written in words.
struct DateFormat: Sendable {
  /// Dates whose pattern is missing are shown as they are written for machines.
  var patterns: [DateKey: FormatPattern]

  /// The names of the months from January; empty if patterns hold the month's number.
  var months: [String] = []

  /// Spring, summer, autumn and winter of a year.
  var seasons: [FormatPattern] = []

  /// A century by its number.
  var century: PluralText?

  /// The classes of the numbers of centuries, which may differ from those of counts: `21st`.
  var ordinals = PluralRules()

  /// The pattern with values in place of its names; nil without one.
  func text(_ key: DateKey, _ values: String...) -> String? {
    patterns[key]?.text(values)
  }
}

/// What a language says of dates: the keys of `dates` in its file of words.
enum DateKey: String, CaseIterable {
  case day, month, time

  /// Lists of names: months, and seasons of a year.
  case months, seasons

  /// Doubts.
  case about, uncertain

  /// Times without a beginning or an end. The first two leave the date itself out.
  case before, after, until, since

  /// One date of several.
  case orEarlier, orLater, between, either

  /// Several dates, and the time between two; the second form is for ends of several words.
  case both, range, longRange

  case decade, century, beforeCommonEra

  /// A year, and a century or decade, after dates before the common era; the second where it differs.
  case commonEra, commonEraOfCentury

  /// Portions of a time.
  case early, mid, late, firstHalf, secondHalf
  case undated

  /// The names in its `{ }`.
  var names: [String] {
    switch self {
    case .day: ["day", "month", "year"]
    case .month: ["month", "year"]
    case .time: ["date", "time"]
    case .between, .either, .both, .range, .longRange: ["first", "last"]
    case .decade: ["year"]
    case .seasons: ["year"]
    case .century: ["number", "roman"]
    case .months, .undated: []
    default: ["date"]
    }
  }
}

extension DatePart.Portion {
  var pattern: DateKey {
    switch self {
    case .early: .early
    case .mid: .mid
    case .late: .late
    case .firstHalf: .firstHalf
    case .secondHalf: .secondHalf
    }
  }
}
