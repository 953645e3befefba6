package import VitrineContent
package import VitrineDiagnostics
import VitrineSystem

extension BuildOptions {
  /// Returns the diagnostics of this build as a complete document. JSON also includes
  /// `collections`.
  ///
  /// Text lists every diagnostic.
  package func document(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat,
    collections: [CollectionSurvey]? = nil
  ) -> [UInt8] {
    switch format {
    case .text: Array(diagnostics.map { "\($0)\n" }.joined().utf8)
    case .json: diagnostics.json(collections: collections)
    case .sarif: diagnostics.sarif(files(of: diagnostics))
    case .github: diagnostics.workflowCommands(files(of: diagnostics))
    }
  }

  private func files(of diagnostics: [Diagnostic]) -> [String: SourceFile] {
    Dictionary(
      uniqueKeysWithValues: Set(diagnostics.compactMap(\.location?.file)).map {
        ($0, sourceFile($0))
      })
  }

  /// Returns a content or template file by the name that diagnostics use for it.
  func sourceFile(_ file: String) -> SourceFile {
    // Diagnostics name content relative to its folder, and templates relative to the working
    // directory.
    let paths = ["\(content.withoutFinalSlashes)/\(file)", file]
    for path in paths {
      guard let step = path.parentPath, let folder = try? Folder.existing(step),
        let bytes = try? folder.read(path.lastPathComponent)
      else { continue }
      // A workbook has rows instead of lines.
      return SourceFile(path: path, lines: bytes.contains(0) ? nil : SourceLines(of: bytes))
    }
    return SourceFile(path: paths[0], lines: nil)
  }
}
