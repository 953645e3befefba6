import VitrineLayout

/// The layouts of a site, each once.
struct LayoutTable: Sendable {
  private(set) var layouts: [LayoutByWidth] = []
  private var indices: [LayoutByWidth: Int] = [:]

  /// The index of `layout`, which joins the table when it is new.
  mutating func index(of layout: LayoutByWidth) -> Int {
    if let index = indices[layout] { return index }
    indices[layout] = layouts.count
    layouts.append(layout)
    return layouts.count - 1
  }
}
