/// The parts of a described layout besides its items: the space inside its edges, a header and a
/// footer, a background, and the place of the items' badges.
package struct LayoutSupplements: Hashable, Sendable {
  /// Between the section's edges and its groups.
  package var insets = EdgeInsets.zero
  package var header: BoundarySupplementaryItem?
  package var footer: BoundarySupplementaryItem?

  /// True if the section's title is a row that opens and closes the others, in the place of a header.
  package var foldsUnderTitle = false

  /// True if header and footer keep to `insets` at the sides.
  package var followsInsets = true
  package var background: Background?

  /// Nil where cells place their badges themselves.
  package var badge: SupplementaryItem?

  /// The kinds that a section's supplementaries have.
  package static let header = "header"
  package static let footer = "footer"
  package static let badge = "badge"

  package init() {}

  package struct Background: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      /// A shade of the page.
      case fill

      /// A surface with round corners.
      case card
    }

    package var style: Style

    /// Between the section's edges and the background's.
    package var insets: EdgeInsets

    /// Its look, where that is no style; the insets in it do not count.
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
