/// How changes of a collection's measure are judged.
public struct MeasureRule: Hashable, Sendable {
  /// Which change is for the better; nil where neither is.
  public var better: Better?

  /// Changes up to this are none.
  public var noise: Tolerance?

  /// A change for the worse by more than this is a regression.
  public var regression: Tolerance?

  /// The direction of a change for the better.
  public enum Better: String, CaseIterable, Sendable {
    case lower, higher
  }

  /// How far a value may be from another.
  public enum Tolerance: Hashable, Sendable {
    /// A share of the other value, from 0: 0.03 for 3 %.
    case share(Double)

    /// A difference in the measure's unit.
    case amount(Double)
  }

  package init(better: Better? = nil, noise: Tolerance? = nil, regression: Tolerance? = nil) {
    self.better = better
    self.noise = noise
    self.regression = regression
  }
}

extension MeasureRule {
  /// True if the new value differs from the old one by more than the noise, so far as that is known.
  package func isChange(from old: Double, to new: Double) -> Bool {
    old != new && abs(new - old) > (noise?.amount(around: old) ?? 0)
  }

  /// True if a change is for the better, false if for the worse; nil if neither direction is better.
  package func isImprovement(from old: Double, to new: Double) -> Bool? {
    better.map { ($0 == .lower) == (new < old) }
  }

  /// True if a change is for the worse by more than is allowed.
  package func isRegression(from old: Double, to new: Double) -> Bool {
    guard let regression, isChange(from: old, to: new) else { return false }
    return isImprovement(from: old, to: new) == false
      && abs(new - old) > regression.amount(around: old)
  }
}

extension MeasureRule.Tolerance {
  /// The difference from a value that is tolerated, in the measure's unit.
  func amount(around value: Double) -> Double {
    switch self {
    case .share(let share): share * abs(value)
    case .amount(let amount): amount
    }
  }
}
