import VitrineLayout

/// How rules determine an item's position in its group.
struct Placement {
  /// Whether each item has its index in the list, from 0, as `--i` in its style attribute.
  /// Otherwise selectors determine its position.
  var usesIndex: Bool

  /// Whether items in equal columns have the same rules at several widths. The list then sets the
  /// number of columns, `--k`, their width, `--w`, and the distance between columns, `--s`.
  var sharesRules: Bool

  /// Placement by selectors, with rules that no other width shares.
  static let selectors = Placement(usesIndex: false, sharesRules: false)
}

/// The rules of a section with groups stacked one below the other: the zero-column grid.
///
/// Every leaf of a group has its own column of width 0. Sparse placement goes right through the
/// columns of one group and starts the next row when the column number decreases. The grid
/// therefore needs no wrapper, and no rounding errors add up across a row: a leaf's box is one
/// `calc()`.
struct GroupRules {
  var group: GroupStructure<AffineLength>
  let placement: Placement

  /// A CSS expression for an item's index in its list, from 0, if items carry one.
  var ownIndex = "var(--i)"

  var rules: [Rule] { fullGroups + lastGroup + group.emptiness }

  /// The rules of the list and of its items, as if all groups were full.
  var fullGroups: [Rule] { [list] + items + firstGroup }

  /// The rules that apply if the last group is not full.
  var lastGroup: [Rule] { spaceBelowIncompleteGroup + trims }

  private var count: Int { group.leaves.count }

  private var list: Rule {
    var declarations = group.listDeclarations
    if let rows { declarations.append(Declaration("grid-auto-rows", rows)) }
    return Rule("", declarations + sharedLengths)
  }

  /// The lengths that rules of items in equal columns inherit from their list.
  private var sharedLengths: [Declaration] {
    guard placement.sharesRules, let step = group.columnStep else { return [] }
    let count = placement.usesIndex ? [Declaration("--k", "\(count)")] : []
    return count + [
      Declaration("--w", group.leaves[0].width.css), Declaration("--s", step.terms()),
    ]
  }

  /// The heights of the rows of one group, or nil if each is as tall as its content.
  ///
  /// If the list has no definite height, rows of 1fr are all as tall as the tallest. If an item
  /// spans several rows, only the last of them may grow with it. Otherwise the item would push its
  /// neighbours apart.
  var rows: String? {
    if let length = group.length { return length.pitch }
    if group.isUniform { return "1fr" }
    let isSpanned = (0..<group.rowCount).map { row in
      group.leaves.contains { $0.rows.contains(row) && $0.rows.upperBound > row + 1 }
    }
    guard isSpanned.contains(true) else { return nil }
    return isSpanned.map { $0 ? "minmax(min-content,0)" : "auto" }.joined(separator: " ")
  }

  private var items: [Rule] {
    if let step = group.columnStep { return equalColumns(step: step) }
    let columns = group.sparseColumns
    return ruleEach(
      group.leaves.indices.map { index in
        let leaf = group.leaves[index]
        return place(of: index, columns: columns) + leaf.size + [
          margin(of: leaf),
          Declaration("margin-inline-start", leaf.x.css),
        ]
      })
  }

  /// Returns one rule with the declarations that all leaves share, and one for each leaf that has
  /// others.
  private func ruleEach(_ leaves: [[Declaration]]) -> [Rule] {
    let common = leaves[0].filter { declaration in
      leaves.allSatisfy { $0.contains(declaration) }
    }
    let own = leaves.enumerated().map { index, declarations in
      Rule(Rule.items(at: index, ofEvery: count), declarations.filter { !common.contains($0) })
    }
    return [Rule(Rule.items, common)] + own.filter { !$0.declarations.isEmpty }
  }

