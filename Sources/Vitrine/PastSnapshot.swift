import VitrineContent
import VitrineModel
import VitrineSite

/// The parts of the last build's snapshot that still hold: pages and records that did not change.
struct PastSnapshot: Sendable {
  let past: BuildCache
  let shown: ShownRecords
  let comparison: ContentComparison
  let links: LinkComparison

  /// The links of the Markdown of each file.
  private let references: [String: [RenderedBody.Reference]]

  /// Nil where the two ask for other things of the same record.
  init?(
    of past: BuildCache, shown: ShownRecords, comparison: ContentComparison, links: LinkComparison
  ) {
    guard past.shown.areShownAlike(as: shown) else { return nil }
    self.past = past
    self.shown = shown
    self.comparison = comparison
    self.links = links
    references = Dictionary(
      zip(past.renderer.outputs, past.outputs.lazy.map(\.file.references)).filter { !$1.isEmpty },
      uniquingKeysWith: { first, _ in first })
  }

  /// The record at `index` of the content, where it says what it said and the same cells show it.
  func record(_ index: Int, shown: ShownRecords) -> SiteSnapshot.Record? {
    guard let before = comparison.same(asRecord: index),
      shown.isShownAlike(index, as: past.shown, before), let record = past.records[before]
    else { return nil }
    return record.url.map(areLinksSame) ?? true ? record : nil
  }

  /// The page at `index`, where it shows what it showed.
  func page(_ index: Int) -> SiteSnapshot.Page? {
    guard let before = comparison.same(asPage: index),
      areLinksSame(past.snapshot.pages[before].path),
      comparison.shows(onPage: index, { record($0, shown: shown) != nil })
    else { return nil }
    return past.snapshot.pages[before]
  }

  private func areLinksSame(_ output: String) -> Bool {
    references[output].map { links.areSame($0, on: output) } ?? true
  }
}
