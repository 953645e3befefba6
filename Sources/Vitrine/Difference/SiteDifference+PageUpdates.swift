import VitrineModel
import VitrineText

extension SiteDifference {
  /// The pages of both builds that are others besides their items, in the new build's order.
  static func pageUpdates(
    from old: SiteSnapshot, to new: SiteSnapshot
  ) throws(SnapshotFileError) -> [PageUpdate] {
    let oldPages = Dictionary(old.pages.map { ($0.path, $0) }) { first, _ in first }
    var updates: [PageUpdate] = []
    for page in new.pages {
      guard let before = oldPages[page.path], before.hash != page.hash else { continue }
      let update = try page.update(since: before)
      if update.isOfPage || !update.sections.isEmpty { updates.append(update) }
    }
    return updates
  }
}

extension SiteSnapshot.Page {
  fileprivate func update(
    since old: Self
  ) throws(SnapshotFileError) -> SiteDifference.PageUpdate {
    // Builds that did not say the one did not say the other texts.
    let areKnown = body != nil && old.body != nil
    var fields: [SiteDifference.FieldChange] = []
    fields.add("title", old.title, title)
    if areKnown { fields.add("text", old.text, text) }
    return SiteDifference.PageUpdate(
      page: .init(id: path, title: title), fields: fields, isOfBody: areKnown && body != old.body,
      sections: try sectionChanges(since: old, textsAreKnown: areKnown))
  }

  private func sectionChanges(
    since old: Self, textsAreKnown: Bool
  ) throws(SnapshotFileError) -> SiteDifference.SectionChanges {
    let difference = try sectionSnapshot().difference(from: try old.sectionSnapshot())
    let oldSections = Dictionary(uniqueKeysWithValues: old.sections.map { ($0.id, $0) })
    var changes = SiteDifference.SectionChanges(
      inserted: difference.insertedSections.map { sections[$0.index].named(on: self) },
      removed: difference.removedSections.map { old.sections[$0.index].named(on: old) },
      moved: difference.movedSections.map {
        .init(section: sections[$0.to].named(on: self), from: $0.from, to: $0.to)
      })
    for section in sections {
      guard let before = oldSections[section.id], before.hash != section.hash else { continue }
      changes.updated.append(
        SiteDifference.SectionUpdate(
          section: section.named(on: self),
          fields: section.fields(since: before, textsAreKnown: textsAreKnown)))
    }
    return changes
  }

  private func sectionSnapshot() throws(SnapshotFileError) -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    do throws(SnapshotError<String, String>) {
      try snapshot.appendSections(sections.map(\.id))
    } catch {
      throw .value("pages.sections")
    }
    return snapshot
  }
}

extension SiteSnapshot.Section {
  /// What readers of its page know it by.
  func named(on page: SiteSnapshot.Page) -> SiteDifference.Named {
    .init(id: id, title: title ?? page.title)
  }

  /// Its texts, layout and cell, where they are others.
  fileprivate func fields(
    since old: Self, textsAreKnown: Bool
  ) -> [SiteDifference.FieldChange] {
    var fields: [SiteDifference.FieldChange] = []
    fields.add("title", old.title, title)
    if textsAreKnown { fields.add("text", old.text, text) }
    if old.layout != layout {
      fields.append(.init(name: "layout", old: old.layout.value, new: layout.value))
    }
    if textsAreKnown { fields.add("cell", old.cell, cell) }
    return fields
  }
}

extension [SiteDifference.FieldChange] {
  fileprivate mutating func add(_ name: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    append(.init(name: name, old: old.map { .text($0) }, new: new.map { .text($0) }))
  }
}
