import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

extension SiteDifference {
  /// The pages of both builds that differ in more than their items, in the new build's order.
  ///
  /// `records` are those that were inserted, removed or moved, which explains changed items. `old`
  /// has already been renamed with `renaming`.
  static func pageUpdates(
    from old: SiteSnapshot, to new: SiteSnapshot, excluding records: Set<ExactText>,
    _ renaming: SiteRenaming
  ) throws(SnapshotFileError) -> [PageUpdate] {
    let comparison = PageComparison(
      areComparable: old.hashes == new.hashes, reported: records, sites: (old, new),
      idChanges: renaming.idChanges(in: new))
    let oldPaths = Dictionary(byBytes: renaming.pages.map { ($1, $0.text) })
    let oldPages = Dictionary(byBytes: old.pages.map { ($0.path, $0) })
    var updates: [PageUpdate] = []
    for page in new.pages {
      guard let before = oldPages[page.path] else { continue }
      let oldPath = oldPaths[page.path]
      if before.hash == page.hash, oldPath == nil { continue }
      var update = try comparison.update(from: before, to: page)
      if let oldPath {
        update.fields.append(.init(name: "path", old: .text(oldPath), new: .text(page.path)))
      }
      if update.affectsPage || !update.sections.isEmpty { updates.append(update) }
    }
    return updates
  }
}

/// Compares pages of two builds.
private struct PageComparison {
  /// Whether both builds computed their hashes by the same rules.
  let areComparable: Bool

  /// The records whose changes are reported separately.
  let reported: Set<ExactText>
  let sites: (old: SiteSnapshot, new: SiteSnapshot)
  let idChanges: [SiteRenaming.SectionPlace: SiteDifference.FieldChange]

  func update(
    from old: SiteSnapshot.Page, to new: SiteSnapshot.Page
  ) throws(SnapshotFileError) -> SiteDifference.PageUpdate {
    // Builds that did not record the body did not record the other texts either.
    let areKnown = areComparable || new.body != nil && old.body != nil
    var fields: [SiteDifference.FieldChange] = []
    fields.add("title", old.title, new.title)
    if areKnown { fields.add("text", old.text, new.text) }
    if areComparable {
      if old.language ?? sites.old.site.language != new.language ?? sites.new.site.language {
        fields.add("language", old.language, new.language)
      }
      if old.direction ?? sites.old.direction != new.direction ?? sites.new.direction {
        fields.add("direction", old.direction, new.direction)
      }
    }
    return SiteDifference.PageUpdate(
      page: .init(id: new.path, title: new.title), fields: fields,
      affectsBody: areComparable && new.body != old.body,
      sections: try sections(from: old, to: new, textsAreKnown: areKnown))
  }

  private func sections(
    from old: SiteSnapshot.Page, to new: SiteSnapshot.Page, textsAreKnown: Bool
  ) throws(SnapshotFileError) -> SiteDifference.SectionChanges {
    let difference = try new.snapshot(items: false).difference(from: try old.snapshot(items: false))
    let oldSections = Dictionary(byBytes: old.sections.map { ($0.id, $0) })
    var changes = SiteDifference.SectionChanges(
      inserted: difference.insertedSections.map { new.sections[$0.index].named(on: new) },
      removed: difference.removedSections.map { old.sections[$0.index].named(on: old) },
      moved: difference.movedSections.map {
        .init(section: new.sections[$0.to].named(on: new), from: $0.from, to: $0.to)
      })
    for section in new.sections {
      let change = idChanges[
        .init(page: ExactText(new.path), section: ExactText(section.id))]
      guard let before = oldSections[section.id], before != section || change != nil else {
        continue
      }
      let fields =
        section.fields(since: before, textsAreKnown: textsAreKnown)
        + section.itemChanges(since: before, excluding: reported) + [change].compactMap(\.self)
      // The text in place of items does not matter if one of the builds has items.
      let isSameKind = before.items.isEmpty == section.items.isEmpty
      if !fields.isEmpty || areComparable && isSameKind && before.hash != section.hash {
        changes.updated.append(.init(section: section.named(on: new), fields: fields))
      }
    }
    return changes
  }
}

