public import VitrineLayout
internal import VitrineText

/// Compiles `layout` to the rules of lists of class `listClass`. Without one, the class is a hash
/// of the rules, so it is the same on every page and in every build that has them.
///
/// The rules of a long list cut it into chunks, if the layout lets them. `structures` are the
/// layout's, if the caller knows them already.
///
/// The same layout and class give the same bytes.
public func compile(
  _ layout: LayoutByWidth, having structures: [LayoutStructure]? = nil, listClass: String? = nil,
  isLong: Bool = false
) -> CompiledLayout {
  let structures = (structures ?? layout.structures()).flatMap(\.cutWherePagesFit)
  let groups = structures.compactMap(\.group)
  let paging = groups.contains { $0.scrolling == .paging }
  let chunking = isLong ? Chunking(structures) : nil
  let stackLengths = structures.stackLengths
  let hasStacks = stackLengths != nil && stackLengths != []

  // Items are placed by one rule for each item of a group, or by an index attribute on every item.
  // The attribute is better from some 30 rules on, and needed where an item's index in its chunk
  // does not determine its place in its group.
  let columnCount = Set(groups.filter { $0.columnStep != nil }.map(\.leaves.count)).reduce(0, +)
  let needsIndex =
    paging || groups.contains(where: \.needsIndex) || columnCount > 30
    || chunking.map { chunking in !structures.allSatisfy { chunking.form(of: $0).isWholeAtOnce } }
      ?? false
    || hasStacks && groups.contains { $0.stacks.isEmpty && $0.leaves.count > 1 }
  let placement = Placement(
    byIndex: needsIndex, sharesRules: groups.count { $0.columnStep != nil } > 1)

  let nesting = PartNesting(depth: chunking?.lengths.count ?? 1)
  var sheet = RuleSheet(
    ranges: structures.map { structure in
      let pattern = structure.pattern
      if pattern.hasStacks, !hasStacks { return (structure.widths, [wrappingGrid]) }
      guard let chunking else {
        let rules = rules(of: structure, placement: placement)
        let isReached = !hasStacks || pattern.hasStacks
        return (structure.widths, isReached ? rules : rules.map(nesting.throughParts))
      }
      let overhang = structure.overhang(atLeast: 0).most(in: structure.widths)
      let rules =
        switch chunking.form(of: structure) {
        case .whole(let group, let level):
          chunking.rules(
            of: group, at: level, placement: placement,
            estimate: layout.estimatedPitch(of: group, in: structure.widths), overhang: overhang)
        case .overlapping(let group, let level):
          chunking.overlappingRules(
            of: group, at: level, placement: placement, overhang: overhang)
        case .items(let group):
          chunking.itemRules(
            of: group, placement: placement,
            estimate: layout.estimatedPitch(of: group, in: structure.widths), overhang: overhang)
        case .none:
          VitrineSite.rules(of: structure, placement: placement).map(nesting.throughParts)
        }
      return (structure.widths, rules)
    })
  let box = ListBox(structures, of: layout)
  for (index, structure) in structures.enumerated() {
    if box != nil {
      sheet.ranges[index].rules += BoxRules(supplements: structure.supplements).rules
    }
    let level = chunking.flatMap { $0.form(of: structure).level }
    sheet.ranges[index].rules += structure.cornerRules.map { rule in
      guard let level, rule.selector.hasPrefix(">") else { return rule }
      return nesting.onParts(rule, at: level)
    }
    if layout.hasFrame, let group = structure.group {
      sheet.ranges[index].rules += FrameRules(insets: group.insets).rules
    }
  }
  sheet.hoist()
  let looks = LookRules(layout: layout).sheet
  let partLengths = chunking.map { [$0.lengths[0]] } ?? stackLengths ?? []
  let css = { (listClass: String) in
    sheet.bytes(listClass: listClass, partDepth: partLengths.isEmpty ? 0 : nesting.depth)
      + looks.bytes(listClass: listClass, partDepth: 0)
  }
  let listClass = listClass ?? "l-\("\(ContentHash(of: css("l")))".prefix(10))"
  return CompiledLayout(
    listClass: listClass, css: css(listClass), box: box, partLengths: partLengths,
    outerLengths: chunking.map { Array($0.lengths.dropFirst()) } ?? [],
    isChunked: chunking != nil,
    needsPartStart: chunking.map { chunking in
      structures.contains { chunking.form(of: $0).overlaps }
    }
      ?? false,
    needsIndex: needsIndex,
    scrolls: groups.contains { $0.scrolling != .none },
    isContentSized: structures.allSatisfy(\.isContentSized),
    overhang: structures.map { $0.overhang(atLeast: 0).most(in: $0.widths) }.max() ?? 0,
    defaultCell: layout.defaultCell,
    obstructed: structures.firstObstructed)
}

