extension SectionSnapshot {
  /// Behind the last child of a parent, the last root without one. An empty list does nothing, even
  /// under an unknown parent. Throws `unknownParent`, `duplicateItem`. O(k).
  public mutating func append(_ ids: [ItemID], to parent: ItemID? = nil) throws(Failure) {
    if ids.isEmpty { return }
    try refuseRepeats(ids)
    let slot = parent.flatMap { table.slot(of: $0) }
    if let parent, slot == nil { throw .unknownParent(parent) }
    try add(ids, under: slot, before: nil)
  }

  /// As siblings in front of an item. An empty list does nothing. Throws `unknownItem`,
  /// `duplicateItem`. O(k).
  public mutating func insert(_ ids: [ItemID], before item: ItemID) throws(Failure) {
    try insert(ids, at: .before(item))
  }

  /// As siblings behind an item and all that is under it. An empty list does nothing. Throws
  /// `unknownItem`, `duplicateItem`. O(k).
  public mutating func insert(_ ids: [ItemID], after item: ItemID) throws(Failure) {
    try insert(ids, at: .after(item))
  }

  /// Takes items out, each with all that is under it; the same one twice, or one and its ancestor, is
  /// fine. Throws `unknownItem` before anything is taken out. O(k + items taken out).
  public mutating func delete(_ ids: [ItemID]) throws(Failure) {
    let slots = ids.map { table.slot(of: $0) }
    if slots.contains(nil) {
      let unknown = zip(ids, slots).filter { $1 == nil }.map(\.0)
      var seen = Set<ItemID>()
      throw .unknownItem(unknown.filter { seen.insert($0).inserted })
    }
    for slot in slots.compactMap(\.self) where places[slot].isInTree {
      unlink(slot)
      forget(subtree(of: slot))
    }
    compactIfSparse()
    forgetPreorder()
  }

  /// Takes out all items and forgets their expansion. O(1).
  public mutating func deleteAll() {
    self = Self()
  }

  /// Moves an item, with all that is under it and its expansion, in front of another, to its level.
  /// Throws `itemAnchorInList` for itself, `unknownItem`, `cycle` for a place under itself. O(items
  /// moved, and the level of their new place).
  public mutating func move(_ id: ItemID, before item: ItemID) throws(Failure) {
    try move(id, to: .before(item))
  }

  /// Moves an item, with all that is under it and its expansion, behind another and all that is under
  /// that, to its level. Throws as `move(_:before:)`. O(items moved).
  public mutating func move(_ id: ItemID, after item: ItemID) throws(Failure) {
    try move(id, to: .after(item))
  }
}

extension SectionSnapshot {
  func refuseRepeats(_ ids: [ItemID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateItem(repeats) }
  }

  /// The parent of an anchor, and the sibling in front of which its place is.
  func siblingPlace(_ anchor: Anchor<ItemID>) throws(Failure) -> (parent: Int?, sibling: Int?) {
    let slot = try slot(of: anchor.id)
    let place = places[slot]
    let parent = place.parent < 0 ? nil : Int(place.parent)
    switch anchor {
    case .before: return (parent, slot)
    case .after: return (parent, place.next < 0 ? nil : Int(place.next))
    }
  }

  /// Takes items that are no longer linked out of the table.
  mutating func forget(_ slots: [Int]) {
    for slot in slots {
      table.remove(slot)
      places[slot].isInTree = false
    }
  }

  /// Gives all items new slots when most slots are of deleted ones.
  mutating func compactIfSparse() {
    if !table.isSparse { return }
    var compact = Self()
    for root in siblings(from: firstRoot) {
      compact.graft(root, of: self, under: nil, before: nil)
    }
    self = compact
  }

  private mutating func insert(_ ids: [ItemID], at anchor: Anchor<ItemID>) throws(Failure) {
    if ids.isEmpty { return }
    try refuseRepeats(ids)
    let (parent, sibling) = try siblingPlace(anchor)
    try add(ids, under: parent, before: sibling)
  }

  private mutating func add(
    _ ids: [ItemID], under parent: Int?, before sibling: Int?
  ) throws(Failure) {
    let present = ids.filter { table.slot(of: $0) != nil }
    if !present.isEmpty { throw .duplicateItem(present) }
    for id in ids { link(addSlot(id), under: parent, before: sibling) }
    forgetPreorder()
  }

  private mutating func move(_ id: ItemID, to anchor: Anchor<ItemID>) throws(Failure) {
    if id == anchor.id { throw .itemAnchorInList(id) }
    let slot = try slot(of: id)
    var ancestor = Int32(try self.slot(of: anchor.id))
    while ancestor >= 0 {
      if ancestor == slot { throw .cycle(id) }
      ancestor = places[Int(ancestor)].parent
    }
    unlink(slot)
    let (parent, sibling) = try siblingPlace(anchor)
    link(slot, under: parent, before: sibling)
    for descendant in subtree(of: slot).dropFirst() { settle(descendant) }
    forgetPreorder()
  }
}
