/// What is drawn behind a cell, or behind the items of a section. Lengths are CSS pixels.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// A colour of the theme: it has a light and a dark value, on both of which text can be read.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case clear, wall, surface, well, raised, pressed
    case accent, success, warning, failure, neutral
  }

  public enum Shadow: String, Hashable, Sendable, CaseIterable {
    case none, small, large
  }

  public var color: Color
  public var cornerRadius: Double

  /// Room between the edges of the cell and the background.
  public var insets = EdgeInsets.zero
  public var strokeWidth = 0.0

  /// How far the stroke is outside of the background's edge.
  public var strokeOutset = 0.0
  public var shadow = Shadow.none

  public init(_ color: Color, cornerRadius: Double = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
  }

  public static func clear() -> Self { Self(.clear) }

  /// A surface with the corners of cards.
  public static func listCell() -> Self { Self(.surface, cornerRadius: 12) }

  /// Nothing: a header and a footer stand on what is behind their list.
  public static func listHeader() -> Self { clear() }
  public static func listFooter() -> Self { clear() }
}
