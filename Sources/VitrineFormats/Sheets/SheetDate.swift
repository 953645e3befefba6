import VitrineModel
import VitrineText

extension DateFormatParts {
  /// Returns the date and time for a number of days, with the parts that the format shows, or nil
  /// for a number that Excel cannot show as a date.
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

  /// Returns `hh:mm`, with seconds unless they are zero.
  private static func time(_ seconds: Int) -> String {
    let time = CalendarDate.time(ofMinute: seconds / 60)
    return seconds % 60 == 0 ? time : "\(time):\(String(seconds % 60, digits: 2))"
  }

  private static func date(of day: Int, from1904 countsFrom1904: Bool) -> String? {
    let number: Int
    switch day {
    case _ where countsFrom1904: number = day - 24_107
    case 0: return nil
    // Excel counts a February 29 in 1900, so earlier dates are off by one.
    case 1..<60: number = day - 25_568
    case 60: return "1900-02-29"
    default: number = day - 25_569
    }
    return CalendarDate(dayNumber: number).isoDate
  }
}
