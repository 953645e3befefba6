internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// A page and what it was, item by item.
struct PagePairing {
  let earlier: EarlierPage

  /// The items' ids, by section of the page.
  let items: [[String]]

  /// For each section of the page, the number of the earlier section of its id.
  let counterpart: [Int?]

  /// Where the items of each list stand; nil where the layout does not say it, or they stand in
  /// several lists.
  let slots: [ListPlaces?]
  let earlierSlots: [ListPlaces?]

  /// Whether each section has the layout that its counterpart has.
  let keepsLayout: [Bool]

  /// Whether each section has the title and the text that its counterpart has.
  let keepsHeading: [Bool]

  /// The cell of each section, and of each earlier one where its own or its layout is known.
  private let cells: [String]
  private let earlierCells: [String?]

  /// Whether each section shows its items as rows, of which some may be under others.
  private let hasRows: [Bool]
  private let earlierHasRows: [Bool?]

  /// The items of each section that go out of the order that the others keep, by their places.
  private let moves: [Set<Int>]

  /// Where an item was.
  private struct Origin {
    var section: Int

    /// In its list, where that is the section's only one.
    var index: Int?

    /// On its page.
    var position: Int
    var record: String?
  }

  private let origins: [String: Origin]
  private let records: [String: EarlierRecord]
  private let indices: [[Int: Int]?]

  /// Where the page has its items.
  private let places: [String: Place]

  struct Place {
    /// Among the page's sections, and among the section's items.
    var section: Int
    var index: Int

    /// Among the content's records.
    var record: Int?

    /// Whether it names its cell itself.
    var hasOwnCell = false
  }

  /// The items before each section.
  private let firstPositions: [Int]

