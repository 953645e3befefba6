import VitrineLayout

/// The rules of what is attached to the items of a list: their badges.
///
/// A cell marks its badge with `.corner`, in an element of the item's own size. What the cell says
/// of its place gives way to the layout's; where the layout has badges on some items of a group, the
/// others show none.
struct BadgeBoxRules {
  /// How far each item's badge reaches out of it, and what the item says of it; nil for one that has
  /// none.
  private let items: [(reach: AffineLength, corner: [Declaration])?]

  private let group: GroupStructure<AffineLength>

  /// Nil where no item has anything attached. The items stand in groups of `group`.
  init?(_ supplements: SupplementStructure<AffineLength>, in group: GroupStructure<AffineLength>) {
    items = zip(supplements.attached, group.leaves).map { attached, leaf in
      attached.first.map { ($0.reach(outOf: leaf), BadgeBox(item: $0, leaf: leaf).declarations) }
    }
    guard items.contains(where: { $0 != nil }) else { return nil }
    self.group = group
  }

  /// Whether one rule holds for all items.
  var areAlike: Bool { items.allSatisfy { $0?.corner == items[0]?.corner } }

  var rules: [Rule] {
    let corners = items.map { $0?.corner }
    let present = corners.compactMap(\.self)
    let common = present[0].filter { declaration in
      present.allSatisfy { $0.contains(declaration) }
    }
    let hidden = [Declaration("display", "none!important")]
    let own = corners.enumerated().map { index, corner in
      Rule(
        group.selector(ofItem: index) + " .corner",
        corner.map { $0.filter { !common.contains($0) } } ?? hidden)
    }
    return [Rule(" .corner", common)] + own.filter { !$0.declarations.isEmpty }
  }

  /// How far badges reach out of items at their top and bottom, at least so many CSS pixels.
  func overhang(atLeast least: Double) -> Overhang {
    Overhang(least, or: items.lazy.compactMap { $0?.reach })
  }
}

extension GroupStructure<AffineLength> {
  /// The item of each group that is at `index` of its items, from 0, seen from the list.
  func selector(ofItem index: Int) -> String {
    guard let number = stacks.firstIndex(where: { $0.items.contains(index) }) else {
      return Rule.items(at: index, ofEvery: leaves.count)
    }
    let place = index - stacks[number].items.lowerBound + 1
    return Rule.items(at: number, ofEvery: stacks.count) + ">:nth-child(\(place))"
  }
}

extension SupplementaryItem {
  /// How far it reaches out of `leaf` at its top or bottom; negative if it does not.
  fileprivate func reach(outOf leaf: LeafStructure<AffineLength>) -> AffineLength {
    let reach = reach
    return height(on: leaf) * reach.heights + reach.pixels
  }

  /// What content decides is guessed.
  private func height(on leaf: LeafStructure<AffineLength>) -> AffineLength {
    switch (size.height, leaf.height) {
    case (.absolute(let height), _), (.estimated(let height), _),
      (.uniformAcrossSiblings(let height), _):
      AffineLength(constant: height)
    case (.fractionalHeight(let part), .definite(let height)): height * part
    case (.fractionalHeight(let part), .quantised(let height)): (height + 0.25) * part
    case (.fractionalHeight, _), (.fractionalWidth, _): .zero
    }
  }
}
