/// Everything a layout may depend on besides its items.
public struct LayoutEnvironment: Hashable, Sendable {
  public enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  public enum Appearance: Hashable, Sendable {
    case light, dark
  }

  /// The box the layout fills: a section's wrapper, and the viewport's height.
  public var container: Size

  /// The reader's text size over the ordinary one.
  public var textScale: Double

  public var appearance: Appearance
  public var direction: Direction

  /// The insets that a section's `contentInsetsReference` chooses from.
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
