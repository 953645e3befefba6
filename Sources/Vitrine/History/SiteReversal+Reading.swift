import VitrineModel
import VitrineText

extension SiteReversal {
  init(_ back: SnapshotMembers) throws(SnapshotFileError) {
    let site = try back.part("site")
    self.init(
      hash: try back.hash(), generator: try back.text("generator"),
      hashes: try back.optionalWholeNumber("hashes") ?? 1,
      date: try back.optionalDate("date"), title: try site.text("title"),
      url: try site.optionalText("url"), language: try site.text("language"),
      settings: try back.siteSettings(),
      pages: try ListReversal(back.optionalPart("pages")) { list throws(SnapshotFileError) in
        try list.list("removed") { page throws(SnapshotFileError) in try SiteSnapshot.Page(page) }
      } update: { list, path throws(SnapshotFileError) in
        try Page(list.part(path))
      },
      measures: try back.measureDeclarations("measures"),
      records: try ListReversal(back.optionalPart("records")) { list throws(SnapshotFileError) in
        try list.records("removed")
      } update: { list, id throws(SnapshotFileError) in
        try Record(list.part(id))
      })
  }
}

extension ListReversal {
  /// Reads a list; without one nothing is turned back. `removed` is given the list itself, `update` what
  /// is `updated` in it and the key of one.
  fileprivate init(
    _ list: SnapshotMembers?,
    removed: (SnapshotMembers) throws(SnapshotFileError) -> [Element],
    update: (SnapshotMembers, String) throws(SnapshotFileError) -> Update
  ) throws(SnapshotFileError) {
    self.init()
    guard let list else { return }
    if list["order"] != nil {
      order = try list.elements("order").map { run throws(SnapshotFileError) in
        guard let run = Run(run) else { throw list.error("order") }
        return run
      }
    }
    if list["removed"] != nil { self.removed = try removed(list) }
    guard let values = try list.optionalPart("updated") else { return }
    updated = try list.object("updated").map { member throws(SnapshotFileError) in
      Updated(key: member.key, update: try update(values, member.key))
    }
  }
}

extension ListReversal.Run {
  /// Nil for what is no run.
  fileprivate init?(_ run: JSONValue) {
    let numbers = (run.number.map { [$0] } ?? run.elements.compactMap(\.number)).map(\.value)
    switch numbers.compactMap({ Int(exactly: $0) }) {
    case let kept where kept.count == 2: self = .kept(from: kept[0], count: kept[1])
    case let removed where removed.count == 1: self = .removed(removed[0])
    default: return nil
    }
  }
}

extension SiteReversal.Page {
  fileprivate init(_ page: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      title: try page.optionalText("title"), text: try page.textOrNull("text"),
      language: try page.textOrNull("language"), direction: try page.textOrNull("direction"),
      hash: try page.optionalHash("hash"), body: try page.hashOrNull("body"),
      sections: try ListReversal(page.optionalPart("sections")) { list throws(SnapshotFileError) in
        try list.list("removed") { section throws(SnapshotFileError) in
          try SiteSnapshot.Section(section)
        }
      } update: { list, id throws(SnapshotFileError) in
        try SiteReversal.Section(list.part(id))
      })
  }
}

extension SiteReversal.Section {
  fileprivate init(_ section: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      title: try section.textOrNull("title"), text: try section.textOrNull("text"),
      hash: try section.optionalHash("hash"),
      layout: section["layout"].map { LayoutDeclaration(FieldValue($0)) },
      cell: try section.textOrNull("cell"),
      items: try ListReversal(section.optionalPart("items")) { list throws(SnapshotFileError) in
        let parents = try list.part("removed")
        return try list.object("removed").map { item throws(SnapshotFileError) in
          SiteSnapshot.Item(id: item.key, parent: try parents.textOrNull(item.key)?.value)
        }
      } update: { list, id throws(SnapshotFileError) in
        try list.textOrNull(id)?.value
      }, parentTitles: section["titles"] == nil ? nil : try section.textsByKey("titles"))
  }
}

extension SiteReversal.Record {
  fileprivate init(_ record: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      title: try record.optionalText("title"), url: try record.pathOrNull("url"),
      cell: try record.optionalText("cell"), hasOwnCell: try record.optionalFlag("ownCell"),
      hash: try record.optionalHash("hash"),
      forms: record["forms"] == nil ? nil : try record.forms(),
      page: try record.hashOrNull("page"), whole: try record.hashOrNull("whole"),
      fields: try ListReversal(record.optionalPart("fields")) { list throws(SnapshotFileError) in
        try list.object("removed").map { FieldValue.field($0) }
      } update: { list, name throws(SnapshotFileError) in
        FieldValue(try list.value(name))
      },
      measures: record["measures"] == nil ? nil : try [SiteSnapshot.Measure](of: record))
  }
}

extension SnapshotMembers {
  /// What stands under a key, where something does: a text, or nothing.
  fileprivate func textOrNull(
    _ key: String
  ) throws(SnapshotFileError) -> SiteReversal.Was<String?>? {
    guard let value = self[key] else { return nil }
    return .init(value: isNull(value) ? nil : try text(key))
  }

  /// The same of the path of a file.
  fileprivate func pathOrNull(
    _ key: String
  ) throws(SnapshotFileError) -> SiteReversal.Was<String?>? {
    guard let value = self[key] else { return nil }
    return .init(value: isNull(value) ? nil : try path(key))
  }

  /// The same of a hash.
  fileprivate func hashOrNull(
    _ key: String
  ) throws(SnapshotFileError) -> SiteReversal.Was<ContentHash?>? {
    guard let value = self[key] else { return nil }
    return .init(value: isNull(value) ? nil : try hash(key))
  }
}

private func isNull(_ value: JSONValue) -> Bool {
  if case .null = value.content { true } else { false }
}
