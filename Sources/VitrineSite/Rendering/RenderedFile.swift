package import VitrineDiagnostics
package import VitrineModel

/// A file of a site, and what its rendering recorded besides the bytes.
package struct RenderedFile: Sendable {
  package var bytes: [UInt8]

  /// The diagnostics about its Markdown.
  package var diagnostics: [Diagnostic] = []

  /// The links in its Markdown that point to ids, except ids of its own headings.
  package var anchorLinks: [RenderedBody.AnchorLink] = []

  /// The links and pictures in its Markdown that were looked up.
  package var references: [RenderedBody.Reference] = []

  /// What its text and its facts hold that has styles of its own.
  package var parts: Set<BodyPart> = []

  /// Everything that its rendering read; empty if that was not tracked.
  var dependencies: [Dependency] = []
  var cells = RenderedCells()

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }
}

extension RenderedFile {
  mutating func take(_ body: RenderedBody, _ diagnostics: [Diagnostic], on output: String) {
    self.diagnostics += diagnostics
    references += body.references
    parts.formUnion(body.parts)
    anchorLinks += body.anchorLinks.filter { link in
      link.output != output || !body.headings.contains { $0.id == link.id }
    }
  }
}
