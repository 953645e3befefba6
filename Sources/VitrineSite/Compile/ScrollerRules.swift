import VitrineLayout

/// The rules of a section with a scrolling row of groups.
///
/// The list is the scroller. If a page sets `--bleed`, the list extends beyond its wrapper by that
/// much on both sides, while the first item stays at the wrapper's edge.
///
/// Each group has a column of the grid and starts where that column ends. The first column has no
/// width, so an incomplete last group takes no space for missing items. A separate box after the
/// last item determines how far the list scrolls.
struct ScrollerRules {
  let group: GroupStructure<AffineLength>

  /// The container widths that the rules are for.
  let widths: Range<Double>

  /// Space for badges and focus rings, which a scroller would otherwise clip: 12 px for those that
  /// are not part of the layout.
  let badgeOverflow: BadgeOverflow

  var rules: [Rule] {
    [list] + leaves + ends + stops + emptiness
  }

  var count: Int { group.leaves.count }

  /// The number of boxes in each group: its items, or one list that contains them.
  private var boxCount: Int { hasLists ? 1 : count }
  var pitch: AffineLength { group.length ?? .zero }
  var viewport: AffineLength {
    AffineLength(perWidth: 1, constant: 0) - group.insets.leading - group.insets.trailing
  }

  private var list: Rule {
    let insets = group.insets
    var declarations = [
      Declaration("display", "grid"), Declaration("grid-auto-flow", "column"),
      Declaration("grid-template-columns", "0"), Declaration("grid-auto-columns", pitch.pitch),
      Declaration("grid-auto-rows", boxCount == 1 ? "auto" : "0"),
      Declaration("gap", "0 \(group.spacing.css)"), Declaration("place-items", "start end"),
      Declaration("box-sizing", "border-box"),
      Declaration("block-size", height),
      Declaration(
        "padding-block",
        "\(badgeOverflow.added(to: insets.top)) \(badgeOverflow.added(to: insets.bottom))"),
      Declaration("margin-block", badgeOverflow.negated),
      Declaration("margin-inline", "calc(-1*var(--bleed,0px))"),
      padding(trim: .zero),
      Declaration(
        "scroll-padding-inline", "\(bled(insets.leading.terms())) \(bled(insets.trailing.terms()))"),
      Declaration("overflow", "auto hidden"), Declaration("overscroll-behavior-x", "contain"),
    ]
    if snaps { declarations.append(Declaration("scroll-snap-type", "x mandatory")) }
    return Rule("", declarations)
  }

  /// The height as a single length, so that it is rounded only once.
  private var height: String {
    let insets = group.insets
    return group.breadth.map { badgeOverflow.added(to: insets.top + $0 + insets.bottom, times: 2) }
      ?? "auto"
  }

  private func bled(_ terms: String) -> String { "calc(\(terms) + var(--bleed,0px))" }

  /// Returns the padding before the first group, which is shorter than a full one by `trim`.
  private func padding(trim: AffineLength) -> Declaration {
    let edge = group.insets.leading + group.spaceBefore
    var start = edge.terms()
    if group.scrolling == .groupPagingCentered {
      let minimum = group.spaceBefore.terms()
      start = "\(group.insets.leading.terms()) + max(\(minimum),\(spaceBeside(trim: trim)))"
    }
    return Declaration("padding-inline", "\(bled(start)) 0")
  }

  /// Returns the space on each side of a group in the middle of the viewport.
  private func spaceBeside(trim: AffineLength) -> String {
    "(\((viewport + trim).terms()) - \(pitch.pitch))/2"
  }

  private var leaves: [Rule] {
    if hasLists { return lists }
    return group.leaves.enumerated().map { index, leaf in
      Rule(
        Rule.items(at: index, ofEvery: count),
        leaf.size + [
          Declaration("grid-row", "\(index + 1)"),
          Declaration("margin-block", "\(leaf.y.css) \(leaf.below.css)"),
          margin(of: leaf),
        ])
    }
  }

  /// Returns the margin that places an item by its end. In both reading directions, this rounds one
  /// length less than placing it by its start.
  func margin(of leaf: LeafStructure<AffineLength>) -> Declaration {
    Declaration("margin-inline", "0 \(((leaf.x + leaf.width) * -1).css)")
  }

  /// The rules of the box after the last item, for a full last group and for groups of 1, 2, …
  /// items.
  private var ends: [Rule] {
    let full = Rule(
      "::after",
      [
        Declaration("content", "\"\""), Declaration("grid-row", "\(boxCount + 1)"),
        Declaration("inline-size", "1px"), Declaration("block-size", "1px"),
        Declaration("margin-block", "0 -1px"), end(trim: .zero),
      ])
    let partial = trims.map { present, trim in
      Rule(":has(\(lastItem(ofGroupHolding: present)))::after", [end(trim: trim)])
    }
    return [full] + partial + spaceForIncompleteGroup
  }

  /// How much shorter a group of `present` items is than a full one.
  var trims: [(present: Int, trim: AffineLength)] {
    group.trims.enumerated().compactMap { index, trim in
      trim.exceeds(0.001) ? (index + 1, trim) : nil
    }
  }

  private func end(trim: AffineLength) -> Declaration {
    let insets = group.insets
    var rest = (group.spaceAfter + insets.trailing - trim).terms()
    if group.scrolling == .groupPagingCentered {
      let minimum = group.spaceAfter.terms()
      rest = "\((insets.trailing - trim).terms()) + max(\(minimum),\(spaceBeside(trim: trim)))"
    }
    return Declaration(
      "margin-inline", "0 calc(-1*(\(pitch.pitch) + \(rest) + var(--bleed,0px)))")
  }

  /// The rules for a single incomplete group, which needs more space before it to be centred.
  private var spaceForIncompleteGroup: [Rule] {
    guard group.scrolling == .groupPagingCentered else { return [] }
    return trims.map { present, trim in
      Rule(":has(\(lastItem(ofOnlyGroupHolding: present)))", [padding(trim: trim)])
    }
  }

  /// An empty section has no size, so it has no insets.
  private var emptiness: [Rule] {
    [
      Rule(
        Rule.emptyList,
        [Declaration("padding", "0"), Declaration("margin", "0"), Declaration("block-size", "0")]),
      Rule(Rule.emptyList + "::after", [Declaration("content", "none")]),
    ]
  }
}
