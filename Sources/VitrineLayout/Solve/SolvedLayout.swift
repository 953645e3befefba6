/// The frames of everything in a layout.
public struct SolvedLayout: Hashable, Sendable {
  public var sections: [SolvedSection]

  /// The boundary items of the whole layout, in their order.
  public var supplementaries: [SolvedSupplementary]

  /// All sections along the scroll axis; across it at least the container.
  public var contentSize: Size
}

/// The frames of one section, in the coordinates of the whole layout.
public struct SolvedSection: Hashable, Sendable {
  /// The section's box with its insets; without size if nothing is in it.
  public var frame: Frame

  /// One frame an item, in item order.
  ///
  /// In a section that scrolls orthogonally, where they stand before anything is scrolled.
  public var items: [Frame]

  /// The outer frame of each of the section's groups; a flow has its lines.
  public var groups: [Frame]

  /// How the section scrolls, if it does so across the page.
  public var orthogonal: OrthogonalExtent?

  /// The supplementary items of items and groups, then the section's boundary items.
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

  /// Counted from 0 among those of its kind in the section, in layout order.
  public var index: Int

  public var frame: Frame
  public var zIndex: Int
}

/// The preferred size of a boundary item whose size is estimated, or nil to keep the estimate.
///
/// Called with the section, from 0, or nil for an item of the whole layout.
public typealias MeasureBoundary = (
  _ section: Int?, _ item: BoundarySupplementaryItem, _ proposed: Size
) -> Size?

/// The preferred size of an item whose size is estimated, or nil to keep the estimate.
///
/// Called with the section and the item, both from 0, and the item's size as far as it is known;
/// only the estimated lengths of the answer are used.
public typealias Measure = (_ section: Int, _ item: Int, _ proposed: Size) -> Size?
