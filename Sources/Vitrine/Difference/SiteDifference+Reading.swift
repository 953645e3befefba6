import VitrineModel
import VitrineText

extension SiteDifference {
  /// Reads the lists that `JSONWriter.changes(of:)` wrote; one that is not there is empty.
  init(_ changes: SnapshotMembers) throws(SnapshotFileError) {
    let titles = try PlaceTitles(changes)
    self.init(
      inserted: try changes.list("inserted") { record throws(SnapshotFileError) in
        try PlacedRecord(record, titles)
      },
      removed: try changes.list("removed") { record throws(SnapshotFileError) in
        try PlacedRecord(record, titles, isOld: true)
      },
      updated: try changes.list("updated") { update throws(SnapshotFileError) in
        try RecordUpdate(update, titles)
      },
      moved: try changes.list("moved") { move throws(SnapshotFileError) in
        try RecordMove(move, titles)
      },
      insertedPages: try changes.list("insertedPages", Named.init(page:)),
      removedPages: try changes.list("removedPages", Named.init(page:)),
      updatedPages: try changes.list("updatedPages", PageUpdate.init))
  }
}

extension PlaceTitles {
  fileprivate init(_ changes: SnapshotMembers) throws(SnapshotFileError) {
    self.init()
    _ = try changes.list("titles") { title throws(SnapshotFileError) in
      let key = Key(
        page: try title.text("page"), section: title["section"]?.text,
        parent: title["parent"]?.text, isOld: title["old"]?.bool ?? false)
      add(try title.text("title"), of: key)
    }
  }

  fileprivate func place(
    _ key: String, of change: SnapshotMembers, isOld: Bool = false
  ) throws(SnapshotFileError) -> SiteDifference.Place? {
    guard let value = change[key] else { return nil }
    let place = SnapshotMembers(value, in: "place.")
    return self.place(
      page: try place.text("page"), section: try place.text("section"),
      parent: place["parent"]?.text, index: try place.wholeNumber("index"), isOld: isOld)
  }
}

extension SiteDifference.Named {
  fileprivate init(page: SnapshotMembers) throws(SnapshotFileError) {
    self.init(id: try page.text("path"), title: try page.text("title"))
  }

  fileprivate init(section: SnapshotMembers) throws(SnapshotFileError) {
    self.init(id: try section.text("id"), title: try section.text("title"))
  }
}

extension SiteDifference.PlacedRecord {
  fileprivate init(
    _ record: SnapshotMembers, _ titles: PlaceTitles, isOld: Bool = false
  ) throws(SnapshotFileError) {
    self.init(
      id: try record.text("id"), title: try record.text("title"), url: record["url"]?.text,
      place: try titles.place("place", of: record, isOld: isOld))
  }
}

extension SiteDifference.RecordUpdate {
  fileprivate init(
    _ update: SnapshotMembers, _ titles: PlaceTitles
  ) throws(SnapshotFileError) {
    let kinds = update["of"]?.elements.compactMap(\.text) ?? []
    self.init(
      id: try update.text("id"), title: try update.text("title"), url: update["url"]?.text,
      place: try titles.place("place", of: update), isOfItem: kinds.contains("item"),
      isOfPage: kinds.contains("page"),
      fields: try update.fieldChanges(),
      measures: try update.object("measures").map { member throws(SnapshotFileError) in
        try SiteDifference.MeasureChange(member)
      })
  }
}

extension SiteDifference.MeasureChange {
  fileprivate init(_ member: JSONMember) throws(SnapshotFileError) {
    let value = member.value
    guard let old = value["old"]?.number, let new = value["new"]?.number else {
      throw .value("updated.measures")
    }
    self.init(
      name: member.key, unit: value["unit"]?.text, old: old.value, new: new.value,
      isImprovement: value["improvement"]?.bool, isRegression: value["regression"]?.bool ?? false)
  }
}

extension SiteDifference.RecordMove {
  fileprivate init(
    _ move: SnapshotMembers, _ titles: PlaceTitles
  ) throws(SnapshotFileError) {
    guard let from = try titles.place("from", of: move, isOld: true),
      let to = try titles.place("to", of: move)
    else { throw move.error }
    self.init(
      id: try move.text("id"), title: try move.text("title"), url: move["url"]?.text, from: from,
      to: to)
  }
}

extension SiteDifference.PageUpdate {
  fileprivate init(_ update: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      page: try SiteDifference.Named(page: update), fields: try update.fieldChanges(),
      isOfBody: update["body"]?.bool ?? false,
      sections: try update["sections"].map { changes throws(SnapshotFileError) in
        try SiteDifference.SectionChanges(
          SnapshotMembers(changes, in: "updatedPages.sections."))
      } ?? SiteDifference.SectionChanges())
  }
}

extension SiteDifference.SectionChanges {
  fileprivate init(_ changes: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      inserted: try changes.list("inserted", SiteDifference.Named.init(section:)),
      removed: try changes.list("removed", SiteDifference.Named.init(section:)),
      updated: try changes.list("updated") { update throws(SnapshotFileError) in
        .init(section: try .init(section: update), fields: try update.fieldChanges())
      },
      moved: try changes.list("moved") { move throws(SnapshotFileError) in
        .init(
          section: try .init(section: move), from: try move.wholeNumber("from"),
          to: try move.wholeNumber("to"))
      })
  }
}

extension SnapshotMembers {
  fileprivate func fieldChanges() throws(SnapshotFileError) -> [SiteDifference.FieldChange] {
    try object("fields").map { member in
      SiteDifference.FieldChange(
        name: member.key, old: member.value["old"].map { FieldValue($0) },
        new: member.value["new"].map { FieldValue($0) })
    }
  }
}
