import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// A gigabyte: some millions of records.
  static let mostBytes = 1 << 30

  /// Reads what `json()` wrote; keys that this Vitrine does not know are left out.
  public init(reading bytes: [UInt8]) throws(SnapshotFileError) {
    var problems: [SnapshotFileError] = []
    try self.init(reading: bytes, leavingOut: &problems)
    if let first = problems.first { throw first }
  }

  /// The same; a history or redirects that cannot be read are left out and added to `problems`.
  init(
    reading bytes: [UInt8], leavingOut problems: inout [SnapshotFileError]
  ) throws(SnapshotFileError) {
    let snapshot = try SnapshotMembers(ofSnapshot: bytes)
    let site = try snapshot.part("site")
    self.init(
      generator: try snapshot.text("generator"), date: try snapshot.optionalDate("date"),
      title: try site.text("title"), url: try site.optionalText("url"),
      language: try site.text("language"), files: try snapshot.files(),
      pages: try snapshot.list("pages") { page throws(SnapshotFileError) in try Page(page) },
      measures: try snapshot.measureDeclarations("measures") ?? [],
      records: try snapshot.records("records"))
    hashes = try snapshot.optionalWholeNumber("hashes") ?? 1
    shownSettings = try snapshot.siteSettings()
    do throws(SnapshotFileError) {
      redirects = try snapshot.optionalObject("redirects").map { member throws(SnapshotFileError) in
        try Redirect(member)
      }
    } catch {
      problems.append(error)
    }
    do throws(SnapshotFileError) {
      history = try snapshot.optionalList("history") { entry throws(SnapshotFileError) in
        try HistoryEntry(entry)
      }
    } catch {
      problems.append(error)
    }
  }

  /// The files of a snapshot of which nothing else can be read.
  static func files(reading bytes: [UInt8]) throws(SnapshotFileError) -> [File] {
    try SnapshotMembers(ofSnapshot: bytes).files()
  }
}

extension SnapshotMembers {
  /// What a snapshot has, in a format that this Vitrine knows.
  fileprivate init(ofSnapshot bytes: [UInt8]) throws(SnapshotFileError) {
    let root: JSONValue
    do throws(JSONFailure) {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw .syntax(error.errors[0])
    }
    guard let format = root["format"]?.number, let generator = root["generator"]?.text,
      generator.hasPrefix("vitrine ")
    else { throw .foreign }
    guard format.value == 1 else { throw .format(format.literal) }
    try self.init(root, in: "")
  }

  fileprivate func files() throws(SnapshotFileError) -> [SiteSnapshot.File] {
    try object("files").map { member throws(SnapshotFileError) in
      guard let hash = member.value.text.flatMap(ContentHash.init), member.key.staysInside else {
        throw .value("files", at: member.keyPosition)
      }
      return SiteSnapshot.File(path: member.key, hash: hash)
    }
  }

  /// Records by their ids.
  func records(_ key: String) throws(SnapshotFileError) -> [SiteSnapshot.Record] {
    try object(key).map { member throws(SnapshotFileError) in
      try SiteSnapshot.Record(
        member.key, SnapshotMembers(member.value, in: prefixed("\(key).")))
    }
  }

  /// Declarations by collection and name; nil where there are none.
  func measureDeclarations(
    _ key: String
  ) throws(SnapshotFileError) -> [SiteSnapshot.MeasureDeclaration]? {
    guard let collections = try optionalPart(key) else { return nil }
    var declarations: [SiteSnapshot.MeasureDeclaration] = []
    for collection in try object(key) {
      for measure in try collections.object(collection.key) {
        declarations.append(
          try .init(
            collection.key, measure.key,
            SnapshotMembers(measure.value, in: prefixed("measures."))))
      }
    }
    return declarations
  }
}

