import VitrineContent
import VitrineModel
import VitrineSite

/// The last build of the same folder, compared with what the new build has read.
struct PastBuild: Sendable {
  let site: BuiltSite
  let content: ContentComparison
  let links: LinkComparison

  /// - Complexity: O(*n*), the number of records and pages.
  init(_ site: BuiltSite, to reading: ContentReading) {
    let past = site.cache.reading
    self.site = site
    content = ContentComparison(
      from: past.content.withTermPages, to: reading.content.withTermPages,
      unchanged: reading.unchangedRecords)
    links = LinkComparison(from: past, to: reading)
  }

  var cache: BuildCache { site.cache }
}
