/// Which items of two forests are the same, and which of them moved among the siblings they kept: the
/// first half of a difference.
///
/// Equal starts and ends of the two lists of items are found by comparing alone.
struct TreeMatching {
  /// The slots in preorder.
  var oldOrder: [Int]
  var newOrder: [Int]

  /// By old slot, its place in that order.
  var oldPositions: [Int32]

  /// By slot, the slot of the same item in the other forest; -1 without.
  var oldSlots: [Int32]
  var newSlots: [Int32]

  /// By new slot.
  var isMoved: [Bool]

  init<ItemID>(
    old: SectionSnapshot<ItemID>, oldIndices: [Int], new: SectionSnapshot<ItemID>
  ) {
    oldOrder = old.slots
    newOrder = new.slots
    oldPositions = [Int32](repeating: -1, count: old.places.count)
    for (position, slot) in oldOrder.enumerated() { oldPositions[slot] = Int32(position) }
    oldSlots = [Int32](repeating: -1, count: new.places.count)
    newSlots = [Int32](repeating: -1, count: old.places.count)
    isMoved = [Bool](repeating: false, count: new.places.count)
    matchItems(old, new)
    markMoved(among: new.siblings(from: new.firstRoot), under: TreePlace.none, old, oldIndices)
    for slot in newOrder where new.places[slot].firstChild >= 0 && oldSlots[slot] >= 0 {
      markMoved(
        among: new.siblings(from: new.places[slot].firstChild), under: oldSlots[slot], old,
        oldIndices)
    }
  }

  /// True if an item of both forests has the same parent in both, or is a root in both.
  func isParentKept<ItemID>(
    of slot: Int, _ oldSlot: Int, _ old: SectionSnapshot<ItemID>, _ new: SectionSnapshot<ItemID>
  ) -> Bool {
    let (parent, oldParent) = (new.places[slot].parent, old.places[oldSlot].parent)
    return parent < 0 ? oldParent < 0 : oldParent >= 0 && oldSlots[Int(parent)] == oldParent
  }

  private mutating func matchItems<ItemID>(
    _ old: SectionSnapshot<ItemID>, _ new: SectionSnapshot<ItemID>
  ) {
    func isSame(_ oldSlot: Int, _ slot: Int) -> Bool {
      old.table.hashes[oldSlot] == new.table.hashes[slot]
        && old.table.ids[oldSlot] == new.table.ids[slot]
    }
    let count = min(oldOrder.count, newOrder.count)
    var prefix = 0
    while prefix < count, isSame(oldOrder[prefix], newOrder[prefix]) {
      match(oldOrder[prefix], newOrder[prefix])
      prefix += 1
    }
    var suffix = 0
    while suffix < count - prefix,
      isSame(oldOrder[oldOrder.count - 1 - suffix], newOrder[newOrder.count - 1 - suffix])
    {
      match(oldOrder[oldOrder.count - 1 - suffix], newOrder[newOrder.count - 1 - suffix])
      suffix += 1
    }
    for slot in newOrder[prefix..<newOrder.count - suffix] {
      let same = old.table.slot(of: new.table.ids[slot], hash: new.table.hashes[slot])
      if let same { match(same, slot) }
    }
  }

  private mutating func match(_ oldSlot: Int, _ slot: Int) {
    oldSlots[slot] = Int32(oldSlot)
    newSlots[oldSlot] = Int32(slot)
  }

  private mutating func markMoved<ItemID>(
    among siblings: [Int], under parent: Int32, _ old: SectionSnapshot<ItemID>,
    _ oldIndices: [Int]
  ) {
    let kept = siblings.filter {
      oldSlots[$0] >= 0 && old.places[Int(oldSlots[$0])].parent == parent
    }
    let indices = kept.map { Int32(oldIndices[Int(oldSlots[$0])]) }
    for index in outsideLongestIncreasingRun(indices) { isMoved[kept[Int(index)]] = true }
  }
}

extension SectionSnapshot {
  /// In preorder.
  fileprivate var slots: [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(table.count)
    forEachSlot { slots.append($0) }
    return slots
  }
}
