/// Which items of two snapshots are the same: the first half of a difference.
///
/// Equal starts and ends of a section are found by comparing alone. What is between them is looked up
/// in the old snapshot's table with the hashes that the new one's has: nothing is hashed again.
struct SnapshotMatching {
  /// A section of the new snapshot.
  struct SectionMatch {
    /// The handle of the new section, and of the old one with its identifier.
    var new: Int
    var old: Int?

    /// How many items at its start and end are the same as the old one's.
    var prefix = 0
    var suffix = 0

    /// For each of the new items between them, the handle of the same old item, -1 without.
    var between: [Int32] = []
  }

  /// In the new order.
  var sections: [SectionMatch] = []

  /// By old item handle, whether it is between the ends and matched.
  var isMatched: [Bool] = []

  /// By old section handle, the index of its match among `sections`.
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

/// How many items two sections have in common from their start, and from their end besides.
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
