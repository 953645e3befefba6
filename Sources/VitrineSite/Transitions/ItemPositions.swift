import VitrineLayout

/// The positions of a list's items as functions of their index, for layouts that determine them
/// without measuring content.
///
/// `round()` gives the group of the item at index `--o`, `mod()` its leaf, and sums over the
/// preceding leaves give the leaf's box. The list's own rules use the same functions, so an item
/// starts exactly where its list would have put it.
struct ItemPositions {
  let group: GroupStructure<AffineLength>

  /// Returns nil if the positions depend on content. In a list that scrolls they hold while it is
  /// not scrolled.
  init?(_ pattern: SectionPattern<AffineLength>, itemCount: Int) {
    guard case .groups(let group) = pattern, group.stacks.isEmpty, group.rowCount == 1,
      group.length != nil, group.scrolling == .none || group.breadth != nil
    else { return nil }
    for leaf in group.leaves {
      guard case .definite = leaf.height, leaf.y.quantised.isEmpty else { return nil }
    }
    // A single incomplete group is centred on its items.
    if group.scrolling == .groupPagingCentered, itemCount < group.leaves.count { return nil }
    self.group = group
  }

  /// Whether the groups are in a row that scrolls.
  var scrolls: Bool { group.scrolling != .none }

  private var count: Int { group.leaves.count }

  /// Returns the corner of the item with index `--INDEX`, relative to the list's leading top
  /// corner, as `--INDEXx` and `--INDEXy`.
  func corner(of index: String) -> [Declaration] {
    let phase = "var(--\(index)q)"
    var x = sum(group.leaves.map(\.x), to: phase)
    var y = sum(group.leaves.map { $0.y.plain + group.insets.top }, to: phase)
    var number = "var(--\(index))"
    var declarations: [Declaration] = []
    if count > 1 {
      declarations.append(Declaration("--\(index)q", "mod(\(number),\(count))"))
      number = "round(down,\(number)/\(count),1)"
    }
    if scrolls {
      x = "\(number)*(\(distance)) + \(start) + \(x)"
    } else {
      y = "\(number)*(\(distance)) + \(y)"
    }
    return declarations + [
      Declaration("--\(index)x", "calc(\(x))"), Declaration("--\(index)y", "calc(\(y))"),
    ]
  }

  /// The start of the first group in a list that scrolls.
  private var start: String {
    let edge = group.insets.leading + group.spaceBefore
    guard group.scrolling == .groupPagingCentered else { return edge.terms() }
    let viewport =
      AffineLength(perWidth: 1, constant: 0) - group.insets.leading - group.insets.trailing
    let rest = "(\(viewport.terms()) - \(group.length!.pitch))/2"
    return "\(group.insets.leading.terms()) + max(\(group.spaceBefore.terms()),\(rest))"
  }

  /// Returns the end of the last of `itemCount` items in a list that scrolls, or the end of its
  /// visible part if that is farther.
  func end(of itemCount: Int) -> String {
    let leaf = group.leaves[(itemCount - 1) % count]
    let last = "\((itemCount - 1) / count)*(\(distance)) + \(start)"
    return "max(100cqi + var(--bleed,0px),\(last) + \((leaf.x + leaf.width).terms()))"
  }

  /// Whether all items have the same size.
  var haveOneSize: Bool {
    group.leaves.allSatisfy {
      $0.width.isClose(to: group.leaves[0].width)
        && $0.definiteHeight.isClose(to: group.leaves[0].definiteHeight)
    }
  }

  /// Returns the size of the item with index `--INDEX`, as `--INDEXw` and `--INDEXh`. Its `corner`
  /// must be declared, too.
  func size(of index: String) -> [Declaration] {
    let phase = "var(--\(index)q)"
    let widths = sum(group.leaves.map(\.width), to: phase)
    let heights = sum(group.leaves.map(\.definiteHeight), to: phase)
    return [
      Declaration("--\(index)w", "calc(\(widths))"), Declaration("--\(index)h", "calc(\(heights))"),
    ]
  }

  /// Returns the height of a list of `itemCount` items, at least 1.
  func height(of itemCount: Int) -> String {
    if scrolls { return (group.insets.top + group.breadth! + group.insets.bottom).terms() }
    let groups = (itemCount + count - 1) / count
    var fullGroups = groups
    var rest = group.insets.top + group.insets.bottom + group.spacing * Double(groups - 1)
    let last = itemCount - (groups - 1) * count
    if last < count, last <= group.trims.count, group.trims[last - 1].exceeds(0.001) {
      // If the trim equals the whole group, it removes the row's quantised height.
      if group.trims[last - 1].isClose(to: group.length!) {
        fullGroups -= 1
      } else {
        rest = rest - group.trims[last - 1]
      }
    }
    return "\(fullGroups)*\(group.length!.pitch) + \(rest.terms())"
  }

  /// The distance from one group to the next.
  private var distance: String {
    let pitch = group.length!.pitch
    return group.spacing == .zero ? pitch : "\(pitch) + \(group.spacing.terms())"
  }

  /// Returns the length of the leaf with number `phase`: the first leaf's length plus the
  /// differences between consecutive leaves up to this one.
  private func sum(_ lengths: [AffineLength], to phase: String) -> String {
    let steps = zip(lengths.dropFirst(), lengths).map { $0 - $1 }
    guard let first = steps.first else { return lengths[0].terms() }
    if steps.allSatisfy({ $0.isClose(to: first) }) {
      return first.isClose(to: .zero)
        ? lengths[0].terms() : "\(phase)*(\(first.terms())) + \(lengths[0].terms())"
    }
    return steps.enumerated().reduce(lengths[0].terms()) { terms, step in
      if step.element.isClose(to: .zero) { return terms }
      let isBehind = step.offset == 0 ? phase : "\(phase) - \(step.offset)"
      return "\(terms) + clamp(0,\(isBehind),1)*(\(step.element.terms()))"
    }
  }
}

extension LeafStructure<AffineLength> {
  fileprivate var definiteHeight: AffineLength {
    if case .definite(let height) = height { height } else { .zero }
  }
}
