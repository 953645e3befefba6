import VitrineDiagnostics
import VitrineModel

/// Records of a page that stand in one list.
public struct ItemList: Sendable {
  /// What a list stands in.
  public enum Container: Hashable, Sendable {
    /// The top of a section, by its number among a page's.
    case section(Int, ofPage: Int)

    /// The item of a record, by its number among a section's.
    case item(Int, inSection: Int, ofPage: Int)

    /// The own page of a record.
    case recordPage
  }

  public var container: Container

  /// What a reader calls it.
  public var title: String

  /// By their indices, in order.
  public var records: [Int] = []

  /// The numbers of their items among the section's; none on a record's own page.
  public var items: [Int] = []

  /// Where their order comes from.
  public var order: SectionOrder
}

extension ContentReading {
  /// The lists of a page: each section's top, then those of two records and more under one of it.
  public func lists(onPage page: Int) -> [ItemList] {
    zip(content.pages[page].sections.indices, order.sections[page]).flatMap { index, order in
      lists(ofSection: index, ofPage: page, ordered: order)
    }
  }

  /// The list of a record's own page: the records under it, where there are two and more.
  public func lists(onPageOfRecord record: Int) -> [ItemList] {
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
    // The list of each level down to the item's: nil under an outline's parent, which a rule fills.
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

// MARK: Under a record

extension ContentReading {
  /// A list for the records under another, with none yet.
  private func listOfChildren(of record: Int, in container: ItemList.Container) -> ItemList {
    ItemList(
      container: container, title: content.records[record].title, order: orderOfChildren(of: record)
    )
  }

  /// Where the order of the records under another comes from.
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
  /// Of records that stand in another's data.
  fileprivate static func ofInnerRecords(in file: String) -> Self {
    guard case .data(let format)? = SourceFormat(file) else { return .fixed(.frontMatter) }
    return format.isRearrangeable ? .innerData(file: file) : .fixed(.format(format.name))
  }
}