  init(_ page: Page, _ earlier: EarlierPage, site: RenderContext) {
    self.earlier = earlier
    items = page.sections.map { section in
      section.items.map { $0.id(in: section, of: site.content) }
    }
    let numbers = Dictionary(
      earlier.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    counterpart = page.sections.map { numbers[$0.id] }
    records = Dictionary(
      earlier.records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    var origins: [String: Origin] = [:]
    var position = 0
    for (number, section) in earlier.sections.enumerated() {
      let indices = section.listIndices
      for (place, item) in section.items.enumerated() {
        origins[item.id] = Origin(
          section: number, index: indices?[place], position: position, record: item.record)
        position += 1
      }
    }
    self.origins = origins

    var places: [String: Place] = [:]
    for (number, ids) in items.enumerated() {
      for (index, id) in ids.enumerated() {
        var place = Place(section: number, index: index)
        if case .record(let record) = page.sections[number].items[index].content {
          place.record = record
          place.hasOwnCell = site.content.records[record].cell != nil
        }
        places[id] = place
      }
    }
    self.places = places
    indices = page.sections.map(\.listIndices)
    var first = 0
    firstPositions = page.sections.map { section in
      defer { first += section.items.count }
      return first
    }
    slots = zip(page.sections, indices).map { section, indices in
      indices.flatMap {
        ListPlaces(site.lists[section.layout, of: $0.count].structures, itemCount: $0.count)
      }
    }
    earlierSlots = earlier.sections.map { section in
      guard let count = section.listIndices?.count, let layout = section.layout?.fitted(to: count)
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

extension PagePairing {
  /// How an item is marked, and the earlier section that it travels from.
  func change(of item: String, in section: Int, at place: Int) -> (mark: ItemMark, origin: Int?)? {
    guard let origin = origins[item] else { return (.appearing, nil) }
    let isNear =
      min(firstPositions[section] + place, origin.position) < PageTransition.mostTravellers
    if !keepsCell(item) { return isNear ? (.fading, nil) : nil }
    guard origin.section == counterpart[section] else { return (.appearing, nil) }
    var mark = ItemMark()
    var from: Int?
    if isNear, let index = indices[section]?[place], let earlierIndex = origin.index,
      slots[section] != nil, earlierSlots[origin.section] != nil,
      index != earlierIndex || !keepsLayout[section], !staysBehind(section)
    {
      mark = .origin(index: earlierIndex, section: origin.section)
        .travelling(toIndex: index, section: section)
      if slides(section) { mark.classes.append("slides") }
      if resizes(section) { mark.classes.append("resizes") }
      from = origin.section
    }
    if moves[section].contains(place) { mark.classes.append("moves") }
    if let record = origin.record, records[record] != nil { mark.classes.append("flashes") }
    return mark.classes.isEmpty ? nil : (mark, from)
  }

  /// Whether the cell that shows an item is the one that showed it; so where that is not known.
  private func keepsCell(_ item: String) -> Bool {
    guard let place = places[item], let origin = origins[item] else { return true }
    guard place.record != nil else {
      return earlierHasRows[origin.section].map { $0 == hasRows[place.section] } ?? true
    }
    return place.hasOwnCell
      || earlierCells[origin.section].map { $0 == cells[place.section] } ?? true
  }

  /// How an item came from the list of another section, where the layouts of both say at all widths
  /// where their items stand, right under what is above the lists.
  func crossing(of item: String, in section: Int, at place: Int) -> Crossing? {
    guard let origin = origins[item],
      origin.section != counterpart[section] || staysBehind(section),
      let before = earlierSlots[origin.section], before.areWhole, !before.hasBoundaries,
      let now = slots[section], now.areWhole, !now.hasBoundaries,
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

  /// Where the page has an item; nil where it has it no more.
  func place(of item: String) -> Place? { places[item] }

  /// The records that the page shows, among the content's.
  var shownRecords: [Int] { places.values.compactMap(\.record) }

  /// The record of an item that the page has.
  func record(of item: String) -> Int? { places[item]?.record }

  /// Whether the items of a section travel in a list that scrolls at some width.
  func slides(_ section: Int) -> Bool { slots[section]?.scroll ?? false }

  /// Whether the items of a section come from out of a list that would cut off what is out of it.
  private func staysBehind(_ section: Int) -> Bool { slides(section) && !keepsLayout[section] }

  /// Whether the items of a section had other sizes.
  func resizes(_ section: Int) -> Bool {
    !keepsLayout[section] || !(slots[section]?.haveOneSize ?? true)
  }

  /// What is left of an earlier section's items that are removed, or that another cell shows now.
  func ghosts(of number: Int) -> [(record: GhostRecord, mark: ItemMark)] {
    earlier.sections[number].items.compactMap { item in
      guard places[item.id] == nil || !keepsCell(item.id), let origin = origins[item.id],
        let index = origin.index, origin.position < PageTransition.mostTravellers,
        let id = item.record
      else { return nil }
      let mark = ItemMark.origin(index: index, section: number)
      if records[id] != nil { return (.earlier(id), mark) }
      return record(of: item.id).map { (.unchanged($0), mark) }
    }
  }

  /// What the cell of a ghost shows.
  enum GhostRecord {
    /// What it showed before, of a record that is removed or updated, by its id.
    case earlier(String)

    /// What the record still says, among the content's.
    case unchanged(Int)
  }

  /// Whether a section has the items of its counterpart, in their order, and shows them alike under
  /// the same heading.
  func isUnchanged(_ section: Int) -> Bool {
    guard let number = counterpart[section], keepsLayout[section], keepsHeading[section],
      cells[section] == earlierCells[number]
    else { return false }
    return earlier.sections[number].items.map(\.id) == items[section]
      && !earlier.sections[number].items.contains { $0.record.map { records[$0] != nil } ?? false }
  }

  /// Whether the heights that a section had and has follow from its layouts alone, but for what did
  /// not change.
  func hasKnownHeights(at index: Int) -> Bool {
    guard let number = counterpart[index], let slots = slots[index], slots.areWhole,
      let before = earlierSlots[number], before.areWhole,
      keepsHeading[index], !isKeyed(cells[index]), !isKeyed(earlierCells[number]),
      keepsLayout[index] || !slots.hasBoundaries && !before.hasBoundaries
    else { return false }
    return !items[index].isEmpty && !earlier.sections[number].items.isEmpty
  }

  /// Whether the height of a section that is no more follows from its layout, but for its heading.
  func hasKnownHeight(ofRemoved number: Int) -> Bool {
    guard let slots = earlierSlots[number], slots.areWhole, !slots.hasBoundaries else {
      return false
    }
    return !earlier.sections[number].items.isEmpty && !isKeyed(earlierCells[number])
  }

  /// Whether a key stands under the pictures of a section of such cells.
  private func isKeyed(_ cell: String?) -> Bool { cell == "plate" }

  /// Whether rules say where all items come from: each changed section is laid out by its layout
  /// alone, and so is each one that an item comes from.
  var isWhole: Bool {
    items.indices.allSatisfy { section in
      if isUnchanged(section) { return true }
      if let number = counterpart[section],
        !(slots[section]?.areWhole ?? false && earlierSlots[number]?.areWhole ?? false)
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
