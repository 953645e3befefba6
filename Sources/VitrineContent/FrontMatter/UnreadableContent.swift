import VitrineDiagnostics

/// The reason why a file could not be read: everything that is wrong with its encoding or syntax.
struct UnreadableContent: Error {
  /// At least one, in source order.
  var diagnostics: [Diagnostic]
}
