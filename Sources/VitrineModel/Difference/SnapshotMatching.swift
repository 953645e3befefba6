/// Matches the items of two snapshots: the first half of computing a difference.
///
/// Common prefixes and suffixes of a section are found by comparison alone. Everything in between
/// is looked up in the old snapshot's table with the new snapshot's hashes, so that nothing is
/// hashed again.
struct SnapshotMatching {
  /// A section of the new snapshot.
  struct SectionMatch {
    /// The handle of the new section, and of the old section with the same identifier.
    var new: Int
    var old: Int?

    /// How many items at its start and end are the same as in the old section.
    var prefix = 0
    var suffix = 0

    /// For each new item in between, the handle of the same old item, or -1.
    var between: [Int32] = []
  }

  /// The matches of sections, in the new order.
  var sections: [SectionMatch] = []

  /// By old item handle, whether the item is in the middle and matched.
  var isMatched: [Bool] = []

  /// By old section handle, the index of its match in `sections`.
  var matchOfOld: [Int?]

  init<SectionID, ItemID>(old: Snapshot<SectionID, ItemID>, new: Snapshot<SectionID, ItemID>) {
    matchOfOld = [Int?](repeating: nil, count: old.runs.count)
    sections.reserveCapacity(new.sectionOrder.count)
    for handle in new.sectionOrder.map(Int.init) {
      var match = SectionMatch(new: handle)
      if let oldHandle = old.sections.handle(of: new.sections.ids[handle]) {
        match.old = oldHandle
        matchOfOld[oldHandle] = sections.count
        (match.prefix, match.suffix) = equalEnds(old, oldHandle, new, handle)
      }
      sections.append(match)
    }
    for index in sections.indices {
      let run = new.runs[sections[index].new]
      let between = run[sections[index].prefix..<run.count - sections[index].suffix]
      if between.isEmpty { continue }
      if isMatched.isEmpty {
        isMatched = [Bool](repeating: false, count: old.items.handleCount)
      }
      sections[index].between.reserveCapacity(between.count)
      for item in between.map(Int.init) {
        let handle = old.items.handle(of: new.items.ids[item], hash: new.items.hashes[item])
        if let handle { isMatched[handle] = true }
        sections[index].between.append(handle.map { Int32($0) } ?? -1)
      }
    }
  }
}

/// The lengths of the common prefix and common suffix of two sections, which do not overlap.
private func equalEnds<SectionID, ItemID>(
  _ old: Snapshot<SectionID, ItemID>, _ oldSection: Int,
  _ new: Snapshot<SectionID, ItemID>, _ newSection: Int
) -> (prefix: Int, suffix: Int) {
  let (olds, news) = (old.runs[oldSection], new.runs[newSection])
  func isSame(_ first: Int32, _ second: Int32) -> Bool {
    old.items.hashes[Int(first)] == new.items.hashes[Int(second)]
      && old.items.ids[Int(first)] == new.items.ids[Int(second)]
  }
  let count = min(olds.count, news.count)
  var prefix = 0
  while prefix < count, isSame(olds[prefix], news[prefix]) { prefix += 1 }
  var suffix = 0
  while suffix < count - prefix,
    isSame(olds[olds.count - 1 - suffix], news[news.count - 1 - suffix])
  { suffix += 1 }
  return (prefix, suffix)
}
