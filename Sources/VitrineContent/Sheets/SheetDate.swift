import VitrineModel

extension DateForm {
  /// Returns the date and time that a number of days stands for, as far as the form shows them; nil for
  /// a number that Excel shows no date for.
  func text(of days: Double, from1904 countsFrom1904: Bool) -> String? {
    guard days >= 0, days < 2_958_466 else { return nil }
    let seconds = Int((days * 86_400).rounded())
    if isSubset(of: [.time, .duration]) {
      return Self.time(contains(.duration) ? seconds : seconds % 86_400)
    }
    guard var date = Self.date(of: seconds / 86_400, from1904: countsFrom1904) else { return nil }
    if contains(.year), !contains(.day) {
      date = String(date.prefix(contains(.month) ? 7 : 4))
    }
    guard contains(.time) else { return date }
    return "\(date)T\(Self.time(seconds % 86_400))"
  }

  /// Returns `hh:mm`, and seconds where there are some.
  private static func time(_ seconds: Int) -> String {
    let time = "\(twoDigits(seconds / 3600)):\(twoDigits(seconds / 60 % 60))"
    return seconds % 60 == 0 ? time : "\(time):\(twoDigits(seconds % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }

  private static func date(of day: Int, from1904 countsFrom1904: Bool) -> String? {
    if countsFrom1904 { return date(ofDaysSince1970: day - 24_107) }
    switch day {
    case 0: return nil
    // Excel has a 29th of February in 1900, and so one day too few before it.
    case 1..<60: return date(ofDaysSince1970: day - 25_568)
    case 60: return "1900-02-29"
    default: return date(ofDaysSince1970: day - 25_569)
    }
  }

  /// The inverse of `CalendarDate.dayNumber`, for days after 1600.
  private static func date(ofDaysSince1970 days: Int) -> String {
    let days = days + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    let year = era * 400 + yearOfEra + (isNextYear ? 1 : 0)
    return CalendarDate(year: year, month: isNextYear ? month - 9 : month + 3, day: day).isoDate
  }
}
