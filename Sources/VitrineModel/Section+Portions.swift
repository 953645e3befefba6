/// What one page shows of a section that has several.
package struct Portion: Hashable, Sendable {
  /// The places of its items.
  package var places: Range<Int>

  /// How many roots stand on the pages before, and how many records at the top or directly under parents
  /// that are none.
  package var rootsBefore = 0
  package var recordsBefore = 0

  package init(places: Range<Int>) { self.places = places }
}

extension Section {
  /// The section with the items of one of its portions; with none where it has fewer of these.
  package func portion(_ number: Int) -> Section {
    if portions.count == 1, number == 0 { return self }
    var section = self
    section.items = number < portions.count ? Array(items[portions[number].places]) : []
    return section
  }

  /// The number of the portion in which an item stands.
  package func portion(ofItem place: Int) -> Int {
    var (low, high) = (0, portions.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if portions[middle].places.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// How many items stand in each of its lists, on all of its pages.
  package var listLengths: [Int] {
    if portions.count == 1 { return runs.map(\.items.count) }
    return portions.indices.flatMap { portion($0).runs.map(\.items.count) }
  }

  /// How many items stand in each list of one of its portions: first those that go on with the list before, which are
  /// all where rows stand in it.
  package func listLengths(ofPortion number: Int, inRows: Bool) -> [Int] {
    if inRows { return [portions[number].places.count] }
    let runs = portion(number).runs.filter { !$0.items.isEmpty }
    return (runs.first?.parents.isEmpty ?? true ? [] : [0]) + runs.map(\.items.count)
  }
}

/// Cuts `count` items in preorder into portions of at most `length` records at the top or directly under
/// parents that are none; nil makes one portion of all. Cuts are between roots, so that what is under one
/// parent stays together, however much it is. Records under records do not count.
package func portions(
  of count: Int, length: Int?, level: (Int) -> Int, isRecord: (Int) -> Bool
) -> [Portion] {
  guard let length else { return [Portion(places: 0..<count)] }
  var portions: [Portion] = []
  var portion = Portion(places: 0..<0)
  var records = 0
  var roots = 0
  var root = 0
  while root < count {
    var end = root
    var own = 0
    // Items deeper than this are under a record.
    var deepest = 0
    repeat {
      if level(end) <= deepest {
        deepest = isRecord(end) ? level(end) : level(end) + 1
        if isRecord(end) { own += 1 }
      }
      end += 1
    } while end < count && level(end) > 0
    if records > portion.recordsBefore, records - portion.recordsBefore + own > length {
      portion.places = portion.places.lowerBound..<root
      portions.append(portion)
      portion = Portion(places: root..<root)
      (portion.rootsBefore, portion.recordsBefore) = (roots, records)
    }
    records += own
    roots += 1
    root = end
  }
  portion.places = portion.places.lowerBound..<count
  return portions + [portion]
}
