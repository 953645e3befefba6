import VitrineSystem

/// Builds the site of a content folder: reads, renders and writes it.
///
/// Pages are rendered and written on `options.jobs` threads, each one file at a time, and put into place
/// together at the end: a build that throws leaves the site as it was. `progress` is told, from any of the
/// threads, how many files are done and how many there are.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
public func build(
  _ options: BuildOptions, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
) throws(BuildFailure) -> BuildReport {
  let content = try options.openContent()
  var cached: CachedSite?
  var note: String?
  // A template that cannot be read is told of below.
  if options.cache != .none, let templates = try? options.readTemplateFiles() {
    cached = CachedSite(options, templates: templates)
    switch cached?.verdict(in: content) {
    case .nothingToDo(let report): return report
    case .build(let reason): note = reason
    case nil: break
    }
  }
  let output = try options.openOutput()
  let site = try SiteBuild(
    options, content: content, listing: cached?.listing, templates: options.readTemplates())
  let outcome = try site.write(replacing: output, progress: progress) { () throws(OutputError) in
    try output.writer(isAtomic: options.isAtomic)
  }
  cached?.keep(outcome, of: content)
  var report = outcome.report
  report.cacheNote = note
  return report
}
