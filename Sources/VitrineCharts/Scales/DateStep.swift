internal import VitrineModel

/// The distance between the ticks of a date axis.
package enum DateStep: Hashable, Sendable {
  case minutes(Int), days(Int), months(Int), years(Int)

  /// All steps, from the shortest to the longest. Each divides one of the longer ones, and all
  /// start with a year, a month, a Monday or midnight.
  package static let all: [DateStep] =
    [1, 5, 15, 60, 180, 360, 720].map { .minutes($0) } + [1, 7].map { .days($0) }
    + [1, 3, 6].map { .months($0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map { .years($0) }

  /// The length of the step, in days. For months and years it is an average.
  package var length: Double {
    switch self {
    case .minutes(let count): Double(count) / 1440
    case .days(let count): Double(count)
    case .months(let count): Double(count) * 30.436875
    case .years(let count): Double(count) * 365.2425
    }
  }

  /// The ticks in `range`, which is in days since 1970-01-01.
  package func ticks(in range: ClosedRange<Double>) -> [DateTick] {
    var ticks: [DateTick] = []
    var tick = first(from: range.lowerBound)
    while tick.days <= range.upperBound, ticks.count < 10_000 {
      ticks.append(tick)
      tick = next(after: tick)
    }
    return ticks
  }

  private func first(from start: Double) -> DateTick {
    let number = Int(start.rounded(.down))
    let day = CalendarDate(dayNumber: number)
    switch self {
    case .minutes(let count):
      let minutes = Int(((start - Double(number)) * 1440 - 1e-6).rounded(.up))
      let rounded = (minutes + count - 1) / count * count
      return tick(day: number + rounded / 1440, minute: rounded % 1440)
    case .days(let count):
      var first = Double(number) < start ? number + 1 : number
      // 1970-01-05 was a Monday.
      while count == 7, (first - 4) % 7 != 0 { first += 1 }
      return tick(day: first, minute: nil)
    case .months(let count):
      var month = day.year * 12 + (day.month ?? 1) - 1
      if Double(CalendarDate(year: day.year, month: day.month).dayNumber) < start { month += 1 }
      return tick(month: month.multiple(of: count))
    case .years(let count):
      let isLater = Double(CalendarDate(year: day.year).dayNumber) < start
      return tick(year: (day.year + (isLater ? 1 : 0)).multiple(of: count))
    }
  }

  private func next(after tick: DateTick) -> DateTick {
    let day = Int(tick.days.rounded(.down))
    switch self {
    case .minutes(let count):
      let minute = (tick.minute ?? 0) + count
      return self.tick(day: day + minute / 1440, minute: minute % 1440)
    case .days(let count): return self.tick(day: day + count, minute: nil)
    case .months(let count): return self.tick(month: tick.year * 12 + (tick.month ?? 1) - 1 + count)
    case .years(let count): return self.tick(year: tick.year + count)
    }
  }

  private func tick(day number: Int, minute: Int?) -> DateTick {
    let day = CalendarDate(dayNumber: number)
    return DateTick(
      year: day.year, month: day.month, day: day.day, minute: minute,
      days: Double(number) + Double(minute ?? 0) / 1440)
  }

  /// The tick of a month, counted from January of the year 0.
  private func tick(month: Int) -> DateTick {
    let year = month.flooredQuotient(12)
    let day = CalendarDate(year: year, month: month - year * 12 + 1)
    return DateTick(year: day.year, month: day.month, days: Double(day.dayNumber))
  }

  private func tick(year: Int) -> DateTick {
    DateTick(year: year, days: Double(CalendarDate(year: year).dayNumber))
  }
}

extension Int {
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The least multiple of `step` that is at least this number.
  fileprivate func multiple(of step: Int) -> Int {
    -(-self).flooredQuotient(step) * step
  }
}
