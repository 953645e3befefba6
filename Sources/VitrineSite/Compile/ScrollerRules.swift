import VitrineLayout

/// The rules of a section whose groups are in a row that scrolls.
///
/// The list is the scroller. `--bleed`, if a page sets it, is how far the list extends beyond its
/// wrapper on both sides; the first item stays at the wrapper's edge.
///
/// Each group has a column of the grid and begins where that column ends; the first column has no
/// width. So a last group that is not full takes no room for the items it lacks. A box of its own
/// behind the last item decides how far the list scrolls.
struct ScrollerRules {
  let group: GroupStructure<AffineLength>

  /// The container widths the rules hold for.
  let widths: Range<Double>

  /// Room for badges and focus rings, which a scroller would otherwise cut off: 12 px for those
  /// that the layout does not describe.
  let overhang: Overhang

  var rules: [Rule] {
    [list] + leaves + ends + stops + emptiness
  }

  var count: Int { group.leaves.count }

  /// The number of boxes in each group: its items, or one list of them.
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
        "\(overhang.added(to: insets.top)) \(overhang.added(to: insets.bottom))"),
      Declaration("margin-block", overhang.negated),
      Declaration("margin-inline", "calc(-1*var(--bleed,0px))"),
      padding(trim: .zero),
      Declaration(
        "scroll-padding-inline", "\(bled(insets.leading.terms())) \(bled(insets.trailing.terms()))"),
      Declaration("overflow", "auto hidden"), Declaration("overscroll-behavior-x", "contain"),
    ]
    if snaps { declarations.append(Declaration("scroll-snap-type", "x mandatory")) }
    return Rule("", declarations)
  }

  /// The height as a single length, which is rounded once.
  private var height: String {
    let insets = group.insets
    return group.breadth.map { overhang.added(to: insets.top + $0 + insets.bottom, times: 2) }
      ?? "auto"
  }

  private func bled(_ terms: String) -> String { "calc(\(terms) + var(--bleed,0px))" }

  /// Returns the padding before the first group, which is shorter than a full one by `trim`.
  private func padding(trim: AffineLength) -> Declaration {
    let edge = group.insets.leading + group.spaceBefore
    var start = edge.terms()
    if group.scrolling == .groupPagingCentered {
      let least = group.spaceBefore.terms()
      start = "\(group.insets.leading.terms()) + max(\(least),\(roomBeside(trim: trim)))"
    }
    return Declaration("padding-inline", "\(bled(start)) 0")
  }

  /// Returns the room on either side of a group in the middle of the viewport.
  private func roomBeside(trim: AffineLength) -> String {
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

  /// Returns the margin that places an item by its end. In either direction of reading, one length
  /// less is rounded than from its start.
  func margin(of leaf: LeafStructure<AffineLength>) -> Declaration {
    Declaration("margin-inline", "0 \(((leaf.x + leaf.width) * -1).css)")
  }

  /// The rules of the box behind the last item, for a full last group and for those of 1, 2, … items.
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
    return [full] + partial + firstRooms
  }

  /// How much shorter than a full group one with `present` items is.
  var trims: [(present: Int, trim: AffineLength)] {
    group.trims.enumerated().compactMap { index, trim in
      trim.exceeds(0.001) ? (index + 1, trim) : nil
    }
  }

  private func end(trim: AffineLength) -> Declaration {
    let insets = group.insets
    var rest = (group.spaceAfter + insets.trailing - trim).terms()
    if group.scrolling == .groupPagingCentered {
      let least = group.spaceAfter.terms()
      rest = "\((insets.trailing - trim).terms()) + max(\(least),\(roomBeside(trim: trim)))"
    }
    return Declaration(
      "margin-inline", "0 calc(-1*(\(pitch.pitch) + \(rest) + var(--bleed,0px)))")
  }

  /// The rules for an only group that is not full, which needs more room before it to be centred.
  private var firstRooms: [Rule] {
    guard group.scrolling == .groupPagingCentered else { return [] }
    return trims.map { present, trim in
      Rule(":has(\(lastItem(ofOnlyGroupHolding: present)))", [padding(trim: trim)])
    }
  }

  /// A section without items has no size, so no insets.
  private var emptiness: [Rule] {
    [
      Rule(
        Rule.emptyList,
        [Declaration("padding", "0"), Declaration("margin", "0"), Declaration("block-size", "0")]),
      Rule(Rule.emptyList + "::after", [Declaration("content", "none")]),
    ]
  }
}
