/// Where a section's items and groups stand, from the section's own corner.
enum SectionContent {
  case nothing

  /// All groups are alike.
  case repeated(RepeatedGroup)

  /// Each group has frames of its own.
  case placed(PlacedGroups)
}

/// The groups of a section that differ, because their content was measured.
struct PlacedGroups {
  var items: [Frame] = []
  var groups: [Frame] = []

  /// The first item of each group.
  var firstItems: [Int] = []

  var supplementaries: [SolvedSupplementary] = []

  /// The first supplementary of each group.
  var firstSupplementaries: [Int] = []
}

extension SectionContent {
  var isEmpty: Bool {
    if case .nothing = self { true } else { false }
  }

  var itemCount: Int {
    switch self {
    case .nothing: 0
    case .repeated(let group): group.itemCount
    case .placed(let placed): placed.items.count
    }
  }

  var groupCount: Int {
    switch self {
    case .nothing: 0
    case .repeated(let group): group.count
    case .placed(let placed): placed.groups.count
    }
  }

  func items(_ range: Range<Int>, placing: Placing) -> [Frame] {
    switch self {
    case .nothing: []
    case .repeated(let group): group.items(range, placing: placing)
    case .placed(let placed): placed.items[range].map(placing.frame)
    }
  }

  func groups(_ range: Range<Int>) -> [Frame] {
    switch self {
    case .nothing: []
    case .repeated(let group): range.map(group.frame(ofGroup:))
    case .placed(let placed): Array(placed.groups[range])
    }
  }

  /// What is attached to some groups and their items.
  func supplementaries(ofGroups range: Range<Int>) -> [SolvedSupplementary] {
    switch self {
    case .nothing: return []
    case .repeated(let group):
      guard !group.attached.isEmpty else { return [] }
      return range.flatMap(group.supplementaries(ofGroup:))
    case .placed(let placed):
      guard !range.isEmpty, !placed.supplementaries.isEmpty else { return [] }
      let end =
        range.upperBound < placed.groups.count
        ? placed.firstSupplementaries[range.upperBound] : placed.supplementaries.count
      return Array(placed.supplementaries[placed.firstSupplementaries[range.lowerBound]..<end])
    }
  }
}

extension RepeatedGroup {
  /// The frames of a range of items, written once, where they stay.
  func items(_ range: Range<Int>, placing: Placing) -> [Frame] {
    guard !range.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: range.count) { buffer, initialized in
      leaves.withUnsafeBufferPointer { leaves in
        var (group, leaf) = range.lowerBound.quotientAndRemainder(dividingBy: leaves.count)
        var corner = origin(ofGroup: group)
        for index in 0..<range.count {
          buffer.initializeElement(at: index, to: placing.frame(leaves[leaf].offset(by: corner)))
          leaf += 1
          if leaf == leaves.count {
            leaf = 0
            group += 1
            corner = origin(ofGroup: group)
          }
        }
      }
      initialized = range.count
    }
  }
}
