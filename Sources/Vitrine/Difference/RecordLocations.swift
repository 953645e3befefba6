import VitrineModel

/// Where the records of a build appear, without repeats: at most one place per page.
struct RecordLocations {
  private var places: [ExactText: [SiteDifference.Place]] = [:]

  /// Finds the places of all records, or only of those in `records`.
  init(_ site: SiteSnapshot, of records: Set<ExactText>? = nil) {
    if let records, records.isEmpty { return }
    let names = records.map { $0.union(site.parents(of: $0)) }
    // Iterates over indices, because copying a record changes many reference counts.
    let known = site.records.indices.filter { names?.contains(site.records[$0].id) ?? true }
    let titles = Dictionary(byBytes: known.map { (site.records[$0].id, site.records[$0].title) })
    for page in site.pages {
      for section in page.sections {
        for (index, item) in section.items.enumerated()
        where records?.contains(item.id) ?? true && titles[item.id] != nil {
          places[item.id, default: []].append(
            SiteDifference.Place(
              page: .init(id: page.path, title: page.title),
              section: section.named(on: page),
              parent: item.parent.map {
                .init(id: $0, title: titles[$0] ?? section.title(ofParent: $0))
              },
              index: index))
        }
      }
    }
    for (id, found) in places where found.count > 1 { places[id] = found.ownPageFirst(of: id.text) }
  }

  /// The place on the page of the record's folder first, then the others in page order.
  subscript(record: String) -> [SiteDifference.Place] { places[record] ?? [] }
}

extension SiteSnapshot {
  /// The parents of the given items.
  fileprivate func parents(of items: Set<ExactText>) -> Set<ExactText> {
    var parents: Set<ExactText> = []
    for section in pages.lazy.flatMap(\.sections) {
      for item in section.items {
        if let parent = item.parent, items.contains(item.id) { parents.insert(parent) }
      }
    }
    return parents
  }
}

extension [SiteDifference.Place] {
  /// Puts the page of `mountains` first for `mountains/eiger`, wherever else the record is shown.
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
