import VitrineModel
import VitrineText

extension SiteDifference {
  /// The records of both builds that moved, in the new build's order. Only `items`, those on
  /// changed pages, are considered.
  static func moves(
    from old: SiteSnapshot, _ oldPlaces: RecordLocations, to new: SiteSnapshot,
    _ newPlaces: RecordLocations,
    of items: Set<ExactText>
  ) throws(SnapshotFileError) -> [RecordMove] {
    var pagesOfMoves: [ExactText: Set<ExactText>] = [:]
    let oldPages = Dictionary(byBytes: old.pages.map { ($0.path, $0) })
    for page in new.pages {
      guard let before = oldPages[page.path], before.sections != page.sections else { continue }
      for item in try page.movedItems(since: before) {
        pagesOfMoves[item, default: []].insert(page.path)
      }
    }
    let known = new.records.indices.filter { items.contains(new.records[$0].id) }
    return known.compactMap { index in
      let record = new.records[index]
      let (before, after) = (oldPlaces[record.id], newPlaces[record.id])
      let from: Place?
      let to: Place?
      if let pages = pagesOfMoves[record.id] {
        to = after.first { pages.contains($0.page.id) }
        from = before.first { ExactText($0.page.id) == to.map { ExactText($0.page.id) } }
      } else {
        from = before.first { place in
          !after.contains { $0.page.id.hasSameBytes(as: place.page.id) }
        }
        to = after.first { place in !before.contains { $0.page.id.hasSameBytes(as: place.page.id) }
        }
      }
      guard let from, let to else { return nil }
      return RecordMove(
        id: record.id, title: record.title, url: record.url, from: from, to: to)
    }
  }
}

extension SiteSnapshot {
  /// Throws if a page occurs twice, an item occurs twice on a page, or an item comes before its
  /// parent.
  func checkItems() throws(SnapshotFileError) {
    var paths: Set<ExactText> = []
    for page in pages {
      guard paths.insert(page.path) else { throw .value("pages.path") }
      _ = try page.snapshot(items: true)
      for section in page.sections where section.hasLevels { _ = try section.tree(renaming: [:]) }
    }
  }
}

extension SiteSnapshot.Page {
  /// The items that moved on this page: to another section, to another parent, or out of an order
  /// that the others kept.
  fileprivate func movedItems(since old: Self) throws(SnapshotFileError) -> Set<ExactText> {
    let difference = try snapshot(items: true).difference(from: try old.snapshot(items: true))
    let oldSections = Dictionary(byBytes: old.sections.map { ($0.id, $0) })
    var trees: [ExactText: SiteSnapshot.Section] = [:]
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

  /// The page's sections, including their items if `items` is true.
  func snapshot(items: Bool) throws(SnapshotFileError) -> Snapshot<ExactText, ExactText> {
    var snapshot = Snapshot<ExactText, ExactText>()
    do throws(SnapshotError<ExactText, ExactText>) {
      try snapshot.appendSections(sections.map { ExactText($0.id) })
      for section in sections where items {
        // Outlines by the same field have parents with the same id in several sections.
        let ids = section.items.map {
          ExactText($0.id.hasPrefix("~") ? section.id + $0.id : $0.id)
        }
        try snapshot.appendItems(ids, toSection: ExactText(section.id))
      }
    } catch {
      throw .value("pages.sections")
    }
    return snapshot
  }
}

extension SiteSnapshot.Section {
  fileprivate var hasLevels: Bool { items.contains { $0.parent != nil } }

  fileprivate func movedItems(since old: Self) throws(SnapshotFileError) -> [ExactText] {
    let new = try tree(renaming: [:])
    let difference = new.difference(
      from: try old.tree(renaming: parentsRenamed(since: old, new)))
    return (difference.reparented + difference.moved).map(\.id)
  }

  /// The outline parents whose value was renamed: they no longer exist, and most of their items are
  /// now under one new parent.
  private func parentsRenamed(
    since old: Self, _ new: SectionSnapshot<ExactText>
  ) -> [ExactText: ExactText] {
    let known = Set(byBytes: old.items.map(\.id))
    var children: [ExactText: Int] = [:]
    var common: [ExactText: [ExactText: Int]] = [:]
    let newParents = Dictionary(byBytes: items.map { ($0.id, $0.parent) })
    for item in old.items {
      guard let parent = item.parent, parent.hasPrefix("~"), !new.contains(ExactText(parent)) else {
        continue
      }
      children[parent, default: 0] += 1
      if let now = newParents[item.id] ?? nil, now.hasPrefix("~"), !known.contains(now) {
        common[parent, default: [:]][now, default: 0] += 1
      }
    }
    var renamed: [ExactText: ExactText] = [:]
    for (parent, count) in children.sorted(by: { $0.key < $1.key }) {
      let candidates = (common[parent] ?? [:]).filter { $0.value * 2 > count }
      guard let best = candidates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
        !renamed.values.contains(best)
      else { continue }
      renamed[parent] = best
    }
    return renamed
  }

  /// The items as a tree, with the ids in `names` replaced.
  fileprivate func tree(
    renaming names: [ExactText: ExactText]
  ) throws(SnapshotFileError) -> SectionSnapshot<ExactText> {
    var tree = SectionSnapshot<ExactText>()
    do throws(SnapshotError<Never, ExactText>) {
      for item in items {
        try tree.append(
          [names[item.id] ?? ExactText(item.id)],
          to: item.parent.map { names[$0] ?? ExactText($0) })
      }
    } catch {
      throw .value("pages.sections.parents")
    }
    return tree
  }
}
