package import VitrineLayout
package import VitrineModel

extension Page {
  /// True if its sections have so many items, on all of their pages, that their lists are cut into chunks, however
  /// short each is.
  package var isLong: Bool {
    sections.reduce(0) { $0 + $1.items.count } >= CompiledLayout.longLength
  }
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
