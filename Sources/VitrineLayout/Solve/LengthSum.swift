/// A sum of lengths that is as exact as if only one had been added, however many were (Neumaier
/// 1974): what stands at half a pixel stands there under 100,000 others too.
struct LengthSum {
  private var sum: Double

  /// The part that rounding lost in the additions to `sum`.
  private var rest = 0.0

  init(_ length: Double) {
    sum = length
  }

  var length: Double { sum + rest }

  static func += (sum: inout LengthSum, length: Double) {
    let next = sum.sum + length
    sum.rest +=
      sum.sum.magnitude >= length.magnitude
      ? (sum.sum - next) + length : (length - next) + sum.sum
    sum.sum = next
  }
}
