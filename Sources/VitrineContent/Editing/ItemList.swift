import VitrineDiagnostics
import VitrineModel

/// A list of records on a page: the top level of a section, or the children of another record.
package struct ItemList: Sendable {
  /// The part of the site that holds a list.
  package enum Container: Hashable, Sendable {
    /// The top level of a section, by its index on its page.
    case section(Int, ofPage: Int)

    /// The children of an item's record, by the item's index in its section.
    case item(Int, inSection: Int, ofPage: Int)

    /// A record's own page.
    case recordPage
  }

  package var container: Container

  /// The list's name for readers: the title of its section, page or parent record.
  package var title: String

  /// The indices of the records, in order.
  package var records: [Int] = []

  /// The indices of the records' items in the section. Empty on a record's own page.
  package var items: [Int] = []

  /// Where the order of the records comes from.
  package var order: SectionOrder
}

extension ContentResult {
  /// Returns the lists of a page: the top level of each section, followed by the section's records
  /// with at least two children.
  package func lists(onPage page: Int) -> [ItemList] {
    zip(content.pages[page].sections.indices, order.sections[page]).flatMap { index, order in
      lists(ofSection: index, ofPage: page, ordered: order)
    }
  }

  /// Returns the children of a record as the list on its own page, or nothing if there are fewer
  /// than two.
  package func lists(onPageOfRecord record: Int) -> [ItemList] {
    var list = listOfChildren(of: record, in: .recordPage)
    list.records = content.records[record].children
    return list.records.count > 1 ? [list] : []
  }

  private func lists(
    ofSection index: Int, ofPage page: Int, ordered order: SectionOrder
  ) -> [ItemList] {
    let section = content.pages[page].sections[index]
    let top = ItemList.Container.section(index, ofPage: page)
    var lists = [
      ItemList(
        container: top, title: section.title ?? content.pages[page].title, order: order)
    ]
    // The index of the open list at each level, or nil under a parent made by an outline, where a
    // rule orders the records.
    var open: [Int?] = [0]
    for (place, item) in section.items.enumerated() {
      open.removeLast(open.count - item.level - 1)
      var below: Int?
      if case .record(let record) = item.content {
        if let list = open[item.level] {
          lists[list].items.append(place)
          lists[list].records.append(record)
        }
        if place + 1 < section.items.count, section.items[place + 1].level > item.level {
          below = lists.count
          lists.append(
            listOfChildren(of: record, in: .item(place, inSection: index, ofPage: page)))
        }
      }
      open.append(below)
    }
    return lists.filter { $0.container == top || $0.records.count > 1 }
  }
}

// MARK: Children of a record

extension ContentResult {
  /// Returns an empty list for the children of `record`.
  private func listOfChildren(of record: Int, in container: ItemList.Container) -> ItemList {
    ItemList(
      container: container, title: content.records[record].title, order: orderOfChildren(of: record)
    )
  }

  /// Returns where the order of the children of `record` comes from.
  private func orderOfChildren(of record: Int) -> SectionOrder {
    let children = content.records[record].children
    let collection = order.collection(of: record)
    let files = Set(children.map { content.records[$0].place.file })
    let isNumbered = children.contains { order.numbers[$0] != nil }
    if order.hasInnerRecords[collection] {
      if isNumbered { return SectionOrder(source: .fixed(.numberedData)) }
      guard let file = files.first, files.count == 1 else {
        return SectionOrder(source: .fixed(.severalFiles))
      }
      return SectionOrder(source: .ofInnerRecords(in: file))
    }
    let own = order.collections[collection]
    guard case .data(let file, _) = own.source else { return own }
    if isNumbered { return SectionOrder(source: .fixed(.numberedData)) }
    return files == [file] ? own : SectionOrder(source: .fixed(.severalFiles))
  }
}

extension SectionOrder.Source {
  /// Where the order of records nested in another record's data comes from.
  fileprivate static func ofInnerRecords(in file: String) -> Self {
    guard case .data(let format)? = SourceFormat(file) else { return .fixed(.frontMatter) }
    return format.elements != nil ? .innerData(file: file) : .fixed(.format(format.name))
  }
}
