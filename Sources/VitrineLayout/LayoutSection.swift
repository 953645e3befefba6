/// An ordered run of items and how they are laid out.
public struct LayoutSection: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// One group, repeated until all items stand.
    case groups(LayoutGroup)

    /// Lines of items of their own size.
    case flow(FlowLayout)
  }

  public var content: Content
  public var contentInsets: EdgeInsets

  /// The insets that the section keeps across the page, besides its own.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Between consecutive groups, in CSS pixels.
  public var interGroupSpacing: Double

  public var orthogonalScrolling: OrthogonalScrolling

  /// Headers, footers and whatever else stands at an edge of the section.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem] = []

  /// True if boundary items keep the section's insets across the page.
  public var supplementariesFollowContentInsets = true

  /// The insets that boundary items keep across the page instead of the section's. Automatic means
  /// the same as the section.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic

  /// The decorations drawn behind the section.
  public var decorationItems: [DecorationItem] = []

  /// How its rows look, if it is a list's; no frame depends on it.
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

/// How a section that scrolls across the page's direction comes to rest.
public enum OrthogonalScrolling: String, Hashable, Sendable, CaseIterable {
  /// An ordinary section.
  case none

  /// Anywhere.
  case continuous

  /// At the start of a group.
  case continuousGroupLeadingBoundary

  /// At multiples of the viewport's width.
  case paging

  /// At the start of a group, one group a flick.
  case groupPaging

  /// With a group in the middle.
  case groupPagingCentered
}
