extension LayoutSection {
  /// The first supplement that pages do not support. A page can have one header above the items and
  /// one footer below them, one background, and a badge on each item or on some items.
  var supplementObstacle: LayoutObstacle? {
    let items = boundarySupplementaryItems
    let headers = items.filter { $0.kind == LayoutSupplements.header }
    let footers = items.filter { $0.kind == LayoutSupplements.footer }
    let occupying =
      headers.count + footers.count == items.count && headers.count <= 1 && footers.count <= 1
      && headers.allSatisfy { $0.occupiesSpace(at: -1) }
      && footers.allSatisfy { $0.occupiesSpace(at: 1) }
    guard occupying else { return .boundaryOverContent }
    guard items.allSatisfy(\.hasOwnLengths) else { return .boundaryLengths }
    if items.contains(where: { $0.pinsToVisibleBounds && $0.offset.y != 0 }) {
      return .pinnedWithOffset
    }
    guard decorationItems.count <= 1 else { return .supplementaryItems }
    guard case .groups(let group) = content, group.hasSupplementaries else { return nil }
    return group.supplementObstacle
  }
}

extension BoundarySupplementaryItem {
  /// Whether the item takes up its own space at the top (−1) or bottom (1) of its section.
  fileprivate func occupiesSpace(at side: Int) -> Bool {
    alignment.side(along: .vertical) == side && extendsBoundary && outerSpacing >= 0
      && offset.y * Double(side) >= 0
  }

  /// Whether the item's frame fills all of the space that it takes up.
  fileprivate var hasOwnLengths: Bool {
    contentInsets.total(along: .vertical) == 0 && !size.width.isEstimated
  }
}

extension LayoutGroup {
  /// The first supplementary item of this group, or of anything in it, that pages do not support.
  fileprivate var supplementObstacle: LayoutObstacle? {
    guard supplementaryItems.isEmpty else { return .groupSupplementaries }
    return subitems.lazy.compactMap(\.supplementObstacle).first
  }
}

extension LayoutSubitem {
  fileprivate var supplementObstacle: LayoutObstacle? {
    switch self {
    case .item(let item):
      let attached = item.supplementaryItems
      return attached.count <= 1 && attached.allSatisfy(\.isBadge) ? nil : .supplementaryItems
    case .group(let group): return group.supplementObstacle
    }
  }
}

extension SupplementaryItem {
  /// Whether this is a badge whose lengths a stylesheet can derive from its item.
  fileprivate var isBadge: Bool {
    kind == LayoutSupplements.badge && !size.width.isFraction(of: .vertical)
      && !size.height.isFraction(of: .horizontal)
  }
}
