import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// Calls the closures of registrations with the records and sections of a site.
struct RegistrationEvaluator: Sendable {
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
  private enum RegistrationResult: Sendable {
    case configuration(CellConfiguration)
    case html(String)
    case error(Diagnostic)
  }
}

// MARK: Records

extension RegistrationEvaluator {
  mutating func evaluateRecords(unchanged: ConfiguredCells?) {
    if configured.registrations.isEmpty { return }
    let registrations = configured.registrations
    let placements = placements(apart: unchanged == nil, registrations, opening: true) {
      $0.cell(of: $1)
    }
    for (placement, result) in zip(
      placements, results(about: placements, isKnown: unchanged != nil, result))
    {
      let (record, place) = (placement.record, placement.place)
      switch result {
      case .configuration(let cell): configured.add(cell, of: record, at: place)
      case .html(let html): configured.add(html: html, of: record, at: place)
      case .error(let error): report(error, of: place.registration)
      case nil:
        if let unchanged { configured.add(record, at: place, from: unchanged) }
      }
    }
  }

  private func result(_ placement: RecordPlacement, in state: CellConfigurationState)
    -> RegistrationResult?
  {
    let record = content.records[placement.record]
    let name = placement.place.registration
    return result(
      of: record, by: options.cells[name]!, named: name, in: state, as: .cell, at: record.place)
  }

  /// Calls a closure for each placing, several at a time. If `isKnown`, the result is nil for
  /// records without changes, whose cells are already known.
  private func results<Answer: Sendable>(
    about placements: [RecordPlacement], isKnown: Bool,
    _ evaluate: @escaping @Sendable (RecordPlacement, CellConfigurationState) -> Answer?
  ) -> [Answer?] {
    concurrentMap(of: placements.count, by: 64, jobs: options.jobs) { range in
      range.map { number -> Answer? in
        let placement = placements[number]
        var state = state(of: placement.record)
        if isKnown, state == CellConfigurationState() { return nil }
        state.isSelected = placement.place.isSelected
        state.isExpanded = placement.place.isExpanded ?? false
        return evaluate(placement, state)
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
  private struct RecordPlacement: Hashable, Sendable {
    var record: Int
    var place: ConfiguredCells.Place
  }

  /// The records that pages show with registrations, once for each place, and once outside pages if
  /// `isApart`. `name` returns the registration that a section uses for a record.
  private func placements(
    apart isApart: Bool, _ registrations: Set<String>, opening opens: Bool,
    name: (Section, Record) -> String?
  ) -> [RecordPlacement] {
    var seen: Set<RecordPlacement> = []
    var placements: [RecordPlacement] = []
    func add(_ index: Int, in section: Section, on page: Page, isExpanded: Bool? = nil) {
      guard let name = name(section, content.records[index]), registrations.contains(name) else {
        return
      }
      let place = ConfiguredCells.Place(
        registration: name, isSelected: content.records[index].hasLink(to: page.output),
        isExpanded: isExpanded)
      for place in isApart ? [place, place.apart] : [place] {
        let placement = RecordPlacement(record: index, place: place)
        if seen.insert(placement).inserted { placements.append(placement) }
      }
    }
    for page in content.pages {
      for section in page.sections {
        let hasRows = opens && layouts[section.layout].hasRows
        for shown in section.listPages.indices.map({ section.listPage($0) }) {
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
    return placements
  }
}

// MARK: Badges

extension RegistrationEvaluator {
  mutating func evaluateBadges(unchanged: ConfiguredCells?) {
    let registrations = configured.badgeRegistrations
    if registrations.isEmpty { return }
    let placements = placements(apart: unchanged == nil, registrations, opening: false) {
      section, _ in
      section.badge
    }
    for (placement, badge) in zip(
      placements, results(about: placements, isKnown: unchanged != nil, badge))
    {
      if let badge {
        configured.add(badge, of: placement.record, at: placement.place)
      } else if let unchanged {
        configured.addBadge(of: placement.record, at: placement.place, from: unchanged)
      }
    }
  }

  private func badge(
    _ placement: RecordPlacement, in state: CellConfigurationState
  ) -> BadgeConfiguration?? {
    guard case .closure(let configuration)? = options.badges[placement.place.registration]?.content
    else { return nil }
    return .some(configuration(content.records[placement.record], state))
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

extension RegistrationEvaluator {
  mutating func evaluateSections() {
    if configured.headers.registrations.isEmpty, configured.footers.registrations.isEmpty { return }
    for page in content.pages {
      for section in page.sections {
        evaluate(section.header, of: options.headers, about: section, on: page, \.headers)
        evaluate(section.footer, of: options.footers, about: section, on: page, \.footers)
      }
    }
  }

  private mutating func evaluate(
    _ name: String?, of registrations: [String: SupplementaryRegistration],
    about section: Section, on page: Page,
    _ supplementaries: WritableKeyPath<ConfiguredCells, Supplementaries>
  ) {
    guard let name, let registration = registrations[name] else { return }
    let place = Supplementaries.Place(page: page.output, section: section.id)
    switch result(of: section, by: registration, named: name) {
    case .configuration(let cell):
      configured[keyPath: supplementaries].add(cell, of: name, at: place)
    case .html(let html): configured[keyPath: supplementaries].add(html: html, at: place)
    case .error(let error): report(error, of: name)
    case nil: break
    }
  }

  private func result(
    of section: Section, by registration: SupplementaryRegistration, named name: String
  ) -> RegistrationResult? {
    var state = CellConfigurationState()
    for record in changes == nil ? [] : section.shownRecords {
      let own = self.state(of: record)
      state.isInserted = state.isInserted || own.isInserted
      state.isMoved = state.isMoved || own.isMoved
      state.isUpdated = state.isUpdated || own.isUpdated
    }
    return result(
      of: section, by: registration, named: name, in: state, as: .supplementary, at: section.place)
  }
}

// MARK: Both

extension RegistrationEvaluator {
  private func result<Subject>(
    of subject: Subject, by registration: ContentRegistration<Subject>, named name: String,
    in state: CellConfigurationState, as use: RegistrationUse, at place: SourceLocation
  ) -> RegistrationResult? {
    switch registration.content {
    case .configuration: return nil
    case .closure(let configuration):
      let cell = configuration(subject, state)
      return cell.error(of: name, as: use, accessories, at: place).map(RegistrationResult.error)
        ?? .configuration(cell)
    case .html(let html):
      let html = html(subject, state)
      return MarkupTree.isWhole(fragment: Array(html.utf8))
        ? .html(html) : .error(.brokenHTML(of: name, at: place))
    }
  }

  private mutating func report(_ error: Diagnostic, of registration: String) {
    if errors[registration] == nil { errors[registration] = error }
  }
}
