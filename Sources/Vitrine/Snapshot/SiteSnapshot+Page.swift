public import VitrineText

extension SiteSnapshot {
  public struct Page: Hashable, Sendable {
    public var path: String
    public var title: String

    /// The lede under the title.
    public var text: String?

    /// Where they are others than the site's.
    public var language: String?
    public var direction: String?

    /// Of all of the content that it shows: its own texts, its sections, and what is in them.
    public var hash: ContentHash

    /// Of its introduction as it stands there; nil where it has none.
    public var body: ContentHash?
    public var sections: [Section]

    public init(
      path: String, title: String, text: String? = nil, hash: ContentHash,
      body: ContentHash? = nil, sections: [Section]
    ) {
      self.path = path
      self.title = title
      self.text = text
      self.hash = hash
      self.body = body
      self.sections = sections
    }
  }
}

extension SiteSnapshot.Page: SnapshotObject {
  static let members: [SnapshotMember<Self>] = [
    SnapshotMember("path", \.path, .path, "of its file, relative to the site"),
    SnapshotMember("title", \.title, .text, "its title"),
    SnapshotMember("text", \.text, .text, "the lede under the title"),
    SnapshotMember("language", \.language, .text, "where it is not the site’s"),
    SnapshotMember("direction", \.direction, .text, "where it is not the site’s"),
    SnapshotMember("hash", \.hash, .hash, "of all of the content that it shows"),
    SnapshotMember("body", \.body, .hash, "the hash of the HTML of its introduction"),
    SnapshotMember("sections", \.sections, SiteSnapshot.Section.list, "in order").asList(),
  ]

  init() {
    self.init(path: "", title: "", hash: ContentHash(value: 0), sections: [])
  }

  var key: String { path }

  var parts: [SiteSnapshot.Section] {
    get { sections }
    set { sections = newValue }
  }

  /// Each on a line of its own.
  static let list = SnapshotCoding { reader, key throws(SnapshotFileError) in
    try reader.list(key) { page throws(SnapshotFileError) in try Self(page) }
  } write: { pages, json in
    json.beginArray()
    for page in pages {
      json.lineBreak()
      page.write(to: &json)
    }
    json.endArray()
  }
}
