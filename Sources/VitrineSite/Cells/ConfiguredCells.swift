package import VitrineLayout
package import VitrineModel
import VitrineText

/// The cells that a program's registrations made of records: the template of each, and its texts.
package struct ConfiguredCells: Sendable {
  /// The parts of a record's place that can change its cell.
  package struct Place: Hashable, Sendable {
    package var registration: String

    /// Whether the page is the one that the record links to.
    package var isSelected: Bool

    /// Whether its row is initially open, or nil if it does not expand.
    package var isExpanded: Bool?

    package init(registration: String, isSelected: Bool = false, isExpanded: Bool? = nil) {
      self.registration = registration
      self.isSelected = isSelected
      self.isExpanded = isExpanded
    }

    /// The place outside of any page.
    package var apart: Place {
      Place(registration: registration, isExpanded: isExpanded.map { _ in false })
    }

    fileprivate var use: CellTemplate.Use { isExpanded == nil ? .cell : .summary }
  }

  package struct Cell: Hashable, Sendable {
    let template: String

    /// The texts for `<0>`, `<1>` and so on in the template.
    let texts: [String]
  }

  /// The names of all registrations, used or not.
  package let registrations: Set<String>

  /// The cells without their texts, by name.
  private var forms = Forms()
  private var summaries = Forms(use: .summary)
  private var cells: [Int: [Place: Cell]] = [:]

  /// The names of all badge registrations, used or not, and the badges they made of records.
  package let badgeRegistrations: Set<String>
  private var badges: [Int: [Place: SectionBadge]] = [:]

  /// The same for headers and footers, by page and section.
  package var headers: Supplementaries
  package var footers: Supplementaries

  package init(
    registrations: Set<String> = [], headers: Set<String> = [], footers: Set<String> = [],
    badges: Set<String> = []
  ) {
    self.registrations = registrations
    badgeRegistrations = badges
    self.headers = Supplementaries(.header, registrations: headers)
    self.footers = Supplementaries(.footer, registrations: footers)
  }

  /// The descriptions of all cells, headers and footers, for their templates.
  package var descriptions: CellDescriptions {
    CellDescriptions(
      cells: forms.byName, summaries: summaries.byName, headers: headers.descriptions,
      footers: footers.descriptions)
  }

  /// Whether there are no cells and no badges of records.
  package var isEmpty: Bool { cells.isEmpty && badges.isEmpty }

  /// Adds a cell of the record at an index.
  package mutating func add(_ cell: CellConfiguration, of record: Int, at place: Place) {
    let shown =
      place.isExpanded == nil
      ? forms.cell(cell, of: place.registration) : summaries.cell(cell, of: place.registration)
    cells[record, default: [:]][place] = shown
  }

  /// Adds a cell written as HTML.
  package mutating func add(html: String, of record: Int, at place: Place) {
    cells[record, default: [:]][place] = Cell(html: html, as: place.use)
  }

  /// Adds the badge of a record. Nil means that no badge is shown.
  package mutating func add(_ badge: BadgeConfiguration?, of record: Int, at place: Place) {
    badges[record, default: [:]][place] = SectionBadge(configuration: badge)
  }

  /// Copies the badge of a record from `others`.
  package mutating func addBadge(of record: Int, at place: Place, from others: ConfiguredCells) {
    badges[record, default: [:]][place] = others.badges[record]?[place]
  }

  /// Copies the cell of a record from `others`.
  package mutating func add(_ record: Int, at place: Place, from others: ConfiguredCells) {
    guard let cell = others.cells[record]?[place] else { return }
    cells[record, default: [:]][place] = cell
    forms.take(cell, from: others.forms)
    summaries.take(cell, from: others.summaries)
  }

  /// Returns the cell that a registration made for a record on a page, or nil if there is no such
  /// registration.
  func cell(
    _ registration: String, of record: borrowing Record, at index: Int, onPage output: String,
    isExpanded: Bool? = nil
  ) -> Cell? {
    guard registrations.contains(registration) else { return nil }
    let place = Place(
      registration: registration, isSelected: record.hasLink(to: output), isExpanded: isExpanded)
    return cells[index]?[place]
  }

  /// Returns the cell that a registration made of a record outside of any page.
  func cell(_ registration: String, of index: Int, opens: Bool) -> Cell? {
    cells[index]?[Place(registration: registration, isExpanded: opens ? false : nil)]
  }

  /// The badge that a registration made of a record for a page, or outside of any page.
  func badge(
    _ registration: String, of record: borrowing Record, at index: Int, onPage output: String?
  ) -> SectionBadge? {
    let isSelected = output.map { record.hasLink(to: $0) } ?? false
    return badges[index]?[Place(registration: registration, isSelected: isSelected)]
  }

  /// The headers and footers that registrations made for each section of a page, or nil if no
  /// registration makes any.
  func supplementaries(onPage page: Page) -> (headers: [Cell?], footers: [Cell?])? {
    headers.isEmpty && footers.isEmpty
      ? nil : (headers.made(onPage: page), footers.made(onPage: page))
  }

  /// The cells and badges that registrations made of a record.
  func made(ofRecord index: Int) -> (cells: [Place: Cell]?, badges: [Place: SectionBadge]?) {
    (cells[index], badges[index])
  }
}

/// A cell, header or footer that a program's registration writes itself, as HTML.
struct MarkupCell: DescribedCell {
  let use: CellTemplate.Use
  var templateName: String { Self.templateName(use) }

  static func templateName(_ use: CellTemplate.Use) -> String { "\(use.rawValue)/~html" }

  let addressNames: [String] = []
  let className = ""
  let css = ""
  let stylesheets: [String] = []

  var text: String {
    switch use {
    case .cell: "{{{item.texts.\(TextName.first)}}}"
    case .summary:
      "{{>list-cell/opening}}<summary class=\"row\">{{{item.texts.\(TextName.first)}}}\(Self.arrow)</summary>"
    case .header:
      // A `<summary>` may only contain phrasing content.
      "{{#section.folds}}\(header("span"))\(Self.arrow){{/section.folds}}{{^section.folds}}\(header("div")){{/section.folds}}"
    case .footer: "{{{section.texts.\(TextName.first)}}}"
    }
  }

  private static let arrow = "<i class=\"i disclose flip\" aria-hidden=\"true\"></i>"

  private func header(_ tag: String) -> String {
    "<\(tag) class=\"section-title\" id=\"{{section.id}}\">{{{section.texts.\(TextName.first)}}}</\(tag)>"
  }
}

extension Record {
  /// Whether its cells link to a page of the site.
  package func hasLink(to output: String) -> Bool {
    if let own = self.output { return own.hasSameBytes(as: output) }
    guard let link, case .output(let target, suffix: _) = LinkTarget(link) else { return false }
    return target.hasSameBytes(as: output)
  }
}
