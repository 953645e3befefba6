/// How far a section that scrolls across the page can be scrolled, and where it comes to rest.
public struct OrthogonalExtent: Hashable, Sendable {
  public var scrolling: OrthogonalScrolling

  /// The part of the section through which its groups are visible.
  public var viewport: Frame

  /// The length of all groups and the spacing between them, without the section's insets.
  public var contentLength: Double

  /// The largest offset at which the viewport is still filled, or 0 if everything fits.
  public var maximumOffset: Double

  /// The offsets at which scrolling can end, ascending. Nil if it can end anywhere, and also if
  /// there would be more than a million pages, where the difference hardly matters.
  ///
  /// Centred groups can come to rest below 0 and above `maximumOffset`.
  public var restingOffsets: [Double]?

  init(_ stack: OrthogonalStack, groups: [Frame], transform: SectionTransform) {
    scrolling = stack.scrolling
    viewport = transform.frame(stack.viewport)
    contentLength = stack.contentLength
    let axis = stack.axis
    let page = viewport.size[axis]
    maximumOffset = max(0, contentLength - page)
    let maximum = maximumOffset
    let start = stack.viewport.origin[axis]
    switch scrolling {
    case .none, .continuous:
      restingOffsets = nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      restingOffsets = groups.map { min($0.origin[axis] - start, maximum) }.withoutRepetition
    case .paging:
      let pages = page > 0 ? (maximum / page).rounded(.up) : 0
      restingOffsets =
        pages <= 1_000_000
        ? (0...Int(pages)).map { min(Double($0) * page, maximum) }.withoutRepetition : nil
    case .groupPagingCentered:
      restingOffsets =
        groups.map { $0.origin[axis] + $0.size[axis] / 2 - start - page / 2 }
        .withoutRepetition
    }
  }
}

extension [Double] {
  /// The elements that differ from their predecessors.
  fileprivate var withoutRepetition: [Double] {
    indices.filter { $0 == startIndex || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}
