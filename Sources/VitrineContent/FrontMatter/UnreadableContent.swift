import VitrineDiagnostics

/// The reason why a file could not be read: everything that is wrong with its encoding or syntax.
struct UnreadableContent: Error {
  /// At least one, in source order.
  var diagnostics: [Diagnostic]

  /// The first of them as a warning: where others are read, the file is left out.
  var leftOut: Diagnostic {
    (diagnostics.first { $0.severity == .error } ?? diagnostics[0]).asWarning(
      "the file is left out")
  }
}

extension UnreadableContent {
  /// The only thing that is wrong.
  init(_ kind: String, at location: SourceLocation?, _ message: String, hint: String? = nil) {
    self.init(diagnostics: [Diagnostic(.error, kind: kind, at: location, message, hint: hint)])
  }
}
