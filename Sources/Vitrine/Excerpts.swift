package import VitrineDiagnostics

extension BuildOptions {
  /// The lines around the locations of diagnostics, as the files are now. There is no excerpt if
  /// the file cannot be read or does not have the line.
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
