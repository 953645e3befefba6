import VitrineModel

extension SiteDifference {
  /// The records that both builds have and that stand elsewhere, in the new build's order; they are among
  /// the items of pages that are not as they were.
  static func moves(
    from old: SiteSnapshot, _ oldPlaces: SitePlaces, to new: SiteSnapshot, _ newPlaces: SitePlaces,
    of items: Set<String>
  ) throws(SnapshotFileError) -> [RecordMove] {
    var pagesOfMoves: [String: Set<String>] = [:]
    let oldPages = Dictionary(firstOf: old.pages.map { ($0.path, $0) })
    for page in new.pages {
      guard let before = oldPages[page.path], before.sections != page.sections else { continue }
      for item in try page.movedItems(since: before) {
        pagesOfMoves[item, default: []].insert(page.path)
      }
    }
    return new.records.lazy.filter { items.contains($0.id) }.compactMap { record in
      let (before, after) = (oldPlaces[record.id], newPlaces[record.id])
      let from: Place?
      let to: Place?
      if let pages = pagesOfMoves[record.id] {
        to = after.first { pages.contains($0.page.id) }
        from = before.first { $0.page.id == to?.page.id }
      } else {
        from = before.first { place in !after.contains { $0.page.id == place.page.id } }
        to = after.first { place in !before.contains { $0.page.id == place.page.id } }
      }
      guard let from, let to else { return nil }
      return RecordMove(
        id: record.id, title: record.title, url: record.url, from: from, to: to)
    }
  }
}

extension SiteSnapshot {
  /// Throws where a page is there twice, or an item on a page, or an item under one that does not come
  /// before it.
  func checkItems() throws(SnapshotFileError) {
    var paths: Set<String> = []
    for page in pages {
      guard paths.insert(page.path).inserted else { throw .value("pages.path") }
      _ = try page.itemSnapshot()
      for section in page.sections where section.hasLevels { _ = try section.tree(renaming: [:]) }
    }
  }
}

extension SiteSnapshot.Page {
  /// The items that moved on this page: into another section, under another parent, or out of an order
  /// that the others kept.
  fileprivate func movedItems(since old: Self) throws(SnapshotFileError) -> Set<String> {
    let difference = try itemSnapshot().difference(from: try old.itemSnapshot())
    let oldSections = Dictionary(firstOf: old.sections.map { ($0.id, $0) })
    var trees: [String: SiteSnapshot.Section] = [:]
    for section in sections {
      guard let before = oldSections[section.id] else { continue }
      if section.hasLevels || before.hasLevels { trees[section.id] = before }
    }
    var moved = Set(
      difference.moved.lazy
        .filter { $0.from.section != $0.to.section || trees[$0.to.section] == nil }
        .map(\.id))
    for section in sections {
      guard let before = trees[section.id] else { continue }
      moved.formUnion(try section.movedItems(since: before))
    }
    return moved
  }

  fileprivate func itemSnapshot() throws(SnapshotFileError) -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    do throws(SnapshotError<String, String>) {
      try snapshot.appendSections(sections.map(\.id))
      for section in sections {
        // Outlines of one field make parents of one id in several sections.
        let ids = section.items.map { $0.id.hasPrefix("~") ? section.id + $0.id : $0.id }
        try snapshot.appendItems(ids, toSection: section.id)
      }
    } catch {
      throw .value("pages.sections")
    }
    return snapshot
  }
}

extension SiteSnapshot.Section {
  fileprivate var hasLevels: Bool { items.contains { $0.parent != nil } }

  fileprivate func movedItems(since old: Self) throws(SnapshotFileError) -> [String] {
    let new = try tree(renaming: [:])
    let difference = new.difference(
      from: try old.tree(renaming: parentsRenamed(since: old, new)))
    return (difference.reparented + difference.moved).map(\.id)
  }

  /// The parents that an outline made of the old items whose value has another name now: those that are
  /// gone, and most of whose items stand under one that is new.
  private func parentsRenamed(
    since old: Self, _ new: SectionSnapshot<String>
  ) -> [String: String] {
    let known = Set(old.items.map(\.id))
    var children: [String: Int] = [:]
    var common: [String: [String: Int]] = [:]
    let newParents = Dictionary(firstOf: items.map { ($0.id, $0.parent) })
    for item in old.items {
      guard let parent = item.parent, parent.hasPrefix("~"), !new.contains(parent) else {
        continue
      }
      children[parent, default: 0] += 1
      if let now = newParents[item.id] ?? nil, now.hasPrefix("~"), !known.contains(now) {
        common[parent, default: [:]][now, default: 0] += 1
      }
    }
    var renamed: [String: String] = [:]
    for (parent, count) in children.sorted(by: { $0.key < $1.key }) {
      let candidates = (common[parent] ?? [:]).filter { $0.value * 2 > count }
      guard let best = candidates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
        !renamed.values.contains(best)
      else { continue }
      renamed[parent] = best
    }
    return renamed
  }

  /// The items as a tree; some have other ids in it.
  fileprivate func tree(
    renaming names: [String: String]
  ) throws(SnapshotFileError) -> SectionSnapshot<String> {
    var tree = SectionSnapshot<String>()
    do throws(SnapshotError<Never, String>) {
      for item in items {
        try tree.append(
          [names[item.id] ?? item.id], to: item.parent.map { names[$0] ?? $0 })
      }
    } catch {
      throw .value("pages.sections.parents")
    }
    return tree
  }
}
