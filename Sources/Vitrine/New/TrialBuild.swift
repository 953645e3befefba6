/// Builds a site without writing it, with one file in memory at a time.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
func tryBuild(_ options: BuildOptions) throws(BuildFailure) -> BuildReport {
  var options = options
  options.pictureUse = .named
  let content = try options.openContent()
  let site = try SiteBuild(options, content: content, templates: options.readTemplates())
  return try site.write(replacing: nil, progress: nil) { DiscardingWriter() }.report
}

/// A writer that discards files.
private struct DiscardingWriter: SiteWriter {
  func put(_ source: FileSource, at path: String) -> FileChange { .written }

  func publish(_ files: [String], snapshot: SiteSnapshot) -> Publication {
    Publication(snapshot: .written, removedFiles: 0)
  }

  func abandon() {}
}
