import VitrineLayout

/// Groups of several items of content: each is a list of its own, a grid in a column of the
/// section's, so that its rows are as high as its own content.
///
/// Such a list has no width, as a column's has none: it stands where the column ends, and its items
/// keep their distance from there.
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
      + (1..<count).flatMap { group.roomBelow(stack, holding: $0, in: Rule.items) }
  }

  /// Groups of one row that are all as high as the highest fill theirs.
  private var alignment: String {
    if group.isUniform, group.stacks[0].rowCount == 1 { return "stretch" }
    return switch group.alignment {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

/// Where the items of groups are, seen from the list.
extension ScrollerRules {
  /// The last item of all, if the last group holds so many.
  func lastItem(ofGroupHolding present: Int) -> String {
    hasLists
      ? ">:last-child>:nth-child(\(present)):last-child"
      : "\(Rule.items(at: present - 1, ofEvery: count)):last-child"
  }

  /// The last item of all, if there are only so many.
  func lastItem(ofOnlyGroupHolding present: Int) -> String {
    hasLists
      ? ">:only-child>:nth-child(\(present)):last-child" : ">:nth-child(\(present)):last-child"
  }

  /// The last group, or its first item, if it holds only so many.
  func lastGroup(holding present: Int) -> String {
    hasLists
      ? ">:last-child:has(>:nth-child(\(present)):last-child)"
      : "\(Rule.items(at: 0, ofEvery: count)):nth-last-child(\(present))"
  }
}
