/// A section with everything needed to compute any of its frames, relative to its own corner.
struct PreparedSection {
  /// The box in which the section is laid out: the layout's container less the reference insets.
  var container: Size

  /// The axis along which the page scrolls.
  var scrollAxis: Axis

  var content = SectionContent.nothing

  /// Along the scroll axis, including insets and boundary items.
  var length = 0.0

  /// The widest group across the scroll axis, unless the section scrolls in that direction.
  var widest = 0.0

  var orthogonal: OrthogonalStack?

  /// The axis along which groups are stacked.
  var stackAxis: Axis { orthogonal?.axis ?? scrollAxis }

  var boundary = PlacedBoundary()
  var decorations: [SolvedSupplementary] = []

  /// The unrounded position of the section's corner in the layout.
  var origin = Point.zero
}

extension PreparedSection {
  /// The size is zero if the section is empty.
  var frame: Frame {
    guard length > 0 else { return Frame(origin: .zero, size: .zero) }
    var size = container
    size[scrollAxis] = length
    return Frame(origin: .zero, size: size)
  }

  /// By how much boundary items shift the content between them.
  private var contentShift: Point {
    var shift = Point.zero
    shift[scrollAxis] = boundary.before
    return shift
  }

  /// The origin of the positions of items and groups.
  var contentOrigin: Point {
    Point(x: origin.x + contentShift.x, y: origin.y + contentShift.y)
  }
}

/// The groups of a section that scrolls across the page.
struct OrthogonalStack {
  var scrolling: OrthogonalScrolling

  /// The axis along which the section scrolls.
  var axis: Axis

  /// Relative to the same origin as items and groups.
  var viewport: Frame
  var contentLength: Double
}
