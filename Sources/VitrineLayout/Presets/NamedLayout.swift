/// A layout defined in Swift that content refers to by name, for one particular section of a page.
///
/// Two values are equal if their names and their parameters are equal, because a name always refers
/// to the same layout.
package struct NamedLayout: Hashable, Sendable {
  package let name: String
  private let layout: Layout

  /// The index of the section on its page, from 0.
  package var section = 0

  /// The direction of the page.
  package var direction = LayoutEnvironment.Direction.leftToRight

  package init(_ name: String, _ layout: Layout) {
    self.name = name
    self.layout = layout
  }

  /// The section that the layout's closure returns for `environment`, with this layout's direction.
  package func section(in environment: LayoutEnvironment) -> LayoutSection? {
    var environment = environment
    environment.direction = direction
    return layout.section(section, environment)
  }

  package static func == (one: NamedLayout, other: NamedLayout) -> Bool {
    one.name == other.name && one.section == other.section && one.direction == other.direction
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(section)
    hasher.combine(direction)
  }
}

extension NamedLayout {
  /// The appearance of its rows, if it is a list. A page then shows it as a list at every width.
  var list: ListConfiguration? {
    section(in: LayoutEnvironment(width: 800, height: 800))?.list
  }

  /// The first feature of the layout, other than the frames of its sections, that pages do not
  /// support.
  func obstacle(in environment: LayoutEnvironment) -> LayoutObstacle? {
    let whole = layout.configuration
    guard whole.scrollAxis == .vertical else { return .sidewaysPage }
    guard whole.interSectionSpacing == 0, whole.boundarySupplementaryItems.isEmpty else {
      return .wholePage
    }
    guard let section = section(in: environment) else { return nil }
    let own = section.contentInsetsReference
    let references = [
      own == .automatic ? whole.contentInsetsReference : own,
      section.supplementaryContentInsetsReference,
    ]
    guard references.allSatisfy({ $0 != .layoutMargins && $0 != .readableContent }) else {
      return .referenceInsets
    }
    guard section.list == list else { return .listAtSomeWidths }
    return section.list?.obstacle
  }
}

extension ListConfiguration {
  /// The first property of its appearance that pages do not support.
  fileprivate var obstacle: LayoutObstacle? {
    headerMode == .firstItemInSection ? .headerInItems : nil
  }

  /// The corresponding style on a page.
  var style: ListPreset.Style {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .inset
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
