extension SectionSnapshot {
  /// Applies a difference that was made from this forest, and returns the newer forest.
  ///
  /// Everything that moves is detached first, so that a child can become its parent's parent. Items
  /// to be removed must then have no children. Throws `incompatibleDifference` if something named
  /// in the difference is elsewhere here, and `malformedDifference` if no two forests have this
  /// difference. Items that it does not name are not checked. O(n).
  public func applying(
    _ difference: SectionSnapshotDifference<ItemID>
  ) throws(Failure) -> Self {
    if difference.moved.contains(where: { $0.from.parent != $0.to.parent })
      || difference.reparented.contains(where: { $0.from.parent == $0.to.parent })
    {
      throw .malformedDifference
    }
    let indices = indicesAmongSiblings()
    let leaving =
      difference.removed.map { ($0.id, $0.path) }
      + (difference.reparented + difference.moved).map { ($0.id, $0.from) }
    var taken = Set<Int>(minimumCapacity: leaving.count)
    for (id, path) in leaving {
      guard let handle = table.handle(of: id), self.path(handle, index: indices[handle]) == path
      else {
        throw .incompatibleDifference
      }
      if !taken.insert(handle).inserted { throw .malformedDifference }
    }
    for placement in difference.removed {
      let handle = try handle(of: placement.id)
      if siblings(from: places[handle].firstChild).contains(where: { !taken.contains($0) }) {
        throw .malformedDifference
      }
    }

    typealias Incoming = (index: Int, value: ItemID)
    var incoming: [ItemID?: [Incoming]] = [:]
    for item in difference.inserted {
      incoming[item.path.parent, default: []].append((item.path.index, item.id))
    }
    for item in difference.reparented + difference.moved {
      incoming[item.to.parent, default: []].append((item.to.index, item.id))
    }
    return try rebuilt(without: taken, with: &incoming, expansionFrom: difference)
  }

  /// The new tree from its roots down: under each parent, the children that stayed and those that
  /// arrive.
  private func rebuilt(
    without taken: Set<Int>, with incoming: inout [ItemID?: [(index: Int, value: ItemID)]],
    expansionFrom difference: SectionSnapshotDifference<ItemID>
  ) throws(Failure) -> Self {
    let expanded = try expansion(after: difference)
    var result = Self()
    var parents: [ItemID?] = [nil]
    while let parent = parents.popLast() {
      let oldHandle = parent.flatMap { table.handle(of: $0) }
      let first = parent == nil ? firstRoot : oldHandle.map { places[$0].firstChild } ?? -1
      let stayed = siblings(from: first).filter { !taken.contains($0) }.map { table.ids[$0] }
      guard let children = merged(stayed, with: incoming.removeValue(forKey: parent) ?? []) else {
        throw .malformedDifference
      }
      do throws(Failure) {
        try result.append(children, to: parent)
      } catch {
        throw .malformedDifference
      }
      parents += children
    }
    let isWhole = incoming.isEmpty && expanded.allSatisfy { result.contains($0) }
    if !isWhole || difference.updated.contains(where: { !result.contains($0.id) }) {
      throw .malformedDifference
    }
    result.expand(result.items.filter { expanded.contains($0) })
    return result
  }

  /// The items that are expanded in the newer forest.
  private func expansion(
    after difference: SectionSnapshotDifference<ItemID>
  ) throws(Failure) -> Set<ItemID> {
    var expanded = Set(expandedItems)
    for item in difference.expanded {
      guard contains(item), expanded.insert(item).inserted else { throw .incompatibleDifference }
    }
    for item in difference.collapsed where expanded.remove(item) == nil {
      throw .incompatibleDifference
    }
    let removed = Set(difference.removed.map(\.id))
    if (difference.expanded + difference.collapsed).contains(where: removed.contains) {
      throw .malformedDifference
    }
    expanded.subtract(removed)
    expanded.formUnion(difference.inserted.filter(\.isExpanded).map(\.id))
    return expanded
  }
}
