import VitrineDiagnostics

/// Why a value does not match the declared type of its field.
struct ValueProblem: Error {
  /// The kind of the warning about a field's value.
  var kind: String

  /// The value as written.
  var text: String

  /// Whether the rest of the column may say what the value means.
  var dependsOnColumn = false

  /// The message about a field's value, to follow the value's text.
  var message: String
  var hint: String

  /// The message about a value in a condition or a rule, to follow the value's text.
  var boundMessage: String

  /// The hint for a value in a condition or a rule, or nil if it is the same as for a field.
  var boundHint: String?

  /// The problem with a date such as `7/4/1976`.
  static func unclearOrder(_ text: String, isSlot: Bool = false) -> ValueProblem {
    ValueProblem(
      kind: "not a date", text: text, dependsOnColumn: true,
      message: "could be day-first or month-first, so it stays text",
      hint: isSlot
        ? "map it to a field with dayFirst, as in made: { field: …, dayFirst: false }"
        : "set 'dayFirst: true' or 'dayFirst: false' for the field",
      boundMessage: "which could be day-first or month-first")
  }

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.warning, kind: kind, at: place, "'\(text)' \(message)", hint: hint)
  }

  /// Returns the problem with a value in a condition or a rule on the field.
  func diagnostic(ofBound field: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "invalid value in a condition or rule", at: place,
      "'\(field)' is compared with '\(text)', \(boundMessage)", hint: boundHint ?? hint)
  }
}
