package import VitrineLayout
internal import VitrineModel

/// The headers or footers that a program's registrations made of sections.
package struct Supplementaries: Sendable {
  typealias Cell = ConfiguredCells.Cell

  /// A section of a page.
  package struct Place: Hashable, Sendable {
    package var page: String
    package var section: String

    package init(page: String, section: String) {
      self.page = page
      self.section = section
    }
  }

  /// The names of all registrations, used or not.
  package let registrations: Set<String>

  private var forms: ConfiguredCells.Forms
  private var cells: [Place: Cell] = [:]
  private let use: CellTemplate.Use

  init(_ use: CellTemplate.Use, registrations: Set<String>) {
    self.use = use
    self.registrations = registrations
    forms = ConfiguredCells.Forms(use: use)
  }

  var descriptions: [String: CellConfiguration] { forms.byName }

  package mutating func add(
    _ cell: CellConfiguration, of registration: String, at place: Place
  ) {
    cells[place] = forms.cell(cell, of: registration)
  }

  package mutating func add(html: String, at place: Place) {
    cells[place] = Cell(html: html, as: use)
  }

  /// The template of a section's header or footer, and its texts if a registration configured it.
  /// Nil if the section names none.
  func shown(
    _ name: String?, onPage page: String, ofSection section: String
  ) -> (template: String, texts: [String]?)? {
    guard let name else { return nil }
    if !registrations.contains(name) { return ("\(use.rawValue)/\(name)", nil) }
    return cells[Place(page: page, section: section)].map { ($0.template, $0.texts) }
  }

  /// The cells that registrations made for the sections of a page, in order.
  func made(onPage page: Page) -> [Cell?] {
    page.sections.map { cells[Place(page: page.output, section: $0.id)] }
  }

  var isEmpty: Bool { cells.isEmpty }
}
