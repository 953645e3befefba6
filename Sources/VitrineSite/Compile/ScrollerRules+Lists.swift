import VitrineLayout

/// Groups with several items whose heights depend on content. Each group is a list of its own, a
/// grid in a column of the section's grid, so its content determines the heights of its rows.
///
/// The list has no width, like the lists in `StackRules`. It starts where its column ends, and its
/// items are offset from there.
extension ScrollerRules {
  var hasLists: Bool { !group.stacks.isEmpty }

  var lists: [Rule] {
    let stack = group.stacks[0]
    var own = [
      Declaration("display", "grid"), Declaration("grid-auto-columns", "0"),
      Declaration("place-items", "start end"), Declaration("grid-row", "1"),
      Declaration("inline-size", "0"), Declaration("align-self", alignment),
      Declaration("margin", "0"), Declaration("padding", "0"),
    ]
    if let rows = group.rows(of: stack) { own.append(rows) }
    return [Rule(Rule.items, own)] + group.itemRules(of: stack, in: Rule.items, place: margin(of:))
      + (1..<count).flatMap { group.spaceBelow(stack, holding: $0, in: Rule.items) }
  }

  /// The alignment of groups. Groups of one row that are all as tall as the tallest are stretched
  /// to that height.
  private var alignment: String {
    if group.isUniform, group.stacks[0].rowCount == 1 { return "stretch" }
    return switch group.alignment {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

/// Selectors of groups and their items, from the list.
extension ScrollerRules {
  /// Returns the selector of the very last item if the last group contains `present` items.
  func lastItem(ofGroupHolding present: Int) -> String {
    hasLists
      ? ">:last-child>:nth-child(\(present)):last-child"
      : "\(Rule.items(at: present - 1, ofEvery: count)):last-child"
  }

  /// Returns the selector of the very last item if there are only `present` items.
  func lastItem(ofOnlyGroupHolding present: Int) -> String {
    hasLists
      ? ">:only-child>:nth-child(\(present)):last-child" : ">:nth-child(\(present)):last-child"
  }

  /// Returns the selector of the last group, or of its first item, if it contains only `present`
  /// items.
  func lastGroup(holding present: Int) -> String {
    hasLists
      ? ">:last-child:has(>:nth-child(\(present)):last-child)"
      : "\(Rule.items(at: 0, ofEvery: count)):nth-last-child(\(present))"
  }
}
