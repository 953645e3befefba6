/// The repeating unit of a section's layout: subitems one after another along an axis, or placed by
/// hand.
public struct LayoutGroup: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The list is repeated for as long as its subitems fit, and can stop in the middle. In a group
    /// whose length along the axis is estimated, each subitem occurs once.
    case subitems(Axis, [LayoutSubitem])

    /// `count` subitems of equal length that fill the group. Their own length along the axis is
    /// ignored.
    case count(Axis, LayoutSubitem, Int)

    /// `count` subitems of their own length, even if they overflow the group.
    case repeating(Axis, LayoutSubitem, Int)

    /// Items in frames returned by a closure.
    case custom(CustomFrames)
  }

  public var size: LayoutSize
  public var content: Content

  /// The space between the subitems of a group with an axis.
  public var interItemSpacing: Spacing

  public var contentInsets: EdgeInsets
  public var edgeSpacing: EdgeSpacing

  /// The supplementary items attached to the group's outer frame.
  public var supplementaryItems: [SupplementaryItem]

  public init(
    size: LayoutSize, content: Content, interItemSpacing: Spacing = .fixed(0),
    contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.content = content
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

extension LayoutGroup {
  /// A row that repeats `subitems` for as long as they fit.
  public static func horizontal(
    width: LayoutDimension, height: LayoutDimension, spacing: Spacing = .fixed(0),
    _ subitems: [LayoutSubitem]
  ) -> LayoutGroup {
    LayoutGroup(
      size: LayoutSize(width: width, height: height), content: .subitems(.horizontal, subitems),
      interItemSpacing: spacing)
  }

  /// A row of `count` equal parts.
  public static func horizontal(
    width: LayoutDimension, height: LayoutDimension, spacing: Spacing = .fixed(0),
    _ subitem: LayoutSubitem, count: Int
  ) -> LayoutGroup {
    LayoutGroup(
      size: LayoutSize(width: width, height: height), content: .count(.horizontal, subitem, count),
      interItemSpacing: spacing)
  }

  /// A column that repeats `subitems` for as long as they fit.
  public static func vertical(
    width: LayoutDimension, height: LayoutDimension, spacing: Spacing = .fixed(0),
    _ subitems: [LayoutSubitem]
  ) -> LayoutGroup {
    LayoutGroup(
      size: LayoutSize(width: width, height: height), content: .subitems(.vertical, subitems),
      interItemSpacing: spacing)
  }

  /// A column of `count` equal parts.
  public static func vertical(
    width: LayoutDimension, height: LayoutDimension, spacing: Spacing = .fixed(0),
    _ subitem: LayoutSubitem, count: Int
  ) -> LayoutGroup {
    LayoutGroup(
      size: LayoutSize(width: width, height: height), content: .count(.vertical, subitem, count),
      interItemSpacing: spacing)
  }
}
