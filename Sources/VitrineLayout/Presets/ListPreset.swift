/// Full-width rows, one below the other.
public struct ListPreset: LayoutPreset, OrderedPreset {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, inset, grouped, sidebar
    case sidebarPlain = "sidebar-plain"
  }

  public static let name = "list"
  public let defaultCell = CellAppearance.row.rawValue
  public var style: Style = .plain
  public var listStyle: Style? { style }

  public init(style: Style = .plain) {
    self.style = style
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? { .list() }
}

extension LayoutSection {
  /// One full-width row per item, as tall as its content.
  static func list() -> LayoutSection {
    let row = LayoutDimension.estimated(44)
    return LayoutSection(
      group: .vertical(
        width: .fractionalWidth(1), height: row, [.item(width: .fractionalWidth(1), height: row)]))
  }
}
