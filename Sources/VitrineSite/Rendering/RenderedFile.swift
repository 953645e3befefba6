package import VitrineDiagnostics
package import VitrineModel

/// A file of a site, and what was recorded while rendering it.
package struct RenderedFile: Sendable {
  package var bytes: [UInt8]

  /// The number of its bytes, if they are left out.
  private var omittedSize: Int?

  /// The number of its bytes, even if they are left out.
  package var size: Int { omittedSize ?? bytes.count }

  package var diagnostics: [Diagnostic] = []

  /// The links in its Markdown that point to ids, except ids of its own headings.
  package var anchorLinks: [RenderedBody.AnchorLink] = []

  /// The links and pictures in its Markdown that were looked up.
  package var references: [RenderedBody.Reference] = []

  /// The parts of its text and facts that have separate stylesheets.
  package var parts: Set<BodyPart> = []

  /// Everything that its rendering read, or empty if that was not tracked.
  var dependencies: [Dependency] = []
  var cells = RenderedCells()

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }
}

extension RenderedFile {
  /// A copy without its bytes and the cells in them.
  package var withoutBytes: RenderedFile {
    var file = self
    file.omittedSize = size
    file.bytes = []
    file.cells = RenderedCells()
    return file
  }

  /// Its dependencies as numbers, for the cache on disk.
  package var dependencyNumbers: [UInt32] { dependencies.map(\.number) }

  /// A file with only its dependencies and size. Returns nil if a number is not a dependency.
  package init?(dependencyNumbers numbers: [UInt32], size: Int) {
    let dependencies = numbers.compactMap { Dependency(number: $0) }
    guard dependencies.count == numbers.count else { return nil }
    self.init()
    self.dependencies = dependencies
    omittedSize = size
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
