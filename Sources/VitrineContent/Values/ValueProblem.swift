import VitrineDiagnostics
import VitrineModel

/// Why a value is not what its field is declared to hold.
enum ValueProblem: Error, Equatable {
  case notADate(String)
  case notAFlag(String)
  case notALink(String)
  case notANumber(String)
  case ambiguousNumber(String)
  case notASize(String)
  case notAPlace(String)

  /// The day of an age is no date.
  case notADay(String)

  /// A number has too many digits to be in a sum.
  case hugeNumber(String)

  /// The number has a unit, and its field has none.
  case undeclaredUnit(String, String)

  /// The unit is another than the field's, and cannot be said in it.
  case otherUnit(String, String, declared: String)
}

extension ValueProblem {
  func diagnostic(at place: SourceLocation) -> Diagnostic {
    switch self {
    case .notADate(let text): .notADate(text, at: place)
    case .notAFlag(let text):
      Diagnostic(
        .warning, kind: "not a flag", at: place,
        "'\(text)' is neither yes nor no, and stays a text",
        hint: "a flag is like yes and no, true and false, 1 and 0, or x")
    case .notALink(let text):
      Diagnostic(
        .warning, kind: "not a link", at: place, "'\(text)' is no address and stays a text",
        hint: "an address begins with https:// or mailto:, or is a path as '/works/mask.md'")
    case .notANumber(let text):
      Diagnostic(
        .warning, kind: "not a number", at: place, "'\(text)' is no number and stays a text",
        hint: "a number is like 1234.5 or 1 234,5, with the field's unit at most")
    case .ambiguousNumber(let text):
      Diagnostic(
        .warning, kind: "not a number", at: place,
        "'\(text)' may have a comma before thousands or before decimals, and stays a text",
        hint: "say which sign is before decimals: 'decimal: \".\"' or 'decimal: \",\"'")
    case .notASize(let text):
      Diagnostic(
        .warning, kind: "not a size", at: place, "'\(text)' is no size and stays as it is",
        hint: "a size is one to three lengths, as 30 × 40 or H 30, W 40")
    case .notAPlace(let text):
      Diagnostic(
        .warning, kind: "not a place", at: place,
        "'\(text)' is no place on the earth and stays as it is",
        hint: "a place is a latitude from -90 to 90 and a longitude from -180 to 180, "
          + "as 51.4778, -0.0014 or 51°28′40″N 0°00′05″W")
    case .notADay(let text):
      Diagnostic(
        .warning, kind: "not a date", at: place, "'\(text)' is no date to tell an age at",
        hint: Diagnostic.notADate(text, at: place).hint)
    case .hugeNumber(let text):
      Diagnostic(
        .warning, kind: "not a number", at: place,
        "'\(text)' has an exponent over \(ExactDecimal.mostShift), so that there is no sum",
        hint: "write it in another unit")
    case .undeclaredUnit(let text, let unit):
      Diagnostic(
        .warning, kind: "another unit", at: place,
        "'\(text)' has the unit '\(unit)', and its field has none",
        hint: "say it once for all values, 'unit: \(yamlText(unit))'; this one stays a text")
    case .otherUnit(let text, let unit, let declared):
      Diagnostic(
        .warning, kind: "another unit", at: place,
        "'\(text)' has the unit '\(unit)', which cannot be said in '\(declared)', and stays a text",
        hint: Currency(unit) != nil && Currency(declared) != nil
          ? "there is no rate: write the amount in '\(declared)'" : "write it in '\(declared)'")
    }
  }
}

extension ValueProblem {
  /// The problem of a value that a condition or a rule compares a field with.
  func diagnostic(ofBound field: String, at place: SourceLocation) -> Diagnostic {
    let (text, words) =
      switch self {
      case .notADate(let text), .notADay(let text): (text, "which is not a date")
      case .notAFlag(let text): (text, "which is neither yes nor no")
      case .notALink(let text): (text, "which is no address")
      case .notANumber(let text), .hugeNumber(let text): (text, "which is no number")
      case .ambiguousNumber(let text):
        (text, "whose comma may be before thousands or before decimals")
      case .notASize(let text): (text, "which is no size")
      case .notAPlace(let text): (text, "which is no place on the earth")
      case .undeclaredUnit(let text, let unit):
        (text, "which has the unit '\(unit)', and the field has none")
      case .otherUnit(let text, let unit, let declared):
        (text, "whose unit '\(unit)' cannot be said in '\(declared)'")
      }
    var hint = diagnostic(at: place).hint
    if case .undeclaredUnit(_, let unit) = self {
      hint = "take it away, or say it of the field, 'unit: \(yamlText(unit))'"
    }
    return Diagnostic(
      .error, kind: "bound of another type", at: place,
      "'\(field)' is compared with '\(text)', \(words)", hint: hint)
  }
}
