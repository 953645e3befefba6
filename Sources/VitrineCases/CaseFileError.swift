package import VitrineDiagnostics

/// Why a file of cases cannot be run at all.
package struct CaseFileError: Error {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ message: String) {
    self.init([Diagnostic(.error, kind: "case", at: nil, message)])
  }
}
