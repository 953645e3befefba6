/// A date in words that can lack parts stated by another date next to it: the `7` of `1794–7`, the
/// `June` of `June–July 1865`, the `18th` of `18th–19th century`.
struct PartialDate {
  var kind: Kind

  /// `beforeCommonEra` or `commonEra`.
  var era: DateWord?

  /// A portion or a quarter.
  var portion: DateWord?

  /// Doubts before the date, which apply to a whole interval, and doubts after it.
  var qualifiers: DateQualifiers
  var laterQualifiers: DateQualifiers

  enum Kind {
    case whole(DatePart)
    case date(year: Int, month: Int, day: Int?)

    /// A season or a quarter of a year, by its number in the Extended Date/Time Format.
    case group(Int, of: Int)

    /// A century, counted from 1.
    case century(Int)

    /// The first year of the decade; in the short form without its century.
    case decade(Int)
    case shortDecade(Int)
    case month(Int, day: Int?)

    /// A year, a part of a year, a day or a century.
    case number(Int, digits: Int)
  }

  /// Whether it is a single day that is known without doubt.
  var isPlainDay: Bool {
    kind.isDay && era == nil && portion == nil && qualifiers.isEmpty && laterQualifiers.isEmpty
  }

  struct DateQualifiers: OptionSet {
    let rawValue: Int

    static let isApproximate = DateQualifiers(rawValue: 1)
    static let isUncertain = DateQualifiers(rawValue: 2)
  }
}

extension PartialDate.Kind {
  var isDay: Bool {
    switch self {
    case .date(_, _, let day): day != nil
    case .whole(let part): part.first.day != nil && part == DatePart(part.first)
    default: false
    }
  }
}

extension PartialDate {
  /// The date, or nil if something is missing or wrong.
  var part: DatePart? {
    guard var part = plainPart else { return nil }
    switch portion {
    case .quarter(let number)?:
      guard part.cut(toQuarter: number) else { return nil }
    case .portion(let portion)?: part.portion = portion
    default: break
    }
    let qualifiers = qualifiers.union(laterQualifiers)
    if qualifiers.contains(.isApproximate) { part.isApproximate = true }
    if qualifiers.contains(.isUncertain) { part.isUncertain = true }
    return part
  }

  private var plainPart: DatePart? {
    let isBefore = era == .beforeCommonEra
    switch kind {
    case .whole(let part): return era == nil ? part : nil
    case .date(let year, let month, let day):
      let year = isBefore ? 1 - year : year
      if let day, day > CalendarDate.days(in: month, of: year) { return nil }
      return DatePart(CalendarDate(year: year, month: month, day: day))
    case .group(let number, let year):
      return DatePartReader.group(number, of: isBefore ? 1 - year : year)
    case .century(let number):
      return years(isBefore ? -number * 100 + 1 : number * 100 - 100, count: 100, .century)
    case .decade(let year), .shortDecade(let year):
      // The forties BC are the years 49 to 40, which do not form a decade of the format.
      if isBefore { return years(-8 - year, count: 10, .years) }
      if case .shortDecade = kind, era == nil { return nil }
      return years(year, count: 10, .decade)
    case .number(let year, let digits):
      guard digits > 2 || era != nil, year > 0 else { return nil }
      return DatePart(CalendarDate(year: isBefore ? 1 - year : year))
    case .month: return nil
    }
  }

  private func years(_ first: Int, count: Int, _ kind: DatePart.Kind) -> DatePart {
    DatePart(CalendarDate(year: first), CalendarDate(year: first + count - 1), kind)
  }

  /// Completes this date and the one that ends its interval with what the other states.
  /// `mayTurnCentury` is for `1799–05`.
  func completed(with end: PartialDate, mayTurnCentury: Bool) -> (DatePart, DatePart)? {
    var (first, last) = (self, end)
    if first.era == nil { first.era = last.era }
    if last.era == nil, first.era != nil { last.era = .commonEra }
    last.qualifiers.formUnion(first.qualifiers)
    switch (first.kind, last.kind) {
    case (.number(let number, let digits), .century) where digits < 3:
      first.kind = .century(number)
    case (.number(let day, let digits), .date(let year, let month, _?)) where digits < 3:
      first.kind = .date(year: year, month: month, day: day)
    case (.month(let month, let day), .date(let year, _, _)):
      first.kind = .date(year: year, month: month, day: day)
    case (.number(let year, 3...4), .number(let rest, let digits))
    where digits < 3 && first.era == nil:
      let whole = mayTurnCentury && digits == 2 ? year.year(endingIn: rest) : nil
      last.kind = .number(whole ?? Self.completed(rest, digits, from: year), digits: 4)
    case (.decade(let year), .shortDecade(let rest)):
      last.kind = .decade(Self.completed(rest, 2, from: year))
    default: break
    }
    guard let firstPart = first.part, let lastPart = last.part else { return nil }
    return (firstPart, lastPart)
  }

  /// Adds the missing digits to the `7` or `97` of `1794–7`.
  private static func completed(_ rest: Int, _ digits: Int, from year: Int) -> Int {
    let size = digits == 1 ? 10 : 100
    return year - year % size + rest
  }
}

extension Int {
  /// The year with these last two digits after this year: 1918 in `1914–18`, 1805 in `1799–05`. It is
  /// in the next century only if that is less than 50 years away.
  package func year(endingIn rest: Int) -> Int {
    let year = self - self % 100 + rest
    return year < self && year + 100 - self < 50 ? year + 100 : year
  }
}

extension DatePart {
  /// Reduces a century to one of its quarters, from 1. Returns false for other periods.
  fileprivate mutating func cut(toQuarter number: Int) -> Bool {
    guard kind == .century else { return false }
    let start = first.year + (number - 1) * 25
    self = DatePart(CalendarDate(year: start), CalendarDate(year: start + 24), .years)
    return true
  }
}
