/// The frames of a section's items and groups, relative to the section's own corner.
enum SectionContent {
  case nothing

  /// All groups are the same.
  case repeated(RepeatedGroup)

  /// Each group has frames of its own.
  case placed(PlacedGroups)
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

  func items(_ range: Range<Int>, transform: SectionTransform) -> [Frame] {
    switch self {
    case .nothing: []
    case .repeated(let group): group.items(range, transform: transform)
    case .placed(let placed): transform.frames(placed.items, range)
    }
  }

  func groups(_ range: Range<Int>, transform: SectionTransform) -> [Frame] {
    switch self {
    case .nothing: []
    case .repeated(let group): group.groups(range, transform: transform)
    case .placed(let placed): transform.frames(placed.groups, range)
    }
  }

  /// The supplementary items of a range of groups and their items.
  func supplementaries(ofGroups range: Range<Int>, transform: SectionTransform)
    -> [SolvedSupplementary]
  {
    switch self {
    case .nothing: return []
    case .repeated(let group):
      guard !group.attached.isEmpty else { return [] }
      return range.flatMap { group.supplementaries(ofGroup: $0).map(transform.supplementary) }
    case .placed(let placed):
      return placed.supplementaries(ofGroups: range).map(transform.supplementary)
    }
  }

  func items(ofGroups range: Range<Int>) -> Range<Int> {
    switch self {
    case .nothing:
      0..<0
    case .repeated(let group):
      (range.lowerBound * group.capacity..<range.upperBound * group.capacity)
        .clamped(to: 0..<group.itemCount)
    case .placed(let placed):
      placed.items(ofGroups: range)
    }
  }

  /// A range that includes all groups that overlap `stretch` of the stacking axis.
  func groups(touching stretch: ClosedRange<Double>) -> Range<Int> {
    switch self {
    case .nothing: 0..<0
    case .repeated(let group): group.groups(touching: stretch)
    case .placed(let placed): placed.groups(touching: stretch)
    }
  }
}