extension SiteSnapshot {
  /// The default direction of the site's pages.
  fileprivate var direction: String? {
    guard case .text(let text)? = site.settings.first(where: { $0.name == "direction" })?.value
    else { return nil }
    return text
  }
}

extension SiteSnapshot.Section {
  /// The name by which readers of its page know the section.
  func named(on page: SiteSnapshot.Page) -> SiteDifference.Named {
    .init(id: id, title: title ?? page.title)
  }

  /// The section's changed texts, layout and cell.
  fileprivate func fields(
    since old: Self, textsAreKnown: Bool
  ) -> [SiteDifference.FieldChange] {
    var fields: [SiteDifference.FieldChange] = []
    fields.add("title", old.title, title)
    if textsAreKnown, title != nil || old.title != nil || hash != old.hash {
      fields.add("text", old.text, text)
    }
    let (before, now) = (old.decodedLayout, decodedLayout)
    // The same layout can be declared in several ways, and the layout of an empty section is not
    // visible.
    let isShown = !old.items.isEmpty || !items.isEmpty
    if isShown, old.layout != layout, before == nil || before != now {
      fields.append(.init(name: "layout", old: old.layout.value, new: layout.value))
    }
    if textsAreKnown, old.cell != cell,
      (old.cell ?? before?.defaultCell) != (cell ?? now?.defaultCell)
    {
      fields.add("cell", old.cell, cell)
    }
    return fields
  }

  /// Nil for a layout defined in Swift.
  private var decodedLayout: LayoutByWidth? {
    LayoutByWidth(layout, section: 0, direction: .leftToRight, layouts: PresetDeclaration.builtIn)
  }

  /// Changes to the items, their order and their parents that inserted, removed and moved records
  /// do not explain.
  fileprivate func itemChanges(
    since old: Self, excluding reported: Set<ExactText>
  ) -> [SiteDifference.FieldChange] {
    let (before, now) = (old.items(excluding: reported), items(excluding: reported))
    if before.elementsEqual(
      now, by: { $0.id.hasSameBytes(as: $1.id) && $0.parent.hasSameBytes(as: $1.parent) })
    {
      return []
    }
    if before.count != now.count {
      if old.recordCount == recordCount { return [] }
      let counts = [old.recordCount, recordCount].map {
        FieldValue.number(.init(value: Double($0), literal: "\($0)"))
      }
      return [.init(name: "items", old: counts[0], new: counts[1])]
    }
    if !before.elementsEqual(now, by: { $0.id.hasSameBytes(as: $1.id) }) {
      let isOrder = Set(byBytes: before.map(\.id)) == Set(byBytes: now.map(\.id))
      return [.init(name: isOrder ? "order" : "items", old: nil, new: nil)]
    }
    var fields: [SiteDifference.FieldChange] = []
    for (old, new) in zip(before, now) where old.parent != new.parent {
      let change = SiteDifference.FieldChange(
        name: "parent", old: old.parent.map { .text($0) }, new: new.parent.map { .text($0) })
      if !fields.contains(change) { fields.append(change) }
    }
    return fields
  }

  private var recordCount: Int { items.count { !$0.id.hasPrefix("~") } }

  /// The items whose records are not in `reported`, and which are not below such records. Each has
  /// the title of its outline parent, or else the id of its parent.
  private func items(excluding reported: Set<ExactText>) -> [(id: String, parent: String?)] {
    var explained: Set<ExactText> = []
    return self.items.compactMap { item -> (id: String, parent: String?)? in
      if item.id.hasPrefix("~") { return nil }
      // `section~record`, and in an outline `section~parent~record`.
      var id = item.id[...]
      var isReported = reported.contains(item.id) || item.parent.map(explained.contains) ?? false
      while !isReported, let end = id.firstIndex(of: "~") {
        id = id[id.index(after: end)...]
        isReported = reported.contains(String(id))
      }
      if isReported {
        explained.insert(item.id)
        return nil
      }
      return (item.id, item.parent.map { $0.hasPrefix("~") ? title(ofParent: $0) : $0 })
    }
  }
}

extension [SiteDifference.FieldChange] {
  fileprivate mutating func add(_ name: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    append(.init(name: name, old: old.map { .text($0) }, new: new.map { .text($0) }))
  }
}
