internal import VitrineModel

/// The earlier versions of pages that play their changes.
struct EarlierSite: Sendable {
  /// The earlier pages, by the pages' indices in the content. Sections with pagination contain the
  /// items of their first page.
  let pages: [Int: EarlierPage]

  /// How much changed on each page, including further pages of its sections.
  let tallies: [Int: ChangeTally]

  let pictures: EarlierPictures

  init(_ pages: [Int: EarlierPage], of site: RenderContext) {
    tallies = pages.mapValues(\.tally)
    self.pages = pages.reduce(into: [:]) { result, page in
      result[page.key] = page.value.firstListPage(
        on: site.content.pages[page.key], of: site.content)
    }
    pictures = EarlierPictures(
      assets: site.links.indicesByAddress(site.content.assets),
      allowsRemote: site.content.settings.remoteImages)
  }
}

extension EarlierPage {
  /// The page as its first list page showed it, or nil if that part is unchanged.
  fileprivate func firstListPage(on page: Page, of content: SiteContent) -> EarlierPage? {
    let lengths = Dictionary(
      byBytes: page.sections.compactMap { section in section.pageLength.map { (section.id, $0) } })
    if lengths.isEmpty { return self }
    var result = self
    for (number, section) in sections.enumerated() {
      guard let length = lengths[section.id] else { continue }
      let items = section.items
      let first = listPages(
        of: items.count, length: length, level: { items[$0].level },
        isRecord: { items[$0].record != nil })[0]
      result.sections[number].items = Array(items[first.places])
    }
    let shown = page.listPage(0).sections
    let changed = Set(byBytes: records.map(\.id))
    let isSame =
      result.sections.map(\.id) == shown.map(\.id)
      && zip(result.sections, shown).allSatisfy { before, now in
        before.items.map { ExactText($0.id) }
          == now.items.map { ExactText($0.id(in: now, of: content)) }
          && !before.items.contains { $0.record.map { changed.contains($0) } ?? false }
      }
    return isSame ? nil : result
  }
}

extension SiteLinks {
  /// Returns the indices of assets by the addresses that snapshots have of them.
  func indicesByAddress(_ assets: [Asset]) -> [ExactText: Int] {
    Dictionary(byBytes: assets.enumerated().map { (link(to: $1.source, from: ""), $0) })
  }
}
