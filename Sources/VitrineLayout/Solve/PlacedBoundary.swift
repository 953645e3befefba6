/// Boundary items around a region, measured from where the region with its extensions begins.
struct PlacedBoundary {
  var items: [BoundarySupplementaryItem] = []

  /// One place per item, before its insets are subtracted, with nothing scrolled.
  var places: [Frame] = []

  /// The axis along which the page scrolls.
  var scrollAxis = Axis.vertical

  /// The length that the items add before the region, along the page.
  var before = 0.0

  /// The length of the region between the items, along the page.
  var region = 0.0

  /// The whole length, along the page.
  var length = 0.0
}

extension PlacedBoundary {
  /// Added to the z index of a pinned item.
  static let pinnedZIndex = 1_000_000_000

  /// The items, with pinned ones kept inside `visible`, or at their own places if that is nil.
  ///
  /// Boundary items are not numbered by kind.
  func solved(visible: Frame?) -> [SolvedSupplementary] {
    zip(items, places).map { item, place in
      var frame = place
      if let visible, item.pinsToVisibleBounds {
        frame.origin[scrollAxis] = pinned(item, place, in: visible)
      }
      let isMoved = frame != place
      return SolvedSupplementary(
        kind: item.kind, index: 0,
        frame: frame.inset(
          by: item.contentInsets,
          unless: (item.size.width.isEstimated, item.size.height.isEstimated)),
        zIndex: item.zIndex + (isMoved ? Self.pinnedZIndex : 0))
    }
  }

  /// The position of a pinned item along the page: a header between its own place and the region's
  /// end, a footer between the region's start and its own place.
  private func pinned(
    _ item: BoundarySupplementaryItem, _ place: Frame, in visible: Frame
  ) -> Double {
    let own = place.origin[scrollAxis]
    let length = place.size[scrollAxis]
    switch item.alignment.side(along: scrollAxis) {
    case -1:
      let last = max(own, before + region - length)
      return min(max(own, visible.origin[scrollAxis]), last)
    case 1:
      let first = min(own, before)
      return max(min(own, visible.end(along: scrollAxis) - length), first)
    default:
      return own
    }
  }
}
