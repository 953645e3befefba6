/// Everything that a layout can depend on, other than its items.
public struct LayoutEnvironment: Hashable, Sendable {
  public enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  public enum Appearance: Hashable, Sendable {
    case light, dark
  }

  /// The box that the layout fills: the width of a section's wrapper, and the height of the
  /// viewport.
  public var container: Size

  /// The ratio of the reader's text size to the default one.
  public var textScale: Double

  public var appearance: Appearance
  public var direction: Direction

  /// The insets among which a section's `contentInsetsReference` chooses.
  public var referenceInsets = ReferenceInsets.zero

  public init(
    container: Size, textScale: Double = 1, appearance: Appearance = .light,
    direction: Direction = .leftToRight
  ) {
    self.container = container
    self.textScale = textScale
    self.appearance = appearance
    self.direction = direction
  }

  public init(width: Double, height: Double) {
    self.init(container: Size(width: width, height: height))
  }
}
