import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

extension SiteSnapshot {
  /// This build's version of each page of `new` on which something changed, by the page's index in
  /// `new`. `direction` returns the writing direction of a page by its index in `new`.
  func earlierPages(
    of new: SiteSnapshot, _ difference: SiteDifference, layouts: [PresetDeclaration],
    direction: (Int) -> VitrineModel.Page.Direction
  ) -> [Int: EarlierPage] {
    let records = Dictionary(byBytes: records.map { ($0.id, $0) })
    let newRecords = Set(byBytes: new.records.map(\.id))
    let updated = Set(byBytes: difference.updated.filter(\.affectsItem).map(\.id))
    let oldPages = Dictionary(byBytes: pages.map { ($0.path, $0) })
    let moves = PageMoves(difference.moved)
    let placed = (difference.inserted + difference.removed).map(\.id) + difference.moved.map(\.id)
    let changed = updated.union(Set(byBytes: placed))
    var result: [Int: EarlierPage] = [:]
    for (index, now) in new.pages.enumerated() {
      guard let before = oldPages[now.path] else { continue }
      // Most pages show the same items, none of which changed.
      if before.hasItems(of: now), !now.showsAny(of: changed) { continue }
      // Unless it is a repeat, an item has the id of its record.
      let tally = moves.tally(
        ofPage: now.path, from: before.itemIDs.filter { records[$0] != nil },
        to: now.itemIDs.intersection(newRecords), updated: updated)
      if tally.total == 0 { continue }
      let shown = now.records { newRecords.contains($0) }
      let sections = before.earlierSections(direction: direction(index), layouts: layouts) {
        records[$0] != nil
      }
      let changed = Set(byBytes: sections.flatMap(\.items).compactMap(\.record)).filter {
        updated.contains($0) || !shown.contains($0)
      }
      result[index] = EarlierPage(
        tally: tally, sections: sections,
        records: changed.sorted().compactMap { id in
          records[id].map { EarlierRecord($0, of: self) }
        })
    }
    return result
  }
}

/// The records that moved, by the pages that they moved to and from.
private struct PageMoves {
  private let arrived: [ExactText: Set<ExactText>]
  private let left: [ExactText: Set<ExactText>]

  init(_ moves: [SiteDifference.RecordMove]) {
    arrived = Dictionary(grouping: moves) { ExactText($0.to.page.id) }.mapValues {
      Set(byBytes: $0.map(\.id))
    }
    let leaving = moves.filter { !$0.from.page.id.hasSameBytes(as: $0.to.page.id) }
    left = Dictionary(grouping: leaving) { ExactText($0.from.page.id) }.mapValues {
      Set(byBytes: $0.map(\.id))
    }
  }

  /// Counts the changed records of a page by kind, without repeats. A record counts even if the
  /// difference gives its place on another page.
  func tally(
    ofPage path: String, from before: Set<ExactText>, to now: Set<ExactText>,
    updated: Set<ExactText>
  ) -> ChangeTally {
    let (arrived, left) = (arrived[path] ?? [], left[path] ?? [])
    return ChangeTally(
      inserted: now.subtracting(before).subtracting(arrived).count,
      updated: now.count { updated.contains($0) }, moved: arrived.count,
      removed: before.subtracting(now).subtracting(left).count)
  }
}

extension SiteSnapshot.Page {
  /// Whether the page shows the same items as another, in the same order.
  fileprivate func hasItems(of other: Self) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { $0.items == $1.items }
  }

  fileprivate func showsAny(of ids: Set<ExactText>) -> Bool {
    sections.contains { $0.items.contains { ids.contains($0.id) } }
  }

  fileprivate var itemIDs: Set<ExactText> {
    Set(byBytes: sections.lazy.flatMap(\.items).map(\.id))
  }

  /// The page's sections as `EarlierSection`s, which pages of another build can show.
  func earlierSections(
    direction: VitrineModel.Page.Direction, layouts: [PresetDeclaration],
    where isRecord: (String) -> Bool
  ) -> [EarlierSection] {
    sections.enumerated().map { number, section in
      EarlierSection(
        id: section.id, title: section.title, text: section.text,
        layout: LayoutByWidth(
          section.layout, section: number, direction: direction, layouts: layouts),
        cell: section.cell, cellChoice: section.cell.flatMap(DeclaredCells.init)?.choice,
        items: section.earlierItems(where: isRecord))
    }
  }

  /// The records that the page's items show, including repeats.
  fileprivate func records(where isRecord: (String) -> Bool) -> Set<ExactText> {
    Set(byBytes: sections.flatMap { $0.earlierItems(where: isRecord) }.compactMap(\.record))
  }
}

extension SiteSnapshot.Section {
  fileprivate func earlierItems(where isRecord: (String) -> Bool) -> [EarlierItem] {
    var levels: [ExactText: Int] = [:]
    return items.map { item in
      let level = item.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
      levels[item.id] = level
      let record = record(of: item, where: isRecord)
      return EarlierItem(
        id: item.id, record: record, title: record == nil ? title(ofParent: item.id) : nil,
        level: level)
    }
  }

  /// The id of the record that an item shows. It is the item's id, or what follows a prefix in it:
  /// `section~` in a repeating section, `parent~` if the record is already placed elsewhere in its
  /// section, or both.
  private func record(of item: SiteSnapshot.Item, where isRecord: (String) -> Bool) -> String? {
    if isRecord(item.id) { return item.id }
    let rest = item.id.droppingPrefix("\(id)~")
    if let rest, isRecord(rest) { return rest }
    guard let parent = item.parent else { return nil }
    let parents = [parent, parent.droppingPrefix("\(id)~")].compactMap(\.self)
    return parents.lazy.compactMap { (rest ?? item.id).droppingPrefix("\($0)~") }
      .first(where: isRecord)
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String? {
    utf8.starts(with: prefix.utf8)
      ? String(self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]) : nil
  }
}

extension EarlierRecord {
  init(
    _ record: SiteSnapshot.Record, of site: SiteSnapshot
  ) {
    self.init(
      id: record.id, title: record.title, output: record.url, cell: record.cell,
      hasOwnCell: record.hasOwnCell, fields: record.fields,
      measures: record.measures.map { measure in
        let declaration = record.declaration(of: measure.name, among: site.measures)
        return Record.Measure(
          name: measure.name, value: measure.value, literal: measure.literal,
          unit: declaration?.unit, rule: declaration?.rule ?? MeasureRule())
      }, status: record.status(among: site.statuses))
  }
}
