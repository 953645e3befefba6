/// A direction in which boxes follow each other.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// The perpendicular axis.
  public var across: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}
