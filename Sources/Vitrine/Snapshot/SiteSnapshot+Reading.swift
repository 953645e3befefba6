import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// Reads what `json()` wrote; keys that this Vitrine does not know are left out.
  public init(reading bytes: [UInt8]) throws(SnapshotFileError) {
    let root: JSONValue
    do throws(JSONFailure) {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw .syntax(error.errors[0])
    }
    let snapshot = SnapshotMembers(root, in: "")
    guard let format = root["format"]?.number, let generator = root["generator"]?.text,
      generator.hasPrefix("vitrine ")
    else { throw .foreign }
    guard format.value == 1 else { throw .format(format.literal) }
    let site = SnapshotMembers(try snapshot.value("site"), in: "site.")
    self.init(
      generator: generator, date: snapshot["date"]?.text, title: try site.text("title"),
      url: site["url"]?.text, language: try site.text("language"),
      files: try Self.files(try snapshot.value("files")),
      pages: try snapshot.value("pages").elements.map { page throws(SnapshotFileError) in
        try Page(SnapshotMembers(page, in: "pages."))
      },
      measures: try Self.measures(snapshot["measures"]),
      records: try snapshot.value("records").members.map { record throws(SnapshotFileError) in
        try Record(record.key, SnapshotMembers(record.value, in: "records."))
      })
    redirects = try snapshot.object("redirects").map { member throws(SnapshotFileError) in
      try Redirect(member)
    }
    history = try snapshot.list("history") { entry throws(SnapshotFileError) in
      try HistoryEntry(entry)
    }
  }

  static func measures(
    _ value: JSONValue?
  ) throws(SnapshotFileError) -> [MeasureDeclaration] {
    var declarations: [MeasureDeclaration] = []
    guard let collections = value?.members else { return [] }
    for collection in collections {
      for measure in collection.value.members {
        declarations.append(
          try MeasureDeclaration(collection.key, measure.key, measure.value))
      }
    }
    return declarations
  }

  private static func files(_ value: JSONValue) throws(SnapshotFileError) -> [File] {
    try value.members.map { member throws(SnapshotFileError) in
      guard let hash = member.value.text.flatMap(ContentHash.init), member.key.staysInside else {
        throw .value("files")
      }
      return File(path: member.key, hash: hash)
    }
  }
}

extension SiteSnapshot.Redirect {
  fileprivate init(_ member: JSONMember) throws(SnapshotFileError) {
    path = member.key
    if let record = member.value["record"]?.text {
      target = .record(record)
    } else if let page = member.value["page"]?.text {
      target = .page(page)
    } else {
      throw .value("redirects")
    }
    if !path.staysInside { throw .value("redirects") }
  }
}

extension SiteSnapshot.Page {
  init(_ page: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      path: try page.text("path"), title: try page.text("title"),
      text: try page.optionalText("text"), hash: try page.hash(),
      body: try page.optionalHash("body"),
      sections: try page.value("sections").elements.map { section throws(SnapshotFileError) in
        try SiteSnapshot.Section(SnapshotMembers(section, in: "pages.sections."))
      })
    if !path.staysInside { throw .value("pages.path") }
  }
}

extension SiteSnapshot.Section {
  init(_ section: SnapshotMembers) throws(SnapshotFileError) {
    let members = section["parents"]?.members.map { ($0.key, $0.value.text) } ?? []
    let parents = Dictionary(members) { first, _ in first }
    self.init(
      id: try section.text("id"), title: try section.optionalText("title"),
      text: try section.optionalText("text"), hash: try section.hash(),
      layout: LayoutDeclaration(FieldValue(try section.value("layout"))),
      cell: try section.optionalText("cell"),
      items: try section.value("items").elements.map { item throws(SnapshotFileError) in
        guard let id = item.text else { throw .value("pages.sections.items") }
        return SiteSnapshot.Item(id: id, parent: parents[id] ?? nil)
      })
  }
}

extension SiteSnapshot.MeasureDeclaration {
  fileprivate init(
    _ collection: String, _ name: String, _ value: JSONValue
  ) throws(SnapshotFileError) {
    let better = try value["better"].map { value throws(SnapshotFileError) in
      guard let better = value.text.flatMap(MeasureRule.Better.init) else {
        throw .value("measures.better")
      }
      return better
    }
    self.init(
      collection: collection, name: name, unit: value["unit"]?.text,
      rule: MeasureRule(
        better: better, noise: try Self.tolerance(value["noise"]),
        regression: try Self.tolerance(value["regression"])))
  }

  private static func tolerance(
    _ value: JSONValue?
  ) throws(SnapshotFileError) -> MeasureRule.Tolerance? {
    guard let value else { return nil }
    if let number = value.number { return .amount(number.value) }
    guard let text = value.text, text.hasSuffix("%"), let share = Double(text.dropLast()) else {
      throw .value("measures.noise")
    }
    return .share(share / 100)
  }
}

extension SiteSnapshot.Record {
  init(_ id: String, _ record: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      id: id, title: try record.text("title"), url: record["url"]?.text,
      cell: try record.text("cell"), hash: try record.hash(),
      page: try record.optionalHash("page"),
      fields: try record.value("fields").members.map { FieldValue.field($0) },
      measures: try [SiteSnapshot.Measure](of: record))
    if let url, !url.staysInside { throw .value("records.url") }
  }
}

extension [SiteSnapshot.Measure] {
  /// The `measures` and `reported` of a record.
  init(of record: SnapshotMembers) throws(SnapshotFileError) {
    let reported = try Dictionary(record.numbers("reported")) { first, _ in first }
    self = try record.numbers("measures").map { name, value in
      SiteSnapshot.Measure(name: name, value: value, reported: reported[name])
    }
  }
}

extension SnapshotMembers {
  fileprivate func numbers(_ key: String) throws(SnapshotFileError) -> [(String, Double)] {
    try object(key).map { member throws(SnapshotFileError) in
      guard let number = member.value.number else { throw .value("records.\(key)") }
      return (member.key, number.value)
    }
  }
}

extension FieldValue {
  static func field(_ member: JSONMember) -> Field {
    Field(name: member.key, value: FieldValue(member.value))
  }

  init(_ value: JSONValue) {
    self =
      switch value.content {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let number): .number(Number(value: number.value, literal: number.literal))
      case .text(let text): .text(text)
      case .array(let elements): .list(elements.map(FieldValue.init))
      case .object(let members): .object(members.map(FieldValue.field))
      }
  }
}

extension String {
  /// Whether this relative path names a file in the folder it is relative to.
  fileprivate var staysInside: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".."
    }
  }
}
