/// Places the boundary items of a section, or of the whole layout, around a region.
struct BoundarySolver {
  var items: [BoundarySupplementaryItem]
  var container: Size

  /// The insets that the items keep across the page. Zero if they do not follow insets.
  var insets: EdgeInsets

  /// The axis along which the page scrolls.
  var scrollAxis: Axis

  var rounding: LayoutRounding
  var measure: ((BoundarySupplementaryItem, Size) -> Size?)?

  /// Places the items around a region that is `length` long along the page and as wide as the
  /// container across it.
  func place(around length: Double) -> PlacedBoundary {
    let sizes = items.map(size)
    var region = length
    for (item, size) in zip(items, sizes) where item.extendsBoundary && side(of: item) == 0 {
      region = max(region, size[scrollAxis])
    }

    var before = 0.0
    var after = 0.0
    var places: [Frame] = []
    for (item, size) in zip(items, sizes) {
      let frame = Frame(origin: origin(of: item, size: size, region: region), size: size)
      if item.extendsBoundary, side(of: item) != 0 {
        let (start, end) = (frame.origin[scrollAxis], frame.end(along: scrollAxis))
        before = max(before, -start + (side(of: item) < 0 ? item.outerSpacing : 0))
        after = max(after, end - region + (side(of: item) > 0 ? item.outerSpacing : 0))
      }
      places.append(frame)
    }

    var shift = Point.zero
    shift[scrollAxis] = before
    return PlacedBoundary(
      items: items, places: places.map { $0.offset(by: shift) }, scrollAxis: scrollAxis,
      before: before, region: region, length: before + region + after)
  }

  private func side(of item: BoundarySupplementaryItem) -> Int {
    item.alignment.side(along: scrollAxis)
  }

  private func size(of item: BoundarySupplementaryItem) -> Size {
    let across = scrollAxis.across
    var base = container
    base[across] = max(0, base[across] - insets.total(along: across))
    var size = ResolvedSize(item.size, in: base, rounding: rounding)
    if size.isEstimated.width || size.isEstimated.height,
      let measured = measure?(item, size.lengths)
    {
      size.adopt(measured)
    }
    if !size.isEstimated(along: scrollAxis) {
      size.lengths[scrollAxis] = rounding.pitch(size.lengths[scrollAxis])
    }
    return size.lengths
  }

  private func origin(
    of item: BoundarySupplementaryItem, size: Size, region: Double
  ) -> Point {
    let across = scrollAxis.across
    let low = insets.start(along: across)
    let high = container[across] - insets.end(along: across)
    var origin = Point.zero
    origin[across] =
      switch item.alignment.side(along: across) {
      case -1: low
      case 1: high - size[across]
      default: (low + high - size[across]) / 2
      }
    let length = size[scrollAxis]
    origin[scrollAxis] =
      switch side(of: item) {
      case -1: item.extendsBoundary ? -length : 0
      case 1: item.extendsBoundary ? region : region - length
      default: (region - length) / 2
      }
    return Point(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
  }
}
