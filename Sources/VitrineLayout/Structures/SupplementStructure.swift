/// The supplements of a section: around its items, behind them and attached to them.
package struct SupplementStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  /// Headers and footers, in the section's order.
  package var boundaries: [BoundaryStructure<Length>] = []
  package var decorations: [DecorationStructure<Length>] = []

  /// The supplementary items of each item of a group, in item order; empty if no item has any.
  /// Their lengths are relative to the item's own box, so that they are the same at every width.
  package var attached: [[SupplementaryItem]] = []

  package init() {}

  func map<Other>(_ transform: (Length) -> Other) -> SupplementStructure<Other> {
    var mapped = SupplementStructure<Other>()
    mapped.boundaries = boundaries.map { $0.map(transform) }
    mapped.decorations = decorations.map {
      DecorationStructure(kind: $0.kind, insets: $0.insets.map(transform))
    }
    mapped.attached = attached
    return mapped
  }
}

/// The box of a header or footer.
package struct BoundaryStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  package var kind: String

  /// From the leading edge of the container, including the item's offset.
  package var x: Length
  package var width: Length

  /// Nil if it depends on content. Quantised in a page, like other heights that add up.
  package var height: Length?

  /// Downwards from the position given by the alignment.
  package var offset: Length

  /// Space beyond the box.
  package var outerSpacing: Length
  package var pinsToVisibleBounds: Bool

  func map<Other>(_ transform: (Length) -> Other) -> BoundaryStructure<Other> {
    BoundaryStructure<Other>(
      kind: kind, x: transform(x), width: transform(width), height: height.map(transform),
      offset: transform(offset), outerSpacing: transform(outerSpacing),
      pinsToVisibleBounds: pinsToVisibleBounds)
  }
}

/// The distances between the edges of a section and a box drawn behind it.
package struct DecorationStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  package var kind: String
  package var insets: InsetLengths<Length>
}

extension SupplementStructure<Double> {
  /// The supplements of `section` in `environment`, as numbers.
  init(of section: LayoutSection, in environment: LayoutEnvironment) {
    let section = section.quantised(.web, scrollAxis: .vertical)
    let solver = SectionSolver(
      section: section, environment: environment, scrollAxis: .vertical, rounding: .none,
      itemCount: .max)
    var empty = PreparedSection(container: environment.container, scrollAxis: .vertical)
    solver.placeBoundaryItems(of: &empty)
    boundaries = zip(section.boundarySupplementaryItems, empty.boundary.places).map {
      item, place in
      let frame = place.inset(
        by: item.contentInsets, unless: (item.size.width.isEstimated, item.size.height.isEstimated))
      return BoundaryStructure(
        kind: item.kind, x: frame.x, width: frame.width,
        height: item.size.height.isEstimated ? nil : place.height, offset: item.offset.y,
        outerSpacing: item.outerSpacing, pinsToVisibleBounds: item.pinsToVisibleBounds)
    }
    decorations = section.decorationItems.map {
      DecorationStructure(kind: $0.kind, insets: InsetLengths($0.contentInsets))
    }
    if case .groups(let group) = section.content, group.hasSupplementaries, !section.hasTooManyItems
    {
      attached = solver.template(of: group).leaves.map(\.supplementaryItems)
    }
  }
}
