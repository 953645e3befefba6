internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// A page and its earlier version, matched item by item.
struct PagePairing {
  let earlier: EarlierPage

  /// The ids of the items, by section of the page.
  let items: [[String]]

  /// For each section of the page, the number of the earlier section with its id; nil if there is none.
  let counterpart: [Int?]

  /// The places of the items of each section. Nil if the layout does not determine them, or if the
  /// items are in several lists.
  let listPlaces: [ListPlaces?]
  let earlierListPlaces: [ListPlaces?]

  /// For each section, true if its counterpart had the same layout.
  let keepsLayout: [Bool]

  /// For each section, true if its counterpart had the same title and text.
  let keepsHeading: [Bool]

  /// The cell of each section, and of each earlier one if its own cell or its layout is known.
  private let cells: [String]
  private let earlierCells: [String?]

  /// For each section, true if it shows its items as rows, which may have others under them.
  private let hasRows: [Bool]
  private let earlierHasRows: [Bool?]

  /// For each section, the indices of the items that left the order that the others keep.
  private let moves: [Set<Int>]

  /// The earlier place of an item.
  fileprivate struct Origin {
    var section: Int

    /// The index in its list; nil if its section had several.
    var index: Int?

    /// The index among all items of its page.
    var position: Int
    var record: String?
  }

  private let origins: [ExactText: Origin]
  private let indices: [[Int: Int]?]

  /// The earlier records that cells show as they were, by id.
  let records: [ExactText: Record]

  /// The cells that the earlier build names for them.
  private let shownCells: [ExactText: String]

  /// The places of the page's items, by their ids.
  let places: [ExactText: Destination]

  /// The place of an item today.
  struct Destination {
    /// The index among the page's sections; `index` is the one among the section's items.
    var section: Int
    var index: Int

    /// The index among the content's records; nil for a parent that an outline made.
    var record: Int?

    /// True if the record names its cell itself.
    var hasOwnCell = false
  }

  /// The number of items before each section, then the number of all.
  private let firstPositions: [Int]

  /// `pictures` are the pictures of the earlier page that may be shown.
  init(
    _ page: Page, _ earlier: EarlierPage, site: RenderContext, pictures: EarlierPictures
  ) {
    self.earlier = earlier
    let items = page.sections.map { section in
      section.items.map { $0.id(in: section, of: site.content) }
    }
    self.items = items
    let numbers = Dictionary(byBytes: earlier.sections.enumerated().map { ($1.id, $0) })
    counterpart = page.sections.map { numbers[$0.id] }
    let origins = earlier.origins
    self.origins = origins
    places = page.destinations(of: items, in: site.content)
    records = earlier.records(
      now: places.values.compactMap(\.record), in: site.content, pictures: pictures)
    shownCells = Dictionary(
      byBytes: earlier.records.compactMap { record in record.cell.map { (record.id, $0) } })
    indices = page.sections.map(\.listIndices)
    firstPositions = page.sections.reduce(into: [0]) { $0.append($0.last! + $1.items.count) }
    // What visitors chose is known on their pages alone.
    listPlaces = zip(page.sections, indices).map { section, indices in
      !site.layouts[section.layout].choices.isEmpty
        ? nil
        : indices.flatMap {
          ListPlaces(site.lists[section.layout, of: $0.count].structures, itemCount: $0.count)
        }
    }
    earlierListPlaces = earlier.sections.map { section in
      guard let count = section.listIndices?.count, let layout = section.layout?.fitted(to: count),
        layout.choices.isEmpty
      else { return nil }
      return ListPlaces(site.structures(of: layout), itemCount: count)
    }
    cells = page.sections.map { $0.cell ?? site.lists[$0.layout].cell }
    earlierCells = earlier.sections.map { $0.cell ?? $0.layout?.defaultCell }
    hasRows = page.sections.map { site.layouts[$0.layout].hasRows }
    earlierHasRows = earlier.sections.map { $0.layout?.hasRows }
    moves = zip(items, counterpart).map { ids, number in
      let kept = ids.enumerated().compactMap { place, id in
        origins[id].flatMap { $0.section == number ? (place, Int32($0.position)) : nil }
      }
      return Set(outsideLongestIncreasingRun(kept.map(\.1)).map { kept[Int($0)].0 })
    }
    keepsLayout = zip(page.sections, counterpart).map { section, counterpart in
      counterpart.flatMap { earlier.sections[$0].layout } == site.layouts[section.layout]
    }
    keepsHeading = zip(page.sections, counterpart).map { section, counterpart in
      counterpart.map { earlier.sections[$0] }.map {
        $0.title == section.title && $0.text == section.text
      } ?? false
    }
  }
}

