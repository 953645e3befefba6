/// Rows of equally wide items, each row as tall as its tallest item.
public struct GridPreset: LayoutPreset {
  public enum Columns: Hashable, Sendable {
    /// 2 below a container of 640 px, 3 below 960, 4 from there.
    case automatic
    case count(Int)

    /// As many columns as fit, none narrower than this length in CSS pixels.
    case narrowest(Double)
  }

  public static let name = "grid"
  public let defaultCell = CellLook.card.rawValue
  public var columns: Columns = .automatic

  /// Between columns and rows, in CSS pixels; nil for 12, 20 or 24 by container width between
  /// columns, and 24 or 32 between rows.
  public var gap: Double?

  /// What each item keeps free. Of the insets only those at its sides count, for its height is that of
  /// its content.
  public var room = ItemRoom()

  /// The least that `narrowest` may be: a page 3840 px wide has 240 columns then, and a layout for each
  /// number of columns.
  public static let leastWidth: Double = 16

  public init(columns: Columns = .automatic, gap: Double? = nil) {
    self.columns = columns
    self.gap = gap
  }

  public var leastItemWidth: Double {
    if case .narrowest(let width) = columns { width } else { 0 }
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let width = environment.container.width
    let (edges, sides) = (room.edges, room.edges.minimum(along: .horizontal))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .uniformAcrossSiblings(200)),
      contentInsets: room.insets, edgeSpacing: EdgeSpacing(top: .fixed(edges.top.minimum)))
    // Equal items share the whole width, whatever they keep free beside them. So what they keep free there
    // is room inside of the row and between them.
    var row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(200),
      spacing: .fixed(columnGap(in: width) + sides), .item(item), count: columnCount(in: width))
    row.contentInsets = EdgeInsets(
      leading: edges.leading.minimum, trailing: edges.trailing.minimum)
    return LayoutSection(
      group: row, contentInsets: EdgeInsets(bottom: edges.bottom.minimum),
      interGroupSpacing: rowGap(in: width) + edges.bottom.minimum)
  }

  /// How many columns stand in a container of this width, at least 1.
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
      return fitting >= 1 ? Int(min(fitting, Double(GroupPlan.mostBoxes))) : 1
    }
  }

  /// The room between columns in a container of this width, in CSS pixels.
  public func columnGap(in width: Double) -> Double {
    gap ?? (width < 600 ? 12 : width < 900 ? 20 : 24)
  }

  /// The room between rows in a container of this width, in CSS pixels.
  public func rowGap(in width: Double) -> Double {
    gap ?? (width < 600 ? 24 : 32)
  }
}
