import VitrineContent
import VitrineData
import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// All members, in file order.
  static let members =
    head + [
      fileList, pageList,
    ] + declarationLists + [
      recordList, redirectList, baselineMember,
      SnapshotMember(
        "history", { $0.history }, { $0.history = $1 }, .history, usual: [],
        "the builds that changed something, the newest first"
      ).with(\.startsLine, \.canBeLost),
    ]

  /// The members that describe a build. A history has them for every build.
  static let head: [SnapshotMember<Self>] = [
    SnapshotMember(
      "generator", { $0.generator }, { $0.generator = $1 }, .text, "the version that wrote it"),
    SnapshotMember(
      "hashes", { $0.hashes }, { $0.hashes = $1 }, .wholeNumber, usual: 1,
      "the version of what hashes cover: hashes of builds with other versions are not compared"),
    SnapshotMember(
      "date", { $0.date }, { $0.date = $1 }, .date, "the build date, if one was given"),
    siteMember,
  ]

  static let siteMember = SnapshotMember<Self>(
    "site", { $0.site }, { $0.site = $1 }, .site,
    "the site’s settings that all pages show; `ownNavigation` if `site.yml` sets the navigation, "
      + "`words` that pages show"
  ).with(\.isCompared)

  static let fileList = SnapshotMember<Self>(
    "files", { $0.files }, { $0.files = $1 }, .files,
    "every file written, with the hash of its bytes"
  ).with(\.startsLine)
  static let pageList = SnapshotMember<Self>(
    "pages", { $0.pages }, { $0.pages = $1 }, Page.list, "the pages made of sections"
  ).with(\.startsLine, \.isCompared)
  /// Properties that collections declare for their records, so that records do not repeat them.
  static let declarationLists = [measureList, statusList]

  private static let measureList = SnapshotMember<Self>(
    "measures", { $0.measures }, { $0.measures = $1 }, MeasureDeclaration.list, usual: [],
    "if records have measures: by collection and name their `unit`, `better`, `noise` and "
      + "`regression`"
  ).with(\.startsLine, \.isCompared)
  private static let statusList = SnapshotMember<Self>(
    "statuses", { $0.statuses }, { $0.statuses = $1 }, StatusDeclaration.list, usual: [],
    "if records have a state: by collection the `field` and the `order` from best to worst"
  ).with(\.startsLine, \.isCompared)
  static let recordList = SnapshotMember<Self>(
    "records", { $0.records }, { $0.records = $1 }, Record.list,
    "the records that a page shows, by id"
  ).with(\.startsLine, \.isCompared)

  private static let redirectList = SnapshotMember<Self>(
    "redirects", { $0.redirects }, { $0.redirects = $1 }, .redirects, usual: [],
    "the pages that redirect from former addresses: each to a `record`, wherever it is now, or "
      + "to a `page`; `renamed` if the page itself had that address"
  ).with(\.startsLine, \.canBeLost)

  private static let baselineMember = SnapshotMember<Self>(
    "baseline",
    "the build that this one was compared with: the hash of its content, and its date if it had one",
    isLeftOut: { $0.baseline == nil }
  ) { snapshot, json in
    json.object("baseline") { json in
      json.member("hash", snapshot.baseline?.hash.description)
      json.member("date", snapshot.baseline?.date)
    }
  }.with(\.startsLine, \.canBeLost)
}

extension SiteSnapshot.Site {
  /// The members with their own properties in `Site`. All others are settings.
  private static let members: [SnapshotMember<Self>] = [
    SnapshotMember("title", { $0.title }, { $0.title = $1 }, .text, "its title"),
    SnapshotMember("url", { $0.url }, { $0.url = $1 }, .text, "its address, if set"),
    SnapshotMember("language", { $0.language }, { $0.language = $1 }, .text, "its language"),
  ]

  fileprivate init(_ reader: SnapshotReader, settings: [Field]) throws(SnapshotFileError) {
    self.init(title: "", language: "")
    for member in Self.members { try member.readWhole(&self, reader) }
    self.settings = settings.filter { field in !Self.members.contains { $0.name == field.name } }
  }

  fileprivate func write(to json: inout JSONWriter) {
    for member in Self.members { member.writeWhole(self, &json) }
    for setting in settings {
      json.key(setting.name)
      json.value(setting.value)
    }
  }
}

extension SnapshotCoding<SiteSnapshot.Site> {
  fileprivate static let site = Self { reader, key throws(SnapshotFileError) in
    try SiteSnapshot.Site(
      reader.part(key), settings: try reader.object(key).map { FieldValue.field($0) })
  } write: {
    let site = $0
    $1.object { site.write(to: &$0) }
  }
}

extension SnapshotCoding<[SiteSnapshot.File]> {
  fileprivate static let files = Self { reader, key throws(SnapshotFileError) in
    try reader.object(key).map { member throws(SnapshotFileError) in
      guard let hash = member.value.text.flatMap(ContentHash.init), member.key.staysInside else {
        throw .value(key, at: member.keyPosition)
      }
      return SiteSnapshot.File(path: member.key, hash: hash)
    }
  } write: { files, json in
    json.object { json in
      json.lines(files, by: 1024) { $0.member($1.path, "\($1.hash)") }
    }
  }
}
