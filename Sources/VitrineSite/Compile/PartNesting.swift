/// Lists nested in a list, `depth` levels deep. Level 0 is the innermost, whose lists contain the
/// items. Parts without rules generate no box; see `layoutStylesheet`.
struct PartNesting {
  let depth: Int

  /// Returns the selector's steps from the list to the parts of a level.
  private func path(to level: Int, step: String = ">*") -> String {
    String(repeating: step, count: depth - level)
  }

  /// Returns `rule`, written for a list and its items, as a rule for each part of a level.
  func onParts(_ rule: Rule, at level: Int) -> Rule {
    let selector = rule.selector
    precondition(!selector.hasPrefix(":"), "no part is looked into but the last one")
    return Rule(path(to: level) + inside(level, for: selector) + selector, rule.declarations)
  }

  /// Returns `rule` for only the last part of a level, which may be incomplete. The selector keeps
  /// browsers from matching it in the other parts.
  func onLastPart(_ rule: Rule, at level: Int) -> Rule {
    let last = path(to: level, step: ">:last-child")
    return Rule(last + inside(level, for: rule.selector) + rule.selector, rule.declarations)
  }

  /// Returns the selector's steps from a part of a level to the innermost parts if the rule is for
  /// items, otherwise an empty string.
  private func inside(_ level: Int, for selector: String) -> String {
    selector.hasPrefix(">") ? String(repeating: ">*", count: level) : ""
  }

  /// Returns `rule`, written for a list and its items, for items that are placed as if there were
  /// no parts.
  ///
  /// An item's position in its part does not determine its position in the list, so items are
  /// placed by their index.
  func throughParts(_ rule: Rule) -> Rule {
    let selector = rule.selector
    precondition(!selector.contains(":nth"), "the item carries its index")
    return Rule(selector.hasPrefix(">") ? path(to: 0) + selector : selector, rule.declarations)
  }

  /// Returns rules for all parts of a level except the very first.
  func between(_ declarations: [Declaration], at level: Int) -> [Rule] {
    if depth - level == 1 { return [Rule(">:not(:first-child)", declarations)] }
    return [
      Rule(path(to: level), declarations),
      Rule(path(to: level, step: ">:first-child"), [Declaration("margin-block-start", "0")]),
    ]
  }

  /// Returns rules for all parts of a level, and for the very last, which may be incomplete.
  func each(_ declarations: [Declaration], last: [Declaration], at level: Int) -> [Rule] {
    [
      Rule(path(to: level), declarations), Rule(path(to: level, step: ">:last-child"), last),
    ]
  }
}
