/// The states that records of a collection can be in, such as those of tests.
public struct StatusRule: Hashable, Sendable {
  /// The name by which conditions, orders and outlines refer to the state: `outcome`.
  public var field: String

  /// The states from best to worst, without duplicates.
  public var order: [String]

  package init(field: String, order: [String]) {
    self.field = field
    self.order = order
  }
}

extension StatusRule {
  /// Whether a change is for the better. Nil if there is no change, or if one of the states is not
  /// in the order.
  package func isImprovement(from old: String, to new: String) -> Bool? {
    guard old != new, let before = order.firstIndex(of: old), let now = order.firstIndex(of: new)
    else { return nil }
    return now < before
  }
}

extension Record {
  /// The state that a record is in.
  public struct Status: Hashable, Sendable {
    /// As written in the source: `failed`.
    public var state: String

    /// The rule of the collection, shared by all of its records.
    public var rule: StatusRule

    package init(state: String, rule: StatusRule) {
      self.state = state
      self.rule = rule
    }
  }
}

extension Record.Status {
  /// The meaning of a state's position in the order. Nil for a state that is not in the order.
  package enum Rank: Hashable, Sendable {
    case best, between, worst
  }

  package var rank: Rank? {
    guard let place = rule.order.firstIndex(of: state) else { return nil }
    return place == 0 ? .best : place == rule.order.count - 1 ? .worst : .between
  }
}
