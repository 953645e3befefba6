/// Bins of equal length, with the count of numbers in each.
package struct HistogramBins: Hashable, Sendable {
  /// The edges of the bins: one more than there are bins.
  package let edges: [Double]
  package let counts: [Int]

  /// How many numbers are below the first edge, and how many are above the last.
  package let below: Int
  package let above: Int

  /// The edges in decimal notation.
  package let literals: [String]

  /// Divides the range into at most 20 bins with round edges. Their number follows Sturges' rule
  /// (H. A. Sturges, "The Choice of a Class Interval", 1926). A number on an edge falls into the
  /// bin after it, except on the last edge. Outliers do not belong to any bin.
  package init(_ values: [Double]) {
    let (low, high) = Self.ends(of: values.sorted())
    var parts = 1
    while parts < 20, 1 << (parts - 1) < values.count { parts += 1 }
    let ticks = NumberTicks(from: low, to: high, atMost: max(parts, 4))
    let edges = ticks.values
    var counts = Array(repeating: 0, count: edges.count - 1)
    for value in values where value >= edges[0] && value <= edges[edges.count - 1] {
      // Rounding may put a number at an edge into the neighbouring bin.
      var part = Int(
        (LinearScale(low: edges[0], high: edges[edges.count - 1]).fraction(value)
          * Double(counts.count)).rounded(.down))
      part = min(max(part, 0), counts.count - 1)
      while part > 0, value < edges[part] { part -= 1 }
      while part < counts.count - 1, value >= edges[part + 1] { part += 1 }
      counts[part] += 1
    }
    self.edges = edges
    self.counts = counts
    below = values.count { $0 < edges[0] }
    above = values.count { $0 > edges[edges.count - 1] }
    literals = ticks.multiples.map(ticks.literal)
  }

  /// The first and last of ascending numbers, without outliers: numbers farther from the quartiles
  /// than three times the distance between them ("far out" in J. W. Tukey, "Exploratory Data
  /// Analysis", 1977). Outliers are excluded only if they would take more than three quarters of
  /// the range. Same rule as in finding/index.js.
  private static func ends(of numbers: [Double]) -> (Double, Double) {
    guard let first = numbers.first, let last = numbers.last else { return (0, 0) }
    let quartiles = [0.25, 0.75].map { numbers[Int($0 * Double(numbers.count - 1) + 0.5)] }
    let reach = 3 * (quartiles[1] - quartiles[0])
    let near = numbers.filter { $0 >= quartiles[0] - reach && $0 <= quartiles[1] + reach }
    guard let low = near.first, let high = near.last, high > low,
      last / 4 - first / 4 > high - low
    else { return (first, last) }
    return (low, high)
  }
}
