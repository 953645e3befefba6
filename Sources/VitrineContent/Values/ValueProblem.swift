import VitrineDiagnostics

/// Why a value is not what its field is declared to hold.
struct ValueProblem: Error {
  /// The kind of the warning about a value of the field.
  var kind: String

  /// The value as it is written.
  var text: String

  /// What is said of a value of the field, behind its text.
  var message: String
  var hint: String

  /// What is said, behind its text, of a value that a condition or a rule compares the field with.
  var ofBound: String

  /// What to do about such a value; nil if it is the same as with one of the field.
  var hintOfBound: String?

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.warning, kind: kind, at: place, "'\(text)' \(message)", hint: hint)
  }

  /// The problem of a value that a condition or a rule compares a field with.
  func diagnostic(ofBound field: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "bound of another type", at: place,
      "'\(field)' is compared with '\(text)', \(ofBound)", hint: hintOfBound ?? hint)
  }
}
