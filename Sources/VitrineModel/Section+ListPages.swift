extension Section {
  /// The section with the items of one of its list pages, or without items if it has fewer list
  /// pages.
  package func listPage(_ number: Int) -> Section {
    if listPages.count == 1, number == 0 { return self }
    var section = self
    section.items = number < listPages.count ? Array(items[listPages[number].places]) : []
    return section
  }

  /// The index of the list page that contains an item.
  package func listPage(ofItem place: Int) -> Int {
    var (low, high) = (0, listPages.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if listPages[middle].places.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The number of items in each of its lists, on all of its pages.
  package var listLengths: [Int] {
    if listPages.count == 1 { return runs.map(\.items.count) }
    return listPages.indices.flatMap { listPage($0).runs.map(\.items.count) }
  }

  /// The number of items in each list of one of its list pages. The first is for items that
  /// continue the previous list; in a section of rows, it is the only one.
  package func listLengths(ofListPage number: Int, inRows: Bool) -> [Int] {
    if inRows { return [listPages[number].places.count] }
    let runs = listPage(number).runs.filter { !$0.items.isEmpty }
    return (runs.first?.parents.isEmpty ?? true ? [] : [0]) + runs.map(\.items.count)
  }
}

/// Divides `count` items in preorder into list pages of at most `length` records. Nil makes a
/// single list page. Only records at the top level or directly under parents that are not records
/// count. List pages are divided between roots, so that everything under one parent stays together,
/// even if it exceeds the length.
package func listPages(
  of count: Int, length: Int?, level: (Int) -> Int, isRecord: (Int) -> Bool
) -> [ListPage] {
  guard let length else { return [ListPage(places: 0..<count)] }
  var listPages: [ListPage] = []
  var listPage = ListPage(places: 0..<0)
  var records = 0
  var roots = 0
  var root = 0
  while root < count {
    var end = root
    var own = 0
    // Deeper items are under a record.
    var deepest = 0
    repeat {
      if level(end) <= deepest {
        deepest = isRecord(end) ? level(end) : level(end) + 1
        if isRecord(end) { own += 1 }
      }
      end += 1
    } while end < count && level(end) > 0
    if records > listPage.recordsBefore, records - listPage.recordsBefore + own > length {
      listPage.places = listPage.places.lowerBound..<root
      listPages.append(listPage)
      listPage = ListPage(places: root..<root)
      (listPage.rootsBefore, listPage.recordsBefore) = (roots, records)
    }
    records += own
    roots += 1
    root = end
  }
  listPage.places = listPage.places.lowerBound..<count
  return listPages + [listPage]
}
