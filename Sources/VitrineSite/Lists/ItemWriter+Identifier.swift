package import VitrineModel
internal import VitrineText

extension ItemWriter {
  func id(of item: Item) -> String { site.elementID(of: item, in: section, onPage: page) }
}

extension PreparedSite {
  func elementID(of item: Item, in section: Section, onPage page: Int) -> String {
    content.elementID(of: item, in: section, onPage: page)
  }
}

extension SiteContent {
  /// The element id of an item: `i-` and its key; the collection before it for one of another page,
  /// the section before it for a repeat and for a parent that an outline made.
  ///
  /// `~` stands in none of the parts, so that no two items of a page share an id.
  package func elementID(of item: Item, in section: Section, onPage page: Int) -> String {
    let sectionID = elementIdentifier(of: section.id)
    switch item.content {
    case .record(let index):
      let name = records[index].id.elementName(on: pages[page])
      if let parent = item.copyUnder {
        return "i-\(sectionID)~\(elementIdentifier(of: parent))~\(name)"
      }
      return section.repeats ? "i-\(sectionID)~\(name)" : "i-\(name)"
    case .outline(let id, _):
      return "i-\(sectionID)~\(elementIdentifier(of: id))"
    }
  }
}

extension RecordID {
  /// The part of an item's element id that tells the record, on a page.
  func elementName(on page: Page) -> String {
    let key = elementIdentifier(of: key)
    let isOwn = collection == (page.folder.isEmpty ? "index" : page.folder)
    return isOwn ? key : "\(elementIdentifier(of: collection))~~\(key)"
  }
}
