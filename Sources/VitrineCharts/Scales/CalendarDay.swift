/// A day of the Gregorian calendar, in every year as if it had always been in use.
struct CalendarDay: Hashable {
  var year: Int
  var month: Int
  var day: Int

  init(year: Int, month: Int = 1, day: Int = 1) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is `number` days after 1970-01-01.
  ///
  /// Years begin in March here, so that the day that some years have more is their last one
  /// (<https://howardhinnant.github.io/date_algorithms.html>).
  init(number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days it is after 1970-01-01.
  var number: Int {
    let year = self.year - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
