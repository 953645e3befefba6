import VitrineModel

/// Where the records of a build stand, other than as repeats.
struct SitePlaces {
  private var places: [String: [SiteDifference.Place]] = [:]

  init(_ site: SiteSnapshot) {
    let titles = Dictionary(site.records.map { ($0.id, $0.title) }) { first, _ in first }
    for page in site.pages {
      for section in page.sections {
        for (index, item) in section.items.enumerated() where titles[item.id] != nil {
          places[item.id, default: []].append(
            SiteDifference.Place(
              page: .init(id: page.path, title: page.title),
              section: .init(id: section.id, title: section.title ?? section.id),
              parent: item.parent.map { .init(id: $0, title: titles[$0] ?? $0.outlineTitle) },
              index: index))
        }
      }
    }
  }

  /// At most one a page, in the order of the pages.
  subscript(record: String) -> [SiteDifference.Place] { places[record] ?? [] }
}
