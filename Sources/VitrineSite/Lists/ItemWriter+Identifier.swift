package import VitrineModel
internal import VitrineText

extension ItemWriter {
  func id(of item: Item) -> String {
    section.elementID(of: item) { head.elementName(of: site[record: $0].id) }
  }
}

extension TrackedContext {
  func elementID(of item: Item, in section: Section, onPage page: Int) -> String {
    section.elementID(of: item) { self.page(page).elementName(of: self[record: $0].id) }
  }
}

extension SiteContent {
  /// Returns the element id of an item.
  package func elementID(of item: Item, in section: Section, onPage page: Int) -> String {
    section.elementID(of: item) { records[$0].id.elementName(on: pages[page]) }
  }
}

extension Section {
  /// Returns `i-` and the item's key. Before the key come the collection, for a record that belongs
  /// to another page, and the section, for a repeat and for a parent that an outline made.
  ///
  /// No part contains `~`, so no two items of a page share an id. `name` returns the part that
  /// identifies a record on the page.
  fileprivate func elementID(of item: Item, name: (_ record: Int) -> String) -> String {
    switch item.content {
    case .record(let index):
      let name = name(index)
      if let parent = item.copyUnder {
        return "i-\(elementIdentifier(of: id))~\(elementIdentifier(of: parent))~\(name)"
      }
      return repeats ? "i-\(elementIdentifier(of: id))~\(name)" : "i-\(name)"
    case .outline(let outline, _):
      return "i-\(elementIdentifier(of: id))~\(elementIdentifier(of: outline))"
    }
  }
}

/// The element id of the section that lists a record's children on its own page.
package let childrenElementID = "s-~children"

extension RecordID {
  /// The element id of the record's item on the page of its parent, which is in the same collection.
  package var elementIDAsChild: String { "i-" + elementIdentifier(of: key) }

  /// Returns the part of an item's element id that identifies the record on a page.
  func elementName(on page: Page) -> String {
    let key = elementIdentifier(of: key)
    let isOwn = collection == (page.folder.isEmpty ? "index" : page.folder)
    return isOwn ? key : "\(elementIdentifier(of: collection))~~\(key)"
  }
}
