import VitrineModel
import VitrineText

/// The part of a value that an index or a group shows.
enum ValueUnit: String, CaseIterable, Sendable {
  case letter, value, month, year, decade, century

  /// The label of a value, or nil if it has none. `alphabet` determines letters.
  func label(of value: FieldValue?, in alphabet: Alphabet?) -> String? {
    guard let value = ComparableValue(value) else { return nil }
    switch self {
    case .letter: return firstLetter(of: value.text, in: alphabet)
    case .value: return value.text
    case .month: return value.month?.iso
    case .year, .decade, .century: return years!.span(of: value).map { String($0.lowerBound) }
    }
  }

  /// The time span that a label stands for, or nil for letters and values.
  func date(labelled label: String) -> ExtendedDate? {
    let year = Int(label).map { CalendarDate(year: $0).iso }
    return switch self {
    case .letter, .value: nil
    case .month: ExtendedDate(label)
    case .year: year.flatMap { ExtendedDate($0) }
    case .decade: year.flatMap { ExtendedDate($0.dropLast() + "X") }
    case .century: year.flatMap { ExtendedDate($0.dropLast(2) + "XX") }
    }
  }

  /// The length of the unit in years, or nil if it is not a number of years.
  var years: YearStep? {
    switch self {
    case .year: YearStep(1)
    case .decade: YearStep(10)
    case .century: YearStep(100)
    case .letter, .value, .month: nil
    }
  }
}

extension ComparableValue {
  /// The month that contains a date. Nil for other values, and for dates that may be in several
  /// months.
  var month: CalendarDate? {
    let isRange = extendedDate != nil && extendedDate?.calendarDate == nil
    let span = isRange ? extendedDate?.span : DateSpan(first: date, last: date)
    guard let first = span?.first, let last = span?.last, let month = first.month,
      first.year == last.year, month == last.month
    else { return nil }
    return CalendarDate(year: first.year, month: month)
  }
}

/// The letter under which a title appears in an index, in upper case: a letter of the alphabet, or
/// one without accents. Punctuation before it is ignored. All digits go under `0–9`, and everything
/// else under `#`.
func firstLetter(of written: String, in alphabet: Alphabet?) -> String {
  let title = String(SymbolOrder.dropPunctuation(before: written))
  guard let first = title.first else { return "#" }
  if first.unicodeScalars.first?.isNumber == true { return "0–9" }
  guard first.isLetter else { return "#" }
  if let alphabet { return alphabet.firstLetter(of: title) }
  let plain = first.lowercased().unicodeScalars.first.flatMap { LetterTable.plainLetters[$0] }
  return (plain?.first ?? first).uppercased()
}
