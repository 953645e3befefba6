import VitrineModel

extension SiteSnapshot {
  /// The new paths of pages whose folder was renamed, by their old paths. The new page is the one
  /// with the largest number of the old page's records, or else the one with the same title.
  func renamedPages(since baseline: SiteSnapshot) -> [ExactText: String] {
    let now = Set(byBytes: pages.map(\.path))
    let before = Set(byBytes: baseline.pages.map(\.path))
    let removed = baseline.pages.filter { !now.contains($0.path) }
    if removed.isEmpty { return [:] }
    let old = Set(byBytes: baseline.records.map(\.id))
    let replacements = ReplacementRecords(of: records.filter { !old.contains($0.id) })
    let (places, newPlaces) = (RecordLocations(baseline), RecordLocations(self))
    var followers: [ExactText: [ExactText: Int]] = [:]
    for record in baseline.records {
      guard let page = places[record.id].first?.page.id, !now.contains(page),
        let replacement = replacements[record], let new = newPlaces[replacement].first?.page.id,
        !before.contains(new)
      else { continue }
      followers[page, default: [:]][new, default: 0] += 1
    }
    let titles = Dictionary(grouping: pages.filter { !before.contains($0.path) }, by: \.title)
    let removedTitles = Dictionary(grouping: removed, by: \.title)
    var renamed: [ExactText: String] = [:]
    for page in removed {
      if let best = followers[page.path]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        renamed[page.path] = best.key.text
      } else if let same = titles[page.title], same.count == 1,
        removedTitles[page.title]?.count == 1
      {
        renamed[page.path] = same[0].path
      }
    }
    return renamed
  }
}
