/// The box in which one item of a section is shown.
public struct LayoutItem: Hashable, Sendable {
  public var size: LayoutSize

  /// Insets between the item's box and its frame. Ignored along an estimated axis.
  public var contentInsets: EdgeInsets

  /// Space around the box. It counts in deciding how many items fit.
  public var edgeSpacing: EdgeSpacing

  /// The supplementary items attached to the item's frame.
  public var supplementaryItems: [SupplementaryItem]

  public init(
    size: LayoutSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  public init(width: LayoutDimension, height: LayoutDimension) {
    self.init(size: LayoutSize(width: width, height: height))
  }
}

/// A member of a group: an item, or another group.
public indirect enum LayoutSubitem: Hashable, Sendable {
  case item(LayoutItem)
  case group(LayoutGroup)

  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  public var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// An item of this size, as a subitem.
  public static func item(width: LayoutDimension, height: LayoutDimension) -> LayoutSubitem {
    .item(LayoutItem(width: width, height: height))
  }
}
