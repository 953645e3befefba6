import VitrineLayout

extension LayoutByWidth {
  /// Whether any items have a height that does not depend on their content.
  var hasFixedHeights: Bool {
    steps.contains { step in
      switch step.layout {
      case .preset: false
      case .section(let section): section.hasFixedHeights
      case .named(let layout):
        DeclarationReader.pageSizes.contains { layout.section(in: $0)?.hasFixedHeights ?? false }
      }
    }
  }
}

extension LayoutSection {
  fileprivate var hasFixedHeights: Bool {
    if case .groups(let group) = content { group.hasFixedHeights } else { false }
  }
}

extension LayoutGroup {
  fileprivate var hasFixedHeights: Bool {
    switch content {
    case .subitems(_, let subitems): subitems.contains(where: \.hasFixedHeight)
    case .count(.vertical, .item, _): !size.height.isEstimated
    case .count(_, let subitem, _), .repeating(_, let subitem, _): subitem.hasFixedHeight
    case .custom: true
    }
  }
}

extension LayoutSubitem {
  fileprivate var hasFixedHeight: Bool {
    switch self {
    case .item(let item): !item.size.height.isEstimated
    case .group(let group): group.hasFixedHeights
    }
  }
}
