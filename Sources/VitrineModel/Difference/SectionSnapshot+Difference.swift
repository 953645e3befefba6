extension SectionSnapshot {
  /// The changes that turn an older forest into this one.
  ///
  /// Content, if given, has an element for every item of its snapshot, in the order of `items`.
  /// Without content, there are no updates. O(n), plus O(c log c) for the c siblings whose order
  /// changed.
  @specialized(where ItemID == String)
  @specialized(where ItemID == ExactText)
  public func difference(
    from old: Self, content: (old: [CellContent], new: [CellContent])? = nil
  ) -> SectionSnapshotDifference<ItemID> {
    if let content {
      precondition(
        content.old.count == old.table.count && content.new.count == table.count,
        "Content has an element for every item of its snapshot.")
    }
    var builder = TreeDifferenceBuilder(old: old, new: self, content: content)
    builder.readOld()
    builder.readNew()
    return builder.difference
  }
}

/// Turns a matching into a difference.
private struct TreeDifferenceBuilder<ItemID: Hashable & Sendable> {
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

  /// Lists the items that were removed, and those that are no longer visible.
  mutating func readOld() {
    for handle in matching.oldOrder {
      let same = matching.newHandles[handle]
      if same < 0 {
        difference.removed.append(old.placement(handle, index: oldIndices[handle]))
      }
      if old.places[handle].isVisible, same < 0 || !new.places[Int(same)].isVisible {
        difference.hidden.append(old.table.ids[handle])
      }
    }
  }

  mutating func readNew() {
    for (position, handle) in matching.newOrder.enumerated() {
      let oldHandle = Int(matching.oldHandles[handle])
      if new.places[handle].isVisible, oldHandle < 0 || !old.places[oldHandle].isVisible {
        difference.revealed.append(new.table.ids[handle])
      }
      if oldHandle < 0 {
        difference.inserted.append(new.placement(handle, index: newIndices[handle]))
      } else {
        readKept(handle, oldHandle)
        readUpdate(handle, at: position, oldHandle)
      }
    }
  }

  private mutating func readKept(_ handle: Int, _ oldHandle: Int) {
    let id = new.table.ids[handle]
    let isParentKept = matching.isParentKept(of: handle, oldHandle, old, new)
    if !isParentKept || matching.isMoved[handle] {
      let move = SectionSnapshotDifference<ItemID>.Move(
        id: id, from: old.path(oldHandle, index: oldIndices[oldHandle]),
        to: new.path(handle, index: newIndices[handle]))
      if isParentKept {
        difference.moved.append(move)
      } else {
        difference.reparented.append(move)
      }
    }
    switch (old.places[oldHandle].isExpanded, new.places[handle].isExpanded) {
    case (false, true): difference.expanded.append(id)
    case (true, false): difference.collapsed.append(id)
    default: break
    }
  }

  private mutating func readUpdate(_ handle: Int, at position: Int, _ oldHandle: Int) {
    guard let content else { return }
    let kind = UpdateKind(
      from: content.old[Int(matching.oldPositions[oldHandle])], to: content.new[position],
      isReloaded: false, isReconfigured: false)
    if let kind { difference.updated.append(.init(id: new.table.ids[handle], kind: kind)) }
  }
}

extension SectionSnapshot {
  /// The index of each item among its siblings, by handle.
  func indicesAmongSiblings() -> [Int] {
    var indices = [Int](repeating: 0, count: places.count)
    forEachHandle { handle in
      let previous = places[handle].previous
      if previous >= 0 { indices[handle] = indices[Int(previous)] + 1 }
    }
    return indices
  }

  func path(_ handle: Int, index: Int) -> SectionSnapshotDifference<ItemID>.Path {
    let parent = places[handle].parent
    return .init(parent: parent < 0 ? nil : table.ids[Int(parent)], index: index)
  }

  func placement(_ handle: Int, index: Int) -> SectionSnapshotDifference<ItemID>.Placement {
    .init(
      id: table.ids[handle], path: path(handle, index: index), isExpanded: places[handle].isExpanded
    )
  }
}
