import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension Diagnostic {
  static func notADate(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not a date", at: location, "'\(text)' is no date and stays a text",
      hint: hintForDates)
  }

  static let hintForDates =
    "a date is like 2026, 2026-11-21, 1914/1918 or 192X, or in words as 'c. 1657'"

  static func recordIsNoMap(_ value: SourceValue, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "record is no map", at: location,
      "a record must be a map of names to values, not \(value.kindName)")
  }
}
