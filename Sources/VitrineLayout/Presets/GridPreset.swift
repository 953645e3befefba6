/// Rows of equally wide items, each row as tall as its tallest item.
public struct GridPreset: LayoutPreset, OrderedPreset {
  public enum Columns: Hashable, Sendable {
    /// 2 columns in a container below 640 px, 3 below 960 px, and 4 from there.
    case automatic
    case count(Int)

    /// As many columns as fit, none narrower than this length in CSS pixels.
    case narrowest(Double)
  }

  public static let name = "grid"
  public let defaultCell = CellAppearance.card.rawValue
  public var columns: Columns = .automatic

  /// Between columns and rows, in CSS pixels. Nil for a default by container width: 12, 20 or 24
  /// between columns, and 24 or 32 between rows.
  public var gap: Double?

  /// The space that each item keeps. Only the side insets count, because an item's height is that
  /// of its content.
  public var room = ItemSpacing()

  /// The minimum for `narrowest`. A page 3840 px wide then has 240 columns, and there is a layout
  /// for each number of columns.
  public static let minWidth: Double = 16

  public init(columns: Columns = .automatic, gap: Double? = nil) {
    self.columns = columns
    self.gap = gap
  }

  public var minItemWidth: Double {
    if case .narrowest(let width) = columns { width } else { 0 }
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let width = environment.container.width
    let (edges, sides) = (room.edges, room.edges.minimum(along: .horizontal))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .uniformAcrossSiblings(200)),
      contentInsets: room.insets, edgeSpacing: EdgeSpacing(top: .fixed(edges.top.minimum)))
    // Equal items share the whole width, ignoring their space at the sides. Therefore that space is
    // added inside the row and between the items instead.
    var row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(200),
      spacing: .fixed(columnGap(in: width) + sides), .item(item), count: columnCount(in: width))
    row.contentInsets = EdgeInsets(
      leading: edges.leading.minimum, trailing: edges.trailing.minimum)
    return LayoutSection(
      group: row, contentInsets: EdgeInsets(bottom: edges.bottom.minimum),
      interGroupSpacing: rowGap(in: width) + edges.bottom.minimum)
  }

  /// The number of columns in a container of this width, at least 1.
  public func columnCount(in width: Double) -> Int {
    switch columns {
    case .automatic:
      return width < 640 ? 2 : width < 960 ? 3 : 4
    case .count(let count):
      return max(1, count)
    case .narrowest(let narrowest):
      let gap = columnGap(in: width)
      let taken =
        room.insets.leading + room.insets.trailing + room.edges.minimum(along: .horizontal)
      let fitting = ((width + gap) / (narrowest + taken + gap)).rounded(.down)
      return fitting >= 1 ? Int(min(fitting, Double(GroupPlan.maxBoxes))) : 1
    }
  }

  /// The gap between columns in a container of this width, in CSS pixels.
  public func columnGap(in width: Double) -> Double {
    gap ?? (width < 600 ? 12 : width < 900 ? 20 : 24)
  }

  /// The gap between rows in a container of this width, in CSS pixels.
  public func rowGap(in width: Double) -> Double {
    gap ?? (width < 600 ? 24 : 32)
  }
}
