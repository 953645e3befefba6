import VitrineModel
import VitrineSite
import VitrineText

/// The pages and records of the last build's snapshot that have not changed.
struct ReusableSnapshot: Sendable {
  private let comparison: BuildComparison
  private let shown: VisibleRecords.Fingerprints
  private let content: SiteContent

  /// The outputs whose Markdown has links, by path.
  private let outputs: [ExactText: CachedOutput]

  /// Returns nil if the two builds show different parts of the same record.
  init?(_ comparison: BuildComparison, of content: SiteContent, shown: VisibleRecords.Fingerprints)
  {
    let build = comparison.previous.build
    guard build.snapshot.shown.shared == shown.shared else { return nil }
    self.comparison = comparison
    self.shown = shown
    self.content = content
    outputs = Dictionary(
      byBytes: build.outputs.lazy.filter { !$0.file.references.isEmpty }.map { ($0.path, $0) })
  }

  /// The snapshot of the record at `index` of the content, or nil if the record or the cells that
  /// show it have changed.
  func record(_ index: Int) -> SiteSnapshot.Record? {
    guard let place = place(ofRecord: index) else { return nil }
    var record = comparison.previous.snapshot.records[place]
    // These depend on the build that the last one was compared with. This build may have another
    // baseline.
    for measure in record.measures.indices { record.measures[measure].reported = nil }
    return record
  }

  /// The index of the same record in the last snapshot.
  private func place(ofRecord index: Int) -> Int? {
    let known = comparison.previous.build.snapshot
    guard let before = comparison.content.same(asRecord: index),
      // The records of terms come last in the content, and snapshots leave them out.
      before < known.records.count, known.shown.records[before] == shown.records[index],
      let place = known.records[before],
      areLinksSame(content.records[index].output)
    else { return nil }
    return place
  }

  /// The snapshot of the page at `index`, or nil if the page shows something else now.
  func page(_ index: Int) -> SiteSnapshot.Page? {
    let (previous, known) = (comparison.previous, comparison.previous.build.snapshot)
    guard let before = comparison.content.same(asPage: index), before < known.pages.count,
      let place = known.pages[before], areLinksSame(previous.snapshot.pages[place].path),
      showsSameRecords(index)
    else { return nil }
    return previous.snapshot.pages[place]
  }

  private func showsSameRecords(_ index: Int) -> Bool {
    content.pages[index].sections.allSatisfy { section in
      section.items.allSatisfy { item in
        if case .record(let index) = item.content { place(ofRecord: index) != nil } else { true }
      }
    }
  }

  private func areLinksSame(_ output: String?) -> Bool {
    output.flatMap { outputs[$0] }.map { comparison.areLinksSame(of: $0) } ?? true
  }
}
