package import VitrineDiagnostics

/// Something wrong with a JSON text.
package struct JSONError: Hashable, Sendable {
  var kind = "JSON syntax"
  package var position: TextPlace
  package var message: String
  var hint: String?

  /// Another place in the text, with which the hint ends.
  var elsewhere: TextPlace?

  /// True if one character is wrong, and nothing around it.
  package var isOfOneCharacter = false

  /// The message about a text without a value.
  static let emptyText = "there is no JSON value"

  /// This error as the writer of `file` sees it.
  package func diagnostic(in file: String) -> Diagnostic {
    let place = elsewhere.map { "\($0.location(in: file))" } ?? ""
    return Diagnostic(
      .error, kind: kind, at: position.location(in: file), message, hint: hint.map { $0 + place })
  }
}

/// All that is wrong with a JSON text, in the order of the text.
package struct JSONFailure: Error, Hashable, Sendable {
  /// A text with more errors holds something else. Those of one character are not counted.
  package static let mostErrors = 20

  package var errors: [JSONError]

  /// True if there is nothing but white space.
  package var isOfEmptyText: Bool { errors[0].message == JSONError.emptyText }

  /// The errors as the writer of `file` sees them.
  package func diagnostics(in file: String) -> [Diagnostic] {
    errors.map { $0.diagnostic(in: file) }
  }
}
