package import VitrineContent
import VitrineModel
import VitrineSite
package import VitrineText

/// The order of the items of a page, and what of it can be changed by hand.
///
/// Sections and items go by the ids of their elements on the page. The items under a record are a section
/// too, by the id of the record's.
package struct PageOrder: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    package var id: String
    package var items: [String]

    /// Why its items cannot be moved; nil if they can.
    package var fixed: FixedOrder?

    /// Items can be moved between sections that have the same number here.
    package var exchange: Int?
  }

  package var sections: [Section]

  /// Names the order: another one has another hash.
  package var hash: ContentHash {
    var hasher = ContentHasher()
    for section in sections {
      hasher.combine(counted: section.id)
      hasher.combine(UInt64(section.items.count))
      for item in section.items { hasher.combine(counted: item) }
    }
    return hasher.finalize()
  }

  /// The order alone.
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

extension ContentReading {
  /// The order of a page.
  func pageOrder(of page: Int) -> PageOrder {
    let sections = lists(onPage: page).map { list in
      let section = content.pages[page].sections[list.section]
      let id = { content.elementID(of: section.items[$0], in: section, onPage: page) }
      return PageOrder.Section(
        id: list.parent.map(id) ?? "s-" + elementIdentifier(of: section.id),
        items: list.items.map(id), fixed: list.order.fixed, exchange: list.order.exchange)
    }
    return PageOrder(sections: sections)
  }

  /// The number of the page at a path in the site.
  func page(at path: String) -> Int? {
    content.pages.firstIndex { $0.output == path }
  }
}

extension BuiltSite {
  /// What can be changed by hand in the order of the page with a path in the site; nil where there is
  /// none with sections. O(items of the page).
  package func order(ofPage path: String) -> PageOrder? {
    let reading = kept.reading
    guard let page = reading.page(at: path), !reading.content.pages[page].sections.isEmpty else {
      return nil
    }
    return reading.pageOrder(of: page)
  }
}
