internal import VitrineModel

extension RenderContext {
  /// The nearest siblings with pages before and after a record's page. Returns nil for a record
  /// without a page: its siblings may all be without pages, and the search would visit each of
  /// them.
  func neighbours(of index: Int) -> (previous: Int?, next: Int?) {
    guard showsSiblings(index) else { return (nil, nil) }
    let siblings = map.siblings(of: index, in: content.records)
    let place = map.position[index]
    let previous = siblings[..<place].last { content.records[$0].output != nil }
    let next = siblings[(place + 1)...].first { content.records[$0].output != nil }
    return (previous, next)
  }

  /// The siblings with pages that fill the longest carousel on a record's page: first those after
  /// the record, then from the beginning.
  func others(beside index: Int) -> [Int] {
    guard showsSiblings(index) else { return [] }
    let limit = GeneratedListLayout.symbols.length
    let siblings = map.siblings(of: index, in: content.records)
    let place = map.position[index]
    var others: [Int] = []
    others.reserveCapacity(limit)
    var other = place
    for _ in 1..<max(1, min(siblings.count, 200)) where others.count < limit {
      other = other + 1 < siblings.count ? other + 1 : 0
      if content.records[siblings[other]].output != nil { others.append(siblings[other]) }
    }
    return others
  }

  private func showsSiblings(_ index: Int) -> Bool {
    !content.records[index].isHidden && content.records[index].output != nil
  }

  /// The picture that represents a page on other pages: the first picture of its records.
  func picture(ofPage index: Int) -> Picture? {
    content.picture(ofPage: index)
  }

  /// The symbols that represent a page without a picture: its first six distinct ones.
  func symbols(ofPage index: Int) -> [String] {
    var symbols: [String] = []
    for record in content.records(onPage: index) where symbols.count < 6 {
      if let symbol = content.records[record].symbol, !symbols.contains(symbol) {
        symbols.append(symbol)
      }
    }
    return symbols
  }
}

extension SiteContent {
  func picture(ofPage index: Int) -> Picture? {
    for record in records(onPage: index) {
      if let picture = records[record].image { return picture }
    }
    return nil
  }

  fileprivate func records(onPage index: Int) -> some Sequence<Int> {
    pages[index].sections.lazy.flatMap(\.items).compactMap { item in
      if case .record(let record) = item.content { record } else { nil }
    }
  }
}

extension RenderContext {
  /// The number of a page's own records that it shows, without duplicates, or nil if it shows none.
  /// On the page of a term, the number of records with the term.
  func count(ofPage index: Int) -> RecordCount? {
    if index >= map.pageCount { return term(ofPage: index).map { RecordCount(shown: $0.count) } }
    var own: Set<Int> = []
    for section in content.pages[index].sections {
      own.formUnion(section.roots.filter { map.owner[$0] == index })
    }
    guard !own.isEmpty else { return nil }
    let all = Set(own.map { map.collection[$0] }).reduce(0) { $0 + map.roots[$1].count }
    return RecordCount(
      shown: own.count, total: all > own.count ? all : nil, under: countOfRecords(under: own))
  }

  /// The number of descendants of some records, at all levels.
  func countOfRecords(under roots: some Sequence<Int>) -> Int {
    var count = 0
    var open = roots.flatMap { content.records[$0].children }
    while let index = open.popLast() {
      count += 1
      open += content.records[index].children
    }
    return count
  }
}
