/// One section with all that is needed to find any of its frames, from its own corner.
struct PreparedSection {
  /// The box the section is solved in: the layout's, less its reference insets.
  var container: Size

  /// The axis the page scrolls along.
  var scrollAxis: Axis

  var content = SectionContent.nothing

  /// Along the scroll axis, with insets and boundary items.
  var length = 0.0

  /// The widest group across the scroll axis, if the section is not scrolled across.
  var widest = 0.0

  var orthogonal: OrthogonalStack?

  /// The axis the groups are stacked along.
  var stackAxis: Axis { orthogonal?.axis ?? scrollAxis }

  var boundary = PlacedBoundary()
  var decorations: [SolvedSupplementary] = []

  /// Where the section's corner stands in the layout, without rounding.
  var origin = Point.zero
}

extension PreparedSection {
  /// Without size if nothing is in it.
  var frame: Frame {
    guard length > 0 else { return Frame(origin: .zero, size: .zero) }
    var size = container
    size[scrollAxis] = length
    return Frame(origin: .zero, size: size)
  }

  /// How far boundary items move what is between them.
  private var contentShift: Point {
    var shift = Point.zero
    shift[scrollAxis] = boundary.before
    return shift
  }

  /// From where items and groups are counted.
  var contentOrigin: Point {
    Point(x: origin.x + contentShift.x, y: origin.y + contentShift.y)
  }
}

/// The groups of a section that scrolls across the page.
struct OrthogonalStack {
  var scrolling: OrthogonalScrolling

  /// The axis the section is scrolled along.
  var axis: Axis

  /// From where items and groups are counted, as all else here.
  var viewport: Frame
  var contentLength: Double
}
