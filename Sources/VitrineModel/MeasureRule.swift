/// How changes of a collection's measure are judged.
public struct MeasureRule: Hashable, Sendable {
  /// The direction that is better, or nil if neither is.
  public var better: ImprovementDirection?

  /// Changes up to this size are ignored.
  public var noise: Tolerance?

  /// A change for the worse by more than this is a regression.
  public var regression: Tolerance?

  /// The direction of an improvement.
  public enum ImprovementDirection: String, CaseIterable, Sendable {
    case lower, higher
  }

  /// How far a value may differ from another.
  public enum Tolerance: Hashable, Sendable {
    /// A fraction of the other value: 0.03 for 3 %.
    case share(Double)

    /// A difference in the measure's unit.
    case amount(Double)
  }

  package init(
    better: ImprovementDirection? = nil, noise: Tolerance? = nil, regression: Tolerance? = nil
  ) {
    self.better = better
    self.noise = noise
    self.regression = regression
  }
}

extension MeasureRule {
  /// Whether the new value differs from the old one by more than the noise, if that is specified.
  package func isChange(from old: Double, to new: Double) -> Bool {
    old != new && abs(new - old) > (noise?.amount(around: old) ?? 0)
  }

  /// Whether a change is for the better, or nil if neither direction is better.
  package func isImprovement(from old: Double, to new: Double) -> Bool? {
    better.map { ($0 == .lower) == (new < old) }
  }

  /// Whether a change is for the worse by more than is allowed.
  package func isRegression(from old: Double, to new: Double) -> Bool {
    guard let regression, isChange(from: old, to: new) else { return false }
    return isImprovement(from: old, to: new) == false
      && abs(new - old) > regression.amount(around: old)
  }
}

extension MeasureRule.Tolerance {
  /// The tolerated difference from a value, in the measure's unit.
  func amount(around value: Double) -> Double {
    switch self {
    case .share(let share): share * abs(value)
    case .amount(let amount): amount
    }
  }
}
