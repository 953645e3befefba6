import VitrineLayout

extension SupplementLayout {
  /// Badges on some items of each group, or another on others: what only Swift can say.
  static var badgesOnSome: [SupplementLayout] {
    let feature = item(.fractionalWidth(0.5), .fractionalHeight(1), corner)
    let line = item(.fractionalWidth(1), .estimated(44))
    let badged = item(.fractionalWidth(1), .estimated(44), corner)
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(44), spacing: .fixed(7), [line, badged])
    return [
      layout("badge on the feature alone", gallery(feature, small: nil)),
      layout("other badges on the small ones", gallery(feature, small: tag)),
      layout(
        "badge on every third item",
        .horizontal(
          width: .fractionalWidth(1), height: .absolute(90), spacing: .fixed(8),
          [nil, nil, corner].map { item(.fractionalWidth(1.0 / 3), .fractionalHeight(1), $0) })),
      layout(
        "badge on a text beside others",
        .horizontal(
          width: .fractionalWidth(1), height: .estimated(44), [.group(column), .group(column)])),
      layout(
        "badge on the first text of columns that scroll",
        .vertical(
          width: .fractionalWidth(0.6), height: .estimated(44), spacing: .fixed(6),
          [badged, line, line]), scrolling: .groupPaging),
      layout(
        "badges in a row that scrolls",
        .horizontal(
          width: .fractionalWidth(0.7), height: .absolute(80), spacing: .fixed(6),
          [corner, nil].map { item(.fractionalWidth(0.5), .fractionalHeight(1), $0) }),
        scrolling: .paging),
    ]
  }

  private static func layout(
    _ name: String, _ group: LayoutGroup, scrolling: OrthogonalScrolling = .none
  ) -> SupplementLayout {
    SupplementLayout(
      name,
      .section(
        LayoutSection(
          group: group, contentInsets: EdgeInsets(all: 14), interGroupSpacing: 9,
          orthogonalScrolling: scrolling))
    ) { _ in }
  }

  private static let corner = SupplementaryItem(
    kind: LayoutSupplements.badge,
    size: LayoutSize(width: .absolute(24), height: .absolute(16)),
    containerAnchor: LayoutAnchor(
      edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))

  private static let tag = SupplementaryItem(
    kind: LayoutSupplements.badge,
    size: LayoutSize(
      width: .estimated(naturalBadge.width), height: .estimated(naturalBadge.height)),
    containerAnchor: LayoutAnchor(
      edges: [.bottom, .leading], offset: .absolute(Point(x: 4.5, y: -6))))

  private static func item(
    _ width: LayoutDimension, _ height: LayoutDimension, _ badge: SupplementaryItem? = nil
  ) -> LayoutSubitem {
    var item = LayoutItem(width: width, height: height)
    item.supplementaryItems = [badge].compactMap(\.self)
    return .item(item)
  }

  private static func gallery(
    _ feature: LayoutSubitem, small badge: SupplementaryItem?
  ) -> LayoutGroup {
    let small = LayoutGroup.vertical(
      width: .fractionalWidth(0.25), height: .fractionalHeight(1), spacing: .fixed(8),
      item(.fractionalWidth(1), .fractionalHeight(1), badge), count: 2)
    return .horizontal(
      width: .fractionalWidth(1), height: .fractionalWidth(0.4), spacing: .fixed(8),
      [feature, .group(small), .group(small)])
  }
}
