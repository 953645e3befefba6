internal import VitrineModel
internal import VitrineText

extension ItemWriter {
  /// The element id of an item: `i-` and its key; the collection before it for one of another page,
  /// the section before it for a repeat and for a parent that an outline made.
  ///
  /// `~` stands in none of the parts, so that no two items of a page share an id.
  func id(of item: Item) -> String {
    switch item.content {
    case .record(let index):
      let id = site.content.records[index].id
      let key = elementIdentifier(of: id.key)
      let folder = site.content.pages[page].folder
      let isOwn = id.collection == (folder.isEmpty ? "index" : folder)
      let name = isOwn ? key : "\(elementIdentifier(of: id.collection))~~\(key)"
      if let parent = item.copyUnder {
        return "i-\(sectionID)~\(elementIdentifier(of: parent))~\(name)"
      }
      return section.repeats ? "i-\(sectionID)~\(name)" : "i-\(name)"
    case .outline(let id, _):
      return "i-\(sectionID)~\(elementIdentifier(of: id))"
    }
  }

  private var sectionID: String { elementIdentifier(of: section.id) }
}
