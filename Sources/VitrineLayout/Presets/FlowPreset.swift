/// Items as wide as their content, as many on each line as fit.
public struct FlowPreset: LayoutPreset, OrderedPreset {
  public static let name = "flow"
  public let defaultCell = CellAppearance.chip.rawValue

  /// Between items of a line and between lines, in CSS pixels.
  public var gap: Double = 8

  /// Whether all lines except the last extend from edge to edge.
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
