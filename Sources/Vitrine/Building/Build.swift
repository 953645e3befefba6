import VitrineDiagnostics
import VitrineSystem

/// Builds the site of a content folder: reads, renders and writes it.
///
/// Pages are rendered and written on `options.jobs` threads, each one file at a time, and put into place
/// together at the end: a build that throws leaves the site as it was. `progress` is told, from any of the
/// threads, what is being done. With `options.cache`, a site of which nothing
/// has changed since its last build is not built again.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
public func build(
  _ options: BuildOptions, progress: BuildStep.Report? = nil
) throws(BuildFailure) -> BuildReport {
  let content = try options.openContent()
  try options.checkCache()
  // A template that cannot be read is reported below, after what is wrong with the output folder.
  let templates = options.cache == .none ? nil : try? options.readTemplateFiles()
  var cached = templates.flatMap { CachedSite(options, templates: $0) }
  let verdict = cached?.verdict(in: content)
  if case .unchanged(let report)? = verdict { return report }
  let output = try options.openOutput()
  let files = if let templates { templates } else { try options.readTemplateFiles() }
  let site = try SiteBuild(
    options, content: content, listing: cached?.listing, templates: options.compile(files),
    retention: cached == nil ? .nothing : .facts,
    previous: cached?.previous(in: output, of: content))
  let outcome = try site.write(replacing: output, progress: progress) { () throws(OutputError) in
    try output.writer(isAtomic: options.isAtomic)
  }
  cached?.keep(outcome, of: content)
  var report = outcome.report
  if case .changed(let reason)? = verdict { report.cacheNote = reason }
  return report
}

extension BuildOptions {
  /// Throws if the cache would be part of what is read or published.
  fileprivate func checkCache() throws(BuildFailure) {
    guard case .folder(let cache) = cache else { return }
    // The folder of a first build is not there yet.
    for folder in [content, templatesFolder, output]
    where cache.isInside(folder) || "\(cache)/".hasPrefix("\(folder.withoutFinalSlashes)/") {
      throw BuildFailure([
        Diagnostic(
          .error, kind: "cache", at: nil, "the cache '\(cache)' is inside '\(folder)'",
          hint: "name a folder outside it with --cache")
      ])
    }
  }
}
