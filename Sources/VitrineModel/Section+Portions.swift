/// What one page shows of a section that is spread over several.
package struct Portion: Hashable, Sendable {
  /// The places of its items.
  package var places: Range<Int>

  /// How many root items, and how many counted records, are on the pages before. Records count at
  /// the top level or directly under parents that are not records.
  package var rootsBefore = 0
  package var recordsBefore = 0

  package init(places: Range<Int>) { self.places = places }
}

extension Section {
  /// The section with the items of one of its portions, or without items if it has fewer portions.
  package func portion(_ number: Int) -> Section {
    if portions.count == 1, number == 0 { return self }
    var section = self
    section.items = number < portions.count ? Array(items[portions[number].places]) : []
    return section
  }

  /// The index of the portion that contains an item.
  package func portion(ofItem place: Int) -> Int {
    var (low, high) = (0, portions.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if portions[middle].places.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The number of items in each of its lists, on all of its pages.
  package var listLengths: [Int] {
    if portions.count == 1 { return runs.map(\.items.count) }
    return portions.indices.flatMap { portion($0).runs.map(\.items.count) }
  }

  /// The number of items in each list of one of its portions. The first is for items that continue
  /// the previous list; in a section of rows, it is the only one.
  package func listLengths(ofPortion number: Int, inRows: Bool) -> [Int] {
    if inRows { return [portions[number].places.count] }
    let runs = portion(number).runs.filter { !$0.items.isEmpty }
    return (runs.first?.parents.isEmpty ?? true ? [] : [0]) + runs.map(\.items.count)
  }
}

/// Divides `count` items in preorder into portions of at most `length` records; nil makes a single
/// portion. Only records at the top level or directly under parents that are not records count.
/// Portions are divided between roots, so that everything under one parent stays together, even if
/// it exceeds the length.
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
    // Deeper items are under a record.
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