  /// Returns one rule for all items, and rules that set each item's column.
  private func equalColumns(step: AffineLength) -> [Rule] {
    let leaf = group.leaves[0]
    var box = leaf.size + [margin(of: leaf)]
    guard count > 1 || placement.sharesRules else {
      let place = [
        Declaration("grid-column", "1"), Declaration("margin-inline-start", leaf.x.css),
      ]
      return [Rule(Rule.items, place + box)]
    }

    let number = placement.sharesRules ? "var(--k)" : "\(count)"
    var distance = step.terms()
    if placement.sharesRules {
      box[0].value = "var(--w)"
      distance = "var(--s)"
    }
    let numbers =
      placement.usesIndex
      ? []
      : (1..<count).map {
        Rule(Rule.items(at: $0, ofEvery: count), [Declaration("--p", "\($0)")])
      }
    let start = leaf.x == .zero ? "" : " + \(leaf.x.terms())"
    let place = [
      Declaration("--p", placement.usesIndex ? "mod(var(--i),\(number))" : "0"),
      Declaration("grid-column", "calc(var(--p) + 1)"),
      Declaration("margin-inline-start", "calc(var(--p)*(\(distance))\(start))"),
    ]
    return [Rule(Rule.items, place + box)] + numbers
  }

  private func place(of index: Int, columns: [Int]?) -> [Declaration] {
    let rows = group.leaves[index].rows
    guard let columns else {
      let before = "round(down,\(ownIndex)/\(count),1)*\(group.rowCount)"
      let start = "calc(\(before) + \(rows.lowerBound + 1))"
      return [Declaration("grid-area", "\(start)/\(index + 1)/span \(rows.count)")]
    }
    let row = rows.count == 1 ? "auto" : "span \(rows.count)"
    return [Declaration("grid-area", "\(row)/\(columns[index])")]
  }

  /// Returns an item's margin. Groups of several rows cannot use the grid's gap, which would also
  /// separate the rows of a group, so their first rows have the spacing above them.
  private func margin(of leaf: LeafStructure<AffineLength>) -> Declaration {
    let opensGroup = !group.hasGap && leaf.rows.lowerBound == 0
    let above = opensGroup ? leaf.y + group.spacing : leaf.y
    return Declaration("margin-block", "\(above.css) \(leaf.below.css)")
  }

  private var firstGroup: [Rule] {
    guard !group.hasGap, group.spacing != .zero else { return [] }
    return group.leaves.enumerated().compactMap { index, leaf in
      guard leaf.rows.lowerBound == 0 else { return nil }
      return Rule(Rule.first(index), [Declaration("margin-block-start", leaf.y.css)])
    }
  }

  /// The rules that leave the same space below the items of an incomplete last group as below a
  /// full one. They are needed if the items' heights determine where a group ends.
  private var spaceBelowIncompleteGroup: [Rule] {
    guard group.length == nil else { return [] }
    return (1..<max(1, count)).flatMap { present in
      group.lastLeaves(ofFirst: present).map { index in
        let own = Rule.items(at: index, ofEvery: count)
        return Rule(
          "\(own):nth-last-child(\(present - index))",
          [Declaration("margin-block-end", group.leaves[index].belowLast.css)])
      }
    }
  }

  /// The rules that end an incomplete last group where its items end.
  private var trims: [Rule] {
    group.trims.enumerated().compactMap { index, trim in
      guard trim.exceeds(0.001) else { return nil }
      let last = Rule.items(at: index, ofEvery: count)
      // If the trim equals the whole group, it removes the row's quantised height.
      var margin = (trim * -1).css
      if let length = group.length, trim.isClose(to: length) {
        margin = "calc(-1*\(length.pitch))"
      }
      return Rule(":has(\(last):last-child)", [Declaration("margin-block-end", margin)])
    }
  }
}

extension LeafStructure<AffineLength> {
  var size: [Declaration] {
    var block = "auto"
    var rows = "none"
    var alignment = "start"
    switch height {
    case .definite(let length):
      block = length.css
      rows = "minmax(0,1fr)"
    case .quantised(let length):
      block = length.pitch
      rows = "minmax(0,1fr)"
    case .content: break
    case .uniform: alignment = "stretch"
    }
    switch self.alignment {
    case .start: break
    case .center: alignment = "center"
    case .end: alignment = "end"
    }
    let size = [
      Declaration("inline-size", width.css), Declaration("block-size", block),
      Declaration("align-self", alignment), Declaration("grid-template-rows", rows),
    ]
    return block == "auto" ? size : size + [.fill]
  }
}
