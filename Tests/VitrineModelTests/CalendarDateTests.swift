import Testing
import VitrineModel

@Suite struct CalendarDateTests {
  static let cases: [(minutes: Double, day: String, time: String)] = [
    (0, "1970-01-01", ""), (360, "1970-01-01", "06:00"), (-360, "1969-12-31", "18:00"),
    (1441, "1970-01-02", "00:01"), (1439.4, "1970-01-01", "23:59"), (1439.6, "1970-01-02", ""),
    (-0.4, "1970-01-01", ""), (525_599.6, "1971-01-01", ""),
  ]

  @Test(arguments: cases)
  func daysAreRoundedToTheNearestMinute(_ minutes: Double, day: String, time: String) {
    let date = CalendarDate(days: minutes / 1440)

    #expect(date.isoDate == day)
    #expect(date.time == time)
  }
}
