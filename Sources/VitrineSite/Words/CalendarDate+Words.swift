internal import VitrineModel

extension CalendarDate {
  /// The date for a reader: `14 July 1865` in English, `1865-07-14` elsewhere.
  func words(language: String) -> String {
    guard isEnglish(language), let month, (1...12).contains(month) else { return isoDate }
    let name = englishMonths[month - 1]
    return day.map { "\($0) \(name) \(year)" } ?? "\(name) \(year)"
  }

  /// The date and, unless it is midnight, the time to the minute: `14 July 1865, 05:30 UTC`.
  func wordsWithTime(language: String) -> String {
    let date = words(language: language)
    guard isMachineTime else { return date }
    let minute = time.prefix(5)
    let rest = time.dropFirst(5).drop { "0123456789:. ".contains($0) }
    let isUTC = ["Z", "z", "+00:00", "+0000", "-00:00"].contains(rest)
    if minute == "00:00", rest.isEmpty || isUTC { return date }
    let zone = isUTC ? " UTC" : rest.isEmpty ? "" : " \(rest)"
    return date + (isEnglish(language) ? ", " : " ") + minute + zone
  }

  /// The date for use within a sentence. After Arabic letters, an isolate keeps its digits and
  /// hyphens from being reordered (Unicode's bidirectional algorithm, W2).
  func wordsInText(language: String) -> String {
    let words = words(language: language)
    let isRightToLeft = ["ar", "fa", "he", "ur", "yi"].contains(primarySubtag(of: language))
    return isRightToLeft ? "\u{2066}\(words)\u{2069}" : words
  }
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]
