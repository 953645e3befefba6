import VitrineLayout

/// A section with a flow layout: lines of justified items, and the size of each item.
struct FlowSectionCase {
  var section: LayoutSection

  /// Empty if all items have the flow's default size.
  var itemSizes: [Size] = []

  init(_ value: CaseValue, scrollAxis: Axis) throws(CaseError) {
    let members = try value.object([
      "itemSize", "sizes", "minimumInteritemSpacing", "minimumLineSpacing", "sectionInset",
      "header", "footer",
    ])
    var size = LayoutSize(width: .absolute(50), height: .absolute(50))
    if let given = try members["itemSize"].map({ value throws(CaseError) in try Size(value) }) {
      size = LayoutSize(width: .absolute(given.width), height: .absolute(given.height))
    }
    if let sizes = members["sizes"] {
      size = LayoutSize(width: .estimated(50), height: .estimated(50))
      itemSizes = try sizes.array().map { value throws(CaseError) in try Size(value) }
    }
    section = LayoutSection(
      content: .flow(
        FlowLayout(
          itemSize: size,
          interItemSpacing: try members["minimumInteritemSpacing"]?.number() ?? 10,
          lineSpacing: try members["minimumLineSpacing"]?.number() ?? 10, alignment: .justified)))
    if let insets = members["sectionInset"] {
      section.contentInsets = try EdgeInsets(insets)
    }
    section.supplementariesFollowContentInsets = false
    for (name, isStart) in [("header", true), ("footer", false)] {
      guard let extent = try members[name]?.number(), extent > 0 else { continue }
      section.boundarySupplementaryItems.append(
        .edge(name, extent: extent, scrollAxis: scrollAxis, isStart: isStart))
    }
  }
}

extension BoundarySupplementaryItem {
  /// A box before or after a section, as long as the container on the cross axis.
  fileprivate static func edge(
    _ kind: String, extent: Double, scrollAxis: Axis, isStart: Bool
  ) -> BoundarySupplementaryItem {
    switch scrollAxis {
    case .vertical:
      BoundarySupplementaryItem(
        kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(extent)),
        alignment: isStart ? .top : .bottom)
    case .horizontal:
      BoundarySupplementaryItem(
        kind: kind, size: LayoutSize(width: .absolute(extent), height: .fractionalHeight(1)),
        alignment: isStart ? .leading : .trailing)
    }
  }
}