extension SiteSnapshot.Redirect {
  fileprivate init(_ member: JSONMember) throws(SnapshotFileError) {
    let target = try SnapshotMembers(member.value, in: "redirects.")
    path = member.key
    if target["record"] != nil {
      self.target = .record(try target.text("record"))
    } else {
      let path = try target.path("page")
      self.target = try target.flag("renamed") ? .renamedPage(path) : .page(path)
    }
    if !path.staysInside { throw .value("redirects", at: member.keyPosition) }
  }
}

extension SiteSnapshot.Page {
  init(_ page: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      path: try page.path("path"), title: try page.text("title"),
      text: try page.optionalText("text"), hash: try page.hash(),
      body: try page.optionalHash("body"),
      sections: try page.list("sections") { section throws(SnapshotFileError) in
        try SiteSnapshot.Section(section)
      })
    language = try page.optionalText("language")
    direction = try page.optionalText("direction")
  }
}

extension SiteSnapshot.Section {
  init(_ section: SnapshotMembers) throws(SnapshotFileError) {
    let parents = try section.textsByKey("parents")
    self.init(
      id: try section.text("id"), title: try section.optionalText("title"),
      text: try section.optionalText("text"), hash: try section.hash(),
      layout: LayoutDeclaration(FieldValue(try section.value("layout"))),
      cell: try section.optionalText("cell"),
      items: try section.texts("items").map { .init(id: $0, parent: parents[$0]) },
      parentTitles: try section.textsByKey("titles"))
  }
}

extension SiteSnapshot.MeasureDeclaration {
  fileprivate init(
    _ collection: String, _ name: String, _ measure: SnapshotMembers
  ) throws(SnapshotFileError) {
    let better = try measure.optionalText("better").map { text throws(SnapshotFileError) in
      guard let better = MeasureRule.Better(rawValue: text) else {
        throw measure.error("better")
      }
      return better
    }
    self.init(
      collection: collection, name: name, unit: try measure.optionalText("unit"),
      rule: MeasureRule(
        better: better, noise: try measure.tolerance("noise"),
        regression: try measure.tolerance("regression")))
  }
}

extension SnapshotMembers {
  fileprivate func tolerance(
    _ key: String
  ) throws(SnapshotFileError) -> MeasureRule.Tolerance? {
    guard let value = self[key] else { return nil }
    if let number = value.number?.value, number.isFinite { return .amount(number) }
    guard let text = value.text, text.hasSuffix("%"), let share = Double(text.dropLast()),
      share.isFinite
    else { throw error(key) }
    return .share(share / 100)
  }

  fileprivate func numbers(_ key: String) throws(SnapshotFileError) -> [(String, Double)] {
    try optionalObject(key).map { member throws(SnapshotFileError) in
      guard let number = member.value.number?.value, number.isFinite else { throw error(key) }
      return (member.key, number)
    }
  }
}

extension SiteSnapshot.Record {
  init(_ id: String, _ record: SnapshotMembers) throws(SnapshotFileError) {
    self.init(
      id: id, title: try record.text("title"), url: try record.optionalPath("url"),
      cell: try record.text("cell"), hash: try record.hash(),
      page: try record.optionalHash("page"),
      fields: try record.object("fields").map { FieldValue.field($0) },
      measures: try [SiteSnapshot.Measure](of: record))
    hasOwnCell = try record.flag("ownCell")
    forms = try record.forms()
    whole = try record.optionalHash("whole")
  }
}

extension SnapshotMembers {
  /// What stands under `site` besides what always does.
  func siteSettings() throws(SnapshotFileError) -> [Field] {
    try object("site").map { FieldValue.field($0) }.filter {
      !["title", "url", "language"].contains($0.name)
    }
  }

  func forms() throws(SnapshotFileError) -> [SiteSnapshot.Form] {
    guard let forms = try optionalPart("forms") else { return [] }
    return try object("forms").map { member throws(SnapshotFileError) in
      SiteSnapshot.Form(name: member.key, hash: try forms.hash(member.key))
    }
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
