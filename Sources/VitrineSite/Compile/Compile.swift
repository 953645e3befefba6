public import VitrineLayout

/// Compiles `layout` to the rules of lists of class `listClass`.
///
/// The same layout and class give the same bytes.
public func compile(_ layout: LayoutByWidth, listClass: String) -> CompiledLayout {
  let structures = layout.structures()
  let groups = structures.compactMap(\.group)
  let paging = groups.contains { $0.scrolling == .paging }

  // A rule an item of each structure, or one attribute an item: the latter from some 30 rules on.
  let columnCount = Set(groups.filter { $0.columnStep != nil }.map(\.leaves.count)).reduce(0, +)
  let needsIndex = paging || groups.contains(where: \.needsIndex) || columnCount > 30

  var sheet = RuleSheet(
    ranges: structures.map {
      ($0.widths, rules(of: $0.pattern, placement: needsIndex ? .index : .selectors))
    })
  sheet.hoist()
  return CompiledLayout(
    css: sheet.bytes(listClass: listClass), needsIndex: needsIndex, needsCount: paging,
    scrolls: groups.contains { $0.scrolling != .none },
    isContentSized: structures.allSatisfy(\.isContentSized),
    defaultCell: layout.steps[layout.steps.count - 1].layout.defaultCell)
}

private func rules(
  of pattern: SectionPattern<AffineLength>, placement: Placement
) -> [Rule] {
  switch pattern {
  case .groups(let group) where group.scrolling == .none:
    GroupRules(group: group, placement: placement).rules
  case .groups(let group):
    ScrollerRules(group: group).rules
  case .flow(let flow):
    FlowRules(flow: flow).rules
  case .nothing, .unsupported:
    [wrappingGrid]
  }
}

/// A plain grid of cards: for browsers without `round()`, and where there is nothing to follow.
private let wrappingGrid = Rule(
  "",
  [
    Declaration("display", "grid"), Declaration("gap", "1rem"),
    Declaration("grid-template-columns", "repeat(auto-fill,minmax(min(100%,15rem),1fr))"),
  ])

/// The whole layer of `layouts`, without its `@layer`.
public func layoutStylesheet(_ layouts: [CompiledLayout]) -> [UInt8] {
  var bytes = Array(".w{container-type:inline-size}\n".utf8)
  bytes += Array(":where(.w>ul){\(wrappingGrid.body)}\n".utf8)
  bytes += Array(":where(.w>ul>*){display:grid;grid-template-columns:minmax(0,1fr)}\n".utf8)
  bytes += Array("@supports (width:round(down,1cqi,1px)){\n".utf8)
  bytes += Array(":where(.w>ul){grid-template-columns:none}\n".utf8)
  for layout in layouts { bytes += layout.css }
  bytes += Array("}\n".utf8)
  return bytes
}

extension LayoutStructure {
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

extension LayoutDescription {
  /// The cell of items of which nothing else is said.
  var defaultCell: String {
    switch self {
    case .list: "row"
    case .grid, .section: "card"
    case .carousel: "tile"
    case .gallery: "plate"
    case .flow: "chip"
    }
  }
}
