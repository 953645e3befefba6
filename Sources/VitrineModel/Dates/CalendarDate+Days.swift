extension CalendarDate {
  /// The number of days from 1970-01-01 to the first day that the date can mean.
  ///
  /// Years begin in March here, so that the leap day is the last day of the year.
  package var dayNumber: Int {
    let month = self.month ?? 1
    let year = self.year - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + (day ?? 1) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The last day that the date can mean.
  package var lastDayNumber: Int {
    if day != nil { return dayNumber }
    guard let month, month < 12 else { return CalendarDate(year: year + 1).dayNumber - 1 }
    return CalendarDate(year: year, month: month + 1).dayNumber - 1
  }

  /// `dayNumber`, with the time as a fraction of the day. Time zones are ignored.
  package var days: Double {
    guard day != nil, isMachineTime else { return Double(dayNumber) }
    return Double(dayNumber) + Double(Self.minutes(time.utf8.prefix(5))) / 1440
  }

  /// By how many minutes its time is ahead of UTC, or nil if it has no time zone.
  package var minutesAheadOfUTC: Int? {
    guard isMachineTime,
      let zone = time.utf8.firstIndex(where: { !"0123456789:. ".utf8.contains($0) })
    else { return nil }
    let digits = time.utf8[zone...].filter { (0x30...0x39).contains($0) }
    let sign = time.utf8[zone] == UInt8(ascii: "-") ? -1 : 1
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }.minutes(ofDigits: digits.count) * sign
  }

  /// The same instant in UTC, without seconds if they are zero. A time without a time zone is
  /// assumed to be in UTC.
  package var inUTC: CalendarDate {
    guard day != nil, isMachineTime else { return self }
    let minutes = Self.minutes(time.utf8.prefix(5)) - (minutesAheadOfUTC ?? 0)
    let days = (Double(minutes) / 1440).rounded(.down)
    var date = CalendarDate(days: Double(dayNumber) + days)
    let seconds = time.dropFirst(5).prefix { "0123456789:.".contains($0) }
    date.time =
      Self.time(ofMinute: minutes - Int(days) * 1440)
      + (seconds.allSatisfy { "0:.".contains($0) } ? "" : seconds)
    return date
  }

  /// The minutes of `hh:mm`.
  private static func minutes(_ text: some Sequence<UInt8>) -> Int {
    let digits = text.map { Int($0) - 48 }
    return (digits[0] * 10 + digits[1]) * 60 + digits[3] * 10 + digits[4]
  }
}

extension Int {
  /// The minutes of `hhmm`, or of `hh` if there are no more digits.
  fileprivate func minutes(ofDigits count: Int) -> Int {
    count < 4 ? self * 60 : self / 100 * 60 + self % 100
  }
}

extension CalendarDate {
  /// The day that is `number` days after 1970-01-01
  /// (<https://howardhinnant.github.io/date_algorithms.html>).
  package init(dayNumber number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The date that is this many days after 1970-01-01, with the time to the nearest minute unless
  /// it is midnight.
  package init(days: Double) {
    let number = days.rounded(.down)
    let minute = Int(((days - number) * 1440).rounded())
    // The last half minute of a day rounds to the next day.
    self.init(dayNumber: Int(number) + minute / 1440)
    time = minute % 1440 == 0 ? "" : Self.time(ofMinute: minute)
  }

  /// The instant that is this many milliseconds after 1970-01-01, as programs write it. Nil before
  /// 1800 and after 2099, and for numbers near 1970, whose digits are too few to be sure.
  init?(milliseconds text: String) {
    let digits = text.hasSuffix(".0") ? text.dropLast(2) : text[...]
    guard digits.utf8.count > 11, let number = Int(digits), number.magnitude >= 100_000_000_000,
      (-5_364_662_400_000..<4_102_444_800_000).contains(number)
    else { return nil }
    // `202001311200` is a day and a time.
    let (month, day) = (number / 1_000_000 % 100, number / 10_000 % 100)
    if (180_000_000_000..<210_000_000_000).contains(number), 1...12 ~= month, 1...31 ~= day {
      return nil
    }
    let second = (Double(number) / 1000).rounded(.down)
    self.init(days: (second / 86_400).rounded(.down))
    let rest = Int(second) - dayNumber * 86_400
    guard rest > 0 else { return }
    let seconds = rest % 60
    time = Self.time(ofMinute: rest / 60) + (seconds < 10 ? ":0" : ":") + "\(seconds)Z"
  }
}
