/// Why a file cannot be read: all errors in its encoding or syntax.
package struct UnreadableContent: Error {
  /// Not empty, in source order.
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The first error as a warning, for a file that is left out while others are read.
  package var omitted: Diagnostic {
    (diagnostics.first { $0.severity == .error } ?? diagnostics[0]).asWarning(
      "the file is left out")
  }
}

extension UnreadableContent {
  /// A single error.
  package init(
    _ kind: String, at location: SourceLocation?, _ message: String, hint: String? = nil
  ) {
    self.init(diagnostics: [Diagnostic(.error, kind: kind, at: location, message, hint: hint)])
  }
}
