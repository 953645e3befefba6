import VitrineModel

/// Where the records of a build stand, other than as repeats: at most one place a page.
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
    for (id, found) in places where found.count > 1 { places[id] = found.ownPageFirst(of: id) }
  }

  /// That on the page of its folder first, then the others in the order of the pages.
  subscript(record: String) -> [SiteDifference.Place] { places[record] ?? [] }
}

extension [SiteDifference.Place] {
  /// `mountains/eiger` stands first on the page of `mountains`, wherever else it is shown.
  fileprivate func ownPageFirst(of record: String) -> Self {
    func depth(_ place: SiteDifference.Place) -> Int {
      let folder = place.page.id.utf8.dropLast("index.html".utf8.count)
      return record.utf8.starts(with: folder) ? folder.count : 0
    }
    guard let own = indices.max(by: { depth(self[$0]) < depth(self[$1]) }), depth(self[own]) > 0
    else { return self }
    return [self[own]] + self[..<own] + self[(own + 1)...]
  }
}
