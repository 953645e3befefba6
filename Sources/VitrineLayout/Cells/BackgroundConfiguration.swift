/// The background of a cell, or of the items of a section. Lengths are in CSS pixels.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// A theme colour with a light and a dark value. Text is legible on both.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    case clear, wall, surface, well, raised, pressed
    case accent, success, warning, failure, neutral
  }

  public enum Shadow: String, Hashable, Sendable, CaseIterable {
    case none, small, large
  }

  public var color: Color
  public var cornerRadius: Double

  /// Space between the edges of the cell and the background.
  public var insets = EdgeInsets.zero
  public var strokeWidth = 0.0

  /// The distance of the stroke outside the background's edge.
  public var strokeOutset = 0.0
  public var shadow = Shadow.none

  public init(_ color: Color, cornerRadius: Double = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
  }

  public static func clear() -> Self { Self(.clear) }

  /// A surface with the rounded corners of cards.
  public static func listCell() -> Self { Self(.surface, cornerRadius: 12) }

  /// Clear: headers and footers show what is behind their list.
  public static func listHeader() -> Self { clear() }
  public static func listFooter() -> Self { clear() }
}
