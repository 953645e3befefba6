import VitrineLayout

/// The rules of a section whose groups stand in a row that scrolls.
///
/// The list is the scroller. `--bleed`, where a page sets it, is how far it runs out of its
/// wrapper to both sides; the first item keeps standing on the wrapper's edge.
struct ScrollerRules {
  let group: GroupStructure<AffineLength>

  /// A scroller cuts off what stands out of it: room for badges and focus rings, in CSS pixels;
  /// 12 for those of which the layout says nothing.
  let overhang: Double

  var rules: [Rule] {
    [list] + leaves + markers + emptiness
  }

  private var count: Int { group.leaves.count }
  private var pitch: AffineLength { group.length ?? .zero }
  private var viewport: AffineLength {
    AffineLength(perWidth: 1, constant: 0) - group.insets.leading - group.insets.trailing
  }

  private var list: Rule {
    let start = inset(group.insets.leading)
    let end = inset(group.insets.trailing)
    var declarations = [
      Declaration("display", "grid"), Declaration("grid-auto-flow", "column"),
      Declaration("grid-auto-columns", pitch.pitch),
      Declaration("grid-auto-rows", count == 1 ? "auto" : "0"),
      Declaration("gap", "0 \(group.spacing.css)"), Declaration("place-items", "start"),
      Declaration("box-sizing", "content-box"),
      Declaration("block-size", group.breadth?.css ?? "auto"),
      Declaration(
        "padding-block",
        "\((group.insets.top + overhang).css) \((group.insets.bottom + overhang).css)"),
      Declaration("margin-block", (-overhang).pixels),
      Declaration("margin-inline", "calc(-1*var(--bleed,0px))"),
      Declaration("padding-inline", "\(start) \(end)"),
      Declaration("scroll-padding-inline", "\(start) \(end)"),
      Declaration("overflow-x", "auto"), Declaration("overscroll-behavior-x", "contain"),
    ]
    if group.scrolling != .continuous {
      declarations.append(Declaration("scroll-snap-type", "x mandatory"))
    }
    return Rule("", declarations)
  }

  /// The first group of a centred section can reach the middle only with room before it.
  private func inset(_ edge: AffineLength) -> String {
    let room =
      group.scrolling == .groupPagingCentered
      ? "max(0px,(\(viewport.terms()) - \(pitch.pitch))/2 + \(edge.terms()))" : edge.terms()
    return "calc(\(room) + var(--bleed,0px))"
  }

  private var leaves: [Rule] {
    group.leaves.enumerated().map { index, leaf in
      let box =
        leaf.size + [
          Declaration("grid-row", "\(index + 1)"),
          Declaration("margin-block", "\(leaf.y.css) \(leaf.below.css)"),
          Declaration("margin-inline-start", leaf.x.css),
        ]
      return Rule(Rule.items(at: index, ofEvery: count), box + (index == 0 ? stop(leaf) : []))
    }
  }

  /// How a group comes to rest: its first item has the group's box for this.
  private func stop(_ first: LeafStructure<AffineLength>) -> [Declaration] {
    let box = Declaration(
      "scroll-margin-inline",
      "\(first.x.css) calc(\(pitch.pitch) - (\((first.x + first.width).terms())))")
    switch group.scrolling {
    case .none, .continuous:
      return []
    case .continuousGroupLeadingBoundary:
      return [box, Declaration("scroll-snap-align", "start")]
    case .groupPaging:
      return [
        box, Declaration("scroll-snap-align", "start"), Declaration("scroll-snap-stop", "always"),
      ]
    case .groupPagingCentered:
      return [box, Declaration("scroll-snap-align", "center")]
    case .paging:
      return [Declaration("position", "relative")]
    }
  }

  /// Pages are as long as the viewport, whatever stands on them: a marker in the first item of
  /// each group marks the start of the page of its number, two a group where groups are longer.
  private var markers: [Rule] {
    guard group.scrolling == .paging else { return [] }
    let first = Rule.items(at: 0, ofEvery: count)
    let groups = count == 1 ? "var(--n)" : "round(up,var(--n)/\(count),1)"
    let own = count == 1 ? "var(--i)" : "(var(--i)/\(count))"
    let step = "(\(pitch.pitch) + \(group.spacing.terms()))"
    let end = "\(groups)*\(step) - (\((group.spacing + viewport).terms()))"
    func marker(_ side: String, page: String) -> Rule {
      let start = "min(\(page)*(\(viewport.terms())),max(0px,\(end)))"
      return Rule(
        "\(first)::\(side)",
        [
          Declaration("content", "\"\""), Declaration("position", "absolute"),
          Declaration("inset-block-start", "0"),
          Declaration(
            "inset-inline-start",
            "calc(\(start) - \(own)*\(step) - (\(group.leaves[0].x.terms())))"),
          Declaration("inline-size", "1px"), Declaration("block-size", "1px"),
          Declaration("scroll-snap-align", "start"),
        ])
    }
    return [marker("before", page: own), marker("after", page: "(\(groups) + \(own))")]
  }

  /// A section without items has no size, so no insets.
  private var emptiness: [Rule] {
    group.insets.top == .zero && group.insets.bottom == .zero && group.breadth == nil
      ? []
      : [
        Rule(
          ":not(:has(>*))",
          [Declaration("padding", "0"), Declaration("margin", "0"), Declaration("block-size", "0")])
      ]
  }
}
