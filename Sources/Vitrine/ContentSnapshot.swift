import VitrineContent
import VitrineModel
import VitrineSite
import VitrineSystem

/// A build's snapshot as far as content alone determines it: without files, and not yet compared
/// with another build.
struct ContentSnapshot: Sendable {
  let site: SiteSnapshot

  /// Nil if the next build cannot reuse anything from this one.
  let cached: CachedSnapshot?
}

extension ContentSnapshot {
  /// Reuses whatever has not changed since the last build, which `comparison` compares the content
  /// with.
  ///
  /// Texts are rendered in the process, and `bodies` keeps some of them for the pages.
  init(
    of reading: ContentResult, templates: SiteTemplates, configured: ConfiguredCells,
    bodies: RenderedBodies, date: String?, jobs: Int, remembers: Bool,
    reusing comparison: BuildComparison?
  ) {
    let content = reading.content
    let shown = VisibleRecords(
      content, layouts: reading.layouts, templates: templates, configured: configured,
      bodies: bodies)
    let fingerprints = remembers ? shown.fingerprints : nil
    let previous = comparison.flatMap { comparison in
      fingerprints.flatMap { ReusableSnapshot(comparison, of: content, shown: $0) }
    }
    let records = concurrentMap(of: content.records.count, by: 64, jobs: jobs) { range in
      range.map { index -> SiteSnapshot.Record? in
        if let kept = previous?.record(index) { return kept }
        guard shown.isShown(index) else { return nil }
        return SiteSnapshot.Record(content.records[index], shown: shown[index])
      }
    }.flatMap { $0 }
    site = SiteSnapshot(
      of: content, records: records, shown: shown, layouts: reading.layouts, date: date,
      reusing: previous)
    cached = fingerprints.map {
      CachedSnapshot(
        shown: $0, pages: content.pages.map { !$0.isHidden }.indicesAmongTrue,
        records: records.map { $0 != nil }.indicesAmongTrue)
    }
  }
}

extension [Bool] {
  /// For each element that is true, how many true elements precede it.
  fileprivate var indicesAmongTrue: [Int?] {
    var count = 0
    return map { isTrue in
      defer { count += isTrue ? 1 : 0 }
      return isTrue ? count : nil
    }
  }
}
