/// The widths of a chart's room that one arrangement of marks and names is made for.
///
/// Places are shares of the width, while marks and names keep their size: what does not meet at the least width
/// of a range meets at none of its widths.
package enum WidthRange: String, Hashable, Sendable, CaseIterable {
  /// The raw values are the names of their styles.
  case narrow = "n"
  case wide = "w"
  case widest = "x"

  /// In px.
  package var least: Double {
    switch self {
    case .narrow: ChartDrawing.narrowest
    case .wide: ChartDrawing.wide
    case .widest: 840
    }
  }

  /// Names that are longer are cut, in px.
  package var longestName: Double { self == .narrow ? 112 : 208 }
}
