package import VitrineContent
import VitrineModel
import VitrineSite
package import VitrineText

/// The order of the items on a page, and which parts of it can be changed by hand.
///
/// Sections and items are identified by the ids of their elements on the page. The children of a
/// record are a section too, identified by the record's id, or on the record's own page by the id
/// of the list's section.
package struct PageOrder: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    package var id: String
    package var items: [String]

    /// Why its items cannot be moved, or nil if they can.
    package var fixed: FixedOrderReason?

    /// Items can be moved between sections that have the same number.
    package var exchange: Int?

    /// The section's name, if its heading contains more than that.
    package var title: String?
  }

  package var sections: [Section]

  /// Identifies the order: different orders have different hashes.
  package var hash: ContentHash {
    var hasher = ContentHasher()
    for section in sections {
      hasher.combine(counted: section.id)
      hasher.combine(UInt64(section.items.count))
      for item in section.items { hasher.combine(counted: item) }
    }
    return hasher.finalize()
  }

  /// The order as a snapshot, without further properties.
  var snapshot: Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    do {
      try snapshot.appendSections(sections.map(\.id))
      for section in sections {
        try snapshot.appendItems(section.items, toSection: section.id)
      }
    } catch {
      preconditionFailure("the ids of a page's elements are unique: \(error)")
    }
    return snapshot
  }
}

extension ContentResult {
  /// The lists of the page at a path in the site, and their order. Nil if the path is not a page of
  /// the content.
  func lists(ofPageAt path: String) -> (lists: [ItemList], order: PageOrder)? {
    let lists: [ItemList]
    if let page = content.pages.firstIndex(where: { $0.output.hasSameBytes(as: path) }) {
      lists = self.lists(onPage: page)
    } else if let record = content.records.firstIndex(where: {
      $0.output.hasSameBytes(as: path)
    }) {
      lists = self.lists(onPageOfRecord: record)
    } else {
      return nil
    }
    return (lists, PageOrder(sections: lists.map(section)))
  }

  private func section(of list: ItemList) -> PageOrder.Section {
    let (id, items) = elementIDs(of: list)
    return PageOrder.Section(
      id: id, items: items, fixed: list.order.fixed, exchange: list.order.exchange,
      title: list.container == .recordPage ? list.title : nil)
  }

  private func elementIDs(of list: ItemList) -> (list: String, items: [String]) {
    switch list.container {
    case .section(let number, let page):
      let section = content.pages[page].sections[number]
      let items = list.items.map {
        content.elementID(of: section.items[$0], in: section, onPage: page)
      }
      return ("s-" + elementIdentifier(of: section.id), items)
    case .item(let parent, let number, let page):
      let section = content.pages[page].sections[number]
      let ids = ([parent] + list.items).map {
        content.elementID(of: section.items[$0], in: section, onPage: page)
      }
      return (ids[0], Array(ids.dropFirst()))
    case .recordPage:
      return (childrenElementID, list.records.map { content.records[$0].id.elementIDAsChild })
    }
  }
}

extension BuiltSite {
  /// The parts of a page's order that can be changed by hand, by the page's path in the site.
  /// Sections that have no order yet are left out. Nil if the path is not a page of the content.
  /// O(records of the site).
  package func order(ofPage path: String) -> PageOrder? {
    cache.reading.lists(ofPageAt: path)?.order
  }
}
