extension Snapshot {
  /// Appends items to the last section. Throws `noSections` (even for an empty list),
  /// `duplicateItem`. O(k), plus the items of the sections that existing items leave.
  public mutating func appendItems(
    _ ids: [ItemID], existing: DuplicatePolicy = .refuse
  ) throws(Failure) {
    guard let last = sectionOrder.last else { throw .noSections }
    try add(ids, at: .end(ofSection: sections.ids[Int(last)]), existing: existing)
  }

  /// Appends items to a section. Throws `noSections` if there are none, `duplicateItem`,
  /// `unknownSection`. O(k), plus the items of the sections that existing items leave.
  public mutating func appendItems(
    _ ids: [ItemID], toSection section: SectionID, existing: DuplicatePolicy = .refuse
  ) throws(Failure) {
    if sectionOrder.isEmpty { throw .noSections }
    try add(ids, at: .end(ofSection: section), existing: existing)
  }

  /// Inserts items side by side before an item, in its section. Throws `duplicateItem`,
  /// `itemAnchorInList`, `unknownItem` (even for an empty list). O(m + k).
  public mutating func insertItems(
    _ ids: [ItemID], before item: ItemID, existing: DuplicatePolicy = .refuse
  ) throws(Failure) {
    try add(ids, at: .anchor(.before(item)), existing: existing)
  }

  /// Inserts items side by side after an item, in its section. Throws `duplicateItem`,
  /// `itemAnchorInList`, `unknownItem` (even for an empty list). O(m + k).
  public mutating func insertItems(
    _ ids: [ItemID], after item: ItemID, existing: DuplicatePolicy = .refuse
  ) throws(Failure) {
    try add(ids, at: .anchor(.after(item)), existing: existing)
  }

  /// Deletes items. Unknown items are ignored, and sections are kept even if they become empty.
  /// Throws `duplicateItem` if an item is named twice. O(m + k).
  public mutating func deleteItems(_ ids: [ItemID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateItem(repeats) }
    let handles = ids.compactMap { items.handle(of: $0) }
    lift(handles)
    for handle in handles { items.remove(handle) }
    compactIfSparse()
  }

  /// Deletes all items, sections and marks, leaving an empty snapshot. O(1).
  public mutating func deleteAllItems() {
    self = Snapshot()
  }

  /// Moves an item before another, into its section. Throws `itemAnchorInList` if both are the
  /// same, `unknownItem`. O(m).
  public mutating func moveItem(_ id: ItemID, before item: ItemID) throws(Failure) {
    try moveItem(id, to: .before(item))
  }

  /// Moves an item after another, into its section. Throws `itemAnchorInList` if both are the same,
  /// `unknownItem`. O(m).
  public mutating func moveItem(_ id: ItemID, after item: ItemID) throws(Failure) {
    try moveItem(id, to: .after(item))
  }
}

extension Snapshot {
  private enum Destination {
    case end(ofSection: SectionID)
    case anchor(Anchor<ItemID>)
  }

  private mutating func moveItem(_ id: ItemID, to anchor: Anchor<ItemID>) throws(Failure) {
    if id == anchor.id { throw .itemAnchorInList(id) }
    let handle = try handle(ofItem: id)
    let anchorHandle = try self.handle(ofItem: anchor.id)
    lift([handle])
    place([Int32(handle)], nextTo: anchorHandle, anchor.offset)
  }

  /// Adds items to the table in a single pass that also detects errors, and removes them again if
  /// there are any.
  private mutating func add(
    _ ids: [ItemID], at destination: Destination, existing: DuplicatePolicy
  ) throws(Failure) {
    let added = items.handleCount
    let incoming = IncomingItems(ids, into: &items)
    do throws(Failure) {
      if !incoming.repeats.isEmpty { throw .duplicateItem(incoming.repeats) }
      let section: Int
      var neighbour: Int?
      switch destination {
      case .end(let id):
        section = try handle(ofSection: id)
      case .anchor(let anchor):
        if ids.contains(anchor.id) { throw .itemAnchorInList(anchor.id) }
        let handle = try handle(ofItem: anchor.id)
        section = Int(sectionOfItem[handle])
        neighbour = handle
      }
      if existing == .refuse, !incoming.present.isEmpty {
        throw .duplicateItem(incoming.present.map { items.ids[$0] })
      }
      lift(incoming.present)
      sectionOfItem.append(contentsOf: repeatElement(-1, count: items.handleCount - added))
      indexInSection.append(contentsOf: repeatElement(-1, count: items.handleCount - added))
      if let neighbour, case .anchor(let anchor) = destination {
        place(incoming.handles, nextTo: neighbour, anchor.offset)
      } else {
        place(incoming.handles, inSection: section, at: runs[section].count)
      }
    } catch {
      items.removeLast(from: added)
      throw error
    }
  }

