/// Parses one date in the Extended Date/Time Format: `1985-04`, `Y-17E7`, `2001-21`, `156X-12-25?`,
/// `1950S2`.
struct DatePartReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var isUncertain = false
  private var isApproximate = false

  /// How many digits a year can have, so that day counts fit into 64 bits.
  private static let maxYearDigits = 12

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func part() -> DatePart? {
    guard var part = date(), index == bytes.endIndex else { return nil }
    part.isUncertain = isUncertain
    part.isApproximate = isApproximate
    return part
  }

  private mutating func date() -> DatePart? {
    qualifier()
    if next == UInt8(ascii: "Y") { return longYear() }
    let isNegative = take("-")
    guard let year = digits(4) else { return nil }
    if take("S") { return significant(year, isNegative) }
    qualifier()
    let years = year.numbers(isNegative: isNegative)
    guard take("-") else { return part(ofYears: year, years) }
    qualifier()
    guard let month = digits(2) else { return nil }
    qualifier()
    if let season = month.exact, (21...41).contains(season) {
      guard year.exact != nil else { return nil }
      return Self.group(season, of: years.lowerBound)
    }
    let months = month.numbers().clamped(to: 1...12)
    guard month.maximum > 0, month.minimum < 13 else { return nil }
    guard take("-") else {
      return calendarPart(years, year, months, month)
    }
    qualifier()
    guard let day = digits(2) else { return nil }
    qualifier()
    return dayPart(years, year, months, month, day)
  }

  // MARK: Years

  private func part(ofYears year: Digits, _ years: ClosedRange<Int>) -> DatePart {
    let kind: DatePart.Kind =
      switch year.unspecifiedAtEnd {
      case 0?: .calendar
      case 1?: .decade
      case 2?: .century
      case 3?: .millennium
      default: .masked(written)
      }
    return DatePart(
      CalendarDate(year: years.lowerBound), CalendarDate(year: years.upperBound), kind)
  }

  /// `Y170000002`, `Y-17E7`, each optionally followed by `S3`.
  private mutating func longYear() -> DatePart? {
    index += 1
    let isNegative = take("-")
    let start = index
    while let byte = next, isDigit(byte) { index += 1 }
    guard index > start, var year = Int(String(decoding: bytes[start..<index], as: UTF8.self))
    else { return nil }
    var length = index - start
    if take("E") {
      guard let zeros = count() else { return nil }
      length += zeros
      guard length <= Self.maxYearDigits else { return nil }
      for _ in 0..<zeros { year *= 10 }
    }
    guard length <= Self.maxYearDigits else { return nil }
    let digits = Digits(minimum: year, maximum: year, unspecifiedAtEnd: 0, count: length)
    if take("S") { return significant(digits, isNegative) }
    qualifier()
    return part(ofYears: digits, digits.numbers(isNegative: isNegative))
  }

  /// `1950S2`: about 1950, with only the first two digits significant.
  private mutating func significant(_ year: Digits, _ isNegative: Bool) -> DatePart? {
    guard let value = year.exact, let digits = count(), (1...year.count).contains(digits) else {
      return nil
    }
    var size = 1
    for _ in digits..<year.count { size *= 10 }
    let minimum = value - value % size
    let range = Digits(minimum: minimum, maximum: minimum + size - 1, unspecifiedAtEnd: 0, count: 0)
      .numbers(isNegative: isNegative)
    isApproximate = true
    qualifier()
    var part = DatePart(
      CalendarDate(year: range.lowerBound), CalendarDate(year: range.upperBound),
      .estimate(isNegative ? -value : value, digits: digits))
    if size == 1 { part.kind = .calendar }
    return part
  }

  private mutating func count() -> Int? {
    let start = index
    while let byte = next, isDigit(byte), index < start + 2 { index += 1 }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  // MARK: Months and days

  /// Groups of months, such as seasons and quarters.
  static func group(_ number: Int, of year: Int) -> DatePart {
    /// A run of months, which can cross into the neighbouring year.
    func part(_ first: Int, _ count: Int) -> DatePart {
      let last = first + count - 1
      return DatePart(
        CalendarDate(year: first < 1 ? year - 1 : year, month: (first + 11) % 12 + 1),
        CalendarDate(year: last > 12 ? year + 1 : year, month: (last - 1) % 12 + 1),
        .group(number, of: year))
    }
    switch number {
    // Spring begins in March in the northern hemisphere, and if no hemisphere is given.
    case 21...28: return part(3 + (number - 21) % 4 * 3, 3)
    // Half a year later in the southern hemisphere. A summer belongs to the year in which it ends.
    case 29...32: return part([9, 0, 3, 6][number - 29], 3)
    case 33...36: return part((number - 33) * 3 + 1, 3)
    case 37...39: return part((number - 37) * 4 + 1, 4)
    default: return part((number - 40) * 6 + 1, 6)
    }
  }

  private func calendarPart(
    _ years: ClosedRange<Int>, _ year: Digits, _ months: ClosedRange<Int>, _ month: Digits
  ) -> DatePart? {
    if month.isUnspecified { return part(ofYears: year, years) }
    let first = CalendarDate(year: years.lowerBound, month: months.lowerBound)
    let last = CalendarDate(year: years.upperBound, month: months.upperBound)
    return DatePart(first, last, first == last ? .calendar : .masked(written))
  }

  private func dayPart(
    _ years: ClosedRange<Int>, _ year: Digits, _ months: ClosedRange<Int>, _ month: Digits,
    _ day: Digits
  ) -> DatePart? {
    if day.isUnspecified, month.isUnspecified || month.exact != nil {
      return calendarPart(years, year, months, month)
    }
    let length = CalendarDate.days(in: months.upperBound, of: years.upperBound)
    let longest = months.map {
      CalendarDate.days(in: $0, of: years.count > 3 ? 4 : years.lowerBound)
    }
    .max()!
    guard day.maximum > 0, day.minimum <= max(length, longest) else { return nil }
    let first = CalendarDate(
      year: years.lowerBound, month: months.lowerBound, day: max(day.minimum, 1))
    let last = CalendarDate(
      year: years.upperBound, month: months.upperBound,
      day: min(day.maximum, max(length, day.minimum)))
    if first == last, first.day! > length { return nil }
    return DatePart(first, last, first == last ? .calendar : .masked(written))
  }

  // MARK: Bytes

  /// The digits of a number, some of which can be unknown.
  private struct Digits {
    var minimum: Int
    var maximum: Int

    /// How many digits at the end are unknown, if all unknown digits are at the end.
    var unspecifiedAtEnd: Int?
    var count: Int

    var exact: Int? { minimum == maximum ? minimum : nil }
    var isUnspecified: Bool { unspecifiedAtEnd == count }

    func numbers(isNegative: Bool = false) -> ClosedRange<Int> {
      isNegative ? -maximum ... -minimum : minimum...maximum
    }
  }

  private mutating func digits(_ count: Int) -> Digits? {
    guard bytes.endIndex - index >= count else { return nil }
    var result = Digits(minimum: 0, maximum: 0, unspecifiedAtEnd: 0, count: count)
    for byte in bytes[index..<index + count] {
      let isUnknown = byte == UInt8(ascii: "X")
      guard isUnknown || isDigit(byte) else { return nil }
      result.minimum = result.minimum * 10 + (isUnknown ? 0 : Int(byte - 0x30))
      result.maximum = result.maximum * 10 + (isUnknown ? 9 : Int(byte - 0x30))
      if isUnknown {
        result.unspecifiedAtEnd = result.unspecifiedAtEnd.map { $0 + 1 }
      } else if result.unspecifiedAtEnd != 0 {
        result.unspecifiedAtEnd = nil
      }
    }
    index += count
    return result
  }

  /// Takes a qualifier of uncertainty. It applies to the whole date, regardless of its position.
  private mutating func qualifier() {
    switch next {
    case UInt8(ascii: "?"): isUncertain = true
    case UInt8(ascii: "~"): isApproximate = true
    case UInt8(ascii: "%"): (isUncertain, isApproximate) = (true, true)
    default: return
    }
    index += 1
  }

  private var written: String {
    String(decoding: bytes.filter { !"?~%".utf8.contains($0) }, as: UTF8.self)
  }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    index += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
