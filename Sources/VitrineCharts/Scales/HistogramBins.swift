/// Parts of equal length that numbers fall into, with how many fall into each.
package struct HistogramBins: Hashable, Sendable {
  /// The edges of the parts: one more than there are parts.
  package let edges: [Double]
  package let counts: [Int]

  /// The same as decimal numbers.
  package let literals: [String]

  /// Parts with round edges, at most 20 of them: about as many as the logarithm of how many numbers there
  /// are says (H. A. Sturges, "The Choice of a Class Interval", 1926). A number on an edge falls into the
  /// part after it, on the last edge into the last.
  package init(_ values: [Double]) {
    let low = values.min() ?? 0
    let high = values.max() ?? 0
    var parts = 1
    while parts < 20, 1 << (parts - 1) < values.count { parts += 1 }
    let ticks = NumberTicks(from: low, to: high, atMost: max(parts, 4))
    let edges = ticks.values
    var counts = Array(repeating: 0, count: edges.count - 1)
    for value in values {
      // The division may be off by one part at an edge.
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
    literals = ticks.multiples.map(ticks.literal)
  }
}
