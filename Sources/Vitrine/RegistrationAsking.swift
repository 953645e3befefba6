import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// Calls the closures of registrations with the records and sections of a site.
struct RegistrationAsking: Sendable {
  private let options: BuildOptions
  private let content: SiteContent
  private let layouts: [LayoutByWidth]
  private let accessories: Set<String>
  private let changes: SiteChanges?

  private(set) var configured: ConfiguredCells

  /// The first error of each registration, by its name.
  private(set) var errors: [String: Diagnostic] = [:]

  init(
    _ options: BuildOptions, content: SiteContent, layouts: [LayoutByWidth],
    accessories: Set<String>, changes: SiteChanges?
  ) {
    self.options = options
    self.content = content
    self.layouts = layouts
    self.accessories = accessories
    self.changes = changes
    configured = ConfiguredCells(
      registrations: options.cells.closures, headers: options.headers.closures,
      footers: options.footers.closures, badges: options.badges.closures)
  }

  /// The result of a registration for a record or a section.
  private enum Made: Sendable {
    case configuration(CellConfiguration)
    case html(String)
    case error(Diagnostic)
  }
}

// MARK: Records

extension RegistrationAsking {
  mutating func askAboutRecords(unchanged: ConfiguredCells?) {
    if configured.registrations.isEmpty { return }
    let registrations = configured.registrations
    let placings = placings(apart: unchanged == nil, registrations, opening: true) {
      $0.cell(of: $1)
    }
    for (placing, made) in zip(placings, asked(about: placings, isKnown: unchanged != nil, made)) {
      let (record, place) = (placing.record, placing.place)
      switch made {
      case .configuration(let cell): configured.add(cell, of: record, at: place)
      case .html(let html): configured.add(html: html, of: record, at: place)
      case .error(let error): note(error, of: place.registration)
      case nil:
        if let unchanged { configured.add(record, at: place, from: unchanged) }
      }
    }
  }

  private func made(_ placing: Placing, in state: CellConfigurationState) -> Made? {
    let record = content.records[placing.record]
    let name = placing.place.registration
    switch options.cells[name]!.content {
    case .configuration: return nil
    case .closure(let configuration):
      return made(configuration(record, state), of: name, as: .cell, at: record.place)
    case .html(let html): return made(html: html(record, state), of: name, at: record.place)
    }
  }

  /// Calls a closure for each placing, several at a time. If `isKnown`, the result is nil for
  /// records without changes, whose cells are already known.
  private func asked<Answer: Sendable>(
    about placings: [Placing], isKnown: Bool,
    _ ask: @escaping @Sendable (Placing, CellConfigurationState) -> Answer?
  ) -> [Answer?] {
    concurrentMap(of: placings.count, by: 64, jobs: options.jobs) { range in
      range.map { number -> Answer? in
        let placing = placings[number]
        var state = state(of: placing.record)
        if isKnown, state == CellConfigurationState() { return nil }
        state.isSelected = placing.place.isSelected
        state.isExpanded = placing.place.isExpanded ?? false
        return ask(placing, state)
      }
    }.flatMap(\.self)
  }

  private func state(of record: Int) -> CellConfigurationState {
    var state = CellConfigurationState()
    let id = content.records[record].id
    for change in changes?.shown(ofRecord: id, by: content.settings.badges) ?? [] {
      switch change.kind {
      case .inserted: state.isInserted = true
      case .moved: state.isMoved = true
      case .updated: state.isUpdated = true
      }
    }
    return state
  }

  /// A record, and where it is shown.
  private struct Placing: Hashable, Sendable {
    var record: Int
    var place: ConfiguredCells.Place
  }

