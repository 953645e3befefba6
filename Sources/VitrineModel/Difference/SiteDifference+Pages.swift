extension SiteDifference {
  /// The changes of a page that both builds have, apart from its items.
  public struct PageUpdate: Hashable, Sendable {
    /// Its path, with its title in the newer build.
    public var page: Named

    /// Changes of its `title`, `text`, `language` and `direction`.
    public var fields: [FieldChange]

    /// Whether the introduction changed.
    public var affectsBody: Bool

    /// The sections that were added, removed, changed or moved.
    public var sections: SectionChanges

    package init(
      page: Named, fields: [FieldChange] = [], affectsBody: Bool = false,
      sections: SectionChanges = SectionChanges()
    ) {
      self.page = page
      self.fields = fields
      self.affectsBody = affectsBody
      self.sections = sections
    }

    /// Whether the page itself changed, not only its sections.
    public var affectsPage: Bool { !fields.isEmpty || affectsBody }
  }

  /// The changes in the sections of a page. A section without a title is named after its page.
  public struct SectionChanges: Hashable, Sendable {
    /// The inserted sections, in the new order.
    public var inserted: [Named]

    /// The removed sections, in the old order.
    public var removed: [Named]

    /// The updated sections, in the new order.
    public var updated: [SectionUpdate]

    /// In the new order, including updated sections.
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

    /// Whether no section changed.
    public var isEmpty: Bool {
      inserted.isEmpty && removed.isEmpty && updated.isEmpty && moved.isEmpty
    }
  }

  /// A section of both builds that shows something else apart from its items.
  public struct SectionUpdate: Hashable, Sendable {
    /// The section, with its title in the newer build.
    public var section: Named

    /// Changes of its `title`, `text`, `layout` and `cell`; of `items`, the number of items; and of
    /// `order` and `parent` unless an added, removed or moved record explains them. Empty if
    /// something else changed, such as the text for an empty section.
    public var fields: [FieldChange]

    package init(section: Named, fields: [FieldChange]) {
      self.section = section
      self.fields = fields
    }
  }

  /// A section that was moved while the others kept their order, with its indices from 0.
  public struct SectionMove: Hashable, Sendable {
    /// The section, with its title in the newer build.
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
