public import VitrineLayout
public import VitrineModel

extension Page {
  /// Whether its lists are cut into chunks, however short each of them is.
  public var isLong: Bool { sections.areLong }
}

extension [Section] {
  /// Whether a page of these is long.
  var areLong: Bool { reduce(0) { $0 + $1.items.count } >= CompiledLayout.longLength }
}

extension CompiledLayout {
  /// From this many items on a page is long.
  static let longLength = 501

  /// The rules of lists on long pages; nil where these have the same as others, for they cannot be
  /// cut.
  public init?(onLongPages layout: LayoutByWidth, having structures: [LayoutStructure]) {
    self = compile(layout, having: structures, isLong: true)
    if !isChunked { return nil }
  }
}
