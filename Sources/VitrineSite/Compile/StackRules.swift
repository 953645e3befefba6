import VitrineLayout

/// The rules of a section whose groups contain columns of content side by side. Each column is a
/// list of its own, a grid in an area of the section's grid.
///
/// The list of a column has no width. Its items are offset from the edge of the whole list.
struct StackRules {
  let group: GroupStructure<AffineLength>

  var rules: [Rule] {
    [list] + group.stacks.indices.flatMap(rules) + firstGroup + lastGroups + group.emptiness
  }

  private var list: Rule {
    var declarations = group.listDeclarations
    if group.isUniform { declarations.append(Declaration("grid-auto-rows", "1fr")) }
    return Rule("", declarations)
  }

  /// Returns the rules of a stack's list, which is in the next column of its row, and of its items.
  private func rules(of index: Int) -> [Rule] {
    let stack = group.stacks[index]
    let selector = Rule.items(at: index, ofEvery: group.stacks.count)
    let column = group.stacks[..<index].count { $0.row == stack.row } + 1
    var own = [
      Declaration("display", "grid"), Declaration("grid-auto-columns", "0"),
      Declaration("place-items", "start"), Declaration("grid-area", "auto/\(column)"),
      Declaration("margin", "\(margin(of: stack).css) 0 0"), Declaration("padding", "0"),
    ]
    if let rows = group.rows(of: stack) { own.append(rows) }
    return [Rule(selector, own)]
      + group.itemRules(of: stack, in: selector) { Declaration("margin-inline-start", $0.x.css) }
  }

  /// Returns the margin above a stack. Groups of several rows have no gap between them, so their
  /// first rows have the spacing above them.
  private func margin(of stack: StackStructure) -> AffineLength {
    group.hasGap || stack.row > 0 ? .zero : group.spacing
  }

  private var firstGroup: [Rule] {
    guard !group.hasGap, group.spacing != .zero else { return [] }
    return group.stacks.indices.filter { group.stacks[$0].row == 0 }.map {
      Rule(Rule.first($0), [Declaration("margin", "0")])
    }
  }

  /// The rules of the space below the last items. As in other groups of content, it is the same as
  /// in a full group: below each list of the last row, and below the last list if it is incomplete.
  private var lastGroups: [Rule] {
    let stacks = group.stacks
    return stacks.indices.flatMap { last in
      let lists = stacks[...last].enumerated().filter { $1.row == stacks[last].row }
      let own = lists.flatMap { index, stack in
        spaceBelow(
          stack, holding: stack.items.count,
          list: ":nth-last-child(\(last + 1 - index))", at: index)
      }
      return own
        + (1..<stacks[last].items.count).flatMap {
          spaceBelow(stacks[last], holding: $0, list: ":last-child", at: last)
        }
    }
  }

  private func spaceBelow(
    _ stack: StackStructure, holding present: Int, list: String, at index: Int
  ) -> [Rule] {
    let own = Rule.items(at: index, ofEvery: group.stacks.count)
    return group.spaceBelow(stack, holding: present, in: own + list)
  }
}

extension GroupStructure<AffineLength> {
  /// The declarations of a section's list, except for the heights of its rows.
  var listDeclarations: [Declaration] {
    [
      Declaration("display", "grid"), Declaration("grid-auto-columns", "0"),
      Declaration("place-items", "start"), Declaration("margin", "0"),
      Declaration("padding", "\(insets.top.css) 0 \(insets.bottom.css)"),
      Declaration("gap", "\(hasGap ? spacing.css : "0") 0"),
    ]
  }

  /// An empty section has no size, so it has no insets.
  var emptiness: [Rule] {
    insets.top == .zero && insets.bottom == .zero
      ? [] : [Rule(Rule.emptyList, [Declaration("padding", "0")])]
  }

  /// Returns the heights of the rows of a stack's list, or nil if all are as tall as their content.
  func rows(of stack: StackStructure) -> Declaration? {
    GroupRules(group: list(of: stack), placement: .selectors).rows.map {
      Declaration("grid-auto-rows", $0)
    }
  }

  /// Returns the rules of the items of a stack, whose list is at `selector`. `place` gives the
  /// distance of an item from the list's edge.
  func itemRules(
    of stack: StackStructure, in selector: String,
    place inline: (LeafStructure<AffineLength>) -> Declaration
  ) -> [Rule] {
    list(of: stack).leaves.enumerated().map { place, leaf in
      let rows = "\(leaf.rows.lowerBound + 1)/\(place + 1)/span \(leaf.rows.count)"
      return Rule(
        "\(selector)>:nth-child(\(place + 1))",
        [Declaration("grid-area", rows)] + leaf.size + [
          Declaration("margin-block", "\(leaf.y.css) \(leaf.below.css)"),
          inline(leaf),
        ])
    }
  }

  /// Returns the rules of the space below the last items of a stack that contains only `present`
  /// items and whose list is at `selector`.
  func spaceBelow(
    _ stack: StackStructure, holding present: Int, in selector: String
  ) -> [Rule] {
    let leaves = list(of: stack)
    return leaves.lastLeaves(ofFirst: present).map { place in
      Rule(
        "\(selector)>:nth-child(\(place + 1)):nth-last-child(\(present - place))",
        [Declaration("margin-block-end", leaves.leaves[place].belowLast.css)])
    }
  }

  /// Returns the items of a stack as a group of their own.
  private func list(of stack: StackStructure) -> GroupStructure {
    var list = self
    list.leaves = Array(leaves[stack.items])
    list.stacks = []
    list.length = nil
    list.isUniform = false
    list.rowCount = stack.rowCount
    return list
  }
}

extension [LayoutStructure] {
  /// The item counts of the lists of a group, for all widths that need such lists. Nil if no markup
  /// suits all widths, empty if no width needs them.
  var stackLengths: [Int]? {
    var lengths: [Int] = []
    for case .groups(let group) in lazy.map(\.pattern) where !group.stacks.isEmpty {
      let own = group.stacks.map(\.items.count)
      guard lengths.isEmpty || lengths == own else { return nil }
      lengths = own
    }
    guard !lengths.isEmpty else { return [] }
    return allSatisfy { $0.pattern.hasStacks || $0.reachesThroughParts } ? lengths : nil
  }
}

extension [LayoutStructure] {
  /// The first structure that is replaced by a plain grid, or nil if there is none.
  var firstObstructed: LayoutStructure? {
    if let own = first(where: \.pattern.isUnsupported) { return own }
    let columns = filter(\.pattern.hasStacks)
    guard stackLengths == nil, var first = columns.first else { return nil }
    first.pattern = .unsupported(
      columns.allSatisfy(\.pattern.scrolls) ? .scrollingTextsAtSomeWidths : .columnsAtSomeWidths)
    return first
  }
}

extension SectionPattern<AffineLength> {
  fileprivate var isUnsupported: Bool {
    if case .unsupported = self { true } else { false }
  }

  var hasStacks: Bool {
    if case .groups(let group) = self { !group.stacks.isEmpty } else { false }
  }

  fileprivate var scrolls: Bool {
    if case .groups(let group) = self { group.scrolling != .none } else { false }
  }
}
