/// Space inside a box at each of its edges, in CSS pixels.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public static let zero = EdgeInsets()

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  func start(along axis: Axis) -> Double {
    axis == .horizontal ? leading : top
  }

  func end(along axis: Axis) -> Double {
    axis == .horizontal ? trailing : bottom
  }

  func total(along axis: Axis) -> Double {
    start(along: axis) + end(along: axis)
  }
}
