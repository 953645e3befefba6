/// How pages in a language write numbers and dates.
struct LanguageFormats: Sendable {
  var numbers = NumberFormat()
  var directions = DirectionsFormat()

  /// Nil for the dates of ISO 8601: `1865-07-14`.
  var dates: DateFormat?

  /// Numbers and dates of the international standards, for languages without formats of their own.
  static let international = LanguageFormats()
}
