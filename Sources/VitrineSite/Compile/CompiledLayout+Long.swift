package import VitrineLayout
package import VitrineModel

extension Page {
  /// True if the page has so many items that its lists are cut into chunks, however short each is.
  package var isLong: Bool { sections.areLong }
}

extension [Section] {
  /// True if a page with these sections is long.
  var areLong: Bool { reduce(0) { $0 + $1.items.count } >= CompiledLayout.longLength }
}

extension CompiledLayout {
  /// The number of items from which on a page is long.
  static let longLength = 501

  /// Compiles the rules of lists on long pages. Nil if the layout cannot be cut into chunks, so its
  /// rules are the same as on other pages.
  package init?(onLongPages layout: LayoutByWidth, having structures: [LayoutStructure]) {
    self = compile(layout, having: structures, isLong: true)
    if !isChunked { return nil }
  }
}
