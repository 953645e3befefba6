import VitrineLayout

/// The rules of what is attached to the items of a list: their badges.
///
/// A cell marks its badge with `.corner`, in an element of the item's own size. What the cell says
/// of its place gives way to the layout's; where the layout has badges on some items of a group, the
/// others show none.
struct CornerRules {
  /// What each item of a group has, and says of its badge; nil for one that has nothing.
  private let items: [(item: SupplementaryItem, corner: [Declaration])?]

  private let group: GroupStructure<AffineLength>

  /// Nil where no item has anything attached. The items stand in groups of `group`.
  init?(_ supplements: SupplementStructure<AffineLength>, in group: GroupStructure<AffineLength>) {
    items = zip(supplements.attached, group.leaves).map { attached, leaf in
      attached.first.map { ($0, Corner(item: $0, leaf: leaf).declarations) }
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

  /// How far badges reach out of items at their top and bottom, in CSS pixels; what content decides
  /// is guessed.
  var overhang: Double { items.lazy.compactMap { $0?.item.overhang }.max() ?? 0 }
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
  fileprivate var overhang: Double {
    let held = containerAnchor.point
    let own = (itemAnchor ?? containerAnchor).point
    let reached: Size
    switch size.height {
    case .fractionalWidth, .fractionalHeight: return 0
    case .absolute(let height), .estimated(let height), .uniformAcrossSiblings(let height):
      reached = Size(width: 0, height: height)
    }
    let offset =
      containerAnchor.distance(for: reached).y + (itemAnchor?.distance(for: reached).y ?? 0)
    let reach =
      switch held.y {
      case 0: own.y * reached.height - offset
      case 1: (1 - own.y) * reached.height + offset
      default: 0.0
      }
    return max(0, reach.rounded(.up))
  }
}
