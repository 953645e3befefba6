import VitrineLayout

/// The rules of the badges on a list's items.
///
/// A cell marks its badge with `.corner`, in an element as large as the item. The layout's position
/// for the badge overrides the cell's. If the layout puts badges on only some items of a group, the
/// others show none.
struct BadgeBoxRules {
  /// For each item of a group, how far its badge extends beyond it and the badge's declarations, or
  /// nil if the item has no badge.
  private let items: [(reach: AffineLength, corner: [Declaration])?]

  private let group: GroupStructure<AffineLength>

  /// Returns nil if no item has a badge. `group` is the structure of the items' groups.
  init?(_ supplements: SupplementStructure<AffineLength>, in group: GroupStructure<AffineLength>) {
    items = zip(supplements.attached, group.leaves).map { attached, leaf in
      attached.first.map { ($0.reach(outOf: leaf), BadgeBox(item: $0, leaf: leaf).declarations) }
    }
    guard items.contains(where: { $0 != nil }) else { return nil }
    self.group = group
  }

  /// Whether one rule fits all items.
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

  /// Returns how far badges extend beyond the top and bottom of items, at least `minimum` CSS
  /// pixels.
  func badgeOverflow(atLeast minimum: Double) -> BadgeOverflow {
    BadgeOverflow(minimum, or: items.lazy.compactMap { $0?.reach })
  }
}

extension GroupStructure<AffineLength> {
  /// Returns the selector, from the list, of the item at `index`, from 0, in each group.
  func selector(ofItem index: Int) -> String {
    guard let number = stacks.firstIndex(where: { $0.items.contains(index) }) else {
      return Rule.items(at: index, ofEvery: leaves.count)
    }
    let place = index - stacks[number].items.lowerBound + 1
    return Rule.items(at: number, ofEvery: stacks.count) + ">:nth-child(\(place))"
  }
}

extension SupplementaryItem {
  /// Returns how far the badge extends beyond the top or bottom of `leaf`; negative if it does not.
  fileprivate func reach(outOf leaf: LeafStructure<AffineLength>) -> AffineLength {
    let reach = reach
    return height(on: leaf) * reach.heights + reach.pixels
  }

  /// Returns the badge's height on `leaf`, or an estimate if the height depends on content.
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
