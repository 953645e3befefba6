package import VitrineLayout
internal import VitrineText

/// Compiles `layout` to the rules of lists with the class `listClass`. By default the class is a
/// hash of the rules, so it is the same on every page and in every build that has them.
///
/// The rules of a long list divide it into chunks if the layout permits. Pass `structures` if the
/// layout's structures are already known.
///
/// Equal layouts and classes give equal bytes.
package func compile(
  _ layout: LayoutByWidth, having structures: [LayoutStructure]? = nil, listClass: String? = nil,
  isLong: Bool = false
) -> CompiledLayout {
  let choices = layout.all.enumerated().map { index, choice in
    (index == 0 ? structures ?? choice.structures() : choice.structures())
      .flatMap(\.cutWherePagesFit)
  }
  let structures = choices.count == 1 ? choices[0] : choices.joined().inOrderOfWidth
  let lists = zip(choices, layout.all).map {
    ListRules($0, of: $1, isLong: isLong, sharing: structures)
  }
  let sheets = lists.map { list in
    (
      frames: list.sheet, depth: list.partDepth,
      appearances: AppearanceRules(layout: list.layout, isChosen: lists.count > 1).sheet
    )
  }
  let css = { (listClass: String) in
    let rules = sheets.map { sheet in
      sheet.frames.bytes(listClass: listClass, partDepth: sheet.depth)
        + sheet.appearances.bytes(listClass: listClass, partDepth: 0)
    }
    if rules.count == 1 { return rules[0] }
    return rules.enumerated().flatMap { Array("\(chosen($0)){\n".utf8) + $1 + Array("}\n".utf8) }
  }
  let list = lists[0]
  let listClass = listClass ?? "l-\("\(ContentHash(of: css("l")))".prefix(10))"
  return CompiledLayout(
    listClass: listClass, css: css(listClass), box: list.box, partLengths: list.partLengths,
    outerLengths: list.outerLengths, isChunked: list.chunking != nil,
    needsPartStart: lists.contains(where: \.hasOverlappingChunks),
    needsIndex: lists.contains(where: \.needsIndex),
    scrolls: structures.contains { $0.group.map { $0.scrolling != .none } ?? false },
    isContentSized: structures.allSatisfy(\.isContentSized),
    badgeOverflow: structures.map(\.maxBadgeOverflow).max() ?? 0,
    defaultCell: layout.defaultCell, obstructed: structures.firstObstructed)
}

/// The selector of sections in which visitors chose the layout at `index`, from 0: with its
/// control, or by a class if there is no control. It adds no specificity, so the rules in it have
/// the same precedence among each other as without a choice.
func chosen(_ index: Int) -> String {
  let number = index + 1
  return ":where(.section:is(.chosen-\(number),:has(>.section-head .choice-\(number):checked)))"
}

extension Sequence<LayoutStructure> {
  /// The structures of several layouts, ordered like the structures of one layout.
  fileprivate var inOrderOfWidth: [LayoutStructure] {
    enumerated().sorted {
      ($0.element.widths.lowerBound, $0.offset) < ($1.element.widths.lowerBound, $1.offset)
    }.map(\.element)
  }
}

/// A plain grid of cards, for browsers without `round()` and for structures without rules.
let wrappingGrid = Rule(
  "",
  [
    Declaration("display", "grid"), Declaration("gap", "1rem"),
    Declaration("grid-template-columns", "repeat(auto-fill,minmax(min(100%,15rem),1fr))"),
  ])

/// The declarations of an item: one column filled by its cell.
let cellBox = "display:grid;grid-template-columns:minmax(0,1fr)"

/// Returns the complete stylesheet of `layouts`, without the enclosing `@layer`.
package func layoutStylesheet(_ layouts: [CompiledLayout]) -> [UInt8] {
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
  fileprivate var isContentSized: Bool {
    switch pattern {
    case .groups(let group): group.leaves.allSatisfy { $0.height.isContent }
    case .flow(let flow): flow.itemHeight == nil
    case .nothing, .unsupported: true
    }
  }
}
