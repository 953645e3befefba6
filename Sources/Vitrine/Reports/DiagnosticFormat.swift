import VitrineDiagnostics

/// The forms in which a command says what is wrong.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people.
  case text

  /// For programs.
  case json

  /// For code scanning: SARIF 2.1.0 (<https://docs.oasis-open.org/sarif/sarif/v2.1.0/>).
  case sarif

  /// For the workflows of GitHub, which show each at its line
  /// (<https://docs.github.com/actions/reference/workflow-commands-for-github-actions>).
  case github
}

extension Diagnostic {
  /// The message, and the hint on a line of its own.
  var words: String { hint.map { "\(message)\nhint: \($0)" } ?? message }
}