extension EarlierPage {
  /// The places of its items, by their ids.
  fileprivate var origins: [ExactText: PagePairing.Origin] {
    var origins: [ExactText: PagePairing.Origin] = [:]
    var position = 0
    for (number, section) in sections.enumerated() {
      let indices = section.listIndices
      for (place, item) in section.items.enumerated() {
        origins[item.id] = PagePairing.Origin(
          section: number, index: indices?[place], position: position, record: item.record)
        position += 1
      }
    }
    return origins
  }

  /// Returns its records, by their ids. `indices` are those of the records that the page shows now.
  fileprivate func records(
    now indices: [Int], in content: SiteContent, pictures: EarlierPictures
  ) -> [ExactText: Record] {
    let now = Dictionary(byBytes: indices.map { (content.records[$0].id.description, $0) })
    return Dictionary(
      byBytes: records.map { record in
        let index = now[record.id]
        return (
          record.id, Record(record, now: index.map { content.records[$0] }, pictures: pictures)
        )
      })
  }
}

extension Page {
  /// Returns the places of its items. `ids` are their ids, by section.
  fileprivate func destinations(
    of ids: [[String]], in content: SiteContent
  ) -> [ExactText: PagePairing.Destination] {
    var destinations: [ExactText: PagePairing.Destination] = [:]
    for (number, ids) in ids.enumerated() {
      for (index, id) in ids.enumerated() {
        var place = PagePairing.Destination(section: number, index: index)
        if case .record(let record) = sections[number].items[index].content {
          place.record = record
          place.hasOwnCell = content.records[record].cell != nil
        }
        destinations[id] = place
      }
    }
    return destinations
  }
}

extension PagePairing {
  /// Returns the mark of an item; nil if it needs none.
  func mark(of item: String, in section: Int, at place: Int) -> ItemMark? {
    guard let origin = origins[item] else { return .appearing }
    let isNear =
      min(firstPositions[section] + place, origin.position) < PageTransition.mostTravellers
    if !keepsCell(item) { return isNear ? .fading : nil }
    guard origin.section == counterpart[section] else { return .appearing }
    var mark = ItemMark()
    if isNear, let index = indices[section]?[place], let earlierIndex = origin.index,
      listPlaces[section] != nil, earlierListPlaces[origin.section] != nil,
      index != earlierIndex || !keepsLayout[section], !staysBehind(section)
    {
      mark = .origin(index: earlierIndex, section: origin.section)
        .travelling(toIndex: index, section: section)
      if slides(section) { mark.classes.append("slides") }
      if resizes(section) { mark.classes.append("resizes") }
    }
    if moves[section].contains(place) { mark.classes.append("moves") }
    if let record = origin.record, records[record] != nil { mark.classes.append("flashes") }
    return mark.classes.isEmpty ? nil : mark
  }

  /// True if the cell that showed an item still shows it, or if the earlier cell is not known.
  private func keepsCell(_ item: String) -> Bool {
    guard let place = places[item], let origin = origins[item] else { return true }
    guard place.record != nil else {
      return earlierHasRows[origin.section].map { $0 == hasRows[place.section] } ?? true
    }
    return place.hasOwnCell
      || earlierCells[origin.section].map { $0 == cells[place.section] } ?? true
  }

