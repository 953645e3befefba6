import VitrineModel
import VitrineText

/// The part of a value that an index or a group shows.
enum ValueUnit: String, CaseIterable, Sendable {
  case letter, value, year, decade, century

  /// The label of a value; nil for one that has none.
  func label(of value: FieldValue?) -> String? {
    guard let value = ReadableValue(value) else { return nil }
    if let years { return years.span(of: value).map { String($0.lowerBound) } }
    return self == .letter ? firstLetter(of: value.text) : value.text
  }

  /// Nil for what is no time.
  var years: YearStep? {
    switch self {
    case .year: YearStep(1)
    case .decade: YearStep(10)
    case .century: YearStep(100)
    case .letter, .value: nil
    }
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
