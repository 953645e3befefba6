import VitrineLayout

/// Short ways to say the layouts of the tests; all are solved at two pixels a CSS pixel.
extension LayoutEnvironment {
  static let small = LayoutEnvironment(width: 320, height: 480)
}

extension LayoutSection {
  func items(_ count: Int, in environment: LayoutEnvironment = .small) -> [Frame] {
    solve(itemCount: count, in: environment, rounding: .pixels(scale: 2)).sections[0].items
  }

  func contentSize(_ count: Int, in environment: LayoutEnvironment = .small) -> Size {
    solve(itemCount: count, in: environment, rounding: .pixels(scale: 2)).contentSize
  }
}

extension LayoutGroup {
  /// A section of this group and nothing else.
  var alone: LayoutSection { LayoutSection(group: self) }
}

extension LayoutSubitem {
  /// An item as wide and as high as its group.
  static let filling = LayoutSubitem.item(
    width: .fractionalWidth(1), height: .fractionalHeight(1))

  static func item(
    _ width: LayoutDimension, _ height: LayoutDimension, insets: EdgeInsets = .zero,
    edges: EdgeSpacing = .none
  ) -> LayoutSubitem {
    .item(
      LayoutItem(
        size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges))
  }
}
