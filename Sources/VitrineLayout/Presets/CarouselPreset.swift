/// A single row of equally wide items that scrolls sideways.
public struct CarouselPreset: LayoutPreset, OrderedPreset {
  public enum Stop: String, Hashable, Sendable, CaseIterable {
    case free, item, page, center
  }

  public static let name = "carousel"
  public let defaultCell = CellAppearance.tile.rawValue

  /// The width of an item in CSS pixels.
  public var width: Double = 160
  public var stop: Stop = .item
  public var minItemWidth: Double { width }
  public let keepsHeaderInSight = false

  public init(width: Double = 160, stop: Stop = .item) {
    self.width = width
    self.stop = stop
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let size = LayoutSize(width: .absolute(width), height: .estimated(width))
    let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: size.height))
    return LayoutSection(
      group: LayoutGroup(size: size, content: .subitems(.vertical, [.item(item)])),
      interGroupSpacing: 16, orthogonalScrolling: stop.scrolling)
  }
}

extension CarouselPreset.Stop {
  /// How a carousel with this stop scrolls.
  public var scrolling: OrthogonalScrolling {
    switch self {
    case .free: .continuous
    case .item: .continuousGroupLeadingBoundary
    case .page: .paging
    case .center: .groupPagingCentered
    }
  }
}
