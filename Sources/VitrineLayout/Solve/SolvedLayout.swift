/// The frames of everything in a layout.
public struct SolvedLayout: Hashable, Sendable {
  public var sections: [SolvedSection]

  /// The boundary items of the whole layout, in order.
  public var supplementaries: [SolvedSupplementary]

  /// All sections along the scroll axis; across it, at least the container.
  public var contentSize: Size
}

/// The frames of one section, in the coordinates of the whole layout.
public struct SolvedSection: Hashable, Sendable {
  /// The section's box including its insets. Its size is zero if the section is empty.
  public var frame: Frame

  /// One frame per item, in item order.
  ///
  /// In a section that scrolls orthogonally, positions are those before scrolling.
  public var items: [Frame]

  /// The outer frame of each of the section's groups, or of each line of a flow.
  public var groups: [Frame]

  /// How the section scrolls, if it does so across the page.
  public var orthogonal: OrthogonalExtent?

  /// The supplementary items of items and groups, followed by the section's boundary items.
  public var supplementaries: [SolvedSupplementary]

  public var decorations: [SolvedSupplementary]
}

extension SolvedSection {
  /// The z index of every item: 0, or 1 above decorations.
  public var itemZIndex: Int { decorations.isEmpty ? 0 : 1 }
}

/// The frame of a supplementary, boundary or decoration item.
public struct SolvedSupplementary: Hashable, Sendable {
  public var kind: String

  /// The index, from 0, among those of its kind in the section, in layout order.
  public var index: Int

  public var frame: Frame
  public var zIndex: Int
}

/// Returns the preferred size of a boundary item whose size is estimated, or nil to keep the
/// estimate.
///
/// Called with the index of the section, from 0, or nil for an item of the whole layout.
public typealias MeasureBoundary = (
  _ section: Int?, _ item: BoundarySupplementaryItem, _ proposed: Size
) -> Size?

/// Returns the preferred size of an item whose size is estimated, or nil to keep the estimate.
///
/// Called with the indices of the section and the item, both from 0, and the item's size as far as
/// it is known. Only estimated lengths are taken from the result.
public typealias Measure = (_ section: Int, _ item: Int, _ proposed: Size) -> Size?
