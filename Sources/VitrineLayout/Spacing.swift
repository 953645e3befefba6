/// Space between two boxes or next to one, in CSS pixels.
public enum Spacing: Hashable, Sendable {
  case fixed(Double)

  /// At least this, plus an equal share of the remaining space.
  case flexible(Double)

  /// The length without any share of the remaining space.
  public var minimum: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  var fixedLength: Double {
    if case .fixed(let length) = self { length } else { 0 }
  }

  func length(share: Double) -> Double {
    switch self {
    case .fixed(let length): length
    case .flexible(let minimum): minimum + share
    }
  }
}

/// Space around an item or a group, on its outside.
public struct EdgeSpacing: Hashable, Sendable {
  public var leading: Spacing
  public var top: Spacing
  public var trailing: Spacing
  public var bottom: Spacing

  public static let none = EdgeSpacing()

  public init(
    leading: Spacing = .fixed(0), top: Spacing = .fixed(0), trailing: Spacing = .fixed(0),
    bottom: Spacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package init(all spacing: Spacing) {
    self.init(leading: spacing, top: spacing, trailing: spacing, bottom: spacing)
  }

  func start(along axis: Axis) -> Spacing {
    axis == .horizontal ? leading : top
  }

  func end(along axis: Axis) -> Spacing {
    axis == .horizontal ? trailing : bottom
  }

  func minimum(along axis: Axis) -> Double {
    start(along: axis).minimum + end(along: axis).minimum
  }

  func flexibleCount(along axis: Axis) -> Int {
    (start(along: axis).isFlexible ? 1 : 0) + (end(along: axis).isFlexible ? 1 : 0)
  }

  /// Where a box of `length` starts if it is alone in `available`.
  func start(of length: Double, in available: Double, along axis: Axis) -> Double {
    let flexible = flexibleCount(along: axis)
    let free = available - length - minimum(along: axis)
    return start(along: axis).length(share: flexible == 0 ? 0 : free / Double(flexible))
  }
}
