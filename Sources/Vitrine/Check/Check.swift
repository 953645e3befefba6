public import VitrineContent
public import VitrineDiagnostics
import VitrineModel

/// Builds a site without writing it, and looks for more problems than a build does: duplicate
/// titles, pages that nothing links to, and pictures that no page shows.
///
/// With `linkOptions`, links to the web are checked too.
///
/// `progress` is called, on any thread, with what is being done.
///
/// - Throws: every error of the stage that failed, with the warnings so far. If `options.isStrict`,
///   warnings are thrown too.
public func check(
  _ options: BuildOptions, trying linkOptions: LinkCheckOptions? = nil,
  progress: BuildStep.Report? = nil
) throws(BuildFailure) -> CheckReport {
  var lenient = options
  lenient.isStrict = false
  // A check does not report changes, and the baseline might have to be fetched.
  lenient.baseline = .none
  lenient.pictureUse = .named
  let files = LinkCollector()
  let site = try SiteBuild(
    lenient, content: options.openContent(), templates: options.readTemplates())
  let outcome = try site.write(replacing: nil, progress: progress) { files }
  let links = CollectedLinks(files.links, among: outcome.paths)
  let reading = outcome.reading
  let content = reading.content
  let diagnostics =
    outcome.report.warnings + content.duplicateTitles + content.unreachablePages(links)
    + content.unshownPictures(links, excluding: reading.isChosen)
    + (linkOptions.map { content.brokenLinks(links, $0) } ?? [])
  return CheckReport(
    counts: outcome.report.counts,
    warnings: try diagnostics.inOrderOfPlaces.checked(isStrict: options.isStrict),
    collections: CollectionSurvey.all(of: reading))
}

/// The result of a check of a site without errors.
public struct CheckReport: Hashable, Sendable {
  public var counts: SiteCounts

  /// The warnings, ordered by location.
  public var warnings: [Diagnostic]

  /// A survey of each collection's records, in the order of the collections.
  public var collections: [CollectionSurvey]
}
