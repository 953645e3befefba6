/// A sum of any number of lengths that is as exact as a single addition (Neumaier 1974): a frame at
/// half a pixel is still there below 100,000 others.
struct LengthSum {
  private var sum: Double

  /// The part that was lost to rounding in the additions to `sum`.
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
