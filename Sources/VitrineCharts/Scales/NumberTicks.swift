/// Round numbers at equal distances: 1, 2 or 5 times a power of ten.
package struct NumberTicks: Hashable, Sendable {
  /// The distance is `factor` times ten to the power of `exponent`.
  package let factor: Int
  package let exponent: Int

  /// The first and the last tick, as multiples of the distance.
  package let multiples: ClosedRange<Int>

  /// The ticks with the least distance that divide `low...high` into at most `count` parts.
  ///
  /// The first tick is at or before `low`, the last at or after `high`. An end less than a
  /// millionth of the distance away from a tick counts as on it. If `low` equals `high`, there is
  /// room on both sides.
  package init(from low: Double, to high: Double, atMost count: Int) {
    var (low, high) = (low, high)
    // Numbers that steps cannot distinguish count as equal.
    let minimum = Swift.max(low.magnitude, high.magnitude) * 1e-15
    if high / 2 - low / 2 <= Swift.max(minimum, 1e-290) {
      let room = low.magnitude < 1e-290 ? 1 : low.magnitude / 2
      let maximum = Double.greatestFiniteMagnitude
      (low, high) = (Swift.max(low - room, -maximum), Swift.min(high + room, maximum))
    }
    let parts = Double(Swift.max(1, count))
    let wanted = high / parts - low / parts
    var exponent = decimalExponent(of: wanted)
    var factor = 1
    for next in [1, 2, 5, 10] where Double(next) * powerOfTen(exponent) >= wanted * (1 - 1e-9) {
      factor = next
      break
    }
    if factor == 10 { (factor, exponent) = (1, exponent + 1) }
    (self.factor, self.exponent) = (factor, exponent)
    let step = Double(factor) * powerOfTen(exponent)
    let first = (low / step).stepped(.down)
    multiples = first...Swift.max(first + 1, (high / step).stepped(.up))
  }

  private init(factor: Int, exponent: Int, multiples: ClosedRange<Int>) {
    self.factor = factor
    self.exponent = exponent
    self.multiples = multiples
  }
}

extension NumberTicks {
  /// The ticks in ascending order.
  package var values: [Double] { multiples.map(value) }

  package var low: Double { value(multiples.lowerBound) }
  package var high: Double { value(multiples.upperBound) }

  /// The tick at a multiple of the distance, as the nearest Double to its decimal notation.
  package func value(_ multiple: Int) -> Double {
    let value = Double("\(multiple * factor)e\(exponent)") ?? 0
    return value.isFinite ? value : value < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }

  /// The tick at a multiple in decimal notation: `0.25`, `-12`, `2.5e299`.
  package func literal(_ multiple: Int) -> String {
    decimalLiteral(digits: multiple * factor, exponent: exponent)
  }

  /// The ticks at the next greater round distance, within the first and last tick, or nil if there
  /// are fewer than two.
  package var wider: NumberTicks? {
    // The ends as multiples of the smaller distance's power of ten, which both distances share.
    let length = factor == 1 ? 2 : factor == 2 ? 5 : 10
    let ends = [multiples.lowerBound, multiples.upperBound].map { Double($0 * factor) }
    let first = (ends[0] / Double(length)).rounded(.up)
    let last = (ends[1] / Double(length)).rounded(.down)
    guard first < last else { return nil }
    return NumberTicks(
      factor: length == 10 ? 1 : length, exponent: length == 10 ? exponent + 1 : exponent,
      multiples: Int(first)...Int(last))
  }
}

extension Double {
  /// Rounds to a whole number in the direction of `rule`, or to the nearest one if the difference
  /// is only rounding error.
  fileprivate func stepped(_ rule: FloatingPointRoundingRule) -> Int {
    let near = rounded()
    return Int((self - near).magnitude < 1e-6 ? near : rounded(rule))
  }
}
