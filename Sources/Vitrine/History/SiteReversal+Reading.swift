import VitrineModel
import VitrineText

extension SiteReversal {
  init(_ back: SnapshotMembers) throws(SnapshotFileError) {
    let site = SnapshotMembers(try back.value("site"), in: "history.back.site.")
    self.init(
      hash: try back.hash(), generator: try back.text("generator"), date: back["date"]?.text,
      title: try site.text("title"), url: site["url"]?.text, language: try site.text("language"),
      pages: try ListReversal(back["pages"]) { removed throws(SnapshotFileError) in
        try removed.elements.map { page throws(SnapshotFileError) in
          try SiteSnapshot.Page(SnapshotMembers(page, in: "history.back.pages."))
        }
      } update: { page throws(SnapshotFileError) in
        try Page(SnapshotMembers(page, in: "history.back.pages."))
      },
      measures: try back["measures"].map { value throws(SnapshotFileError) in
        try SiteSnapshot.measures(value)
      },
      records: try ListReversal(back["records"]) { removed throws(SnapshotFileError) in
        try removed.members.map { member throws(SnapshotFileError) in
          try SiteSnapshot.Record(
            member.key, SnapshotMembers(member.value, in: "history.back.records."))
        }
      } update: { record throws(SnapshotFileError) in
        try Record(SnapshotMembers(record, in: "history.back.records."))
      })
  }
}

extension ListReversal {
  /// Reads a list; without one nothing is turned back.
  fileprivate init(
    _ list: JSONValue?,
    removed: (JSONValue) throws(SnapshotFileError) -> [Element],
    update: (JSONValue) throws(SnapshotFileError) -> Update
  ) throws(SnapshotFileError) {
    self.init()
    guard let list else { return }
    if let order = list["order"] {
      self.order = try order.elements.map { run throws(SnapshotFileError) in try Run(run) }
    }
    if let value = list["removed"] { self.removed = try removed(value) }
    if let values = list["updated"] {
      updated = try values.members.map { member throws(SnapshotFileError) in
        Updated(key: member.key, update: try update(member.value))
      }
    }
  }
}

extension ListReversal.Run {
  fileprivate init(_ run: JSONValue) throws(SnapshotFileError) {
    let numbers = (run.number.map { [$0] } ?? run.elements.compactMap(\.number)).map(\.value)
    switch numbers.compactMap(Int.init(exactly:)) {
    case let kept where kept.count == 2: self = .kept(from: kept[0], count: kept[1])
    case let removed where removed.count == 1: self = .removed(removed[0])
    default: throw .value("history.back.order")
    }
  }
}

extension SiteReversal.Page {
  fileprivate init(_ page: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      title: try page.optionalText("title"), text: try page.textOrNull("text"),
      hash: try page.optionalHash("hash"), body: try page.hashOrNull("body"),
      sections: try ListReversal(page["sections"]) { removed throws(SnapshotFileError) in
        try removed.elements.map { section throws(SnapshotFileError) in
          try SiteSnapshot.Section(SnapshotMembers(section, in: "history.back.pages.sections."))
        }
      } update: { section throws(SnapshotFileError) in
        try SiteReversal.Section(SnapshotMembers(section, in: "history.back.pages.sections."))
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
      items: try ListReversal(section["items"]) { removed in
        removed.members.map { SiteSnapshot.Item(id: $0.key, parent: $0.value.text) }
      } update: {
        $0.text
      })
  }
}

extension SiteReversal.Record {
  fileprivate init(_ record: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      title: try record.optionalText("title"), url: try record.textOrNull("url"),
      cell: try record.optionalText("cell"), hash: try record.optionalHash("hash"),
      page: try record.hashOrNull("page"),
      fields: try ListReversal(record["fields"]) { removed in
        removed.members.map(FieldValue.field)
      } update: {
        FieldValue($0)
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
