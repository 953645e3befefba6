extension SectionSnapshot {
  /// Appends items after the last child of a parent, or after the last root. An empty list does
  /// nothing, even with an unknown parent. Throws `unknownParent`, `duplicateItem`. O(k).
  public mutating func append(_ ids: [ItemID], to parent: ItemID? = nil) throws(Failure) {
    if ids.isEmpty { return }
    try refuseRepeats(ids)
    let handle = parent.flatMap { table.handle(of: $0) }
    if let parent, handle == nil { throw .unknownParent(parent) }
    try add(ids, under: handle, before: nil)
  }

  /// Inserts items as siblings before an item. An empty list does nothing. Throws `unknownItem`,
  /// `duplicateItem`. O(k).
  public mutating func insert(_ ids: [ItemID], before item: ItemID) throws(Failure) {
    try insert(ids, at: .before(item))
  }

  /// Inserts items as siblings after an item and everything under it. An empty list does nothing.
  /// Throws `unknownItem`, `duplicateItem`. O(k).
  public mutating func insert(_ ids: [ItemID], after item: ItemID) throws(Failure) {
    try insert(ids, at: .after(item))
  }

  /// Deletes items, each with everything under it. The list can contain an item twice, or an item
  /// and its ancestor. Throws `unknownItem` before deleting anything. O(k + deleted items).
  public mutating func delete(_ ids: [ItemID]) throws(Failure) {
    let handles = ids.map { table.handle(of: $0) }
    if handles.contains(nil) {
      let unknown = zip(ids, handles).filter { $1 == nil }.map(\.0)
      var seen = Set<ItemID>()
      throw .unknownItem(unknown.filter { seen.insert($0).inserted })
    }
    for handle in handles.compactMap(\.self) where places[handle].isInTree {
      unlink(handle)
      forget(subtree(of: handle))
    }
    compactIfSparse()
    forgetPreorder()
  }

  /// Deletes all items and forgets their expansion. O(1).
  public mutating func deleteAll() {
    self = Self()
  }

  /// Moves an item, with everything under it and its expansion, before another, to the same level.
  /// Throws `itemAnchorInList` if both are the same, `unknownItem`, and `cycle` for a place under
  /// itself. O(items moved, and the level of their new place).
  public mutating func move(_ id: ItemID, before item: ItemID) throws(Failure) {
    try move(id, to: .before(item))
  }

  /// Moves an item, with everything under it and its expansion, after another and everything under
  /// that, to the same level. Throws like `move(_:before:)`. O(items moved).
  public mutating func move(_ id: ItemID, after item: ItemID) throws(Failure) {
    try move(id, to: .after(item))
  }
}

extension SectionSnapshot {
  func refuseRepeats(_ ids: [ItemID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateItem(repeats) }
  }

  /// The parent of an anchor, and the sibling before which its place is.
  func siblingPlace(_ anchor: Anchor<ItemID>) throws(Failure) -> (parent: Int?, sibling: Int?) {
    let handle = try handle(of: anchor.id)
    let place = places[handle]
    let parent = place.parent < 0 ? nil : Int(place.parent)
    switch anchor {
    case .before: return (parent, handle)
    case .after: return (parent, place.next < 0 ? nil : Int(place.next))
    }
  }

  /// Removes items that are no longer linked from the table.
  mutating func forget(_ handles: [Int]) {
    for handle in handles {
      table.remove(handle)
      places[handle].isInTree = false
    }
  }

  /// Assigns new handles to all items if most handles belong to deleted ones.
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
    let present = ids.filter { table.handle(of: $0) != nil }
    if !present.isEmpty { throw .duplicateItem(present) }
    for id in ids { link(addHandle(id), under: parent, before: sibling) }
    forgetPreorder()
  }

  private mutating func move(_ id: ItemID, to anchor: Anchor<ItemID>) throws(Failure) {
    if id == anchor.id { throw .itemAnchorInList(id) }
    let handle = try handle(of: id)
    var ancestor = Int32(try self.handle(of: anchor.id))
    while ancestor >= 0 {
      if ancestor == handle { throw .cycle(id) }
      ancestor = places[Int(ancestor)].parent
    }
    unlink(handle)
    let (parent, sibling) = try siblingPlace(anchor)
    link(handle, under: parent, before: sibling)
    for descendant in subtree(of: handle).dropFirst() { settle(descendant) }
    forgetPreorder()
  }
}
