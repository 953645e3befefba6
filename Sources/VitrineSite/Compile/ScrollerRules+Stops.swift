import VitrineLayout

extension ScrollerRules {
  /// How groups come to rest.
  var stops: [Rule] {
    switch group.scrolling {
    case .none, .continuous: []
    case .continuousGroupLeadingBoundary:
      [firstItem(Declaration("scroll-snap-align", "start"))]
    case .groupPaging:
      [
        firstItem(
          Declaration("scroll-snap-align", "start"), Declaration("scroll-snap-stop", "always"))
      ]
    case .groupPagingCentered:
      [firstItem(Declaration("scroll-snap-align", "center"))] + lastCentre
    case .paging: snaps ? pages : []
    }
  }

  /// The first item of a group has the group's box for coming to rest.
  private func firstItem(_ declarations: Declaration...) -> Rule {
    Rule(Rule.items(at: 0, ofEvery: count), [snapBox(trim: .zero)] + declarations)
  }

  /// A box longer than the viewport lets a browser rest anywhere in it. It scrolls by whole pixels
  /// of the screen, so the box is that much longer than the group; its start, or its middle, is not.
  private func snapBox(trim: AffineLength) -> Declaration {
    let first = group.leaves[0]
    let isCentred = group.scrolling == .groupPagingCentered
    let before = first.x + (isCentred ? 1 : 0)
    let after = "\(pitch.pitch) - (\((first.x + first.width + trim + -1).terms()))"
    return Declaration("scroll-margin-inline", "\(before.css) calc(\(after))")
  }

  /// A last group that is not full has its middle where its items have theirs.
  private var lastCentre: [Rule] {
    trims.map { present, trim in
      let first = Rule.items(at: 0, ofEvery: count)
      return Rule("\(first):nth-last-child(\(present))", [snapBox(trim: trim)])
    }
  }

  /// Whether the list comes to rest at certain places only.
  ///
  /// Two marks an item are not enough for the pages of groups that are longer than those.
  var snaps: Bool {
    switch group.scrolling {
    case .none, .continuous: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    case .paging: !roomForMarks.isNegative(in: widths)
    }
  }

  /// How much longer so many pages are than a group.
  private func rest(ofPages count: Int) -> AffineLength {
    viewport * Double(count) - pitch - group.spacing
  }

  fileprivate var roomForMarks: AffineLength { rest(ofPages: 2 * count) }

  /// Pages are as long as the viewport, whatever stands on them: marks in each item have the start
  /// of the page of their number for coming to rest.
  private var pages: [Rule] {
    let isEnough = !rest(ofPages: count).isNegative(in: widths)
    let items = Rule(Rule.items, [Declaration("position", "relative")])
    return [items]
      + group.leaves.indices.flatMap { index in
        let item = Rule.items(at: index, ofEvery: count)
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
  /// This structure, cut at the width from which on all pages of its groups can be marked.
  var cutWherePagesFit: [LayoutStructure] {
    guard case .groups(let group) = pattern, group.scrolling == .paging else { return [self] }
    let room = ScrollerRules(group: group, widths: widths, overhang: 0).roomForMarks
    let width = (-room.constant / room.perWidth * 64).rounded(.up) / 64
    guard room.perHeight == 0, room.perWidth > 0, widths.lowerBound < width,
      width < widths.upperBound
    else { return [self] }
    var (narrow, wide) = (self, self)
    narrow.widths = widths.lowerBound..<width
    wide.widths = width..<widths.upperBound
    return [narrow, wide]
  }
}

extension AffineLength {
  /// Whether the length is less than 0 at some of these widths, or may be at some height of the
  /// viewport.
  fileprivate func isNegative(in widths: Range<Double>) -> Bool {
    let start = value(width: max(widths.lowerBound, 240), height: 0)
    let isNegativeAtEnd =
      widths.upperBound == .infinity
      ? perWidth < 0 : value(width: widths.upperBound, height: 0) < 0
    return perHeight != 0 || start < 0 || isNegativeAtEnd
  }
}
