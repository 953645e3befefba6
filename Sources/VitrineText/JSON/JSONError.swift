package import VitrineDiagnostics

/// A JSON syntax error.
package struct JSONError: Hashable, Sendable {
  var kind = "JSON syntax"
  package var position: TextPosition
  package var message: String
  var hint: String?

  /// Another place in the text, which is appended to the hint.
  var elsewhere: TextPosition?

  /// Whether only a single character is wrong.
  package var isOfOneCharacter = false

  /// The message for a text without a value.
  static let emptyText = "there is no JSON value"

  /// The error as a diagnostic for the author of `file`.
  package func diagnostic(in file: String) -> Diagnostic {
    let place = elsewhere.map { "\($0.location(in: file))" } ?? ""
    return Diagnostic(
      .error, kind: kind, at: position.location(in: file), message, hint: hint.map { $0 + place })
  }
}

/// All errors of a JSON text, in source order.
package struct JSONFailure: Error, Hashable, Sendable {
  /// Parsing stops after this many errors, because the text is probably not JSON. Errors of a
  /// single character do not count.
  package static let maxErrors = 20

  package var errors: [JSONError]

  /// Whether the text contains nothing but white space.
  package var isOfEmptyText: Bool { errors[0].message == JSONError.emptyText }

  /// The errors as diagnostics for the author of `file`.
  package func diagnostics(in file: String) -> [Diagnostic] {
    errors.map { $0.diagnostic(in: file) }
  }
}
