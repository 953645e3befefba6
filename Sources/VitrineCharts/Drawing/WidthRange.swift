/// The range of chart widths that one arrangement of marks and names is made for.
///
/// Positions are shares of the width, while marks and names keep their size, so what does not
/// overlap at the least width of a range overlaps at none of its widths.
package enum WidthRange: String, Hashable, Sendable, CaseIterable {
  /// The raw values are their names in stylesheets.
  case narrow = "n"
  case wide = "w"
  case widest = "x"

  /// The least width of the range, in px.
  package var minimum: Double {
    switch self {
    case .narrow: ChartDrawing.narrowest
    case .wide: ChartDrawing.wide
    case .widest: 840
    }
  }

  /// The width at which names are truncated, in px.
  package var longestName: Double { self == .narrow ? 112 : 208 }
}
