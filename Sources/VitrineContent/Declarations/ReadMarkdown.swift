import VitrineDiagnostics

/// A Markdown file, with a nil source if it could not be read.
struct ReadMarkdown: Sendable {
  var source: MarkdownSource?
  var diagnostics: [Diagnostic]
}
