internal import VitrineModel

/// The styles of pages with cells that content describes or registrations configure.
struct CellStyles: Sendable {
  private let templates: SiteTemplates
  private let configured: ConfiguredCells
  private let records: [Record]

  init(_ templates: SiteTemplates, _ configured: ConfiguredCells, records: [Record]) {
    self.templates = templates
    self.configured = configured
    self.records = records
  }

  /// The described cells that a page may show, one for each class, in the order of these.
  func templates(of page: Page) -> [any DescribedCell] {
    if templates.descriptions == CellDescriptions() { return [] }
    var names = Set(page.sections.lazy.flatMap(\.cells).map { "cells/\($0)" })
    if !configured.isEmpty { names.formUnion(forms(on: page)) }
    for section in page.sections {
      let (headers, footers) = (configured.headers, configured.footers)
      let shown = [
        headers.shown(section.header, onPage: page.output, ofSection: section.id),
        footers.shown(section.footer, onPage: page.output, ofSection: section.id),
      ]
      names.formUnion(shown.compactMap { $0?.template })
    }
    let described = names.compactMap { templates.describedCells[$0] }
      .filter { !$0.stylesheets.isEmpty }
    return Dictionary(described.map { ($0.className, $0) }) { first, _ in first }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The cells without texts that registrations made of the records on a page.
  private func forms(on page: Page) -> Set<String> {
    var forms: Set<String> = []
    for section in page.sections {
      for case .record(let index) in section.items.lazy.map(\.content) {
        guard let name = section.cell(of: records[index]) else { continue }
        // A page shows each cell with children open or closed, never both.
        for isExpanded in [nil, false, true] {
          let cell = configured.cell(
            name, of: records[index], at: index, onPage: page.output, isExpanded: isExpanded)
          if let cell { forms.insert(cell.template) }
        }
      }
    }
    return forms
  }

  /// Returns the rules that a page with these cells needs. Empty if there are no cells.
  func rules(of cells: [any DescribedCell]) -> [UInt8] {
    if cells.isEmpty { return [] }
    let common = Set(cells.flatMap(\.stylesheets)).sorted().flatMap { templates.styles(named: $0) }
    return common + Array("@layer components{\(cells.map(\.css).joined())}".utf8)
  }
}
