extension LayoutSection {
  /// The first supplement that no page can show. A page has one header above the items and one
  /// footer under them, one background, and a badge on every item or on some.
  var supplementObstacle: LayoutObstacle? {
    let items = boundarySupplementaryItems
    let headers = items.filter { $0.kind == LayoutSupplements.header }
    let footers = items.filter { $0.kind == LayoutSupplements.footer }
    let stand =
      headers.count + footers.count == items.count && headers.count <= 1 && footers.count <= 1
      && headers.allSatisfy { $0.stands(at: -1) } && footers.allSatisfy { $0.stands(at: 1) }
    guard stand else { return .boundaryOverContent }
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
  /// True if the item takes up room of its own at the top (−1) or bottom (1) of its section.
  fileprivate func stands(at side: Int) -> Bool {
    alignment.side(along: .vertical) == side && extendsBoundary && outerSpacing >= 0
      && offset.y * Double(side) >= 0
  }

  /// True if the item's frame is all of the room that it takes up.
  fileprivate var hasOwnLengths: Bool {
    contentInsets.total(along: .vertical) == 0 && !size.width.isEstimated
  }
}

extension LayoutGroup {
  /// The first supplementary item of this group, or of anything in it, that no page can show.
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
  /// True if this is a badge whose lengths a style sheet can take from its item.
  fileprivate var isBadge: Bool {
    kind == LayoutSupplements.badge && !size.width.isFraction(of: .vertical)
      && !size.height.isFraction(of: .horizontal)
  }
}
