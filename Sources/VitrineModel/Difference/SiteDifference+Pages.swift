extension SiteDifference {
  /// The changes of a page that both builds have, apart from its items.
  public struct PageUpdate: Hashable, Sendable {
    /// Its path, and its title in the newer build.
    public var page: Named

    /// Its `title`, `text`, `language` and `direction`, where they are others.
    public var fields: [FieldChange]

    /// True if the introduction changed.
    public var isOfBody: Bool

    /// The sections that came, went, changed or stand elsewhere.
    public var sections: SectionChanges

    package init(
      page: Named, fields: [FieldChange] = [], isOfBody: Bool = false,
      sections: SectionChanges = SectionChanges()
    ) {
      self.page = page
      self.fields = fields
      self.isOfBody = isOfBody
      self.sections = sections
    }

    /// True if the page itself changed, not only its sections.
    public var isOfPage: Bool { !fields.isEmpty || isOfBody }
  }

  /// The changes in the sections of a page. A section without a title has its page's.
  public struct SectionChanges: Hashable, Sendable {
    /// In the new order.
    public var inserted: [Named]

    /// In the old order.
    public var removed: [Named]

    /// In the new order.
    public var updated: [SectionUpdate]

    /// In the new order; updated ones among them.
    public var moved: [SectionMove]

    package init(
      inserted: [Named] = [], removed: [Named] = [], updated: [SectionUpdate] = [],
      moved: [SectionMove] = []
    ) {
      self.inserted = inserted
      self.removed = removed
      self.updated = updated
      self.moved = moved
    }

    /// True if no section changed.
    public var isEmpty: Bool {
      inserted.isEmpty && removed.isEmpty && updated.isEmpty && moved.isEmpty
    }
  }

  /// A section of both builds that shows something else besides its items.
  public struct SectionUpdate: Hashable, Sendable {
    /// With its title in the newer build.
    public var section: Named

    /// Its `title`, `text`, `layout` and `cell`, where they are others; `items`, how many it shows, and
    /// `order` and `parent`, where no record came, went or moved that explains it. Empty where something
    /// else is another, as the text of an empty section.
    public var fields: [FieldChange]

    package init(section: Named, fields: [FieldChange]) {
      self.section = section
      self.fields = fields
    }
  }

  /// A section that stands elsewhere in an order that the others kept: its indices, from 0.
  public struct SectionMove: Hashable, Sendable {
    /// With its title in the newer build.
    public var section: Named
    public var from: Int
    public var to: Int

    package init(section: Named, from: Int, to: Int) {
      self.section = section
      self.from = from
      self.to = to
    }
  }
}
