extension CalendarDate {
  /// The number of days since 1970-01-01, of the first day that the date may mean.
  ///
  /// Years begin in March here, so that the day that some years have more is their last one.
  package var dayNumber: Int {
    let month = self.month ?? 1
    let year = self.year - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + (day ?? 1) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The last day that the date may mean.
  package var lastDayNumber: Int {
    if day != nil { return dayNumber }
    guard let month, month < 12 else { return CalendarDate(year: year + 1).dayNumber - 1 }
    return CalendarDate(year: year, month: month + 1).dayNumber - 1
  }

  /// `dayNumber` with the hours and minutes of its time as a part of the day. Zones are not taken into
  /// account.
  package var days: Double {
    guard day != nil, isMachineTime else { return Double(dayNumber) }
    let digits = time.utf8.prefix(5).map { Double($0) - 48 }
    let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[3] * 10 + digits[4]
    return Double(dayNumber) + minutes / 1440
  }
}

extension CalendarDate {
  /// The day, and the minute in it where that is not midnight, that are so many days after 1970-01-01
  /// (<https://howardhinnant.github.io/date_algorithms.html>).
  package init(days: Double) {
    let number = Int(days.rounded(.down))
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    let minute = Int(((days - Double(number)) * 1440).rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1,
      time: minute == 0 ? "" : "\(two(minute / 60)):\(two(minute % 60))")
  }
}
