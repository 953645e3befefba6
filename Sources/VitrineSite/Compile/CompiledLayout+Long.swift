package import VitrineLayout
package import VitrineModel

extension Page {
  /// Whether its sections have so many items, counting all pages of each list, that their lists are
  /// divided into chunks however short each is.
  package var isLong: Bool {
    sections.reduce(0) { $0 + $1.items.count } >= CompiledLayout.longLength
  }
}

extension CompiledLayout {
  /// The number of items that makes a page long.
  static let longLength = 501

  /// Compiles the rules of lists on long pages, or returns nil if the layout cannot be divided into
  /// chunks. Its rules are then the same as on other pages.
  package init?(onLongPages layout: LayoutByWidth, having structures: [LayoutStructure]) {
    self = compile(layout, having: structures, isLong: true)
    if !isChunked { return nil }
  }
}
