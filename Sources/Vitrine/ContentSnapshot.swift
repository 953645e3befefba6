import VitrineContent
import VitrineModel
import VitrineSite
import VitrineSystem

/// The snapshot of a build as it follows from the content alone: without files, and not yet compared with
/// another build.
struct ContentSnapshot: Sendable {
  let site: SiteSnapshot

  /// What the records' own snapshots are made of.
  let shown: ShownRecords

  /// The index of each page of the content in the snapshot; nil for one that is hidden.
  let pages: [Int?]

  /// An element for each record of the content; nil for one that no page shows.
  let records: [SiteSnapshot.Record?]
}

extension ContentSnapshot {
  /// Takes what did not change since `past` from there.
  ///
  /// Texts are rendered on the way, and `bodies` keeps some of them for the pages.
  init(
    of reading: ContentReading, templates: SiteTemplates, configured: ConfiguredCells,
    bodies: RenderedBodies,
    date: String?, jobs: Int, reusing past: PastBuild?
  ) {
    let content = reading.content
    let shown = ShownRecords(
      content, layouts: reading.layouts, templates: templates, configured: configured,
      bodies: bodies)
    let past = past.flatMap { PastSnapshot(of: $0, shown: shown) }
    let records = concurrentMap(of: content.records.count, by: 64, jobs: jobs) { range in
      range.map { index -> SiteSnapshot.Record? in
        if let kept = past?.record(index) { return kept }
        guard shown.isShown(index) else { return nil }
        return SiteSnapshot.Record(content.records[index], shown: shown[index])
      }
    }.flatMap { $0 }
    self.shown = shown
    self.records = records
    var count = 0
    pages = content.pages.map { page in
      defer { count += page.isHidden ? 0 : 1 }
      return page.isHidden ? nil : count
    }
    site = SiteSnapshot(
      of: content, records: records, shown: shown, layouts: reading.layouts, date: date,
      reusing: past)
  }
}
