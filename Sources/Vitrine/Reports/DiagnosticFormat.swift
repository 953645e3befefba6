import VitrineDiagnostics

/// The formats in which a command reports diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// Text for people.
  case text

  /// JSON for programs.
  case json

  /// For code scanning: SARIF 2.1.0 (<https://docs.oasis-open.org/sarif/sarif/v2.1.0/>).
  case sarif

  /// For GitHub workflows, which show each diagnostic at its line
  /// (<https://docs.github.com/actions/reference/workflow-commands-for-github-actions>).
  case github
}

extension Diagnostic {
  /// The message, followed by the hint on its own line.
  var words: String { hint.map { "\(message)\nhint: \($0)" } ?? message }
}
