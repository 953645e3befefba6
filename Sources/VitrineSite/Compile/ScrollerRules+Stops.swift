import VitrineLayout

extension ScrollerRules {
  /// The rules of scroll snapping.
  var stops: [Rule] {
    switch group.scrolling {
    case .none, .continuous: []
    case .continuousGroupLeadingBoundary:
      [groupBox(Declaration("scroll-snap-align", "start"))]
    case .groupPaging:
      [
        groupBox(
          Declaration("scroll-snap-align", "start"), Declaration("scroll-snap-stop", "always"))
      ]
    case .groupPagingCentered:
      [groupBox(Declaration("scroll-snap-align", "center"))] + lastCentre
    case .paging: snaps ? pages : []
    }
  }

  /// Returns the rule that gives a group's first item, or its list, the snap area of the whole
  /// group.
  private func groupBox(_ declarations: Declaration...) -> Rule {
    let first = hasLists ? Rule.items : Rule.items(at: 0, ofEvery: count)
    return Rule(first, [snapBox(trim: .zero)] + declarations)
  }

  /// Returns the snap area of a group. A browser may stop anywhere in an area longer than the
  /// viewport. It scrolls by whole pixels of the screen, so the area of such a group is one pixel
  /// longer. Its start, or its middle if groups are centred, stays in place.
  private func snapBox(trim: AffineLength) -> Declaration {
    let first = group.leaves[0]
    let (start, end) = hasLists ? (.zero, .zero) : (first.x, first.x + first.width)
    let isCentred = group.scrolling == .groupPagingCentered
    let slack = (viewport - pitch).isNegative(in: widths) ? 1.0 : 0
    let before = start + (isCentred ? slack : 0)
    let after = "\(pitch.pitch) - (\((end + trim + -slack).terms()))"
    return Declaration("scroll-margin-inline", "\(before.css) calc(\(after))")
  }

  /// The rules that centre an incomplete last group on its items.
  private var lastCentre: [Rule] {
    trims.map { present, trim in
      Rule(lastGroup(holding: present), [snapBox(trim: trim)])
    }
  }

  /// Whether scrolling snaps.
  ///
  /// An item has at most two marks, which is too few if a group is longer than two pages per item.
  var snaps: Bool {
    switch group.scrolling {
    case .none, .continuous: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    case .paging: !rests(ofPages: 2).contains { $0.isNegative(in: widths) }
    }
  }

  /// Returns how much longer `count` pages per item are than a group of 1, 2, … items.
  fileprivate func rests(ofPages count: Int) -> [AffineLength] {
    (group.trims + [.zero]).enumerated().map { index, trim in
      viewport * Double(count * (index + 1)) - pitch - group.spacing + trim
    }
  }

  /// The rules of paging. Pages are as long as the viewport, whatever they contain. The marks in
  /// each item snap to the start of the page with their number.
  private var pages: [Rule] {
    let isEnough = !rests(ofPages: 1).contains { $0.isNegative(in: widths) }
    let items = Rule(
      hasLists ? Rule.items + Rule.items : Rule.items, [Declaration("position", "relative")])
    return [items]
      + group.leaves.indices.flatMap { index in
        let item = group.selector(ofItem: index)
        return isEnough
          ? [mark("\(item)::before", of: index, page: "var(--i)")]
          : [
            mark("\(item)::before", of: index, page: "2*var(--i)"),
            mark("\(item)::after", of: index, page: "(2*var(--i) + 1)"),
          ]
      }
  }

  private func mark(_ selector: String, of index: Int, page: String) -> Rule {
    let step = "(\(pitch.pitch) + \(group.spacing.terms()))"
    let groups = count == 1 ? "var(--i)" : "round(down,var(--i)/\(count),1)"
    let own = "\(groups)*\(step) + \((group.leaves[index].x + group.spaceBefore).terms())"
    let distance = "\(own) - \(page)*(\(viewport.terms()))"
    return Rule(
      selector,
      [
        Declaration("content", "\"\""), Declaration("position", "absolute"),
        Declaration("inset-block-start", "0"), Declaration("inset-inline-start", "0"),
        Declaration("inline-size", "1px"), Declaration("block-size", "1px"),
        Declaration(
          "scroll-margin-inline", "calc(\(distance)) calc(-1*(\(distance)))"),
        Declaration("scroll-snap-align", "start"), Declaration("scroll-snap-stop", "always"),
      ])
  }
}

extension LayoutStructure {
  /// This structure, split at the width from which all pages of its groups can be marked.
  var cutWherePagesFit: [LayoutStructure] {
    guard case .groups(let group) = pattern, group.scrolling == .paging else { return [self] }
    let rests = ScrollerRules(group: group, widths: widths, badgeOverflow: BadgeOverflow(0)).rests(
      ofPages: 2)
    let starts = rests.filter { $0.perHeight == 0 && $0.perWidth > 0 }.map {
      (-$0.constant / $0.perWidth * 64).rounded(.up) / 64
    }
    guard let width = starts.max(), widths.lowerBound < width, width < widths.upperBound
    else { return [self] }
    var (narrow, wide) = (self, self)
    narrow.widths = widths.lowerBound..<width
    wide.widths = width..<widths.upperBound
    return [narrow, wide]
  }
}

extension AffineLength {
  /// Whether the length is negative at some of these widths, or may be at some height of the
  /// viewport.
  fileprivate func isNegative(in widths: Range<Double>) -> Bool {
    let start = value(width: max(widths.lowerBound, 240), height: 0)
    let isNegativeAtEnd =
      widths.upperBound == .infinity
      ? perWidth < 0 : value(width: widths.upperBound, height: 0) < 0
    return perHeight != 0 || start < 0 || isNegativeAtEnd
  }
}