  /// Returns how a copy of an item travels here from an earlier list: that of another section, or
  /// the section's own if the list now scrolls and has another layout. Nil unless both layouts
  /// determine the places of their items at all widths and have neither header nor footer.
  func crossing(of item: String, in section: Int, at place: Int) -> Crossing? {
    guard let origin = origins[item],
      origin.section != counterpart[section] || staysBehind(section),
      let before = earlierListPlaces[origin.section], before.areWhole, !before.hasBoundaries,
      let now = listPlaces[section], now.areWhole, !now.hasBoundaries,
      let earlierIndex = origin.index, let index = indices[section]?[place], keepsCell(item)
    else { return nil }
    var mark = ItemMark.origin(index: earlierIndex, section: origin.section)
      .arriving(atIndex: index, section: section)
    mark.classes.append("resizes")
    if let record = origin.record, records[record] != nil { mark.classes.append("flashes") }
    let position = min(firstPositions[section] + place, origin.position)
    return Crossing(
      place: place, from: origin.section, mark: mark,
      isNear: position < PageTransition.mostTravellers)
  }

  /// True if the items of a section travel in a list that scrolls at some width.
  func slides(_ section: Int) -> Bool { listPlaces[section]?.scroll ?? false }

  /// True if the items of a section come from outside a list that would cut them off there.
  private func staysBehind(_ section: Int) -> Bool { slides(section) && !keepsLayout[section] }

  /// True if the items of a section may have had other sizes.
  func resizes(_ section: Int) -> Bool {
    !keepsLayout[section] || !(listPlaces[section]?.haveOneSize ?? true)
  }

  /// Returns the ghosts of an earlier section: items that are removed, or that another cell shows now.
  func ghosts(of number: Int) -> [SectionTransition.Ghost] {
    earlier.sections[number].items.compactMap { item in
      guard places[item.id] == nil || !keepsCell(item.id), let origin = origins[item.id],
        let index = origin.index, origin.position < PageTransition.mostTravellers,
        let id = item.record
      else { return nil }
      let content: SectionTransition.Ghost.Content? =
        records[id].map { .earlier($0) } ?? places[item.id]?.record.map { .record($0) }
      return content.map {
        .init(
          content: $0, shownCell: shownCells[id], mark: .origin(index: index, section: number))
      }
    }
  }

  /// Returns the cell that showed a record in an earlier section; nil for that of its layout.
  func cell(of record: borrowing Record, id: String, inEarlier number: Int) -> String? {
    earlier.sections[number].cell(of: record, shown: shownCells[id])
  }

  /// True if a section has the same items as its counterpart, in the same order, and shows them
  /// alike under the same heading.
  func isUnchanged(_ section: Int) -> Bool {
    guard let number = counterpart[section], keepsLayout[section], keepsHeading[section],
      cells[section] == earlierCells[number]
    else { return false }
    return earlier.sections[number].items.map { ExactText($0.id) }
      == items[section].map { ExactText($0) }
      && !earlier.sections[number].items.contains { $0.record.map { records[$0] != nil } ?? false }
  }

  /// True if a section's heights, before and now, follow from its layouts alone, apart from parts
  /// that did not change.
  func hasKnownHeights(at index: Int) -> Bool {
    guard let number = counterpart[index], let now = listPlaces[index], now.areWhole,
      let before = earlierListPlaces[number], before.areWhole,
      keepsHeading[index], !CellLook.hasKey(cells[index]), !CellLook.hasKey(earlierCells[number]),
      keepsLayout[index] || !now.hasBoundaries && !before.hasBoundaries
    else { return false }
    return !items[index].isEmpty && !earlier.sections[number].items.isEmpty
  }

  /// True if the height of a removed section follows from its layout, apart from its heading.
  func hasKnownHeight(ofRemoved number: Int) -> Bool {
    guard let before = earlierListPlaces[number], before.areWhole, !before.hasBoundaries
    else { return false }
    return !earlier.sections[number].items.isEmpty && !CellLook.hasKey(earlierCells[number])
  }

  /// True if rules say where all items come from: layouts alone determine the place of every item
  /// in each changed section, and in each section that an item comes from.
  var isWhole: Bool {
    items.indices.allSatisfy { section in
      if isUnchanged(section) { return true }
      if let number = counterpart[section],
        !(listPlaces[section]?.areWhole ?? false && earlierListPlaces[number]?.areWhole ?? false)
      {
        return false
      }
      return items[section].enumerated().allSatisfy { place, item in
        guard let origin = origins[item] else { return true }
        return !keepsCell(item) || origin.section == counterpart[section] && !staysBehind(section)
          || crossing(of: item, in: section, at: place) != nil
      }
    }
  }
}
