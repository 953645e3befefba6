import VitrineDiagnostics
import VitrineSystem

/// Builds the site of a content folder: reads, renders and writes it.
///
/// Pages are rendered and written on `options.jobs` threads, one file at a time per thread, and
/// published together at the end, so a build that throws leaves the site unchanged. `progress` is
/// called with the current step, from any of the threads. With `options.cache`, a site that has not
/// changed since its last build is not built again.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
public func build(
  _ options: BuildOptions, progress: BuildStep.Report? = nil
) throws(BuildFailure) -> BuildReport {
  let content = try options.openContent()
  try options.checkCache()
  // An unreadable template is reported below, after problems with the output folder.
  let templates = options.cache == .none ? nil : try? options.readTemplateFiles()
  var cached = templates.flatMap { CachedSite(options, templates: $0) }
  let verdict = cached?.verdict(in: content)
  if case .unchanged(let report)? = verdict { return report }
  // The last site is read while the content is.
  let (last, read) = concurrently(jobs: options.jobs) {
    Result { () throws(BuildFailure) in
      let output = try options.openOutput()
      return (output, cached?.previous(in: output, of: content))
    }
  } _: { [cached] in
    Result { () throws(BuildFailure) in
      let files = if let templates { templates } else { try options.readTemplateFiles() }
      return try SiteBuild(
        options, content: content, listing: cached?.listing, templates: options.compile(files),
        retention: cached == nil ? .nothing : .facts)
    }
  }
  let (output, previous) = try last.get()
  var site = try read.get()
  site.previous = previous
  let outcome = try site.write(replacing: output, progress: progress) { () throws(OutputError) in
    try output.writer(isAtomic: options.isAtomic)
  }
  cached?.keep(outcome, of: content)
  var report = outcome.report
  if case .changed(let reason)? = verdict { report.cacheNote = reason }
  return report
}

extension BuildOptions {
  /// Throws if the cache would be inside a folder that is read or published.
  fileprivate func checkCache() throws(BuildFailure) {
    guard case .folder(let cache) = cache else { return }
    // Before the first build, the output folder does not exist.
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
