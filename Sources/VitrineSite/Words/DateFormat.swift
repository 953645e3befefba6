internal import VitrineModel

/// How dates are written.
struct DateFormat: Sendable {
  /// Dates without a pattern are shown in ISO 8601 format.
  var patterns: [DateKey: FormatPattern]

  /// The names of the months from January, or empty if patterns use the month's number.
  var months: [String] = []

  /// Spring, summer, autumn and winter of a year.
  var seasons: [FormatPattern] = []

  /// A century, by its number.
  var century: PluralText?

  /// The plural categories for centuries, which may differ from those of counts: `21st`.
  var ordinals = PluralRules()

  /// The pattern with values substituted for its names, or nil if there is none.
  func text(_ key: DateKey, _ values: String...) -> String? {
    patterns[key]?.text(values)
  }
}

/// The keys of `dates` in a language's file of words.
enum DateKey: String, CaseIterable {
  case day, month, time

  /// Lists of names: months, and seasons of a year.
  case months, seasons

  /// Qualifiers for dates that are approximate or uncertain.
  case about, uncertain

  /// Times with an open beginning or end. The first two exclude the date itself.
  case before, after, until, since

  /// One date of several.
  case orEarlier, orLater, between, either

  /// Several dates, and the time between two. The second form of a range is for ends of several
  /// words.
  case both, range, longRange

  case decade, century, beforeCommonEra

  /// A year, and a century or decade if it differs, after dates before the common era.
  case commonEra, commonEraOfCentury

  /// Parts of a period.
  case early, mid, late, firstHalf, secondHalf
  case undated

  /// The names in its placeholders.
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
