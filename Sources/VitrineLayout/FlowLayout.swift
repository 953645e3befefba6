/// Items of their own size in lines, as many on each as fit.
public struct FlowLayout: Hashable, Sendable {
  public var itemSize: LayoutSize

  /// Between the items of a line, in CSS pixels.
  public var interItemSpacing: Double

  /// Between lines, in CSS pixels.
  public var lineSpacing: Double

  public init(itemSize: LayoutSize, interItemSpacing: Double, lineSpacing: Double) {
    self.itemSize = itemSize
    self.interItemSpacing = interItemSpacing
    self.lineSpacing = lineSpacing
  }
}
