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
  /// The element id of an item.
  package func elementID(of item: Item, in section: Section, onPage page: Int) -> String {
    section.elementID(of: item) { records[$0].id.elementName(on: pages[page]) }
  }
}

extension Section {
  /// `i-` and the item's key; the collection before it for one of another page, the section before it
  /// for a repeat and for a parent that an outline made.
  ///
  /// `~` stands in none of the parts, so that no two items of a page share an id. `name` is the part
  /// that tells a record, on the page.
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

/// The element id of the section of a record's own page with the records under it.
package let childrenElementID = "s-~children"

extension RecordID {
  /// The element id of its item on the page of the record that it is under, whose collection is its own.
  package var elementIDAsChild: String { "i-" + elementIdentifier(of: key) }

  /// The part of an item's element id that tells the record, on a page.
  func elementName(on page: Page) -> String {
    let key = elementIdentifier(of: key)
    let isOwn = collection == (page.folder.isEmpty ? "index" : page.folder)
    return isOwn ? key : "\(elementIdentifier(of: collection))~~\(key)"
  }
}
