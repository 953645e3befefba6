/// A line as small as a word: how a value went, without an axis.
package struct Sparkline: Hashable, Sendable {
  /// Its box, in px.
  package static let width: Double = 120
  package static let height: Double = 28

  /// The places of the values in that box, from the reading start on; empty if there are fewer than two.
  package let points: [ChartDrawing.Place]

  /// Values at equal distances. The least is at the bottom and the greatest at the top, 3 px from the
  /// edges, for the last point is 7 px wide; equal ones are in the middle.
  package init(_ values: [Double]) {
    let scale = LinearScale(low: values.min() ?? 0, high: values.max() ?? 0)
    let step = (Self.width - 8) / Double(max(1, values.count - 1))
    points =
      values.count < 2
      ? []
      : values.enumerated().map {
        ChartDrawing.Place(
          x: 4 + Double($0) * step, y: 4 + (1 - scale.fraction($1)) * (Self.height - 8))
      }
  }
}
