public import VitrineText

extension SiteSnapshot {
  /// A gigabyte: some millions of records.
  static let mostBytes = 1 << 30

  /// The UTF-8 of `snapshot.json`: keys in a fixed order; one file, page and record a line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("format")
    json.number(1)
    for member in Self.head { member.writeWhole(self, &json) }
    for member in [Self.fileList] + Self.content + Self.past { member.writeLine(self, &json) }
    json.endObject()
    return json.bytes + "\n".utf8
  }

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
    let snapshot = try SnapshotReader(ofSnapshot: bytes)
    self.init()
    for member in Self.head + [Self.fileList] + Self.content {
      try member.readWhole(&self, snapshot)
    }
    for member in Self.past {
      do throws(SnapshotFileError) {
        try member.readWhole(&self, snapshot)
      } catch {
        problems.append(error)
      }
    }
  }

  /// The files of a snapshot of which nothing else can be read.
  static func files(reading bytes: [UInt8]) throws(SnapshotFileError) -> [File] {
    var snapshot = SiteSnapshot()
    try fileList.readWhole(&snapshot, SnapshotReader(ofSnapshot: bytes))
    return snapshot.files
  }

  /// Of the site, pages, measures and records as `json()` writes them: builds with one hash show the same.
  /// The first builds had no more of the site than its title, which did not count.
  public func contentHash() -> ContentHash {
    var json = JSONWriter()
    json.beginObject()
    if hashes > 1 { Self.siteMember.writeWhole(self, &json) }
    for member in Self.content { member.writeLine(self, &json) }
    json.endObject()
    return ContentHash(of: json.bytes)
  }
}

extension SnapshotMember {
  /// Writes the member on a line of its own.
  func writeLine(_ object: Object, _ json: inout JSONWriter) {
    if isLeftOut?(object) == true { return }
    json.lineBreak()
    write(object, &json)
  }
}

extension SnapshotReader {
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
}
