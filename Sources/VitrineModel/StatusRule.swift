/// The states that records of a collection can be in, such as those of tests.
public struct StatusRule: Hashable, Sendable {
  /// The name under which conditions, orders and outlines look the state up: `outcome`.
  public var field: String

  /// The states from the best to the worst, each once.
  public var order: [String]

  package init(field: String, order: [String]) {
    self.field = field
    self.order = order
  }
}

extension StatusRule {
  /// True if a change is for the better, false if for the worse; nil where the order lacks one of the
  /// states, and for no change.
  package func isImprovement(from old: String, to new: String) -> Bool? {
    guard old != new, let before = order.firstIndex(of: old), let now = order.firstIndex(of: new)
    else { return nil }
    return now < before
  }
}

extension Record {
  /// The state that a record is in.
  public struct Status: Hashable, Sendable {
    /// As its source says it, `failed`.
    public var state: String

    /// The collection's: the same for all of its records.
    public var rule: StatusRule

    package init(state: String, rule: StatusRule) {
      self.state = state
      self.rule = rule
    }
  }
}

extension Record.Status {
  /// What a state's place among the others says of it; nil for one that is not among them.
  package enum Rank: Hashable, Sendable {
    case best, between, worst
  }

  package var rank: Rank? {
    guard let place = rule.order.firstIndex(of: state) else { return nil }
    return place == 0 ? .best : place == rule.order.count - 1 ? .worst : .between
  }
}
