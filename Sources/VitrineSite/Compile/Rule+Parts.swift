/// Lists within a list, and these within others: `depth` steps from the list to those that hold the
/// items. Level 0 is that of the innermost ones. What no rule gives a box has none, see
/// `layoutStylesheet`.
struct PartNesting {
  let depth: Int

  /// The steps from the list to the parts of a level.
  private func path(to level: Int, step: String = ">*") -> String {
    String(repeating: step, count: depth - level)
  }

  /// A rule of a list and its items, for a list of lists in which each of a level is such a list.
  func onParts(_ rule: Rule, at level: Int) -> Rule {
    let selector = rule.selector
    precondition(!selector.hasPrefix(":"), "no part is looked into but the last one")
    return Rule(path(to: level) + inside(level, for: selector) + selector, rule.declarations)
  }

  /// The same for the last of a level alone: only it need not be full, and a browser looks into none
  /// of the others for that.
  func onLastPart(_ rule: Rule, at level: Int) -> Rule {
    let last = path(to: level, step: ">:last-child")
    return Rule(last + inside(level, for: rule.selector) + rule.selector, rule.declarations)
  }

  /// The steps from a part of a level to the innermost ones, where a rule is for items.
  private func inside(_ level: Int, for selector: String) -> String {
    selector.hasPrefix(">") ? String(repeating: ">*", count: level) : ""
  }

  /// A rule of a list and its items, for a list of lists whose items stand as if in the one.
  ///
  /// No place in a list reaches through, so items are placed by their index.
  func throughParts(_ rule: Rule) -> Rule {
    let selector = rule.selector
    precondition(!selector.contains(":nth"), "the item carries its index")
    return Rule(selector.hasPrefix(">") ? path(to: 0) + selector : selector, rule.declarations)
  }

  /// For all parts of a level but the first one of them all.
  func between(_ declarations: [Declaration], at level: Int) -> [Rule] {
    if depth - level == 1 { return [Rule(">:not(:first-child)", declarations)] }
    return [
      Rule(path(to: level), declarations),
      Rule(path(to: level, step: ">:first-child"), [Declaration("margin-block-start", "0")]),
    ]
  }

  /// For all parts of a level, and for the last one of them all, which need not be full.
  func each(_ declarations: [Declaration], last: [Declaration], at level: Int) -> [Rule] {
    [
      Rule(path(to: level), declarations), Rule(path(to: level, step: ">:last-child"), last),
    ]
  }
}