  /// The records that pages show with registrations, once for each place, and once outside pages if
  /// `isApart`. `name` returns the registration that a section uses for a record.
  private func placings(
    apart isApart: Bool, _ registrations: Set<String>, opening opens: Bool,
    name: (Section, Record) -> String?
  ) -> [Placing] {
    var seen: Set<Placing> = []
    var placings: [Placing] = []
    func add(_ index: Int, in section: Section, on page: Page, isExpanded: Bool? = nil) {
      guard let name = name(section, content.records[index]), registrations.contains(name) else {
        return
      }
      let place = ConfiguredCells.Place(
        registration: name, isSelected: content.records[index].leads(to: page.output),
        isExpanded: isExpanded)
      for place in isApart ? [place, place.apart] : [place] {
        let placing = Placing(record: index, place: place)
        if seen.insert(placing).inserted { placings.append(placing) }
      }
    }
    for page in content.pages {
      for section in page.sections {
        let hasRows = opens && layouts[section.layout].hasRows
        for shown in section.portions.indices.map({ section.portion($0) }) {
          for (place, item) in shown.items.enumerated() {
            guard case .record(let index) = item.content else { continue }
            let isExpanded =
              hasRows && shown.opens(at: place)
              ? shown.isOpen(at: place) { content.records[$0] } : nil
            add(index, in: section, on: page, isExpanded: isExpanded)
          }
        }
        for index in section.changed?.records ?? [] { add(index, in: section, on: page) }
      }
    }
    return placings
  }
}

// MARK: Badges

extension RegistrationAsking {
  mutating func askAboutBadges(unchanged: ConfiguredCells?) {
    let registrations = configured.badgeRegistrations
    if registrations.isEmpty { return }
    let placings = placings(apart: unchanged == nil, registrations, opening: false) { section, _ in
      section.badge
    }
    for (placing, badge) in zip(placings, asked(about: placings, isKnown: unchanged != nil, badge))
    {
      if let badge {
        configured.add(badge, of: placing.record, at: placing.place)
      } else if let unchanged {
        configured.addBadge(of: placing.record, at: placing.place, from: unchanged)
      }
    }
  }

  private func badge(
    _ placing: Placing, in state: CellConfigurationState
  ) -> BadgeConfiguration?? {
    guard case .closure(let configuration)? = options.badges[placing.place.registration]?.content
    else { return nil }
    return .some(configuration(content.records[placing.record], state))
  }
}

extension Section {
  /// The indices of the records that the section shows, or may show once it is known which changed.
  fileprivate var shownRecords: [Int] {
    items.compactMap { if case .record(let index) = $0.content { index } else { nil } }
      + (changed?.records ?? [])
  }
}

// MARK: Sections

extension RegistrationAsking {
  mutating func askAboutSections() {
    if configured.headers.registrations.isEmpty, configured.footers.registrations.isEmpty { return }
    for page in content.pages {
      for section in page.sections {
        ask(section.header, of: options.headers, about: section, on: page, \.headers)
        ask(section.footer, of: options.footers, about: section, on: page, \.footers)
      }
    }
  }

  private mutating func ask(
    _ name: String?, of registrations: [String: SupplementaryRegistration],
    about section: Section, on page: Page,
    _ supplementaries: WritableKeyPath<ConfiguredCells, Supplementaries>
  ) {
    guard let name, let registration = registrations[name] else { return }
    let place = Supplementaries.Place(page: page.output, section: section.id)
    switch made(of: section, by: registration, named: name) {
    case .configuration(let cell):
      configured[keyPath: supplementaries].add(cell, of: name, at: place)
    case .html(let html): configured[keyPath: supplementaries].add(html: html, at: place)
    case .error(let error): note(error, of: name)
    case nil: break
    }
  }

  private func made(
    of section: Section, by registration: SupplementaryRegistration, named name: String
  ) -> Made? {
    var state = CellConfigurationState()
    for record in changes == nil ? [] : section.shownRecords {
      let own = self.state(of: record)
      state.isInserted = state.isInserted || own.isInserted
      state.isMoved = state.isMoved || own.isMoved
      state.isUpdated = state.isUpdated || own.isUpdated
    }
    switch registration.content {
    case .configuration: return nil
    case .closure(let configuration):
      return made(
        configuration(section, state), of: name, as: .supplementary, at: section.place)
    case .html(let html): return made(html: html(section, state), of: name, at: section.place)
    }
  }
}

// MARK: Both

extension RegistrationAsking {
  private func made(
    _ cell: CellConfiguration, of name: String, as use: RegisteredUse, at place: SourceLocation
  ) -> Made {
    cell.error(of: name, as: use, accessories, at: place).map(Made.error) ?? .configuration(cell)
  }

  private func made(html: String, of name: String, at place: SourceLocation) -> Made {
    MarkupTree.isWhole(fragment: Array(html.utf8))
      ? .html(html) : .error(.brokenHTML(of: name, at: place))
  }

  private mutating func note(_ error: Diagnostic, of registration: String) {
    if errors[registration] == nil { errors[registration] = error }
  }
}
