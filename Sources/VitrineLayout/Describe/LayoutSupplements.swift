/// The parts of a described layout besides its items: the space inside its edges, a header and a
/// footer, a background, and the place of the items' badges.
public struct LayoutSupplements: Hashable, Sendable {
  /// Between the section's edges and its groups.
  public var insets = EdgeInsets.zero
  public var header: BoundarySupplementaryItem?
  public var footer: BoundarySupplementaryItem?

  /// True if header and footer keep to `insets` at the sides.
  public var followsInsets = true
  public var background: Background?

  /// Nil where cells place their badges themselves.
  public var badge: SupplementaryItem?

  /// The kinds that a section's supplementaries have.
  public static let header = "header"
  public static let footer = "footer"
  public static let badge = "badge"

  public init() {}

  public struct Background: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// A shade of the page.
      case fill

      /// A surface with round corners.
      case card
    }

    public var style: Style

    /// Between the section's edges and the background's.
    public var insets: EdgeInsets

    public init(style: Style, insets: EdgeInsets = .zero) {
      self.style = style
      self.insets = insets
    }
  }
}

extension LayoutSupplements {
  /// Gives `section` all of these but the insets.
  func join(_ section: inout LayoutSection) {
    section.boundarySupplementaryItems += [header, footer].compactMap(\.self)
    if !followsInsets { section.supplementariesFollowContentInsets = false }
    if let background {
      section.decorationItems.append(
        DecorationItem(kind: background.style.rawValue, contentInsets: background.insets))
    }
    if let badge, case .groups(var group) = section.content {
      group.attach(badge)
      section.content = .groups(group)
    }
  }
}

extension LayoutGroup {
  /// Attaches `supplementary` to every item.
  fileprivate mutating func attach(_ supplementary: SupplementaryItem) {
    func attached(_ subitem: LayoutSubitem) -> LayoutSubitem {
      switch subitem {
      case .item(var item):
        item.supplementaryItems.append(supplementary)
        return .item(item)
      case .group(var group):
        group.attach(supplementary)
        return .group(group)
      }
    }
    switch content {
    case .custom: break
    case .subitems(let axis, let subitems):
      content = .subitems(axis, subitems.map(attached))
    case .count(let axis, let subitem, let count):
      content = .count(axis, attached(subitem), count)
    case .repeating(let axis, let subitem, let count):
      content = .repeating(axis, attached(subitem), count)
    }
  }
}
