/// A direction in which things stand one after another.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// The axis across this one.
  public var across: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}
