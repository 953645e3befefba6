extension SectionSnapshot {
  /// What turns an older forest into this one.
  ///
  /// Content, where it is given, has an element for every item of its snapshot, in the order of `items`;
  /// without it there are no updates. O(n), and O(c log c) for the c siblings whose order changed.
  public func difference(
    from old: Self, content: (old: [CellContent], new: [CellContent])? = nil
  ) -> SectionSnapshotDifference<ItemID> {
    if let content {
      precondition(content.old.count == old.table.count)
      precondition(content.new.count == table.count)
    }
    var difference = SectionSnapshotDifference<ItemID>()
    let matching = TreeMatching(old: old, new: self)
    let oldIndices = old.indicesAmongSiblings()
    old.forEachSlot { slot in
      let same = table.slot(of: old.table.ids[slot], hash: old.table.hashes[slot])
      if same == nil {
        difference.removed.append(old.placement(slot, index: oldIndices[slot]))
      }
      if old.places[slot].isVisible, !(same.map { places[$0].isVisible } ?? false) {
        difference.hidden.append(old.table.ids[slot])
      }
    }

    let indices = indicesAmongSiblings()
    let positions = (old: old.makePositions(), new: makePositions())
    forEachSlot { slot in
      let id = table.ids[slot]
      let oldSlot = Int(matching.oldSlots[slot])
      let before = oldSlot < 0 ? nil : old.places[oldSlot]
      if places[slot].isVisible, !(before?.isVisible ?? false) { difference.revealed.append(id) }
      guard let before else {
        difference.inserted.append(placement(slot, index: indices[slot]))
        return
      }

      let from = old.path(oldSlot, index: oldIndices[oldSlot])
      let to = path(slot, index: indices[slot])
      if from.parent != to.parent {
        difference.reparented.append(.init(id: id, from: from, to: to))
      } else if matching.isMoved[slot] {
        difference.moved.append(.init(id: id, from: from, to: to))
      }
      switch (before.isExpanded, places[slot].isExpanded) {
      case (false, true): difference.expanded.append(id)
      case (true, false): difference.collapsed.append(id)
      default: break
      }
      if let content {
        let one = content.old[Int(positions.old[oldSlot])]
        let other = content.new[Int(positions.new[slot])]
        if one != other {
          difference.updated.append(
            .init(id: id, kind: one.cell == other.cell ? .reconfigure : .reload))
        }
      }
    }
    return difference
  }
}

/// Which items of two forests are the same, and which of them moved among the siblings they kept.
private struct TreeMatching {
  /// By new slot, the slot of the same old item; -1 without.
  var oldSlots: [Int32]

  /// By new slot.
  var isMoved: [Bool]

  init<ItemID>(old: SectionSnapshot<ItemID>, new: SectionSnapshot<ItemID>) {
    var oldSlots = [Int32](repeating: -1, count: new.places.count)
    new.forEachSlot { slot in
      if let same = old.table.slot(of: new.table.ids[slot], hash: new.table.hashes[slot]) {
        oldSlots[slot] = Int32(same)
      }
    }
    self.oldSlots = oldSlots
    isMoved = [Bool](repeating: false, count: new.places.count)

    let oldIndices = old.indicesAmongSiblings()
    func markMoved(among siblings: [Int], under parent: Int32) {
      let kept = siblings.filter {
        oldSlots[$0] >= 0 && old.places[Int(oldSlots[$0])].parent == parent
      }
      for index in outsideLongestIncreasingRun(
        kept.map { Int32(oldIndices[Int(oldSlots[$0])]) })
      {
        isMoved[kept[Int(index)]] = true
      }
    }
    markMoved(among: new.siblings(from: new.firstRoot), under: TreePlace.none)
    new.forEachSlot { slot in
      if new.places[slot].firstChild >= 0, oldSlots[slot] >= 0 {
        markMoved(among: new.siblings(from: new.places[slot].firstChild), under: oldSlots[slot])
      }
    }
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
