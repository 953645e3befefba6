import VitrineModel
import VitrineText

/// The part of a value that an index or a group shows.
enum ValueUnit: String, CaseIterable, Sendable {
  case letter, value, year, decade, century

  /// The label of a value; nil for one that has none.
  func label(of value: FieldValue?) -> String? {
    guard let value = ReadableValue(value) else { return nil }
    switch self {
    case .letter: return firstLetter(of: value.text)
    case .value: return value.text
    case .year, .decade, .century: return firstYear(of: value).map(String.init)
    }
  }

  /// How many years are in one: 1 but for decades and centuries.
  var years: Int {
    switch self {
    case .decade: 10
    case .century: 100
    case .letter, .value, .year: 1
    }
  }

  /// The first year of the unit that a date or a year is in; nil for anything else.
  func firstYear(of value: ReadableValue) -> Int? {
    if let date = value.extendedDate, date.calendarDate == nil {
      // What may be in several units is in none.
      guard let span = date.span, let first = span.first.flatMap({ firstYear(of: $0.year) }),
        let last = span.last.flatMap({ firstYear(of: $0.year) }), first == last
      else { return nil }
      return first
    }
    let year = value.date?.year ?? value.number.flatMap { Int(exactly: $0) }
    return year.flatMap(firstYear)
  }

  /// Before the common era there is no year 0: a century is -499 to -400, the years 500 to 401 BC.
  private func firstYear(of year: Int) -> Int? {
    guard year.magnitude < 10_000 else { return nil }
    return year > 0 || years == 1 ? year.floored(to: years) : (year - 1).floored(to: years) + 1
  }
}

extension Int {
  /// The greatest multiple of `step` that is not greater.
  fileprivate func floored(to step: Int) -> Int {
    let rest = self % step
    return self - (rest < 0 ? rest + step : rest)
  }
}

/// The letter under which a title stands in an index: without accents, in upper case. All digits stand
/// under `0–9`, and everything else under `#`.
func firstLetter(of title: String) -> String {
  guard let first = title.first else { return "#" }
  if first.isASCII && first.isNumber { return "0–9" }
  guard first.isLetter else { return "#" }
  let plain = first.lowercased().unicodeScalars.first.flatMap { LetterTable.plainLetters[$0] }
  return (plain?.first ?? first).uppercased()
}
