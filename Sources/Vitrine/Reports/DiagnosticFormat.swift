package import VitrineContent
package import VitrineDiagnostics

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

extension BuildOptions {
  /// Returns diagnostics of this build as a document of its own, with what the collections have where JSON
  /// asks for it.
  ///
  /// Text has all of them.
  package func document(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat,
    collections: [CollectionSurvey]? = nil
  ) -> [UInt8] {
    switch format {
    case .text: Array(diagnostics.map { "\($0)\n" }.joined().utf8)
    case .json: diagnostics.json(collections: collections)
    case .sarif: diagnostics.sarif(files(of: diagnostics))
    case .github: diagnostics.workflowCommands(files(of: diagnostics))
    }
  }

  private func files(of diagnostics: [Diagnostic]) -> [String: SourceFile] {
    Dictionary(
      uniqueKeysWithValues: Set(diagnostics.compactMap(\.location?.file)).map {
        ($0, sourceFile($0))
      })
  }
}

extension Diagnostic {
  /// The message, and the hint on a line of its own.
  var words: String { hint.map { "\(message)\nhint: \($0)" } ?? message }
}
