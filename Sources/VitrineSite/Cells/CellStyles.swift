internal import VitrineModel

/// The styles of pages with cells that content describes.
struct CellStyles: Sendable {
  /// The rules that all of them share.
  private let common: [UInt8]
  private let described: [String: CellTemplate]

  init(_ templates: SiteTemplates) {
    common = templates.cellStyles
    described = templates.describedCells
  }

  /// The templates of the described cells that a page may show, each once, in the order of their names.
  func templates(of page: Page) -> [CellTemplate] {
    if described.isEmpty { return [] }
    return Set(page.sections.lazy.flatMap(\.cells)).sorted().compactMap { described[$0] }
  }

  /// Returns what a page with these cells needs; nothing without any.
  func rules(of cells: [CellTemplate]) -> [UInt8] {
    if cells.isEmpty { return [] }
    return common + Array("@layer components{\(cells.map(\.css).joined())}".utf8)
  }
}
