import VitrineLayout

extension SupplementLayout {
  /// The layout of `seed` with a header, a footer, a background and badges that its numbers choose.
  init(seed: UInt64) {
    var numbers = SplitMix64(state: ~seed)
    var steps = AgreementLayout(seed: seed).layout.steps
    let parts = numbers.supplementParts()
    for index in steps.indices {
      steps[index].supplements = numbers.supplements(parts)
    }
    self.init("random \(seed)", steps)
  }
}

/// What all widths of a layout share.
private struct SupplementParts {
  var header: Bool
  var footer: Bool

  /// Whether what is pinned at some width is the header.
  var pinsHeader: Bool

  var badge: SupplementaryItem?
}

extension SplitMix64 {
  fileprivate mutating func supplementParts() -> SupplementParts {
    SupplementParts(
      header: chance(0.7), footer: chance(0.5), pinsHeader: chance(0.6),
      badge: chance(0.4) ? badge() : nil)
  }

  fileprivate mutating func supplements(_ parts: SupplementParts) -> LayoutSupplements {
    var result = LayoutSupplements()
    if chance(0.6) {
      result.insets = EdgeInsets(
        top: quarter(0...80), leading: quarter(0...80), bottom: quarter(0...80),
        trailing: quarter(0...80))
    }
    result.followsInsets = chance(0.7)
    if parts.header {
      result.header = boundary(
        LayoutSupplements.header, one(of: [.top, .topLeading, .topTrailing]), away: -1,
        isPinned: parts.pinsHeader && chance(0.7))
    }
    if parts.footer {
      result.footer = boundary(
        LayoutSupplements.footer, one(of: [.bottom, .bottomLeading, .bottomTrailing]), away: 1,
        isPinned: !parts.pinsHeader && chance(0.7))
    }
    if chance(0.4) {
      result.background = LayoutSupplements.Background(
        style: one(of: [.fill, .card]), insets: EdgeInsets(all: quarter(0...40)))
    }
    result.badge = parts.badge
    return result
  }

  private mutating func boundary(
    _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, away side: Double,
    isPinned: Bool
  ) -> BoundarySupplementaryItem {
    let width: LayoutDimension = one(of: [
      .fractionalWidth(1), .fractionalWidth(part(20...90)), .absolute(quarter(400...1200)),
    ])
    let height: LayoutDimension = one(of: [
      .estimated(44), .estimated(44), .absolute(quarter(80...240)), .fractionalHeight(0.07),
      .fractionalWidth(0.05),
    ])
    return BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: width, height: height), alignment: alignment,
      offset: Point(x: quarter(-40...40), y: isPinned ? 0 : side * quarter(0...60)),
      pinsToVisibleBounds: isPinned)
  }

  private mutating func badge() -> SupplementaryItem {
    let edges = edges()
    let own = chance(0.3) ? self.edges() : edges
    return SupplementaryItem(
      kind: LayoutSupplements.badge,
      size: LayoutSize(
        width: one(of: [.estimated(naturalBadge.width), .absolute(24), .fractionalWidth(0.25)]),
        height: one(of: [.estimated(naturalBadge.height), .absolute(18)])),
      containerAnchor: LayoutAnchor(
        edges: edges, offset: .absolute(Point(x: quarter(-40...40), y: quarter(-24...24)))),
      itemAnchor: LayoutAnchor(
        edges: own, offset: .fractional(Point(x: part(0...40) - 0.2, y: part(0...40) - 0.2))))
  }

  private mutating func edges() -> LayoutAnchor.Edges {
    let vertical: [LayoutAnchor.Edges] = [.top, .bottom, []]
    let horizontal: [LayoutAnchor.Edges] = [.leading, .trailing, []]
    return one(of: vertical).union(one(of: horizontal))
  }
}
