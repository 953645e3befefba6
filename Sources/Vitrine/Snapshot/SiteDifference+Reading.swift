import VitrineModel
import VitrineText

extension SiteDifference {
  /// Reads the lists that `JSONWriter.changes(of:)` wrote. A missing list is empty.
  init(_ changes: SnapshotReader) throws(SnapshotFileError) {
    let titles = try PlaceTitles(changes)
    self.init(
      inserted: try changes.optionalList("inserted") { record throws(SnapshotFileError) in
        try PlacedRecord(record, titles)
      },
      removed: try changes.optionalList("removed") { record throws(SnapshotFileError) in
        try PlacedRecord(record, titles, isOld: true)
      },
      updated: try changes.optionalList("updated") { update throws(SnapshotFileError) in
        try RecordUpdate(update, titles)
      },
      moved: try changes.optionalList("moved") { move throws(SnapshotFileError) in
        try RecordMove(move, titles)
      },
      insertedPages: try changes.optionalList("insertedPages", Named.init(page:)),
      removedPages: try changes.optionalList("removedPages", Named.init(page:)),
      updatedPages: try changes.optionalList("updatedPages", PageUpdate.init),
      site: try changes.optional("site") { key throws(SnapshotFileError) in
        try changes.part(key).fieldChanges()
      } ?? [])
  }
}

extension PlaceTitles {
  fileprivate init(_ changes: SnapshotReader) throws(SnapshotFileError) {
    self.init()
    _ = try changes.optionalList("titles") { title throws(SnapshotFileError) in
      let key = Key(
        page: ExactText(try title.text("page")),
        section: try title.optional("section", title.text).map { ExactText($0) },
        parent: try title.optional("parent", title.text).map { ExactText($0) },
        isOld: try title.flag("old"))
      add(try title.text("title"), of: key)
    }
  }

  fileprivate func place(
    _ key: String, of change: SnapshotReader, isOld: Bool = false
  ) throws(SnapshotFileError) -> SiteDifference.Place? {
    guard let place = try change.optional(key, change.part) else { return nil }
    return self.place(
      page: try place.text("page"), section: try place.text("section"),
      parent: try place.optional("parent", place.text), index: try place.wholeNumber("index"),
      isOld: isOld)
  }
}

extension SiteDifference.Named {
  fileprivate init(page: SnapshotReader) throws(SnapshotFileError) {
    self.init(id: try page.text("path"), title: try page.text("title"))
  }

  fileprivate init(section: SnapshotReader) throws(SnapshotFileError) {
    self.init(id: try section.text("id"), title: try section.text("title"))
  }
}

extension SiteDifference.PlacedRecord {
  fileprivate init(
    _ record: SnapshotReader, _ titles: PlaceTitles, isOld: Bool = false
  ) throws(SnapshotFileError) {
    self.init(
      id: try record.text("id"), title: try record.text("title"),
      url: try record.optional("url", record.path),
      place: try titles.place("place", of: record, isOld: isOld))
  }
}

extension SiteDifference.RecordUpdate {
  fileprivate init(
    _ update: SnapshotReader, _ titles: PlaceTitles
  ) throws(SnapshotFileError) {
    let kinds = try update.optional("of", update.texts) ?? []
    self.init(
      id: try update.text("id"), title: try update.text("title"),
      url: try update.optional("url", update.path),
      place: try titles.place("place", of: update), affectsItem: kinds.contains("item"),
      affectsPage: kinds.contains("page"),
      fields: try update.fieldChanges(),
      measures: try update.measureChanges())
  }
}

extension SnapshotReader {
  fileprivate func measureChanges() throws(SnapshotFileError) -> [SiteDifference.MeasureChange] {
    guard let measures = try optional("measures", part) else { return [] }
    return try object("measures").map { member throws(SnapshotFileError) in
      let change = try measures.part(of: member)
      guard let old = change["old"]?.number?.value, let new = change["new"]?.number?.value,
        old.isFinite, new.isFinite
      else { throw change.error }
      return SiteDifference.MeasureChange(
        name: member.key, unit: try change.optional("unit", change.text), old: old, new: new,
        isImprovement: try change.optional("improvement", change.flag),
        isRegression: try change.flag("regression"))
    }
  }
}

extension SiteDifference.RecordMove {
  fileprivate init(
    _ move: SnapshotReader, _ titles: PlaceTitles
  ) throws(SnapshotFileError) {
    guard let from = try titles.place("from", of: move, isOld: true),
      let to = try titles.place("to", of: move)
    else { throw move.error }
    self.init(
      id: try move.text("id"), title: try move.text("title"),
      url: try move.optional("url", move.path),
      from: from,
      to: to)
  }
}

extension SiteDifference.PageUpdate {
  fileprivate init(_ update: SnapshotReader) throws(SnapshotFileError) {
    self.init(
      page: try SiteDifference.Named(page: update), fields: try update.fieldChanges(),
      affectsBody: try update.flag("body"),
      sections: try update.optional("sections") { key throws(SnapshotFileError) in
        try SiteDifference.SectionChanges(update.part(key))
      } ?? SiteDifference.SectionChanges())
  }
}

extension SiteDifference.SectionChanges {
  fileprivate init(_ changes: SnapshotReader) throws(SnapshotFileError) {
    self.init(
      inserted: try changes.optionalList("inserted", SiteDifference.Named.init(section:)),
      removed: try changes.optionalList("removed", SiteDifference.Named.init(section:)),
      updated: try changes.optionalList("updated") { update throws(SnapshotFileError) in
        .init(section: try .init(section: update), fields: try update.fieldChanges())
      },
      moved: try changes.optionalList("moved") { move throws(SnapshotFileError) in
        .init(
          section: try .init(section: move), from: try move.wholeNumber("from"),
          to: try move.wholeNumber("to"))
      })
  }
}

extension SnapshotReader {
  fileprivate func fieldChanges() throws(SnapshotFileError) -> [SiteDifference.FieldChange] {
    guard let fields = try optional("fields", part) else { return [] }
    var changes: [SiteDifference.FieldChange] = []
    for member in try object("fields") {
      let several = member.value.elements
      let own =
        try several.count == 0
        ? [fields.part(of: member)]
        : several.map { value throws(SnapshotFileError) in
          try SnapshotReader(value, in: fields.prefixed("\(member.key)."))
        }
      for change in own {
        changes.append(
          SiteDifference.FieldChange(
            name: member.key, old: change["old"].map { FieldValue($0) },
            new: change["new"].map { FieldValue($0) },
            isImprovement: try change.optional("improvement", change.flag)))
      }
    }
    return changes
  }
}
