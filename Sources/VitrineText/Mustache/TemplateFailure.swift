package import VitrineDiagnostics

/// The first hundred errors in a set of templates, ordered by template and then by place.
package struct TemplateFailure: Error, Hashable, Sendable {
  package var errors: [Diagnostic]

  /// Further errors rarely add anything, and finding the line and column of each takes a scan of
  /// the template.
  static let maxErrors = 100

  package init(errors: [Diagnostic]) {
    self.errors = errors
  }
}

/// The hint for an unknown name: the most similar of the `known` names, or else all of them.
package func suggestion(for name: String, orAll known: [String]) -> String? {
  suggestion(for: name, among: known)
    ?? (known.isEmpty ? nil : "known here: \(known.joined(separator: ", "))")
}
