/// The groups of a section that differ because their content was measured.
struct PlacedGroups {
  var items: [Frame] = []
  private(set) var groups: [Frame] = []

  /// The first item of each group.
  private(set) var firstItems: [Int] = []

  var supplementaries: [SolvedSupplementary] = []

  /// The first supplementary of each group.
  private(set) var firstSupplementaries: [Int] = []

  /// For each group, the maximum end of all groups up to it and the minimum start of all groups
  /// from it on, along the stacking axis, including their contents. Empty if the groups are in
  /// order and contain everything in them, so that their own frames suffice.
  private var reach: [(end: Double, start: Double)] = []

  private var axis = Axis.vertical

  /// Reserves capacity for the given numbers of items and groups.
  init(itemCount: Int = 0, groupCount: Int = 0) {
    items.reserveCapacity(itemCount)
    groups.reserveCapacity(groupCount)
    firstItems.reserveCapacity(groupCount)
  }
}

extension PlacedGroups {
  /// Begins a group. Items and supplementaries that are added next belong to it.
  mutating func begin(_ group: Frame) {
    groups.append(group)
    firstItems.append(items.count)
  }

  /// Adds the supplementaries of the current group and its items.
  mutating func attach(_ attached: [SolvedSupplementary]) {
    guard !attached.isEmpty || !supplementaries.isEmpty else { return }
    // Groups before the first one with supplementaries have none.
    while firstSupplementaries.count < groups.count - 1 { firstSupplementaries.append(0) }
    firstSupplementaries.append(supplementaries.count)
    supplementaries += attached
  }

  func items(ofGroups range: Range<Int>) -> Range<Int> {
    start(
      of: range.lowerBound, in: firstItems, count: items.count)..<start(
        of: range.upperBound, in: firstItems, count: items.count)
  }

  func supplementaries(ofGroups range: Range<Int>) -> ArraySlice<SolvedSupplementary> {
    let count = supplementaries.count
    return supplementaries[
      start(
        of: range.lowerBound, in: firstSupplementaries, count: count)..<start(
          of: range.upperBound, in: firstSupplementaries, count: count)]
  }

  private func start(of group: Int, in firsts: [Int], count: Int) -> Int {
    group < firsts.count ? firsts[group] : count
  }

  /// Prepares `groups(touching:)`, once every group is placed.
  mutating func findReach(along axis: Axis) {
    self.axis = axis
    guard !isInOrder else { return }
    reach = groups.map { ($0.end(along: axis), $0.origin[axis]) }
    for index in groups.indices {
      let range = index..<index + 1
      for frame in items[items(ofGroups: range)] { extendReach(of: index, to: frame, along: axis) }
      for item in supplementaries(ofGroups: range) {
        extendReach(of: index, to: item.frame, along: axis)
      }
    }
    for index in reach.indices.dropFirst() {
      reach[index].end = max(reach[index].end, reach[index - 1].end)
    }
    for index in reach.indices.dropLast().reversed() {
      reach[index].start = min(reach[index].start, reach[index + 1].start)
    }
  }

  /// Whether each group begins and ends no earlier than the group before it, and nothing extends
  /// beyond its group.
  private var isInOrder: Bool {
    guard supplementaries.isEmpty else { return false }
    var item = 0
    var (start, end) = (-Double.infinity, -Double.infinity)
    for index in groups.indices {
      let own = (start: groups[index].origin[axis], end: groups[index].end(along: axis))
      guard own.start >= start, own.end >= end else { return false }
      (start, end) = own
      let last = index + 1 < firstItems.count ? firstItems[index + 1] : items.count
      while item < last {
        guard items[item].origin[axis] >= start, items[item].end(along: axis) <= end else {
          return false
        }
        item += 1
      }
    }
    return true
  }

  private mutating func extendReach(of group: Int, to frame: Frame, along axis: Axis) {
    reach[group].end = max(reach[group].end, frame.end(along: axis))
    reach[group].start = min(reach[group].start, frame.origin[axis])
  }

  /// A range that includes all groups that overlap `stretch` of the stacking axis.
  ///
  /// - Complexity: O(log *n*) in the number of groups.
  func groups(touching stretch: ClosedRange<Double>) -> Range<Int> {
    let (first, last) =
      reach.isEmpty
      ? (
        groups.firstIndex(splitBy: { $0.end(along: axis) >= stretch.lowerBound }),
        groups.firstIndex(splitBy: { $0.origin[axis] > stretch.upperBound })
      )
      : (
        reach.firstIndex(splitBy: { $0.end >= stretch.lowerBound }),
        reach.firstIndex(splitBy: { $0.start > stretch.upperBound })
      )
    return first..<max(first, last)
  }
}

extension Array {
  /// The first index whose element satisfies a condition that also holds for all later ones, or the
  /// end.
  fileprivate func firstIndex(splitBy condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
