internal import VitrineModel

extension CalendarDate {
  /// The date for readers: `14 July 1865`, `14. Juli 1865`. If it follows a date before the common
  /// era, it includes its own era: `27 BC – AD 14`.
  func words(in formats: LanguageFormats, isAfterBC: Bool = false) -> String {
    guard let dates = formats.dates else { return isoDate }
    var year = yearWords(formats, dates)
    if isAfterBC, self.year > 0 { year = dates.text(.commonEra, year) ?? year }
    guard let month, (1...12).contains(month) else { return year }
    let name = dates.months.isEmpty ? String(month) : dates.months[month - 1]
    let words =
      day.map { dates.text(.day, String($0), name, year) } ?? dates.text(.month, name, year)
    return words ?? isoDate
  }

  /// Years of more than four digits have separators, and years before 1 are counted backwards.
  private func yearWords(_ formats: LanguageFormats, _ dates: DateFormat) -> String {
    let number = formats.numbers.text("\(year > 0 ? year : 1 - year)", from: 5)
    guard year < 1 else { return number }
    return dates.text(.beforeCommonEra, number) ?? CalendarDate(year: year).isoDate
  }

  /// The date and, unless it is midnight, the time to the minute: `14 July 1865, 05:30 UTC`.
  func wordsWithTime(in formats: LanguageFormats) -> String {
    let date = words(in: formats)
    guard isMachineTime else { return date }
    let minute = time.prefix(5)
    let rest = time.dropFirst(5).drop { "0123456789:. ".contains($0) }
    let isUTC = ["Z", "z", "+00:00", "+0000", "-00:00"].contains(rest)
    if minute == "00:00", rest.isEmpty || isUTC { return date }
    let zone = isUTC ? " UTC" : rest.isEmpty ? "" : " \(rest)"
    return formats.dates?.text(.time, date, minute + zone) ?? "\(date) \(minute)\(zone)"
  }

  /// The date for use within a sentence. In a right-to-left language, an isolate keeps its digits
  /// from being reordered after other letters (Unicode's bidirectional algorithm, W2).
  func wordsInText(of words: SiteWords) -> String {
    let date = self.words(in: words.formats)
    let isRightToLeft = Page.Direction.usual(for: words.language) == .rightToLeft
    return isRightToLeft ? "\u{2068}\(date)\u{2069}" : date
  }
}
