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
  /// The same without its bytes, and without the cells in them.
  package var withoutBytes: RenderedFile {
    var file = self
    file.bytes = []
    file.cells = RenderedCells()
    return file
  }

  /// Its dependencies as numbers, for a file on the disk.
  package var dependencyNumbers: [UInt32] { dependencies.map(\.number) }

  /// A file of which nothing else is known. Returns nil if a number is no dependency.
  package init?(dependencyNumbers numbers: [UInt32]) {
    let dependencies = numbers.compactMap { Dependency(number: $0) }
    guard dependencies.count == numbers.count else { return nil }
    self.init()
    self.dependencies = dependencies
  }

  mutating func take(_ body: RenderedBody, _ diagnostics: [Diagnostic], on output: String) {
    self.diagnostics += diagnostics
    references += body.references
    parts.formUnion(body.parts)
    anchorLinks += body.anchorLinks.filter { link in
      link.output != output || !body.headings.contains { $0.id == link.id }
    }
  }
}
