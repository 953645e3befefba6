/// The changes from one build to another.
///
/// Records are identified by their ids. A record is updated if its cell or its own page shows
/// something else, or if a measure changed by more than its noise. It is moved if it is on another
/// page, in another section or under another parent, or has changed its place among items that kept
/// their order. The lists contain neither repeats of a record nor parents created by an outline.
public struct SiteDifference: Hashable, Sendable {
  /// The inserted records, in the new build's order.
  public var inserted: [PlacedRecord]

  /// The removed records, in the old build's order.
  public var removed: [PlacedRecord]

  /// Regressions first, then other badges, then all others, each in the new build's order.
  public var updated: [RecordUpdate]

  /// In the new build's order, including updated records.
  public var moved: [RecordMove]

  /// Changed settings that affect all pages of the site: `title`, `navigation`. They have no values
  /// if these would not be informative.
  public var site: [FieldChange]

  /// The newer site's address, if it has one.
  public var siteURL: String?

  /// Paths and titles of pages that exist in only one of the builds.
  public var insertedPages: [Named]
  public var removedPages: [Named]

  /// Pages of both builds that show something else apart from their items, or whose sections
  /// changed, in the new build's order.
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

  /// Whether both builds look the same to readers. `siteURL` does not count.
  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && updated.isEmpty && moved.isEmpty
      && insertedPages.isEmpty && removedPages.isEmpty && updatedPages.isEmpty && site.isEmpty
  }
}

extension SiteDifference {
  /// The updates by record, for reports that list everything that happened to a record.
  package var updatesByID: [ExactText: RecordUpdate] {
    Dictionary(byBytes: updated.map { ($0.id, $0) })
  }

  package var movesByID: [ExactText: RecordMove] { Dictionary(byBytes: moved.map { ($0.id, $0) }) }
}

extension SiteDifference.Place {
  /// The titles of its page and section, or only the page's if the section has no title of its own.
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

  /// The place of a record: the first one that is not a repeat.
  public struct Place: Hashable, Sendable {
    /// The page's path and title.
    public var page: Named

    /// A section without a title has its page's title, which is all that readers see.
    public var section: Named

    /// The parent item.
    public var parent: Named?

    /// The index, from 0, among all items of the section including nested ones.
    public var index: Int

    package init(page: Named, section: Named, parent: Named? = nil, index: Int) {
      self.page = page
      self.section = section
      self.parent = parent
      self.index = index
    }
  }

  /// An inserted or removed record, as shown by the build that contains it.
  public struct PlacedRecord: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page in the build that contains it, or nil if it has none.
    public var url: String?

    /// Nil for a record that is not in any section.
    public var place: Place?

    package init(id: String, title: String, url: String? = nil, place: Place? = nil) {
      self.id = id
      self.title = title
      self.url = url
      self.place = place
    }
  }

  /// A record of both builds whose content changed, as in the newer build.
  public struct RecordUpdate: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page in the newer site, or nil if it has none.
    public var url: String?

    /// Nil for a record that is not in any section.
    public var place: Place?

    /// Whether the record's cell shows something else, or a measure changed.
    public var affectsItem: Bool

    /// Whether the record's own page shows a change that its cell does not show.
    public var affectsPage: Bool

    /// In the order of the new cell, followed by fields that it no longer shows. Empty if a
    /// different cell shows the same, or if the records under it changed.
    public var fields: [FieldChange]

    /// The changed measures, in the newer record's order.
    public var measures: [MeasureChange]

    package init(
      id: String, title: String, url: String? = nil, place: Place? = nil, affectsItem: Bool = true,
      affectsPage: Bool = false,
      fields: [FieldChange] = [], measures: [MeasureChange] = []
    ) {
      self.id = id
      self.title = title
      self.url = url
      self.place = place
      self.affectsItem = affectsItem
      self.affectsPage = affectsPage
      self.fields = fields
      self.measures = measures
    }
  }

  /// A record of both builds that was moved.
  public struct RecordMove: Hashable, Sendable {
    public var id: String
    public var title: String

    /// Its own page in the newer site, or nil if it has none.
    public var url: String?

    /// The place in the older build.
    public var from: Place

    /// The place in the newer build.
    public var to: Place

    package init(id: String, title: String, url: String? = nil, from: Place, to: Place) {
      self.id = id
      self.title = title
      self.url = url
      self.from = from
      self.to = to
    }
  }

  /// A field of a record, page or section whose values differ. A value is nil if the field is
  /// missing.
  public struct FieldChange: Hashable, Sendable {
    /// As in content and templates: `title`, `badge`.
    public var name: String
    public var old: FieldValue?
    public var new: FieldValue?

    /// Whether a status is better or worse than before. Nil for other fields, and if this is not
    /// known.
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

  /// A measure in both builds that changed by more than its noise.
  public struct MeasureChange: Hashable, Sendable {
    public var name: String
    public var unit: String?

    /// The last reported value, in the newer build's unit. It can come from a build before the
    /// previous one.
    public var old: Double
    public var new: Double

    /// Nil if neither direction is better.
    public var isImprovement: Bool?

    /// Whether it is worse by more than the collection allows.
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
