import VitrineContent
import VitrineModel
import VitrineSite

/// The parts of the last build's snapshot that still hold: pages and records that did not change.
struct PastSnapshot: Sendable {
  private let build: PastBuild
  private let past: ContentSnapshot
  private let shown: ShownRecords

  /// The links of the Markdown of each file.
  private let references: [ExactText: [RenderedBody.Reference]]

  /// Nil where the two ask for other things of the same record.
  init?(of build: PastBuild, shown: ShownRecords) {
    let cache = build.cache
    guard cache.snapshot.shown.areShownAlike(as: shown) else { return nil }
    self.build = build
    self.shown = shown
    past = cache.snapshot
    references = Dictionary(
      byBytes: zip(cache.renderer.outputs, cache.outputs.lazy.map(\.file.references)).filter {
        !$1.isEmpty
      })
  }

  /// The record at `index` of the content, where it says what it said and the same cells show it.
  func record(_ index: Int) -> SiteSnapshot.Record? {
    guard let before = build.content.same(asRecord: index),
      shown.isShownAlike(index, as: past.shown, before), let record = past.records[before]
    else { return nil }
    return record.url.map(areLinksSame) ?? true ? record : nil
  }

  /// The page at `index`, where it shows what it showed.
  func page(_ index: Int) -> SiteSnapshot.Page? {
    guard let before = build.content.same(asPage: index).flatMap({ past.pages[$0] }),
      areLinksSame(past.site.pages[before].path),
      build.content.shows(onPage: index, { record($0) != nil })
    else { return nil }
    return past.site.pages[before]
  }

  private func areLinksSame(_ output: String) -> Bool {
    references[output].map { build.links.areSame($0, on: output) } ?? true
  }
}
