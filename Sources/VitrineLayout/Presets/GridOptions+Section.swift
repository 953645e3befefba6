extension GridOptions {
  /// Rows of equally wide items, each row as tall as its tallest item.
  func section(width: Double) -> LayoutSection {
    let item = LayoutItem(width: .fractionalWidth(1), height: .uniformAcrossSiblings(200))
    return LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .estimated(200), spacing: .fixed(columnGap(in: width)),
        .item(item), count: columnCount(in: width)),
      interGroupSpacing: rowGap(in: width))
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
      let fitting = ((width + gap) / (narrowest + gap)).rounded(.down)
      return fitting >= 1 ? Int(min(fitting, Double(GroupPlan.mostSlots))) : 1
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
