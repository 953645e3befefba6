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
  fileprivate func elementID(of item: Item, name: (_ record: Int) -> String) -> String {
    elementID(of: item, escaped: elementIdentifier(of:), name: name)
  }
}

/// The element id of the section with a record's children on its own page.
package let childrenElementID = "s-~children"

extension RecordID {
  /// The element id of the record's item on the page of its parent, which is in the same
  /// collection.
  package var elementIDAsChild: String {
    elementIDAsChild(escaped: elementIdentifier(of:))
  }

  /// Returns the part of an item's element id that identifies the record on a page.
  func elementName(on page: Page) -> String {
    elementName(on: page, escaped: elementIdentifier(of:))
  }
}
