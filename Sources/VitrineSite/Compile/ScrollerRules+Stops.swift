import VitrineLayout

extension ScrollerRules {
  /// How groups come to rest.
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

  /// The first item of a group, or its list, has the group's box for coming to rest.
  private func groupBox(_ declarations: Declaration...) -> Rule {
    let first = hasLists ? Rule.items : Rule.items(at: 0, ofEvery: count)
    return Rule(first, [snapBox(trim: .zero)] + declarations)
  }

  /// A box longer than the viewport lets a browser rest anywhere in it. It scrolls by whole pixels
  /// of the screen, so the box is that much longer than such a group; its start, or its middle, is
  /// not.
  private func snapBox(trim: AffineLength) -> Declaration {
    let first = group.leaves[0]
    let (start, end) = hasLists ? (.zero, .zero) : (first.x, first.x + first.width)
    let isCentred = group.scrolling == .groupPagingCentered
    let slack = (viewport - pitch).isNegative(in: widths) ? 1.0 : 0
    let before = start + (isCentred ? slack : 0)
    let after = "\(pitch.pitch) - (\((end + trim + -slack).terms()))"
    return Declaration("scroll-margin-inline", "\(before.css) calc(\(after))")
  }

  /// A last group that is not full has its middle where its items have theirs.
  private var lastCentre: [Rule] {
    trims.map { present, trim in
      Rule(lastGroup(holding: present), [snapBox(trim: trim)])
    }
  }

  /// Whether the list comes to rest at certain places only.
  ///
  /// Two marks an item are not enough for the pages of groups that are longer than those.
  var snaps: Bool {
    switch group.scrolling {
    case .none, .continuous: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    case .paging: !rests(ofPages: 2).contains { $0.isNegative(in: widths) }
    }
  }

  /// How much longer than a group of 1, 2, … items so many pages an item are.
  fileprivate func rests(ofPages count: Int) -> [AffineLength] {
    (group.trims + [.zero]).enumerated().map { index, trim in
      viewport * Double(count * (index + 1)) - pitch - group.spacing + trim
    }
  }

  /// Pages are as long as the viewport, whatever stands on them: marks in each item have the start
  /// of the page of their number for coming to rest.
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
  /// This structure, cut at the width from which on all pages of its groups can be marked.
  var cutWherePagesFit: [LayoutStructure] {
    guard case .groups(let group) = pattern, group.scrolling == .paging else { return [self] }
    let rests = ScrollerRules(group: group, widths: widths, overhang: Overhang(0)).rests(ofPages: 2)
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
