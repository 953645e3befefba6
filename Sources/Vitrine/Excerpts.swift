package import VitrineDiagnostics

extension BuildOptions {
  /// The lines around the places of diagnostics of this build, as the files are now; none where a file
  /// cannot be read or has no such line.
  ///
  /// Each file is read once.
  package func excerpts(at locations: [SourceLocation]) -> [SourceLocation: SourceExcerpt] {
    var excerpts: [SourceLocation: SourceExcerpt] = [:]
    for (file, places) in Dictionary(grouping: locations, by: \.file) {
      guard let lines = sourceFile(file).lines else { continue }
      for place in places { excerpts[place] = SourceExcerpt(of: lines, at: place) }
    }
    return excerpts
  }
}
