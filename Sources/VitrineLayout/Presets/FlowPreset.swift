/// Items as wide as their content, as many in a line as fit.
public struct FlowPreset: LayoutPreset {
  public static let name = "flow"
  public let defaultCell = "chip"

  /// Between items of a line and between lines, in CSS pixels.
  public var gap: Double = 8

  public init(gap: Double = 8) {
    self.gap = gap
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let size = LayoutSize(width: .estimated(80), height: .estimated(36))
    return LayoutSection(
      content: .flow(FlowLayout(itemSize: size, interItemSpacing: gap, lineSpacing: gap)))
  }
}
