import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension Diagnostic {
  static func notADate(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not a date", at: location, "'\(text)' is not a date and stays text",
      hint: hintForDates)
  }

  static let hintForDates =
    "a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'"

  static func recordIsNotAMap(_ value: SourceValue, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "record is not a map", at: location,
      "a record must be a map from names to values, not \(value.kindName)")
  }
}
