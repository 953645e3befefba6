extension SectionSnapshot {
  /// Replaces everything under a parent by the items of another snapshot, with their expansion.
  /// Identifiers that were under it can be used again. Throws `unknownParent`, and `duplicateItem`
  /// for identifiers elsewhere in the tree. O(items removed and inserted).
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: Self
  ) throws(Failure) {
    guard let handle = table.handle(of: parent) else { throw .unknownParent(parent) }
    let old = subtree(of: handle).dropFirst()
    try checkIsNew(snapshot, ignoring: Set(old))
    places[handle].firstChild = TreeLinks.none
    places[handle].lastChild = TreeLinks.none
    forget(Array(old))
    graft(snapshot, under: handle, before: nil)
    compactIfSparse()
  }

  /// Inserts the items of another snapshot, with their expansion, as siblings before an item. An
  /// empty snapshot does nothing. Throws `unknownItem`, `duplicateItem`. O(items inserted).
  public mutating func insert(_ snapshot: Self, before item: ItemID) throws(Failure) {
    try insert(snapshot, at: .before(item))
  }

  /// Inserts the items of another snapshot, with their expansion, as siblings after an item and
  /// everything under it. An empty snapshot does nothing. Throws `unknownItem`, `duplicateItem`.
  /// O(items inserted).
  public mutating func insert(_ snapshot: Self, after item: ItemID) throws(Failure) {
    try insert(snapshot, at: .after(item))
  }

  private mutating func insert(_ snapshot: Self, at anchor: Anchor<ItemID>) throws(Failure) {
    if snapshot.table.count == 0 { return }
    let (parent, sibling) = try siblingPlace(anchor)
    try checkIsNew(snapshot, ignoring: [])
    graft(snapshot, under: parent, before: sibling)
  }

  /// Throws `duplicateItem` if the snapshot contains items of this one, except those with the
  /// given handles.
  private func checkIsNew(_ snapshot: Self, ignoring handles: Set<Int>) throws(Failure) {
    let present = snapshot.items.filter { id in
      table.handle(of: id).map { !handles.contains($0) } ?? false
    }
    if !present.isEmpty { throw .duplicateItem(present) }
  }

  private mutating func graft(_ snapshot: Self, under parent: Int?, before sibling: Int?) {
    for root in snapshot.siblings(from: snapshot.firstRoot) {
      graft(root, of: snapshot, under: parent, before: sibling)
    }
    forgetPreorder()
  }
}
