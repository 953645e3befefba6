extension SectionSnapshot {
  /// The changes that turn an older forest into this one.
  ///
  /// Content, where it is given, has an element for every item of its snapshot, in the order of
  /// `items`; without it there are no updates. O(n), and O(c log c) for the c siblings whose order
  /// changed.
  @specialized(where ItemID == String)
  public func difference(
    from old: Self, content: (old: [CellContent], new: [CellContent])? = nil
  ) -> SectionSnapshotDifference<ItemID> {
    if let content {
      precondition(
        content.old.count == old.table.count && content.new.count == table.count,
        "Content has an element for every item of its snapshot.")
    }
    var reading = TreeDifferenceReading(old: old, new: self, content: content)
    reading.readOld()
    reading.readNew()
    return reading.difference
  }
}

/// Turns a matching into a difference.
private struct TreeDifferenceReading<ItemID: Hashable & Sendable> {
  let old: SectionSnapshot<ItemID>
  let new: SectionSnapshot<ItemID>
  let content: (old: [CellContent], new: [CellContent])?
  let matching: TreeMatching
  let oldIndices: [Int]
  let newIndices: [Int]
  var difference = SectionSnapshotDifference<ItemID>()

  init(
    old: SectionSnapshot<ItemID>, new: SectionSnapshot<ItemID>,
    content: (old: [CellContent], new: [CellContent])?
  ) {
    self.old = old
    self.new = new
    self.content = content
    oldIndices = old.indicesAmongSiblings()
    newIndices = new.indicesAmongSiblings()
    matching = TreeMatching(old: old, oldIndices: oldIndices, new: new)
  }

  /// Lists the items that are gone, and those that are out of sight.
  mutating func readOld() {
    for slot in matching.oldOrder {
      let same = matching.newSlots[slot]
      if same < 0 {
        difference.removed.append(old.placement(slot, index: oldIndices[slot]))
      }
      if old.places[slot].isVisible, same < 0 || !new.places[Int(same)].isVisible {
        difference.hidden.append(old.table.ids[slot])
      }
    }
  }

  mutating func readNew() {
    for (position, slot) in matching.newOrder.enumerated() {
      let oldSlot = Int(matching.oldSlots[slot])
      if new.places[slot].isVisible, oldSlot < 0 || !old.places[oldSlot].isVisible {
        difference.revealed.append(new.table.ids[slot])
      }
      if oldSlot < 0 {
        difference.inserted.append(new.placement(slot, index: newIndices[slot]))
      } else {
        readKept(slot, oldSlot)
        readUpdate(slot, at: position, oldSlot)
      }
    }
  }

  private mutating func readKept(_ slot: Int, _ oldSlot: Int) {
    let id = new.table.ids[slot]
    let isParentKept = matching.isParentKept(of: slot, oldSlot, old, new)
    if !isParentKept || matching.isMoved[slot] {
      let move = SectionSnapshotDifference<ItemID>.Move(
        id: id, from: old.path(oldSlot, index: oldIndices[oldSlot]),
        to: new.path(slot, index: newIndices[slot]))
      if isParentKept {
        difference.moved.append(move)
      } else {
        difference.reparented.append(move)
      }
    }
    switch (old.places[oldSlot].isExpanded, new.places[slot].isExpanded) {
    case (false, true): difference.expanded.append(id)
    case (true, false): difference.collapsed.append(id)
    default: break
    }
  }

  private mutating func readUpdate(_ slot: Int, at position: Int, _ oldSlot: Int) {
    guard let content else { return }
    let kind = UpdateKind(
      from: content.old[Int(matching.oldPositions[oldSlot])], to: content.new[position],
      isReloaded: false, isReconfigured: false)
    if let kind { difference.updated.append(.init(id: new.table.ids[slot], kind: kind)) }
  }
}

extension SectionSnapshot {
  /// By slot, each item's index among its siblings.
  func indicesAmongSiblings() -> [Int] {
    var indices = [Int](repeating: 0, count: places.count)
    forEachSlot { slot in
      let previous = places[slot].previous
      if previous >= 0 { indices[slot] = indices[Int(previous)] + 1 }
    }
    return indices
  }

  func path(_ slot: Int, index: Int) -> SectionSnapshotDifference<ItemID>.Path {
    let parent = places[slot].parent
    return .init(parent: parent < 0 ? nil : table.ids[Int(parent)], index: index)
  }

  func placement(_ slot: Int, index: Int) -> SectionSnapshotDifference<ItemID>.Placement {
    .init(id: table.ids[slot], path: path(slot, index: index), isExpanded: places[slot].isExpanded)
  }
}
