/// The beginning of a year, a month or a day, or a time of day.
package struct DateTick: Hashable, Sendable {
  package var year: Int

  /// Nil for the start of a year. Likewise, `day` is nil for a month and `minute` for a day.
  package var month: Int?
  package var day: Int?

  /// Minutes since midnight.
  package var minute: Int?

  /// The position, in days since 1970-01-01.
  package var days: Double
}
