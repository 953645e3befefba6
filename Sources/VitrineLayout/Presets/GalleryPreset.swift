/// Groups of one featured picture and several small ones.
public struct GalleryPreset: LayoutPreset, OrderedPreset {
  public enum Feature: String, Hashable, Sendable, CaseIterable {
    case start, end, top
  }

  public static let name = "gallery"
  public let defaultCell = CellAppearance.plate.rawValue
  public var feature: Feature = .start

  /// How many small pictures are next to (or below) the featured one, which can also be alone.
  public var small: Int = 4
  public let placesItemsAlike = false

  public init(feature: Feature = .start, small: Int = 4) {
    self.feature = feature
    self.small = small
  }

  /// If there are fewer items than the group has places, the number of places is reduced, so that
  /// the featured picture takes the space of missing small ones.
  public func fitted(to count: Int) -> GalleryPreset {
    GalleryPreset(feature: feature, small: min(small, count - 1))
  }

  /// In a container of at least 700 px, the small pictures are in columns next to the featured one,
  /// or below it with `feature: top`. In a narrower one they are always below or above it, two per
  /// row. Without small pictures, the featured one takes the whole width.
  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let width = environment.container.width
    let isNarrow = width < 700
    let gap: Double = isNarrow ? 4 : 8
    let group =
      isNarrow
      ? stacked(featuredHeight: 0.75, inRow: 2, gap: gap)
      : feature == .top || small < 1
        ? stacked(featuredHeight: 0.5, inRow: 4, gap: gap) : beside(gap: gap)
    return LayoutSection(group: group, interGroupSpacing: gap)
  }

  /// The featured picture next to columns of small ones. It is as many times as wide and high as a
  /// small one as there are rows, so that all have the same aspect ratio, 5:4.
  private func beside(gap: Double) -> LayoutGroup {
    let rows = Int(Double(max(1, small)).squareRoot().rounded(.up))
    let columns = (max(1, small) + rows - 1) / rows
    let unit = 1 / Double(rows + columns)
    let featured = LayoutSubitem.item(
      width: .fractionalWidth(unit * Double(rows)), height: .fractionalHeight(1))
    let picture = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))

    var subitems: [LayoutSubitem] = []
    var left = small
    while left > 0 {
      let column = LayoutGroup.vertical(
        width: .fractionalWidth(unit), height: .fractionalHeight(1), spacing: .fixed(gap), picture,
        count: min(rows, left))
      subitems.append(.group(column))
      left -= rows
    }
    subitems.insert(featured, at: feature == .end ? subitems.count : 0)
    return LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .fractionalWidth(unit * Double(rows) * 0.8),
      spacing: .fixed(gap), subitems)
  }

  /// The featured picture above rows of small ones, or below them with `feature: end`.
  private func stacked(featuredHeight: Double, inRow maximum: Int, gap: Double) -> LayoutGroup {
    let width = LayoutDimension.fractionalWidth(1)
    let picture = LayoutSubitem.item(width: width, height: .fractionalHeight(1))
    let itemsPerRow = max(1, min(maximum, small))

    var subitems: [LayoutSubitem] = []
    var left = small
    while left > 0 {
      let count = min(itemsPerRow, left)
      let row = LayoutGroup.horizontal(
        width: width, height: .fractionalWidth(0.75 / Double(itemsPerRow)), spacing: .fixed(gap),
        picture,
        count: count)
      subitems.append(.group(row))
      left -= count
    }
    let featured = LayoutSubitem.item(width: width, height: .fractionalWidth(featuredHeight))
    subitems.insert(featured, at: feature == .end ? subitems.count : 0)
    // As long as its content. With gaps, that could not be expressed as a fraction of the width.
    return LayoutGroup.vertical(
      width: width, height: .estimated(0), spacing: .fixed(gap), subitems)
  }
}
