extension LayoutSection {
  /// What of its supplements no page can show: it has one header above the items and one footer
  /// under them, one background, and a badge on every item.
  var supplementObstacle: LayoutObstacle? {
    let items = boundarySupplementaryItems
    let headers = items.filter { $0.kind == LayoutSupplements.header }
    let footers = items.filter { $0.kind == LayoutSupplements.footer }
    let stand =
      headers.count + footers.count == items.count && headers.count <= 1 && footers.count <= 1
      && headers.allSatisfy { $0.stands(at: -1) } && footers.allSatisfy { $0.stands(at: 1) }
    guard stand else { return .boundaryOverContent }
    let pinned = items.filter(\.pinsToVisibleBounds)
    if pinned.count > 1 { return .pinnedHeaderAndFooter }
    if pinned.contains(where: { $0.offset.y != 0 }) { return .pinnedWithOffset }
    guard decorationItems.count <= 1, hasBadgesAlone else { return .supplementaryItems }
    return nil
  }

  private var hasBadgesAlone: Bool {
    guard case .groups(let group) = content, group.hasSupplementaries else { return true }
    var attached: Set<[SupplementaryItem]> = []
    guard group.collect(into: &attached), attached.count == 1, let items = attached.first else {
      return false
    }
    return items.count == 1
      && items.allSatisfy {
        $0.kind == LayoutSupplements.badge && !$0.size.width.isFraction(of: .vertical)
          && !$0.size.height.isFraction(of: .horizontal)
      }
  }
}

extension BoundarySupplementaryItem {
  /// Whether it makes room for itself at the top (−1) or bottom (1), in the flow of a page.
  fileprivate func stands(at side: Int) -> Bool {
    alignment.side(along: .vertical) == side && extendsBoundary
      && offset.y * Double(side) >= 0 && outerSpacing == 0 && contentInsets == .zero
      && !size.width.isEstimated
  }
}

extension LayoutGroup {
  /// Adds what is attached to each item; false if something is attached to a group.
  fileprivate func collect(into attached: inout Set<[SupplementaryItem]>) -> Bool {
    guard supplementaryItems.isEmpty else { return false }
    switch content {
    case .custom: return true
    case .subitems(_, let subitems):
      return subitems.allSatisfy { $0.collect(into: &attached) }
    case .count(_, let subitem, _), .repeating(_, let subitem, _):
      return subitem.collect(into: &attached)
    }
  }
}

extension LayoutSubitem {
  fileprivate func collect(into attached: inout Set<[SupplementaryItem]>) -> Bool {
    switch self {
    case .item(let item):
      attached.insert(item.supplementaryItems)
      return true
    case .group(let group): return group.collect(into: &attached)
    }
  }
}
