/// The parts of a described layout other than its items: insets, a header and a footer, a
/// background, and the position of badges.
package struct LayoutSupplements: Hashable, Sendable {
  /// The space between the section's edges and its groups.
  package var insets = EdgeInsets.zero
  package var header: BoundarySupplementaryItem?
  package var footer: BoundarySupplementaryItem?

  /// Whether the section's title, in place of a header, is a row that opens and closes the others.
  package var foldsUnderTitle = false

  /// Whether header and footer keep `insets` at the sides.
  package var followsInsets = true
  package var background: Background?

  /// Nil if cells place their badges themselves.
  package var badge: SupplementaryItem?

  /// The kinds of a section's supplementaries.
  package static let header = "header"
  package static let footer = "footer"
  package static let badge = "badge"

  package init() {}

  package struct Background: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      /// A shade of the page's colour.
      case fill

      /// A surface with rounded corners.
      case card
    }

    package var style: Style

    /// The space between the section's edges and the background's.
    package var insets: EdgeInsets

    /// A custom appearance instead of a style. Its own insets are ignored.
    package var own: BackgroundConfiguration?

    package init(
      style: Style, insets: EdgeInsets = .zero, own: BackgroundConfiguration? = nil
    ) {
      self.style = style
      self.insets = insets
      self.own = own
    }
  }
}

extension LayoutSupplements {
  /// Adds all of these, except the insets, to `section`.
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
