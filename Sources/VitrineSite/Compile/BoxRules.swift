import VitrineLayout

/// The rules of a list's surroundings within its wrapper: header, footer and background.
///
/// The box is what the layout engine calls a section. Header and footer are blocks above and below
/// the list. If pinned, they stick within the element around them; see `ListBox`.
struct BoxRules {
  let supplements: SupplementStructure<AffineLength>

  var rules: [Rule] {
    let box = Rule(
      "-box",
      [
        Declaration("display", "flow-root"), Declaration("position", "relative"),
        Declaration("isolation", "isolate"),
      ])
    return [box] + background + supplements.boundaries.flatMap { [rule(of: $0)] + cover(of: $0) }
  }

  private var background: [Rule] {
    supplements.decorations.prefix(1).map { decoration in
      let insets = decoration.insets
      return Rule(
        "-box::before",
        [
          Declaration("content", "\"\""), Declaration("position", "absolute"),
          Declaration("z-index", "-1"),
          Declaration("inset-block", "\(insets.top.css) \(insets.bottom.css)"),
          Declaration("inset-inline", "\(insets.leading.css) \(insets.trailing.css)"),
        ])
    }
  }

  private func rule(of boundary: BoundaryStructure<AffineLength>) -> Rule {
    let isHeader = boundary.kind == LayoutSupplements.header
    let margins =
      isHeader
      ? [boundary.outerSpacing, boundary.offset * -1] : [boundary.offset, boundary.outerSpacing]
    let isPinned = boundary.pinsToVisibleBounds
    return Rule(
      "-box .\(boundary.kind)-box",
      [
        Declaration("inline-size", boundary.width.css),
        Declaration("block-size", boundary.height?.pitch ?? "auto"),
        Declaration("margin-block", margins.map(\.css).joined(separator: " ")),
        Declaration("margin-inline-start", boundary.x.css),
        Declaration("position", isPinned ? "sticky" : "relative"),
        Declaration(
          isHeader ? "inset-block-start" : "inset-block-end",
          !isPinned ? "auto" : isHeader ? "var(--above,0px)" : "var(--below,0px)"),
        Declaration("z-index", isPinned ? "2" : "auto"),
        Declaration("--cover", isPinned ? "var(--behind,var(--wall))" : "none"),
      ])
  }

  /// Returns the rule that keeps the cover of a pinned header or footer within the background. The
  /// cover hides items that scroll under it.
  private func cover(of boundary: BoundaryStructure<AffineLength>) -> [Rule] {
    guard boundary.pinsToVisibleBounds, let insets = supplements.decorations.first?.insets else {
      return []
    }
    let isHeader = boundary.kind == LayoutSupplements.header
    let width = AffineLength(perWidth: 1, constant: 0)
    let trailing = width - boundary.x - boundary.width
    let sides = [insets.leading - boundary.x, insets.trailing - trailing]
      .map { "max(0px,\($0.terms()))" }
    return [
      Rule(
        "-box .\(boundary.kind)-box::before",
        [
          Declaration("--uncovered", (isHeader ? insets.top : insets.bottom).css),
          Declaration("inset-inline", sides.joined(separator: " ")),
        ])
    ]
  }
}
