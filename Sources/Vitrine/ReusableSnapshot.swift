import VitrineModel
import VitrineSite
import VitrineText

/// The parts of the last build's snapshot that still hold: pages and records that did not change.
struct ReusableSnapshot: Sendable {
  private let comparison: BuildComparison
  private let shown: VisibleRecords.Fingerprints
  private let content: SiteContent

  /// The outputs whose Markdown has links.
  private let outputs: [ExactText: CachedOutput]

  /// Nil where the two ask for other things of the same record.
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

  /// The record at `index` of the content, where it says what it said and the same cells show it.
  func record(_ index: Int) -> SiteSnapshot.Record? {
    guard let place = place(ofRecord: index) else { return nil }
    var record = comparison.previous.snapshot.records[place]
    // These follow from the build before, with which this one may not be compared.
    for measure in record.measures.indices { record.measures[measure].reported = nil }
    return record
  }

  /// The index of the same record in the last snapshot.
  private func place(ofRecord index: Int) -> Int? {
    let known = comparison.previous.build.snapshot
    guard let before = comparison.content.same(asRecord: index),
      // The last records of a content are those of terms, which no snapshot has.
      before < known.records.count, known.shown.records[before] == shown.records[index],
      let place = known.records[before],
      areLinksSame(content.records[index].output)
    else { return nil }
    return place
  }

  /// The page at `index`, where it shows what it showed.
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
