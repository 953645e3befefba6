package import VitrineDiagnostics
import VitrineSystem

extension BuildOptions {
  /// The lines around the places of diagnostics of this build, as the files are now; none where a file
  /// cannot be read or has no such line.
  ///
  /// Each file is read once.
  package func excerpts(at locations: [SourceLocation]) -> [SourceLocation: SourceExcerpt] {
    var excerpts: [SourceLocation: SourceExcerpt] = [:]
    for (file, places) in Dictionary(grouping: locations, by: \.file) {
      guard let lines = lines(of: file) else { continue }
      for place in places { excerpts[place] = SourceExcerpt(of: lines, at: place) }
    }
    return excerpts
  }

  private func lines(of file: String) -> SourceLines? {
    // Content is named from its folder, a template from where the program runs.
    let paths = ["\(content.withoutFinalSlashes)/\(file)", file]
    for path in paths {
      guard let step = path.parentPath, let folder = try? Folder.existing(step),
        let bytes = try? folder.read(path.lastPathComponent)
      else { continue }
      // A workbook has rows in the place of lines.
      return bytes.contains(0) ? nil : SourceLines(of: bytes)
    }
    return nil
  }
}
