public import VitrineDiagnostics
public import VitrineModel

/// A file of a site, and what is known of it besides its bytes.
public struct RenderedFile: Sendable {
  public var bytes: [UInt8]

  /// What is wrong with its Markdown.
  public var diagnostics: [Diagnostic] = []

  /// The links of its Markdown to ids, but for those to its own headings.
  public var anchorLinks: [RenderedBody.AnchorLink] = []

  /// The links and pictures of its Markdown that were looked up.
  public var references: [RenderedBody.Reference] = []

  /// What was read for it, where that is kept.
  var dependencies: [Dependency] = []
  var cells = RenderedCells()

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }
}

extension RenderedFile {
  mutating func take(_ body: RenderedBody, _ diagnostics: [Diagnostic], on output: String) {
    self.diagnostics = diagnostics
    references = body.references
    anchorLinks = body.anchorLinks.filter { link in
      link.output != output || !body.headings.contains { $0.id == link.id }
    }
  }
}
