/// The box that one item of a section is shown in.
public struct LayoutItem: Hashable, Sendable {
  public var size: LayoutSize

  /// Room between the item's box and its frame; an estimated axis has none.
  public var contentInsets: EdgeInsets

  /// Room around the box, which takes part in how many items fit.
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

  /// A subitem of an item with this size.
  public static func item(width: LayoutDimension, height: LayoutDimension) -> LayoutSubitem {
    .item(LayoutItem(width: width, height: height))
  }
}
