internal import VitrineModel

/// The styles of pages with cells that content describes.
struct CellStyles: Sendable {
  private let templates: SiteTemplates

  init(_ templates: SiteTemplates) {
    self.templates = templates
  }

  /// The templates of the described cells that a page may show, each once, in the order of their names.
  func templates(of page: Page) -> [any DescribedCell] {
    let described = templates.describedCells
    if described.isEmpty { return [] }
    return Set(page.sections.lazy.flatMap(\.cells)).sorted().compactMap { described[$0] }
  }

  /// Returns what a page with these cells needs; nothing without any.
  func rules(of cells: [any DescribedCell]) -> [UInt8] {
    if cells.isEmpty { return [] }
    let common = Set(cells.map(\.stylesheet)).sorted().flatMap { templates.styles(named: $0) }
    return common + Array("@layer components{\(cells.map(\.css).joined())}".utf8)
  }
}
