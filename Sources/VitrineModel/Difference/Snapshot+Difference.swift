extension Snapshot {
  /// The changes that turn an older snapshot into this one.
  ///
  /// Without content, only marked items and sections are updates. The lists in the content have an
  /// element for every item and section of their snapshot. O(n), plus O(c log c) for the c items
  /// whose order changed.
  @specialized(where SectionID == String, ItemID == String)
  @specialized(where SectionID == ExactText, ItemID == ExactText)
  public func difference(
    from old: Self, content: (old: SnapshotContent, new: SnapshotContent)? = nil
  ) -> SnapshotDifference<SectionID, ItemID> {
    if let content {
      precondition(
        content.old.items.count == old.numberOfItems
          && content.new.items.count == numberOfItems,
        "Content has an element for every item of its snapshot.")
      precondition(
        content.old.sections.count == old.numberOfSections
          && content.new.sections.count == numberOfSections,
        "Content has an element for every section of its snapshot.")
    }
    var builder = DifferenceBuilder(old: old, new: self, content: content)
    builder.readSections()
    builder.readRemoved()
    for index in builder.matching.sections.indices { builder.readItems(ofSection: index) }
    return builder.difference
  }
}

/// Turns a matching into a difference.
private struct DifferenceBuilder<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  typealias Difference = SnapshotDifference<SectionID, ItemID>

  let old: Snapshot<SectionID, ItemID>
  let new: Snapshot<SectionID, ItemID>
  let content: (old: SnapshotContent, new: SnapshotContent)?
  let matching: SnapshotMatching
  let oldStarts: [Int]
  let newStarts: [Int]
  let hasMarks: Bool
  var difference = Difference()

  init(
    old: Snapshot<SectionID, ItemID>, new: Snapshot<SectionID, ItemID>,
    content: (old: SnapshotContent, new: SnapshotContent)?
  ) {
    self.old = old
    self.new = new
    self.content = content
    matching = SnapshotMatching(old: old, new: new)
    oldStarts = old.startsBySectionHandle
    newStarts = new.startsBySectionHandle
    hasMarks = !new.reloadedItems.isEmpty || !new.reconfiguredItems.isEmpty
  }

  mutating func readSections() {
    for handle in old.sectionOrder.map(Int.init) where matching.matchOfOld[handle] == nil {
      difference.removedSections.append(
        Difference.SectionPlacement(
          id: old.sections.ids[handle], index: Int(old.indexOfSection[handle])))
    }
    var survivors: [Difference.SectionMove] = []
    for (index, match) in matching.sections.enumerated() {
      let id = new.sections.ids[match.new]
      guard let oldHandle = match.old else {
        difference.insertedSections.append(Difference.SectionPlacement(id: id, index: index))
        continue
      }
      let move = Difference.SectionMove(
        id: id, from: Int(old.indexOfSection[oldHandle]), to: index)
      survivors.append(move)
      let kind = UpdateKind(
        from: content?.old.sections[move.from], to: content?.new.sections[move.to],
        isReloaded: new.reloadedSections.contains(match.new), isReconfigured: false)
      if let kind {
        difference.updatedSections.append(
          Difference.SectionUpdate(id: id, from: move.from, to: move.to, kind: kind))
      }
    }
    difference.movedSections = outsideLongestIncreasingRun(survivors.map { Int32($0.from) })
      .map { survivors[Int($0)] }
  }

  mutating func readRemoved() {
    for handle in old.sectionOrder.map(Int.init) {
      let match = matching.matchOfOld[handle].map { matching.sections[$0] }
      let run = old.runs[handle]
      let between = (match?.prefix ?? 0)..<run.count - (match?.suffix ?? 0)
      for index in between {
        let item = Int(run[index])
        if !matching.isMatched.isEmpty, matching.isMatched[item] { continue }
        difference.removed.append(
          Difference.Placement(
            id: old.items.ids[item], path: oldPath(handle, index), isImpliedBySection: match == nil)
        )
      }
    }
  }

  mutating func readItems(ofSection sectionIndex: Int) {
    let match = matching.sections[sectionIndex]
    let run = new.runs[match.new]
    if let oldHandle = match.old {
      readUpdates(match, at: 0..<match.prefix, oldSection: oldHandle, oldOffset: 0)
    }
    readBetween(match)
    if let oldHandle = match.old {
      readUpdates(
        match, at: run.count - match.suffix..<run.count, oldSection: oldHandle,
        oldOffset: old.runs[oldHandle].count - run.count)
    }
  }

  /// Reads the items between the common prefix and suffix of a section.
  private mutating func readBetween(_ match: SnapshotMatching.SectionMatch) {
    var stayed: [Int32] = []
    var stayedAt: [Int] = []
    for (offset, oldItem) in match.between.enumerated() where oldItem >= 0 {
      if Int(old.sectionOfItem[Int(oldItem)]) == match.old {
        stayed.append(old.indexInSection[Int(oldItem)])
        stayedAt.append(offset)
      }
    }
    var movedHere = outsideLongestIncreasingRun(stayed).map { stayedAt[Int($0)] }.makeIterator()
    var nextMoved = movedHere.next()

    let run = new.runs[match.new]
    for (offset, oldItem) in match.between.enumerated() {
      let index = match.prefix + offset
      let item = Int(run[index])
      guard oldItem >= 0 else {
        difference.inserted.append(
          Difference.Placement(
            id: new.items.ids[item], path: newPath(match.new, index),
            isImpliedBySection: match.old == nil))
        continue
      }
      let oldSection = Int(old.sectionOfItem[Int(oldItem)])
      let oldIndex = Int(old.indexInSection[Int(oldItem)])
      if oldSection != match.old || nextMoved == offset {
        if nextMoved == offset { nextMoved = movedHere.next() }
        difference.moved.append(
          Difference.Move(
            id: new.items.ids[item], from: oldPath(oldSection, oldIndex),
            to: newPath(match.new, index)))
      }
      readUpdate(match, at: index, oldSection: oldSection, oldIndex: oldIndex)
    }
  }

  /// Reads the updates among a run of items that match one to one in both snapshots.
  private mutating func readUpdates(
    _ match: SnapshotMatching.SectionMatch, at range: Range<Int>, oldSection: Int, oldOffset: Int
  ) {
    if !hasMarks {
      guard let content else { return }
      let (oldStart, newStart) = (oldStarts[oldSection] + oldOffset, newStarts[match.new])
      let before = content.old.items[oldStart + range.lowerBound..<oldStart + range.upperBound]
      let after = content.new.items[newStart + range.lowerBound..<newStart + range.upperBound]
      if before == after { return }
    }
    for index in range {
      readUpdate(match, at: index, oldSection: oldSection, oldIndex: index + oldOffset)
    }
  }

  private mutating func readUpdate(
    _ match: SnapshotMatching.SectionMatch, at index: Int, oldSection: Int, oldIndex: Int
  ) {
    let item = Int(new.runs[match.new][index])
    let kind = UpdateKind(
      from: content?.old.items[oldStarts[oldSection] + oldIndex],
      to: content?.new.items[newStarts[match.new] + index],
      isReloaded: hasMarks && new.reloadedItems.contains(item),
      isReconfigured: hasMarks && new.reconfiguredItems.contains(item))
    guard let kind else { return }
    difference.updated.append(
      Difference.Update(
        id: new.items.ids[item], from: oldPath(oldSection, oldIndex),
        to: newPath(match.new, index), kind: kind))
  }

  private func oldPath(_ section: Int, _ index: Int) -> Difference.Path {
    Difference.Path(section: old.sections.ids[section], index: index)
  }

  private func newPath(_ section: Int, _ index: Int) -> Difference.Path {
    Difference.Path(section: new.sections.ids[section], index: index)
  }
}

extension Snapshot {
  /// By section handle, how many items are in the sections before it.
  fileprivate var startsBySectionHandle: [Int] {
    var starts = [Int](repeating: 0, count: runs.count)
    var start = 0
    for handle in sectionOrder.map(Int.init) {
      starts[handle] = start
      start += runs[handle].count
    }
    return starts
  }
}
