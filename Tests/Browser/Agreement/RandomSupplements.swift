import TestSupport
import VitrineLayout

extension SupplementLayout {
  /// A layout of Swift of `seed` with such parts, and badges that differ from item to item.
  init(providerSeed seed: UInt64) {
    var numbers = SplitMix64(seed: ~seed &* 0x2545_F491_4F6C_DD1D)
    let name = "random provider \(seed)"
    let parts = numbers.supplementParts()
    let layout = numbers.shown(name) { numbers in
      var section = numbers.providedSection()
      numbers.addBoundaries(parts, to: &section)
      if parts.badge != nil { numbers.addBadges(to: &section) }
      return section
    }
    self.init(name, layout.layout.steps)
    provider = layout.provider
  }

  /// The layout of `seed` with a header, a footer, a background and badges that its numbers choose.
  init(seed: UInt64) {
    var numbers = SplitMix64(seed: ~seed)
    var layout = AgreementLayout(seed: seed).layout
    repeat {
      let parts = numbers.supplementParts()
      for index in layout.steps.indices {
        layout.steps[index].supplements = numbers.supplements(parts)
      }
    } while !layout.isShown
    self.init("random \(seed)", layout.steps)
  }
}

/// What all widths of a layout share.
private struct SupplementParts {
  var header: Bool
  var footer: Bool

  /// Whether they may be pinned at some width.
  var pinsHeader: Bool
  var pinsFooter: Bool

  var badge: SupplementaryItem?
}

extension SplitMix64 {
  fileprivate mutating func supplementParts() -> SupplementParts {
    SupplementParts(
      header: chance(0.7), footer: chance(0.5), pinsHeader: chance(0.6), pinsFooter: chance(0.5),
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
        isPinned: parts.pinsFooter && chance(0.7))
    }
    if chance(0.4) {
      result.background = LayoutSupplements.Background(
        style: one(of: [.fill, .card]), insets: EdgeInsets(all: quarter(0...40)))
    }
    result.badge = parts.badge
    return result
  }

  fileprivate mutating func addBoundaries(
    _ parts: SupplementParts, to section: inout LayoutSection
  ) {
    let supplements = supplements(parts)
    section.boundarySupplementaryItems = [supplements.header, supplements.footer]
      .compactMap(\.self)
    for index in section.boundarySupplementaryItems.indices where chance(0.3) {
      section.boundarySupplementaryItems[index].contentInsets = EdgeInsets(
        leading: tenth(0...200), trailing: tenth(0...200))
    }
    section.supplementariesFollowContentInsets = chance(0.5)
    section.decorationItems =
      supplements.background.map {
        [DecorationItem(kind: $0.style.rawValue, contentInsets: $0.insets)]
      } ?? []
  }

  /// One of a few badges for each item of a group, or none.
  fileprivate mutating func addBadges(to section: inout LayoutSection) {
    guard case .groups(var group) = section.content else { return }
    let badges = [badge(), badge(), badge()]
    let present = one(of: [1, 1, 0.5])
    group.changeItems { item in
      if chance(present) { item.supplementaryItems = [one(of: badges)] }
    }
    section.content = .groups(group)
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
        width: one(of: [
          .estimated(naturalBadge.width), .absolute(24), .absolute(tenth(50...400)),
          .fractionalWidth(part(10...60)),
        ]),
        height: one(of: [
          .estimated(naturalBadge.height), .absolute(18), .absolute(tenth(50...400)),
          .fractionalHeight(part(10...60)),
        ])),
      containerAnchor: LayoutAnchor(
        edges: edges, offset: .absolute(Point(x: tenth(-100...100), y: tenth(-60...60)))),
      itemAnchor: LayoutAnchor(
        edges: own, offset: .fractional(Point(x: part(0...40) - 0.2, y: part(0...40) - 0.2))))
  }

  private mutating func edges() -> LayoutAnchor.Edges {
    let vertical: [LayoutAnchor.Edges] = [.top, .bottom, []]
    let horizontal: [LayoutAnchor.Edges] = [.leading, .trailing, []]
    return one(of: vertical).union(one(of: horizontal))
  }
}

extension LayoutGroup {
  /// Changes every item in it, at any depth.
  fileprivate mutating func changeItems(_ change: (inout LayoutItem) -> Void) {
    func changed(_ subitem: LayoutSubitem) -> LayoutSubitem {
      switch subitem {
      case .item(var item):
        change(&item)
        return .item(item)
      case .group(var group):
        group.changeItems(change)
        return .group(group)
      }
    }
    switch content {
    case .custom: break
    case .subitems(let axis, let subitems):
      content = .subitems(axis, subitems.map(changed))
    case .count(let axis, let subitem, let count):
      content = .count(axis, changed(subitem), count)
    case .repeating(let axis, let subitem, let count):
      content = .repeating(axis, changed(subitem), count)
    }
  }
}
