/// Items as wide as their content, as many in a line as fit.
public struct FlowPreset: LayoutPreset {
  public static let name = "flow"
  public let defaultCell = CellLook.chip.rawValue

  /// Between items of a line and between lines, in CSS pixels.
  public var gap: Double = 8

  /// True if all lines but the last reach from edge to edge.
  public var isJustified = false

  public init(gap: Double = 8, isJustified: Bool = false) {
    self.gap = gap
    self.isJustified = isJustified
  }

  public func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let size = LayoutSize(width: .estimated(80), height: .estimated(36))
    return LayoutSection(
      content: .flow(
        FlowLayout(
          itemSize: size, interItemSpacing: gap, lineSpacing: gap,
          alignment: isJustified ? .spread : .start)))
  }
}
