import VitrineModel
import VitrineText

/// The part of a value that an index shows.
enum IndexUnit: String, CaseIterable, Sendable {
  case letter, value, year, decade, century

  /// The label of a value; nil for one that has none.
  func label(of value: FieldValue?) -> String? {
    guard let value = ReadableValue(value) else { return nil }
    switch self {
    case .letter: return firstLetter(of: value.text)
    case .value: return value.text
    case .year: return value.date.map { String($0.year) }
    case .decade: return value.date.map { String($0.year.floored(to: 10)) }
    case .century: return value.date.map { String($0.year.floored(to: 100)) }
    }
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
