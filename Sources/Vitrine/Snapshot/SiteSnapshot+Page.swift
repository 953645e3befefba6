public import VitrineText

extension SiteSnapshot {
  /// A page made of sections: the home page or a folder's page. Records' own pages are not
  /// included.
  public struct Page: Hashable, Sendable {
    /// The path of the page's file, relative to the site: `emoji/index.html`. Unique in a snapshot.
    public var path: String
    public var title: String

    /// The lede under the title.
    public var text: String?

    /// The language, if it differs from the site's.
    public var language: String?

    /// `ltr` or `rtl`, if it differs from the site's.
    public var direction: String?

    /// The hash of everything that the page shows: its own texts, its sections, and their contents.
    public var hash: ContentHash

    /// The hash of the introduction as rendered, or nil if there is none.
    public var body: ContentHash?

    /// The sections in order. Their ids are unique on a page.
    public var sections: [Section]

    /// Key figures with unique names.
    public var figures: [Figure] = []
  }
}

extension SiteSnapshot.Page: SnapshotObject {
  static let members: [SnapshotMember<Self>] = [
    SnapshotMember(
      "path", { $0.path }, { $0.path = $1 }, .path, "the path of its file, relative to the site"),
    SnapshotMember("title", { $0.title }, { $0.title = $1 }, .text, "its title"),
    SnapshotMember("text", { $0.text }, { $0.text = $1 }, .text, "the lede under the title"),
    SnapshotMember(
      "language", { $0.language }, { $0.language = $1 }, .text, "if it is not the site’s"),
    SnapshotMember(
      "direction", { $0.direction }, { $0.direction = $1 }, .text, "if it is not the site’s"),
    SnapshotMember(
      "hash", { $0.hash }, { $0.hash = $1 }, .hash, "the hash of all the content that it shows"),
    SnapshotMember(
      "body", { $0.body }, { $0.body = $1 }, .hash, "the hash of the HTML of its introduction"),
    SnapshotMember(
      "sections", { $0.sections }, { $0.sections = $1 }, SiteSnapshot.Section.list,
      "its sections, in order"
    ).with(\.isList),
    .figures({ $0.figures }, { $0.figures = $1 }),
  ]

  init() {
    self.init(path: "", title: "", hash: ContentHash(value: 0), sections: [])
  }

  var key: String { path }

  var parts: [SiteSnapshot.Section] {
    get { sections }
    set { sections = newValue }
  }

  /// Pages in order, each on its own line.
  static let list = SnapshotCoding { reader, key throws(SnapshotFileError) in
    try reader.list(key, by: 8) { page throws(SnapshotFileError) in try Self(page) }
  } write: { pages, json in
    json.beginArray()
    json.lines(pages, by: 8) { $1.write(to: &$0) }
    json.endArray()
  }
}