private func rules(of structure: LayoutStructure, placement: Placement) -> [Rule] {
  switch structure.pattern {
  case .groups(let group) where group.scrolling != .none:
    ScrollerRules(
      group: group, widths: structure.widths, overhang: structure.overhang(atLeast: 12)
    ).rules
  case .groups(let group) where !group.stacks.isEmpty:
    StackRules(group: group).rules
  case .groups(let group):
    GroupRules(group: group, placement: placement).rules
  case .flow(let flow):
    FlowRules(flow: flow).rules
  case .nothing, .unsupported:
    [wrappingGrid]
  }
}

extension LayoutByWidth {
  /// Returns the distance from one group to the next before anything is measured, in CSS pixels.
  fileprivate func estimatedPitch(
    of group: GroupStructure<AffineLength>, in widths: Range<Double>
  ) -> Double {
    let width = widths.upperBound <= 320 ? widths.upperBound - 1 : max(widths.lowerBound, 320)
    let environment = LayoutEnvironment(width: width, height: 800)
    let solved = section(in: environment).solve(itemCount: 2 * group.leaves.count, in: environment)
    let groups = solved.sections[0].groups
    return groups.count < 2 ? 0 : groups[1].y - groups[0].y
  }
}

/// A plain grid of cards, for browsers without `round()` and for structures without rules of their own.
let wrappingGrid = Rule(
  "",
  [
    Declaration("display", "grid"), Declaration("gap", "1rem"),
    Declaration("grid-template-columns", "repeat(auto-fill,minmax(min(100%,15rem),1fr))"),
  ])

/// The declarations of an item: one column, which its cell fills.
let cellBox = "display:grid;grid-template-columns:minmax(0,1fr)"

/// Returns the whole style sheet of `layouts`, without the `@layer` around it.
public func layoutStylesheet(_ layouts: [CompiledLayout]) -> [UInt8] {
  var bytes = Array(".w{container-type:inline-size}\n".utf8)
  bytes += Array(":where(.w>*){\(wrappingGrid.body)}\n".utf8)
  bytes += Array(":where(.w>*>ul){display:contents}\n".utf8)
  bytes += Array(":where(.w>ul>li,.w>*>ul>li){\(cellBox)}\n".utf8)
  if layouts.contains(where: { !$0.outerLengths.isEmpty }) {
    bytes += Array(":where(.w [role=none]){display:contents}\n".utf8)
    bytes += Array(":where(.w [role=none]>li){\(cellBox)}\n".utf8)
  }
  let hasBoxes = layouts.contains { $0.box != nil }
  if hasBoxes { bytes += Array(boxRules.utf8) }
  bytes += Array("@supports (width:round(down,1cqi,1px)){\n".utf8)
  bytes += Array(":where(.w>*){grid-template-columns:none}\n".utf8)
  if hasBoxes {
    bytes += Array(":where(:is(.box,.region)>[role=list]){grid-template-columns:none}\n".utf8)
  }
  for layout in layouts { bytes += layout.css }
  bytes += Array("}\n".utf8)
  return bytes
}

extension LayoutStructure {
  fileprivate func overhang(atLeast least: Double) -> Overhang {
    corners?.overhang(atLeast: least) ?? Overhang(least)
  }

  fileprivate var cornerRules: [Rule] {
    corners?.rules ?? []
  }

  var corners: BadgeBoxRules? {
    group.flatMap { BadgeBoxRules(supplements, in: $0) }
  }

  fileprivate var group: GroupStructure<AffineLength>? {
    if case .groups(let group) = pattern { group } else { nil }
  }

  fileprivate var isContentSized: Bool {
    switch pattern {
    case .groups(let group): group.leaves.allSatisfy { $0.height.isContent }
    case .flow(let flow): flow.itemHeight == nil
    case .nothing, .unsupported: true
    }
  }
}

extension LeafHeight {
  fileprivate var isContent: Bool {
    switch self {
    case .definite, .quantised: false
    case .content, .uniform: true
    }
  }
}

extension LayoutByWidth {
  /// The cell of items for which nothing else names one: the default of the widest layout.
  package var defaultCell: String { steps[steps.count - 1].layout.defaultCell }
}
