import VitrineDiagnostics
import VitrineModel

/// Why a value is not what its field is declared to hold.
enum ValueProblem: Error, Equatable {
  case notADate(String)
  case notAFlag(String)
  case notALink(String)
  case notANumber(String)
  case ambiguousNumber(String)

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
        hint: "a number is like 1234.5, 1 234,5 or 12 kg, with one unit at most")
    case .ambiguousNumber(let text):
      Diagnostic(
        .warning, kind: "not a number", at: place,
        "'\(text)' may have a comma before thousands or before decimals, and stays a text",
        hint: "say which sign is before decimals: 'decimal: \".\"' or 'decimal: \",\"'")
    case .undeclaredUnit(let text, let unit):
      Diagnostic(
        .warning, kind: "another unit", at: place,
        "'\(text)' has the unit '\(unit)', and its field has none",
        hint: "say it once for all values, 'unit: \(unit)'; this one stays a text")
    case .otherUnit(let text, let unit, let declared):
      Diagnostic(
        .warning, kind: "another unit", at: place,
        "'\(text)' has the unit '\(unit)', which cannot be said in '\(declared)', and stays a text",
        hint: Currency(unit) != nil && Currency(declared) != nil
          ? "there is no rate: write the amount in '\(declared)'" : "write it in '\(declared)'")
    }
  }
}
