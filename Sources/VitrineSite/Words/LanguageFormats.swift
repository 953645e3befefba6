/// How pages in a language write numbers and dates.
struct LanguageFormats: Sendable {
  var numbers = NumberFormat()
  var directions = DirectionsFormat()

  /// Nil for ISO 8601 dates: `1865-07-14`.
  var dates: DateFormat?

  /// Formats of the international standards, for languages without formats of their own.
  static let international = LanguageFormats()
}
