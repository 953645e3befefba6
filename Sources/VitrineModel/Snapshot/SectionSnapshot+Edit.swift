extension SectionSnapshot {
  /// Behind the last child of a parent, the last root without one. An empty list does nothing, even
  /// under an unknown parent. Throws `unknownParent`, `duplicateItem`. O(k).
  public mutating func append(_ ids: [ItemID], to parent: ItemID? = nil) throws(Failure) {
    if ids.isEmpty { return }
    try refuseRepeats(ids)
    let handle = parent.flatMap { table.handle(of: $0) }
    if let parent, handle == nil { throw .unknownParent(parent) }
    try add(ids, under: handle, before: nil)
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
    let handle = try handle(of: anchor.id)
    let place = places[handle]
    let parent = place.parent < 0 ? nil : Int(place.parent)
    switch anchor {
    case .before: return (parent, handle)
    case .after: return (parent, place.next < 0 ? nil : Int(place.next))
    }
  }

  /// Takes items that are no longer linked out of the table.
  mutating func forget(_ handles: [Int]) {
    for handle in handles {
      table.remove(handle)
      places[handle].isInTree = false
    }
  }

  /// Gives all items new handles when most handles are of deleted ones.
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
