/// The changes from one build to another.
///
/// Records are told apart by their ids. A record is updated when its cell or its own page shows
/// something else, or when a measure changed by more than its noise. It is moved when it stands on
/// another page, in another section, under another parent, or elsewhere in an order that the others
/// kept. No list has repeats of a record, or parents that an outline makes.
public struct SiteDifference: Hashable, Sendable {
  /// In the new build's order.
  public var inserted: [PlacedRecord]

  /// In the old build's order.
  public var removed: [PlacedRecord]

  /// Regressions first, then other badges, then the others; each in the new build's order.
  public var updated: [RecordUpdate]

  /// In the new build's order; updated ones among them.
  public var moved: [RecordMove]

  /// Settings of the site that all pages show and that are others: `title`, `navigation`. Without values
  /// where these would say nothing.
  public var site: [FieldChange]

  /// The newer site's address, where it says one.
  public var siteURL: String?

  /// Paths and titles of pages that one of the builds does not have.
  public var insertedPages: [Named]
  public var removedPages: [Named]

  /// In the new build's order: the pages of both builds that say something else besides their items, or
  /// whose sections changed.
  public var updatedPages: [PageUpdate]

  package init(
    inserted: [PlacedRecord] = [], removed: [PlacedRecord] = [], updated: [RecordUpdate] = [],
    moved: [RecordMove] = [], insertedPages: [Named] = [], removedPages: [Named] = [],
    updatedPages: [PageUpdate] = [], site: [FieldChange] = [], siteURL: String? = nil
  ) {
    self.inserted = inserted
    self.removed = removed
    self.updated = updated
    self.moved = moved
    self.insertedPages = insertedPages
    self.removedPages = removedPages
    self.updatedPages = updatedPages
    self.site = site
    self.siteURL = siteURL
  }

  /// True if readers of the two builds see the same. `siteURL` does not count.
  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && updated.isEmpty && moved.isEmpty
      && insertedPages.isEmpty && removedPages.isEmpty && updatedPages.isEmpty && site.isEmpty
  }
}

extension SiteDifference {
  /// For those who say of a record all that happened to it.
  package var updatesByID: [ExactText: RecordUpdate] {
    Dictionary(byBytes: updated.map { ($0.id, $0) })
  }

  package var movesByID: [ExactText: RecordMove] { Dictionary(byBytes: moved.map { ($0.id, $0) }) }
}

extension SiteDifference.Place {
  /// The titles of its page and section; one where the section has none of its own.
  package var titles: [String] {
    section.title == page.title ? [page.title] : [page.title, section.title]
  }
}

extension SiteDifference {
  /// Something with an id for programs and a title for people.
  public struct Named: Hashable, Sendable {
    /// A path for a page, an element's id for a section, `collection/key` for a record.
    public var id: String
    public var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// Where a record stands: its first place that is not a repeat.
  public struct Place: Hashable, Sendable {
    /// The page's path and title.
    public var page: Named

    /// A section without a title has its page's: readers know it by nothing else.
    public var section: Named

    /// The item above it.
    public var parent: Named?

    /// From 0, among the items of the section, those under others counted too.
    public var index: Int

    package init(page: Named, section: Named, parent: Named? = nil, index: Int) {
      self.page = page
      self.section = section
      self.parent = parent
      self.index = index
    }
  }

  /// An inserted or removed record, as the build that has it shows it.
  public struct PlacedRecord: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page, in the build that has it; nil when it has none.
    public var url: String?

    /// Nil for a record that stands in no section.
    public var place: Place?

    package init(id: String, title: String, url: String? = nil, place: Place? = nil) {
      self.id = id
      self.title = title
      self.url = url
      self.place = place
    }
  }

  /// A record of both builds whose content changed, as the newer one has it.
  public struct RecordUpdate: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page in the newer site; nil when it has none.
    public var url: String?

    /// Nil for a record that stands in no section.
    public var place: Place?

    /// True if the record's cell shows something else, or a measure changed.
    public var isOfItem: Bool

    /// True if the record's own page shows something else that its cell does not show.
    public var isOfPage: Bool

    /// In the new cell's order, fields that it shows no more last. Empty where another cell shows the same, or
    /// the records under it changed.
    public var fields: [FieldChange]

    /// In the newer record's order.
    public var measures: [MeasureChange]

    package init(
      id: String, title: String, url: String? = nil, place: Place? = nil, isOfItem: Bool = true,
      isOfPage: Bool = false,
      fields: [FieldChange] = [], measures: [MeasureChange] = []
    ) {
      self.id = id
      self.title = title
      self.url = url
      self.place = place
      self.isOfItem = isOfItem
      self.isOfPage = isOfPage
      self.fields = fields
      self.measures = measures
    }
  }

  /// A record of both builds that stands elsewhere.
  public struct RecordMove: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page in the newer site; nil when it has none.
    public var url: String?

    /// In the older build.
    public var from: Place

    /// In the newer build.
    public var to: Place

    package init(id: String, title: String, url: String? = nil, from: Place, to: Place) {
      self.id = id
      self.title = title
      self.url = url
      self.from = from
      self.to = to
    }
  }

  /// A field of a record, page or section whose values differ; nil where it is not there.
  public struct FieldChange: Hashable, Sendable {
    /// As content and templates say it: `title`, `badge`.
    public var name: String
    public var old: FieldValue?
    public var new: FieldValue?

    /// Whether a state is better now or worse; nil for other fields, and where neither is known.
    public var isImprovement: Bool?

    package init(
      name: String, old: FieldValue?, new: FieldValue?, isImprovement: Bool? = nil
    ) {
      self.name = name
      self.old = old
      self.new = new
      self.isImprovement = isImprovement
    }
  }

  /// A measure that both builds have, changed by more than its noise.
  public struct MeasureChange: Hashable, Sendable {
    public var name: String
    public var unit: String?

    /// The value last reported, in the newer build's unit. It may come from a build older than the
    /// previous one.
    public var old: Double
    public var new: Double

    /// Nil where neither direction is the better one.
    public var isImprovement: Bool?

    /// For the worse by more than the collection allows.
    public var isRegression: Bool

    package init(
      name: String, unit: String?, old: Double, new: Double, isImprovement: Bool?,
      isRegression: Bool
    ) {
      self.name = name
      self.unit = unit
      self.old = old
      self.new = new
      self.isImprovement = isImprovement
      self.isRegression = isRegression
    }
  }
}
