/// How pages in a language write numbers and dates.
struct LanguageFormats: Sendable {
  var numbers = NumberFormat()

  /// Nil for the dates of ISO 8601: `1865-07-14`.
  var dates: DateFormat?

  /// Numbers and dates of the international standards, for languages without formats of their own.
  static let international = LanguageFormats()
}

/// How dates are written in words.
struct DateFormat: Sendable {
  var day: FormatPattern
  var month: FormatPattern
  var time: FormatPattern

  /// The names of the months from January; empty if patterns hold the month's number.
  var months: [String]

  static let dayNames = ["day", "month", "year"]
  static let monthNames = ["month", "year"]
  static let timeNames = ["date", "time"]
}
