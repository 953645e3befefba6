package import VitrineDiagnostics

/// The diagnostics that `body` throws, as the command line prints them; empty when it succeeds.
package func failure(_ body: () throws(UnreadableContent) -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return printed(error.diagnostics)
  }
}

/// The diagnostics as the command line prints them.
package func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(\.description).joined(separator: "\n")
}
