import Testing
import VitrineModel

@Suite struct CalendarDateTests {
  /// Half a minute is 1/2880 of a day.
  @Test(arguments: [
    (0, "1970-01-01", ""), (0.25, "1970-01-01", "06:00"), (-0.25, "1969-12-31", "18:00"),
    (1 + 1 / 1440.0, "1970-01-02", "00:01"),
    (1 - 1.1 / 2880, "1970-01-01", "23:59"), (1 - 0.9 / 2880, "1970-01-02", ""),
    (365 - 0.9 / 2880, "1971-01-01", ""), (-0.9 / 2880, "1970-01-01", ""),
  ])
  func daysAreRoundedToTheNearestMinute(_ days: Double, _ day: String, _ time: String) {
    let date = CalendarDate(days: days)

    #expect(date.isoDate == day)
    #expect(date.time == time)
  }
}
