import VitrineModel

/// Items of a page that stand in one list: at the top of a section, or under a record.
public struct ItemList: Sendable {
  /// The number of the section among the page's.
  public var section: Int

  /// The record's item among the section's; nil at the top.
  public var parent: Int?

  /// Places among the section's items, of records only.
  public var items: [Int]

  /// Where their order comes from.
  public var order: SectionOrder
}

extension ContentReading {
  /// The lists of a page: each section's top, then those of two records and more under one of it.
  public func lists(onPage page: Int) -> [ItemList] {
    zip(content.pages[page].sections.indices, order.sections[page]).flatMap { index, order in
      lists(ofSection: content.pages[page].sections[index], at: index, ordered: order)
    }
  }

  private func lists(
    ofSection section: Section, at index: Int, ordered order: SectionOrder
  ) -> [ItemList] {
    var lists = [ItemList(section: index, items: [], order: order)]
    // The list of each level down to the item's: nil under an outline's parent, which a rule fills.
    var open: [Int?] = [0]
    for (place, item) in section.items.enumerated() {
      open.removeLast(open.count - item.level - 1)
      var below: Int?
      if case .record(let record) = item.content {
        if let list = open[item.level] { lists[list].items.append(place) }
        if place + 1 < section.items.count, section.items[place + 1].level > item.level {
          below = lists.count
          lists.append(
            ItemList(section: index, parent: place, items: [], order: orderOfChildren(of: record)))
        }
      }
      open.append(below)
    }
    return lists.filter { $0.parent == nil || $0.items.count > 1 }
  }

  /// The records of a list, in order.
  func records(of list: ItemList, onPage page: Int) -> [Int] {
    list.items.compactMap { content.pages[page].sections[list.section].record(at: $0) }
  }

  /// What a reader calls a list.
  func name(of list: ItemList, onPage page: Int) -> String {
    let section = content.pages[page].sections[list.section]
    if let parent = list.parent, let record = section.record(at: parent) {
      return content.records[record].title
    }
    return section.title ?? content.pages[page].title
  }
}

extension Section {
  fileprivate func record(at place: Int) -> Int? {
    if case .record(let record) = items[place].content { record } else { nil }
  }
}

// MARK: Under a record

extension ContentReading {
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
    switch SourceFormat(file) {
    case .json: .innerData(file: file)
    case .jsonLines: .fixed(.format("JSON Lines"))
    case .yaml: .fixed(.format("YAML"))
    case .csv: .fixed(.format("CSV"))
    case .markdown, .picture, nil: .fixed(.frontMatter)
    }
  }
}
