import VitrineLayout

/// The rules of one layout's lists at all widths.
struct ListRules {
  let layout: LayoutByWidth
  let structures: [LayoutStructure]

  /// How the rules divide a long list into chunks, or nil if they do not.
  let chunking: Chunking?

  /// The item counts of the inner lists, and of the elements around them, from the innermost
  /// outwards.
  let partLengths: [Int]
  let outerLengths: [Int]

  /// Whether each item needs its index in the list.
  let needsIndex: Bool
  let box: ListBox?

  /// Whether a column of the layout can be a list of its own.
  private let hasStacks: Bool
  private let nesting: PartNesting
  private let placement: Placement

  /// `shared` are the structures of all layouts that the list may have. Its inner lists suit all of
  /// them.
  init(
    _ structures: [LayoutStructure], of layout: LayoutByWidth, isLong: Bool,
    sharing shared: [LayoutStructure]
  ) {
    self.layout = layout
    self.structures = structures
    chunking = isLong ? Chunking(shared) : nil
    let stackLengths = shared.stackLengths ?? []
    hasStacks = !stackLengths.isEmpty
    partLengths = chunking.map { [$0.lengths[0]] } ?? stackLengths
    outerLengths = chunking.map { Array($0.lengths.dropFirst()) } ?? []
    nesting = PartNesting(depth: 1 + outerLengths.count)
    box = ListBox(structures, of: layout)
    needsIndex = structures.needIndex(hasStacks: hasStacks, chunking: chunking)
    placement = Placement(
      usesIndex: needsIndex, sharesRules: structures.count { $0.group?.columnStep != nil } > 1)
  }

  var sheet: RuleSheet {
    var sheet = RuleSheet(
      ranges: structures.map { structure in
        let boxRules = box == nil ? [] : BoxRules(supplements: structure.supplements).rules
        let frameRules =
          layout.hasFrame ? structure.group.map { FrameRules(insets: $0.insets).rules } : nil
        return (
          structure.widths,
          listRules(of: structure) + boxRules + badgeRules(of: structure) + (frameRules ?? [])
        )
      })
    sheet.hoist()
    return sheet
  }

  /// The number of levels of inner lists, or 0 if there are none.
  var partDepth: Int { partLengths.isEmpty ? 0 : nesting.depth }

  /// Whether chunks may end within a row.
  var hasOverlappingChunks: Bool {
    structures.contains { chunking?.form(of: $0).overlaps ?? false }
  }
}

extension ListRules {
  private func listRules(of structure: LayoutStructure) -> [Rule] {
    let hasOwnStacks = structure.pattern.hasStacks
    if hasOwnStacks, !hasStacks { return [wrappingGrid] }
    guard let chunking else {
      let rules = structure.rules(placement)
      return hasStacks && !hasOwnStacks ? rules.map(nesting.throughParts) : rules
    }
    let badgeOverflow = structure.maxBadgeOverflow
    switch chunking.form(of: structure) {
    case .whole(let group, let level):
      return chunking.rules(
        of: group, at: level, placement: placement,
        estimate: layout.estimatedPitch(of: group, in: structure.widths),
        badgeOverflow: badgeOverflow)
    case .overlapping(let group, let level):
      return chunking.overlappingRules(
        of: group, at: level, placement: placement, badgeOverflow: badgeOverflow)
    case .items(let group):
      return chunking.itemRules(
        of: group, placement: placement,
        estimate: layout.estimatedPitch(of: group, in: structure.widths),
        badgeOverflow: badgeOverflow)
    case .none:
      return structure.rules(placement).map(nesting.throughParts)
    }
  }

  /// Returns the rules of the badges on items, which may be in chunks.
  private func badgeRules(of structure: LayoutStructure) -> [Rule] {
    let rules = structure.badgeBoxes?.rules ?? []
    guard let level = chunking?.form(of: structure).level else { return rules }
    // Rules of items begin with a child combinator. The others apply to the list itself.
    return rules.map { $0.selector.hasPrefix(">") ? nesting.onParts($0, at: level) : $0 }
  }
}

extension [LayoutStructure] {
  /// Whether items are placed by an index that each carries, not by one rule for each item of a
  /// group.
  ///
  /// The index is better if there would be more than about 30 rules. It is needed if an item's
  /// index in its chunk does not determine its position in its group, and if columns are separate
  /// lists at other widths.
  fileprivate func needIndex(hasStacks: Bool, chunking: Chunking?) -> Bool {
    let groups = compactMap(\.group)
    // Ranges with the same number of columns share their rules.
    let ruleCount = Set(groups.filter { $0.columnStep != nil }.map(\.leaves.count)).reduce(0, +)
    return ruleCount > 30
      || groups.contains { $0.scrolling == .paging || $0.needsIndex }
      || hasStacks && groups.contains { $0.stacks.isEmpty && $0.leaves.count > 1 }
      || contains { structure in !(chunking?.form(of: structure).isWholeAtOnce ?? true) }
  }
}

extension LayoutStructure {
  /// Returns the rules of a list without chunks.
  fileprivate func rules(_ placement: Placement) -> [Rule] {
    switch pattern {
    case .groups(let group) where group.scrolling != .none:
      ScrollerRules(group: group, widths: widths, badgeOverflow: badgeOverflow(atLeast: 12)).rules
    case .groups(let group) where !group.stacks.isEmpty: StackRules(group: group).rules
    case .groups(let group): GroupRules(group: group, placement: placement).rules
    case .flow(let flow): FlowRules(flow: flow).rules
    case .nothing, .unsupported: [wrappingGrid]
    }
  }

  private func badgeOverflow(atLeast minimum: Double) -> BadgeOverflow {
    badgeBoxes?.badgeOverflow(atLeast: minimum) ?? BadgeOverflow(minimum)
  }

  /// The furthest that badges extend beyond items at its widths, in CSS pixels.
  var maxBadgeOverflow: Double { badgeOverflow(atLeast: 0).maximum(in: widths) }

  var badgeBoxes: BadgeBoxRules? {
    group.flatMap { BadgeBoxRules(supplements, in: $0) }
  }

  var group: GroupStructure<AffineLength>? {
    if case .groups(let group) = pattern { group } else { nil }
  }
}

extension LayoutByWidth {
  /// Returns the estimated distance from one group to the next, in CSS pixels.
  fileprivate func estimatedPitch(
    of group: GroupStructure<AffineLength>, in widths: Range<Double>
  ) -> Double {
    // Pages are at least 320 px wide, so a range that starts below is evaluated at 320 px.
    let width = widths.upperBound <= 320 ? widths.upperBound - 1 : max(widths.lowerBound, 320)
    let environment = LayoutEnvironment(width: width, height: 800)
    let solved = section(in: environment).solve(itemCount: 2 * group.leaves.count, in: environment)
    let groups = solved.sections[0].groups
    return groups.count < 2 ? 0 : groups[1].y - groups[0].y
  }
}
