internal import VitrineModel
internal import VitrineText

/// The order of records and pages, computed once from the content. It gives a page's neighbours,
/// owner and folder without a search.
struct SiteMap: Sendable {
  /// For each record, the index of the page that declares its collection, or nil if none does.
  private(set) var owner: [Int?]

  /// For each record, its collection's index in `roots`.
  private(set) var collection: [Int]

  /// The records without a parent, by collection. Omits hidden records.
  private(set) var roots: [[Int]] = []

  /// For each record without a parent, the page where it belongs: the page that declares its
  /// collection if it shows the record, otherwise the first page that shows it, or nil if none
  /// does.
  private(set) var page: [Int?]

  /// The records without a parent in reading order: for each page a list of the records that belong
  /// to it, then for each collection a list of the records that no page shows.
  private var orders: [[Int]] = []

  /// For each record without a parent, the index of its list in `orders`.
  private var order: [Int]

  /// For each record, its index in `siblings(of:in:)`.
  private(set) var position: [Int]

  /// For each page, the visible pages directly below it, in order.
  private(set) var subpages: [[Int]]

  /// The folder of each page's output, `""` or ending in `/`.
  let folders: [String]

  /// The numbers of pages and records before those of terms, which come last. Only these pages have
  /// records of their own, and only these pages and records appear in page lists.
  let pageCount: Int
  let recordCount: Int

  /// `content` includes the pages and records of terms.
  init(_ content: borrowing SiteContent) {
    let records = content.records
    let pages = content.pages.count - content.terms.pages.count
    pageCount = pages
    recordCount = records.count - content.terms.records.count
    owner = Array(repeating: nil, count: records.count)
    collection = Array(repeating: 0, count: records.count)
    page = Array(repeating: nil, count: records.count)
    order = Array(repeating: 0, count: records.count)
    position = Array(repeating: 0, count: records.count)
    folders = content.pages.map(\.output.outputFolder)
    subpages = Array(repeating: [], count: content.pages.count)
    for (index, page) in content.pages[..<pages].enumerated() {
      if let parent = page.parent, !page.isHidden { subpages[parent].append(index) }
    }
    for index in subpages.indices {
      subpages[index] = subpages[index].inOrder { content.pages[$0].order }
    }
    placeRecords(records, owners: Self.pagesByCollection(content.pages))
    orderRecords(records, on: content.pages[..<pages])
  }

  private mutating func placeRecords(_ records: [Record], owners: [ExactText: Int]) {
    var collections: [ExactText: Int] = [:]
    var previous: (name: String, index: Int, owner: Int?)?
    for index in records.indices {
      let name = records[index].id.collection
      if previous?.name.hasSameBytes(as: name) != true {
        let known = collections[name]
        if known == nil {
          collections[name] = roots.count
          roots.append([])
        }
        previous = (name, known ?? roots.count - 1, owners[String(name.prefix { $0 != "#" })])
      }
      collection[index] = previous!.index
      owner[index] = previous!.owner
      if records[index].parent == nil, !records[index].isHidden {
        roots[previous!.index].append(index)
      }
      for (place, child) in records[index].children.enumerated() { position[child] = place }
    }
  }

  private mutating func orderRecords(_ records: [Record], on pages: ArraySlice<Page>) {
    // Repeats come last: if a page also shows a record directly, that position determines its
    // order.
    let shown = pages.map { page in
      (page.sections.filter { !$0.repeats } + page.sections.filter(\.repeats))
        .flatMap(\.roots).filter { records[$0].parent == nil }
    }
    for (index, roots) in shown.enumerated() {
      for root in roots where owner[root] == index { page[root] = index }
    }
    for (index, roots) in shown.enumerated() {
      for root in roots where page[root] == nil { page[root] = index }
    }
    var isOrdered = Array(repeating: false, count: records.count)
    let unshown = roots.map { $0.filter { page[$0] == nil } }
    for (index, list) in (shown + unshown).enumerated() {
      orders.append([])
      for root in list where !isOrdered[root] && (page[root] ?? index) == index {
        isOrdered[root] = true
        order[root] = index
        position[root] = orders[index].count
        orders[index].append(root)
      }
    }
  }

  /// The index of the page for each collection name, without its `#name` part. The collections in
  /// the root are named `index`.
  private static func pagesByCollection(_ pages: [Page]) -> [ExactText: Int] {
    var result: [ExactText: Int] = [:]
    for (index, page) in pages.enumerated() {
      result[page.folder.isEmpty ? "index" : page.folder] = index
    }
    return result
  }
}

extension SiteMap {
  /// A record's siblings, including itself: its parent's children, or its list in `orders` if it
  /// has no parent.
  func siblings(of index: Int, in records: [Record]) -> [Int] {
    records[index].parent.map { records[$0].children } ?? orders[order[index]]
  }

  /// The records without a parent in a page's collections, in the order in which the page shows
  /// them, followed by those that it does not show.
  func ownRoots(ofPage index: Int) -> [Int] {
    let collections = roots.filter { $0.first.map { owner[$0] == index } ?? false }
    return orders[index].filter { owner[$0] == index }
      + collections.joined().filter { page[$0] != index }
  }

  /// The pages directly below a page that it has to list itself: all of them if it has no items,
  /// otherwise those that the site bar does not name. The home page lists none of them if another
  /// page lists all pages.
  func unreachedSubpages(of index: Int, in content: SiteContent) -> [Int] {
    guard !subpages[index].isEmpty else { return [] }
    let hasItems = content.pages[index].sections.contains { !$0.items.isEmpty }
    if hasItems, index == 0, content.settings.listsAllPages { return [] }
    let named = Set(byBytes: content.settings.navigation.map(\.target))
    return subpages[index].filter { !hasItems || !named.contains(content.pages[$0].output) }
  }
}

extension Section {
  /// The section's records at the top level, or directly below parents generated by an outline.
  /// Omits children of records, and lists a record with several parents once.
  var roots: [Int] {
    var known: Set<Int> = []
    let hasCopies = items.contains { $0.copyParentID != nil }
    return runs.lazy.flatMap(\.items).compactMap { place in
      guard case .record(let index) = items[place].content else { return nil }
      return !hasCopies || known.insert(index).inserted ? index : nil
    }
  }
}
