/// Maps numbers to positions from 0 to 1.
package struct LinearScale: Hashable, Sendable {
  package let low: Double
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The position of a number: 0 at `low`, 1 at `high`. Subtracts halves because the difference of
  /// two large numbers may overflow.
  package func fraction(_ value: Double) -> Double {
    let span = high / 2 - low / 2
    return span > 0 ? (value / 2 - low / 2) / span : 0.5
  }
}
