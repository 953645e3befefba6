package import VitrineDiagnostics

/// The first hundred errors in a set of templates, in the order of the templates and of their text.
package struct TemplateFailure: Error, Hashable, Sendable {
  package var errors: [Diagnostic]

  /// More say nothing new, and finding the place of each takes reading up to it.
  static let mostErrors = 100

  package init(errors: [Diagnostic]) {
    self.errors = errors
  }
}

/// The hint for an unknown name: the one of `known` that it was most likely meant to be, else all of them.
package func suggestion(for name: String, orAll known: [String]) -> String? {
  suggestion(for: name, among: known)
    ?? (known.isEmpty ? nil : "known here: \(known.joined(separator: ", "))")
}
