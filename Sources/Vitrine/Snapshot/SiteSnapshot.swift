public import VitrineModel
public import VitrineText

/// A build's own record, `snapshot.json`: what the site is made of, by ids and hashes.
public struct SiteSnapshot: Hashable, Sendable {
  /// The program that built it, `vitrine 0.1.0`.
  public var generator: String

  /// What hashes are of: only those of builds that say the same are compared.
  public var hashes = 1

  /// `YYYY-MM-DD`; nil for a build without a date.
  public var date: String?
  public var title: String
  public var url: String?
  public var language: String

  /// What else of the site's settings its pages show.
  public var shownSettings: [Field] = []

  /// Every file of the site but `snapshot.json`, in byte order of their paths; none while the site is
  /// not written yet.
  public var files: [File]

  /// The pages made of sections, in byte order of their folders.
  public var pages: [Page]

  /// The measures that records have, each once for a collection.
  public var measures: [MeasureDeclaration]

  /// In the content's order.
  public var records: [Record]

  /// The pages that lead from addresses where something stood, in byte order of their paths.
  public var redirects: [Redirect] = []

  /// The builds that changed something, the newest first.
  public var history: [HistoryEntry] = []

  public init(
    generator: String, date: String? = nil, title: String, url: String? = nil, language: String,
    files: [File], pages: [Page], measures: [MeasureDeclaration] = [], records: [Record]
  ) {
    self.generator = generator
    self.date = date
    self.title = title
    self.url = url
    self.language = language
    self.files = files
    self.pages = pages
    self.measures = measures
    self.records = records
  }

  public struct File: Hashable, Sendable {
    public var path: String

    /// Of its bytes.
    public var hash: ContentHash

    public init(path: String, hash: ContentHash) {
      self.path = path
      self.hash = hash
    }
  }

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

  public struct Section: Hashable, Sendable {
    public var id: String
    public var title: String?
    public var text: String?

    /// Of what stands over it, and in its place while it is empty; not of its items and layout.
    public var hash: ContentHash

    public var layout: LayoutDeclaration

    /// Where it says one.
    public var cell: String?
    public var items: [Item]

    /// The titles of parents that an outline made, by their ids, where these do not say them.
    public var parentTitles: [String: String]

    public init(
      id: String, title: String?, text: String? = nil, hash: ContentHash,
      layout: LayoutDeclaration, cell: String? = nil, items: [Item],
      parentTitles: [String: String] = [:]
    ) {
      self.id = id
      self.title = title
      self.text = text
      self.hash = hash
      self.layout = layout
      self.cell = cell
      self.items = items
      self.parentTitles = parentTitles
    }
  }

  public struct Item: Hashable, Sendable {
    /// A record's id, `section~record` where the section repeats, `~FIELD~VALUE` for a parent that
    /// an outline made.
    public var id: String

    /// The id of the item above it in its section.
    public var parent: String?

    public init(id: String, parent: String? = nil) {
      self.id = id
      self.parent = parent
    }
  }

  public struct Record: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page, relative to the site; nil when it has none.
    public var url: String?
    public var cell: String

    /// Whether it says its cell itself.
    public var hasOwnCell = false

    /// Of what its cells show.
    public var hash: ContentHash

    /// The same of each form of a cell in which lists show it, where that is not `cell` alone.
    public var forms: [Form] = []

    /// Of what its own page says besides, and of all that it says; nil when it has none.
    public var page: ContentHash?
    public var whole: ContentHash?

    /// What its cell shows, in the cell's order.
    public var fields: [Field]
    public var measures: [Measure]

    public init(
      id: String, title: String, url: String?, cell: String, hash: ContentHash,
      page: ContentHash? = nil, fields: [Field],
      measures: [Measure] = []
    ) {
      self.id = id
      self.title = title
      self.url = url
      self.cell = cell
      self.hash = hash
      self.page = page
      self.fields = fields
      self.measures = measures
    }
  }

  /// A form of a cell, `tile` or `tile wide`, and the hash of what it shows of a record.
  public struct Form: Hashable, Sendable {
    public var name: String
    public var hash: ContentHash

    public init(name: String, hash: ContentHash) {
      self.name = name
      self.hash = hash
    }
  }

  /// What a collection says of one of its measures.
  public struct MeasureDeclaration: Hashable, Sendable {
    public var collection: String
    public var name: String
    public var unit: String?
    public var rule: MeasureRule

    public init(collection: String, name: String, unit: String?, rule: MeasureRule) {
      self.collection = collection
      self.name = name
      self.unit = unit
      self.rule = rule
    }
  }

  public struct Measure: Hashable, Sendable {
    public var name: String

    public var value: Double

    /// The last value that was reported as an update, where this one differs from it by no more than
    /// noise.
    public var reported: Double?

    /// What the next build is compared with.
    var lastReported: Double { reported ?? value }

    public init(name: String, value: Double, reported: Double? = nil) {
      self.name = name
      self.value = value
      self.reported = reported
    }
  }
}

extension SiteSnapshot.Section {
  /// The title of a parent that an outline made.
  func title(ofParent id: String) -> String { parentTitles[id] ?? id.outlineTitle }
}
