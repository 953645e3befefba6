extension LayoutSection {
  /// The section of a list: rows below one another, each as high as its content.
  public static func list(_ list: ListConfiguration) -> LayoutSection {
    let size = LayoutSize(
      width: .fractionalWidth(1), height: .estimated(list.metrics.rowHeight))
    var section = LayoutSection(
      group: LayoutGroup(
        size: size, content: .subitems(.horizontal, [.item(LayoutItem(size: size))])),
      contentInsets: list.contentInsets)
    section.contentInsetsReference = .none
    section.list = list
    if list.headerMode == .supplementary {
      var header = list.boundaryItem(ListConfiguration.headerKind, alignment: .top)
      header.outerSpacing = list.headerTopPadding ?? 0
      section.boundarySupplementaryItems.append(header)
    }
    if list.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        list.boundaryItem(ListConfiguration.footerKind, alignment: .bottom))
    }
    return section
  }
}

extension ListConfiguration {
  /// Headers and footers are above the rows and the lines between them.
  private static let boundaryZIndex = 200

  fileprivate var contentInsets: EdgeInsets {
    var insets = EdgeInsets.zero
    switch appearance {
    case .plain:
      insets.top = headerMode == .firstItemInSection ? metrics.topOfFirstItemHeader : 0
    case .grouped, .insetGrouped:
      insets.top = headerMode == .supplementary ? 0 : metrics.groupedTop
      insets.bottom = footerMode == .supplementary ? 0 : metrics.groupedBottom
    case .sidebar:
      insets.bottom = footerMode == .supplementary ? 0 : metrics.sidebarBottom
    case .sidebarPlain:
      break
    }
    insets.leading = sides
    insets.trailing = sides
    return insets
  }

  private var sides: Double {
    switch appearance {
    case .plain, .grouped: 0
    case .insetGrouped: metrics.insetGroupedSides
    case .sidebar, .sidebarPlain: metrics.sidebarSides
    }
  }

  private var pinsHeaders: Bool {
    switch appearance {
    case .plain, .sidebarPlain: true
    case .grouped, .insetGrouped, .sidebar: false
    }
  }

  fileprivate func boundaryItem(
    _ kind: String, alignment: BoundarySupplementaryItem.Alignment
  ) -> BoundarySupplementaryItem {
    let height = pinsHeaders ? metrics.pinnedHeaderHeight : metrics.headerHeight
    return BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(height)),
      alignment: alignment, pinsToVisibleBounds: pinsHeaders, zIndex: Self.boundaryZIndex)
  }
}
