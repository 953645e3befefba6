/// A layout that Swift gives and content knows by a name, as one section of a page asks for it.
///
/// Two are equal if they have one name and are asked for the same: a name stands for one layout.
public struct NamedLayout: Hashable, Sendable {
  public let name: String
  private let layout: Layout

  /// The number of the section on its page, from 0.
  public var section = 0

  /// The direction of the page.
  public var direction = LayoutEnvironment.Direction.leftToRight

  public init(_ name: String, _ layout: Layout) {
    self.name = name
    self.layout = layout
  }

  /// What the layout gives for the section in `environment`, but for its direction.
  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    var environment = environment
    environment.direction = direction
    return layout.section(section, environment)
  }

  public static func == (one: NamedLayout, other: NamedLayout) -> Bool {
    one.name == other.name && one.section == other.section && one.direction == other.direction
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(section)
    hasher.combine(direction)
  }
}

extension NamedLayout {
  /// What the layout asks of a page beyond its sections.
  var obstacle: LayoutObstacle? {
    let whole = layout.configuration
    guard whole.scrollAxis == .vertical else { return .sidewaysPage }
    guard whole.interSectionSpacing == 0, whole.boundarySupplementaryItems.isEmpty else {
      return .wholePage
    }
    return nil
  }
}
