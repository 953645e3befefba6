/// Matches the items of two forests, and finds those that moved among siblings they kept: the first
/// half of computing a difference.
///
/// Common prefixes and suffixes of the two lists of items are found by comparison alone.
struct TreeMatching {
  /// The handles in preorder.
  var oldOrder: [Int]
  var newOrder: [Int]

  /// By old handle, its position in that order.
  var oldPositions: [Int32]

  /// By handle, the handle of the same item in the other forest, or -1.
  var oldHandles: [Int32]
  var newHandles: [Int32]

  /// Whether each item moved, by its new handle.
  var isMoved: [Bool]

  init<ItemID>(
    old: SectionSnapshot<ItemID>, oldIndices: [Int], new: SectionSnapshot<ItemID>
  ) {
    oldOrder = old.handles
    newOrder = new.handles
    oldPositions = [Int32](repeating: -1, count: old.places.count)
    for (position, handle) in oldOrder.enumerated() { oldPositions[handle] = Int32(position) }
    oldHandles = [Int32](repeating: -1, count: new.places.count)
    newHandles = [Int32](repeating: -1, count: old.places.count)
    isMoved = [Bool](repeating: false, count: new.places.count)
    matchItems(old, new)
    markMoved(among: new.siblings(from: new.firstRoot), under: TreeLinks.none, old, oldIndices)
    for handle in newOrder where new.places[handle].firstChild >= 0 && oldHandles[handle] >= 0 {
      markMoved(
        among: new.siblings(from: new.places[handle].firstChild), under: oldHandles[handle], old,
        oldIndices)
    }
  }

  /// Whether an item of both forests has the same parent in both, or is a root in both.
  func isParentKept<ItemID>(
    of handle: Int, _ oldHandle: Int, _ old: SectionSnapshot<ItemID>, _ new: SectionSnapshot<ItemID>
  ) -> Bool {
    let (parent, oldParent) = (new.places[handle].parent, old.places[oldHandle].parent)
    return parent < 0 ? oldParent < 0 : oldParent >= 0 && oldHandles[Int(parent)] == oldParent
  }

  private mutating func matchItems<ItemID>(
    _ old: SectionSnapshot<ItemID>, _ new: SectionSnapshot<ItemID>
  ) {
    func isSame(_ oldHandle: Int, _ handle: Int) -> Bool {
      old.table.hashes[oldHandle] == new.table.hashes[handle]
        && old.table.ids[oldHandle] == new.table.ids[handle]
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
    for handle in newOrder[prefix..<newOrder.count - suffix] {
      let same = old.table.handle(of: new.table.ids[handle], hash: new.table.hashes[handle])
      if let same { match(same, handle) }
    }
  }

  private mutating func match(_ oldHandle: Int, _ handle: Int) {
    oldHandles[handle] = Int32(oldHandle)
    newHandles[oldHandle] = Int32(handle)
  }

  private mutating func markMoved<ItemID>(
    among siblings: [Int], under parent: Int32, _ old: SectionSnapshot<ItemID>,
    _ oldIndices: [Int]
  ) {
    let kept = siblings.filter {
      oldHandles[$0] >= 0 && old.places[Int(oldHandles[$0])].parent == parent
    }
    let indices = kept.map { Int32(oldIndices[Int(oldHandles[$0])]) }
    for index in outsideLongestIncreasingRun(indices) { isMoved[kept[Int(index)]] = true }
  }
}

extension SectionSnapshot {
  /// The handles in preorder.
  fileprivate var handles: [Int] {
    var handles: [Int] = []
    handles.reserveCapacity(table.count)
    forEachHandle { handles.append($0) }
    return handles
  }
}
