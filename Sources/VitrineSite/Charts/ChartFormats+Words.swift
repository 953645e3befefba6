internal import VitrineCharts
internal import VitrineModel

extension ChartFormats {
  /// Formats numbers and dates like the rest of the page.
  init(_ words: SiteWords) {
    let formats = words.formats
    self.init(
      number: { formats.numbers.chartText($0) },
      date: { tick in
        let date = CalendarDate(
          year: tick.year, month: tick.month, day: tick.day,
          time: tick.minute.map(CalendarDate.time(ofMinute:)) ?? "")
        return tick.month == nil ? String(tick.year) : date.wordsWithTime(in: formats)
      }, rest: { words.text(.andMore, ["count": $0]) })
  }
}

extension NumberFormat {
  /// Formats a number in decimal notation, possibly with an exponent: `12,500`, `2.5 × 10²⁹⁹`. Four
  /// digits without a unit get no separator, since they may be a year.
  func chartText(_ literal: String, unit: String? = nil) -> String {
    let parts = literal.split(separator: "e", maxSplits: 1)
    let number =
      parts.count == 2
      ? text(String(parts[0])) + "\u{A0}×\u{A0}10" + superscript(parts[1].drop { $0 == "+" })
      : text(
        unit.flatMap(Currency.init)?.padded(literal) ?? literal, from: unit == nil ? 5 : 0)
    return text(number, unit: unit)
  }
}

private func superscript(_ digits: Substring) -> String {
  let signs: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
  return String(digits.map { $0.wholeNumberValue.map { signs[$0] } ?? "⁻" })
}
