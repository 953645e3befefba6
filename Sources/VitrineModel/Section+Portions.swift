extension Section {
  /// The places of the items that each page shows: a section without `pageLength` has all on one page.
  ///
  /// A page has no more records than `pageLength`, unless those under one parent of an outline are more,
  /// which stay together. Records under records do not count.
  package var portions: [Range<Int>] {
    guard let pageLength else { return [items.indices] }
    return VitrineModel.portions(
      of: items.count, length: pageLength, level: { items[$0].level },
      isRecord: { if case .record = items[$0].content { true } else { false } })
  }

  /// The section with the items of one of its portions; with none where it has fewer of these.
  package func portion(_ number: Int) -> Section {
    if pageLength == nil, number == 0 { return self }
    var section = self
    let portions = pageLength == nil ? [] : portions
    section.items = number < portions.count ? Array(items[portions[number]]) : []
    return section
  }

  /// How many items stand before a portion: rows at the top, or cells.
  package func count(beforePortion number: Int, inRows: Bool) -> Int {
    if number == 0 { return 0 }
    var section = self
    section.items = Array(items[..<portions[number].lowerBound])
    return inRows ? section.rows.items.count : section.runs.reduce(0) { $0 + $1.items.count }
  }

  /// How many items stand in each of its lists, on all of its pages.
  package var listLengths: [Int] {
    if pageLength == nil { return runs.map(\.items.count) }
    return portions.indices.flatMap { portion($0).runs.map(\.items.count) }
  }
}

/// The places of `count` items in preorder, cut into portions of at most `length` records at the top or
/// directly under parents that are none. Cuts are between roots.
package func portions(
  of count: Int, length: Int, level: (Int) -> Int, isRecord: (Int) -> Bool
) -> [Range<Int>] {
  var portions: [Range<Int>] = []
  var start = 0
  var records = 0
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
    if records > 0, records + own > length {
      portions.append(start..<root)
      start = root
      records = 0
    }
    records += own
    root = end
  }
  portions.append(start..<count)
  return portions
}
