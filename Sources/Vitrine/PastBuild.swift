import VitrineContent
import VitrineSite

/// The last build of the same folder, and how what a new build has read compares with what it had.
struct PastBuild: Sendable {
  let site: BuiltSite
  let content: ContentComparison
  let links: LinkComparison

  /// - Complexity: O(*n*), the number of records and pages.
  init(_ site: BuiltSite, to reading: ContentReading) {
    let past = site.cache.reading
    self.site = site
    content = ContentComparison(
      from: past.content, to: reading.content, unchanged: reading.unchangedRecords)
    links = LinkComparison(from: past, to: reading)
  }

  var cache: BuildCache { site.cache }
}
