/// An ordered list of items and how they are laid out.
public struct LayoutSection: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// One group, repeated until all items are placed.
    case groups(LayoutGroup)

    /// Lines of items of various sizes.
    case flow(FlowLayout)
  }

  public var content: Content
  public var contentInsets: EdgeInsets

  /// The reference for insets that the section keeps across the page, in addition to its own.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Between consecutive groups, in CSS pixels.
  public var interGroupSpacing: Double

  public var orthogonalScrolling: OrthogonalScrolling

  /// Headers, footers and other items at an edge of the section.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem] = []

  /// Whether boundary items keep the section's insets across the page.
  public var supplementariesFollowContentInsets = true

  /// The reference for insets that boundary items keep across the page, instead of the section's.
  /// Automatic means the same as the section.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic

  /// The decorations drawn behind the section.
  public var decorationItems: [DecorationItem] = []

  /// The appearance of its rows, if it is a list. It does not affect frames.
  public var list: ListConfiguration?

  public init(
    content: Content, contentInsets: EdgeInsets = .zero, interGroupSpacing: Double = 0,
    orthogonalScrolling: OrthogonalScrolling = .none
  ) {
    self.content = content
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrolling = orthogonalScrolling
  }

  public init(
    group: LayoutGroup, contentInsets: EdgeInsets = .zero, interGroupSpacing: Double = 0,
    orthogonalScrolling: OrthogonalScrolling = .none
  ) {
    self.init(
      content: .groups(group), contentInsets: contentInsets,
      interGroupSpacing: interGroupSpacing, orthogonalScrolling: orthogonalScrolling)
  }
}

/// The positions where a section that scrolls across the page's direction comes to rest.
public enum OrthogonalScrolling: String, Hashable, Sendable, CaseIterable {
  /// The section does not scroll.
  case none

  /// Anywhere.
  case continuous

  /// Scrolling stops at the start of a group.
  case continuousGroupLeadingBoundary

  /// Scrolling stops at multiples of the viewport's width.
  case paging

  /// At the start of a group, moving by one group per swipe.
  case groupPaging

  /// Scrolling stops with a group in the centre.
  case groupPagingCentered
}
