package import VitrineLayout
package import VitrineModel

extension Page {
  /// True if the page has so many items that the lists of a section are cut into chunks, however short
  /// each is. What has pages of its own is short.
  package func isLong(for section: Section) -> Bool { section.pageLength == nil && isLong }

  /// True if its sections without pages have at least `longLength` items.
  var isLong: Bool {
    let whole = sections.lazy.filter { $0.pageLength == nil }
    return whole.reduce(0) { $0 + $1.items.count } >= CompiledLayout.longLength
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
