extension LayoutSection {
  /// What of its supplements no page can show: it has one header above the items and one footer
  /// under them, one background, and a badge on every item or on some.
  var supplementObstacle: LayoutObstacle? {
    let items = boundarySupplementaryItems
    let headers = items.filter { $0.kind == LayoutSupplements.header }
    let footers = items.filter { $0.kind == LayoutSupplements.footer }
    let stand =
      headers.count + footers.count == items.count && headers.count <= 1 && footers.count <= 1
      && headers.allSatisfy { $0.stands(at: -1) } && footers.allSatisfy { $0.stands(at: 1) }
    guard stand else { return .boundaryOverContent }
    guard items.allSatisfy(\.hasOwnLengths) else { return .boundaryLengths }
    let pinned = items.filter(\.pinsToVisibleBounds)
    if pinned.count > 1 { return .pinnedHeaderAndFooter }
    if pinned.contains(where: { $0.offset.y != 0 }) { return .pinnedWithOffset }
    guard decorationItems.count <= 1 else { return .supplementaryItems }
    guard case .groups(let group) = content, group.hasSupplementaries else { return nil }
    return group.supplementObstacle
  }
}

extension BoundarySupplementaryItem {
  /// Whether it makes room for itself at the top (−1) or bottom (1), in the flow of a page.
  fileprivate func stands(at side: Int) -> Bool {
    alignment.side(along: .vertical) == side && extendsBoundary && outerSpacing >= 0
      && offset.y * Double(side) >= 0
  }

  /// Whether its box is the one that it makes room for.
  fileprivate var hasOwnLengths: Bool {
    contentInsets.total(along: .vertical) == 0 && !size.width.isEstimated
  }
}

extension LayoutGroup {
  /// What is attached to it, or to what is in it, that no page has anything to show in.
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
  /// Whether it is a badge whose lengths a style sheet can take from its item.
  fileprivate var isBadge: Bool {
    kind == LayoutSupplements.badge && !size.width.isFraction(of: .vertical)
      && !size.height.isFraction(of: .horizontal)
  }
}
