extension Snapshot {
  /// Applies a difference that was made from this snapshot, and returns the newer snapshot.
  ///
  /// Throws `incompatibleDifference` if something named in the difference is elsewhere here
  /// (identifiers are compared, not only places), and `malformedDifference` if no two snapshots
  /// have this difference. Items that it does not name are not checked. The result has no marks.
  /// O(n).
  public func applying(
    _ difference: SnapshotDifference<SectionID, ItemID>
  ) throws(Failure) -> Self {
    let taken = try itemsTaken(by: difference)
    let order = try sectionOrder(after: difference, taken: taken)

    typealias Incoming = (index: Int, value: ItemID)
    var incoming: [SectionID: [Incoming]] = [:]
    for item in difference.inserted {
      incoming[item.path.section, default: []].append((item.path.index, item.id))
    }
    for item in difference.moved {
      incoming[item.to.section, default: []].append((item.to.index, item.id))
    }

    var result = Self()
    do throws(Failure) {
      try result.appendSections(order)
      for section in order {
        let stayed = sections.handle(of: section).map { runs[$0] } ?? []
        let items = stayed.filter { !taken.contains($0) }.map { self.items.ids[Int($0)] }
        guard let items = merged(items, with: incoming.removeValue(forKey: section) ?? []) else {
          throw .malformedDifference
        }
        try result.appendItems(items, toSection: section)
      }
    } catch {
      throw .malformedDifference
    }
    let isWhole =
      incoming.isEmpty && difference.hasConsistentFlags
      && difference.updatedSections.allSatisfy { result.indexOfSection($0.id) == $0.to }
    if !isWhole { throw .malformedDifference }
    for update in difference.updated {
      guard try handle(of: update.id, at: update.from) >= 0,
        result.hasItem(update.id, at: update.to)
      else { throw .malformedDifference }
    }
    return result
  }

  /// The handles of the items that leave their places.
  private func itemsTaken(
    by difference: SnapshotDifference<SectionID, ItemID>
  ) throws(Failure) -> Set<Int32> {
    var taken = Set<Int32>(minimumCapacity: difference.removed.count + difference.moved.count)
    for item in difference.removed {
      let handle = try handle(of: item.id, at: item.path)
      if !taken.insert(handle).inserted { throw .malformedDifference }
    }
    for item in difference.moved {
      let handle = try handle(of: item.id, at: item.from)
      if !taken.insert(handle).inserted { throw .malformedDifference }
    }
    return taken
  }

  /// The sections of the result. Sections to be removed must have no items left.
  private func sectionOrder(
    after difference: SnapshotDifference<SectionID, ItemID>, taken: Set<Int32>
  ) throws(Failure) -> [SectionID] {
    var leaving: Set<SectionID> = []
    for section in difference.removedSections {
      guard indexOfSection(section.id) == section.index else { throw .incompatibleDifference }
      let left = runs[try handle(ofSection: section.id)].contains { !taken.contains($0) }
      if left || !leaving.insert(section.id).inserted { throw .malformedDifference }
    }
    let kept =
      difference.movedSections.map { ($0.id, $0.from) }
      + difference.updatedSections.map { ($0.id, $0.from) }
    for (id, index) in kept where indexOfSection(id) != index { throw .incompatibleDifference }
    for section in difference.movedSections where !leaving.insert(section.id).inserted {
      throw .malformedDifference
    }
    let incoming =
      difference.insertedSections.map { (index: $0.index, value: $0.id) }
      + difference.movedSections.map { (index: $0.to, value: $0.id) }
    guard let order = merged(sectionIdentifiers.filter { !leaving.contains($0) }, with: incoming)
    else { throw .malformedDifference }
    return order
  }

  private func handle(
    of id: ItemID, at path: SnapshotDifference<SectionID, ItemID>.Path
  ) throws(Failure) -> Int32 {
    guard let handle = items.handle(of: id), hasItem(id, at: path) else {
      throw .incompatibleDifference
    }
    return Int32(handle)
  }

  private func hasItem(
    _ id: ItemID, at path: SnapshotDifference<SectionID, ItemID>.Path
  ) -> Bool {
    guard let handle = items.handle(of: id) else { return false }
    return sections.ids[Int(sectionOfItem[handle])] == path.section
      && Int(indexInSection[handle]) == path.index
  }
}

extension SnapshotDifference {
  /// Whether exactly the items of removed and inserted sections are flagged as such.
  fileprivate var hasConsistentFlags: Bool {
    let removedSections = Set(removedSections.map(\.id))
    let insertedSections = Set(insertedSections.map(\.id))
    return removed.allSatisfy {
      $0.isImpliedBySection == removedSections.contains($0.path.section)
    }
      && inserted.allSatisfy {
        $0.isImpliedBySection == insertedSections.contains($0.path.section)
      }
  }
}

/// The values that stay, in order, with new values inserted at their indices in the result. Nil if
/// two have the same index or one is out of range.
func merged<Value>(_ stayed: [Value], with incoming: [(index: Int, value: Value)]) -> [Value]? {
  if incoming.isEmpty { return stayed }
  var result: [Value] = []
  result.reserveCapacity(stayed.count + incoming.count)
  var stayed = stayed.makeIterator()
  for (index, value) in incoming.sorted(by: { $0.index < $1.index }) {
    while result.count < index {
      guard let next = stayed.next() else { return nil }
      result.append(next)
    }
    if result.count != index { return nil }
    result.append(value)
  }
  while let next = stayed.next() { result.append(next) }
  return result
}
