/// A line as small as a word that shows how a value developed, without axes.
package struct Sparkline: Hashable, Sendable {
  /// Its size, in px.
  package static let width: Double = 120
  package static let height: Double = 28

  /// The positions of the values from the reading start, as lines separated by gaps.
  package let runs: [[ChartDrawing.Place]]

  /// Plots values at equal distances. Nil leaves a gap. The least is at the bottom and the greatest
  /// at the top, 4 px from the edges because the dot at the end is 7 px wide. Equal values are in
  /// the middle, and a single value is at the end.
  package init(_ values: [Double?]) {
    let known = values.compactMap { $0 }
    let scale = LinearScale(low: known.min() ?? 0, high: known.max() ?? 0)
    let step = (Self.width - 8) / Double(max(1, values.count - 1))
    let start = values.count > 1 ? 4 : Self.width - 4
    var runs: [[ChartDrawing.Place]] = [[]]
    for (number, value) in values.enumerated() {
      if let value {
        runs[runs.count - 1].append(
          ChartDrawing.Place(
            x: start + Double(number) * step,
            y: 4 + (1 - scale.fraction(value)) * (Self.height - 8)))
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    self.runs = runs.filter { !$0.isEmpty }
  }
}
