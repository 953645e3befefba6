/// A layout that Swift gives and content knows by a name, as one section of a page asks for it.
///
/// Two are equal if they have one name and are asked for the same: a name stands for one layout.
package struct NamedLayout: Hashable, Sendable {
  package let name: String
  private let layout: Layout

  /// The number of the section on its page, from 0.
  package var section = 0

  /// The direction of the page.
  package var direction = LayoutEnvironment.Direction.leftToRight

  package init(_ name: String, _ layout: Layout) {
    self.name = name
    self.layout = layout
  }

  /// The section that the layout's closure returns in `environment`, with this layout's direction.
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
  /// How its rows look, if it is a list, which a page then is at every width.
  var list: ListConfiguration? {
    section(in: LayoutEnvironment(width: 800, height: 800))?.list
  }

  /// The first thing that the layout asks for, besides the frames of its sections, and that no page
  /// can do.
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
  /// The first property of its looks that no page can show.
  fileprivate var obstacle: LayoutObstacle? {
    headerMode == .firstItemInSection ? .headerInItems : nil
  }

  /// How a page shows it.
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
