public import VitrineContent
public import VitrineDiagnostics
import VitrineModel

/// Builds a site without writing it, and looks for more than a build does: titles that are used twice, pages
/// that nothing leads to, pictures that no page shows.
///
/// With `trial`, the links that lead to the web are tried too.
///
/// `progress` is told, from any of the threads, how many files are done and how many there are.
///
/// - Throws: every error of the stage that failed, with the warnings so far; if `options.isStrict`, the
///   warnings too.
public func check(
  _ options: BuildOptions, trying trial: LinkTrial? = nil,
  progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
) throws(BuildFailure) -> CheckReport {
  var lenient = options
  lenient.isStrict = false
  // What changed is not asked for, and would have to be fetched.
  lenient.baseline = .none
  let files = CheckedFiles()
  let site = try SiteBuild(
    lenient, content: options.openContent(), templates: options.readTemplates())
  let outcome = try site.write(replacing: nil, progress: progress) { files }
  let links = SiteLinks(files.links, among: outcome.paths)
  let reading = outcome.reading
  let content = reading.content
  let diagnostics =
    outcome.report.warnings + content.titlesUsedTwice + content.unreachablePages(links)
    + content.unshownPictures(links, besides: reading.isChosen)
    + (trial.map { content.brokenLinks(links, $0) } ?? [])
  return CheckReport(
    counts: outcome.report.counts,
    warnings: try diagnostics.inOrderOfPlaces.checked(isStrict: options.isStrict),
    collections: CollectionSurvey.all(of: content))
}

/// What a check finds in a site without errors.
public struct CheckReport: Hashable, Sendable {
  public var counts: SiteCounts

  /// The warnings, in order of their places.
  public var warnings: [Diagnostic]

  /// What the records of each collection have, in the order of the collections.
  public var collections: [CollectionSurvey]
}
