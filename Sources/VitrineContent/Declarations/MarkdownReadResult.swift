import VitrineDiagnostics

/// A Markdown file, with a nil source if it could not be read.
struct MarkdownReadResult: Sendable {
  var source: MarkdownSource?
  var diagnostics: [Diagnostic]
}
