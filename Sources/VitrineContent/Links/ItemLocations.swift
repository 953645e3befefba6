package import VitrineModel
import VitrineText

/// Where records without their own page are shown.
package struct ItemLocations: Sendable {
  /// A page, or one of its continuation pages, and the id of an element on it.
  package struct Place: Hashable, Sendable {
    package var output: String
    package var element: String
  }

  private var places: [Int: Place] = [:]

  /// A section on the page that declares the record's collection comes before others, and a section
  /// that repeats no items before one that does.
  /// Pages for which `isSearched` is false do not count.
  package init(of content: SiteContent, where isSearched: (Page) -> Bool = { _ in true }) {
    var ranks: [Int: Int] = [:]
    for page in content.pages where isSearched(page) {
      for section in page.sections {
        for (number, item) in section.items.enumerated() {
          guard case .record(let index) = item.content, content.records[index].output == nil else {
            continue
          }
          let id = content.records[index].id
          let name = id.elementName(on: page, escaped: elementIdentifier(of:))
          let isOwn = id.isDeclared(on: page)
          let rank = (isOwn ? 0 : 2) + (section.repeats ? 1 : 0)
          guard rank < ranks[index] ?? .max else { continue }
          ranks[index] = rank
          places[index] = Place(
            output: page.output(ofListPage: section.listPage(ofItem: number)),
            element: section.elementID(of: item, escaped: elementIdentifier(of:)) { _ in name })
        }
      }
    }
    // The parent's page shows its children, whatever the sections do.
    for (index, record) in content.records.enumerated() where record.output == nil {
      guard let parent = record.parent, let output = content.records[parent].output else {
        continue
      }
      let element = record.id.elementIDAsChild(escaped: elementIdentifier(of:))
      places[index] = Place(output: output, element: element)
    }
  }

  package subscript(record: Int) -> Place? { places[record] }
}

extension RecordID {
  /// The folder of the page that declares the record's collection, or `index` for the root.
  var folderOfPage: Substring { collection.prefix { $0 != "#" } }

  /// Whether the page declares the record's collection.
  fileprivate func isDeclared(on page: Page) -> Bool {
    folderOfPage.utf8.elementsEqual(page.nameOfCollections.utf8)
  }
}

extension Page {
  /// The prefix of its collections' names.
  var nameOfCollections: String { folder.isEmpty ? "index" : folder }
}