  private mutating func place(_ handles: [Int32], nextTo neighbour: Int, _ offset: Int) {
    let section = Int(sectionOfItem[neighbour])
    place(handles, inSection: section, at: Int(indexInSection[neighbour]) + offset)
  }

  private mutating func place(_ handles: [Int32], inSection section: Int, at index: Int) {
    runs[section].insert(contentsOf: handles, at: index)
    for handle in handles { sectionOfItem[Int(handle)] = Int32(section) }
    renumber(section, from: index)
  }

  /// Removes items from their sections but keeps them in the table.
  private mutating func lift(_ handles: [Int]) {
    if handles.isEmpty { return }
    var touched: Set<Int> = []
    for handle in handles {
      touched.insert(Int(sectionOfItem[handle]))
      sectionOfItem[handle] = -1
    }
    for section in touched {
      runs[section].removeAll { sectionOfItem[Int($0)] < 0 }
      renumber(section, from: 0)
    }
  }

  private mutating func renumber(_ section: Int, from start: Int) {
    for index in start..<runs[section].count {
      indexInSection[Int(runs[section][index])] = Int32(index)
    }
  }

  /// Removes an item from the table. The caller removes it from its section.
  mutating func forgetItem(_ handle: Int) {
    sectionOfItem[handle] = -1
    items.remove(handle)
  }

  /// Assigns new handles to all items if most handles belong to deleted ones.
  mutating func compactIfSparse() {
    if !items.isSparse && !sections.isSparse { return }
    var compact = Snapshot()
    var newItems = [Int: Int32](minimumCapacity: items.count)
    var newSections = [Int: Int32](minimumCapacity: sectionOrder.count)
    for (index, section) in sectionOrder.enumerated() {
      let section = Int(section)
      newSections[section] = Int32(compact.sections.add(sections.ids[section]).handle)
      compact.sectionOrder.append(Int32(index))
      compact.indexOfSection.append(Int32(index))
      compact.runs.append([])
      for (place, item) in runs[section].enumerated() {
        let handle = Int32(compact.items.add(items.ids[Int(item)]).handle)
        newItems[Int(item)] = handle
        compact.runs[index].append(handle)
        compact.sectionOfItem.append(Int32(index))
        compact.indexInSection.append(Int32(place))
      }
    }
    compact.reloadedSections = reloadedSections.renumbered(newSections)
    compact.reloadedItems = reloadedItems.renumbered(newItems)
    compact.reconfiguredItems = reconfiguredItems.renumbered(newItems)
    self = compact
  }
}

/// The argument of an append or insert, entered in the table.
private struct IncomingItems<ID: Hashable & Sendable> {
  /// One per identifier, in order, without repeats.
  var handles: [Int32] = []

  /// Identifiers named twice in the argument.
  var repeats: [ID] = []

  /// The handles of identifiers that were already in the snapshot.
  var present: [Int] = []

  init(_ ids: [ID], into table: inout IdentifierTable<ID>) {
    let first = table.handleCount
    table.reserve(table.count + ids.count)
    handles.reserveCapacity(ids.count)
    var seen: Set<Int> = []
    var named: Set<Int> = []
    for id in ids {
      let (handle, isNew) = table.add(id)
      if isNew {
        handles.append(Int32(handle))
      } else if handle < first, seen.insert(handle).inserted {
        present.append(handle)
        handles.append(Int32(handle))
      } else if named.insert(handle).inserted {
        repeats.append(id)
      }
    }
  }
}
