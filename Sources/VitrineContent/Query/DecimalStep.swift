import VitrineFormats

/// Groups numbers into intervals of equal size between multiples of a step.
struct DecimalStep {
  private let step: Double

  /// The number of decimals in the step.
  private let decimals: Int

  /// Whether all numbers are whole. A group's label then ends with the last number in it.
  private let isWhole: Bool

  /// Greater numbers are not grouped, because a `Double` cannot represent all whole numbers there.
  static let maxMagnitude = 1e15
  private static let minimum = 1e-9

  init(_ step: Double, isWhole: Bool) {
    let step = min(max(step, Self.minimum), Self.maxMagnitude)
    var (decimals, scaled) = (0, step)
    while decimals < 9, (scaled - scaled.rounded()).magnitude > 1e-9 * scaled {
      decimals += 1
      scaled *= 10
    }
    self.step = step
    self.decimals = decimals
    self.isWhole = isWhole && decimals == 0
  }

  /// Makes a step of 1, 2 or 5 times a power of ten that is at least `minimum`.
  init(atLeast minimum: Double, isWhole: Bool) {
    let minimum = max(minimum, isWhole ? 1 : Self.minimum)
    var power = 1.0
    while power > minimum { power /= 10 }
    while power * 10 <= minimum { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= minimum * 0.999 }
    self.init(step ?? minimum, isWhole: isWhole)
  }

  /// Returns the index of the greatest multiple of the step that is at most `number`, or nil if the
  /// number is too large.
  func multiple(below number: Double) -> Int? {
    let quotient = number / step
    guard quotient.magnitude < Self.maxMagnitude else { return nil }
    // 0.3 is three times 0.1, although not as a `Double`.
    let nearest = quotient.rounded()
    let isMultiple = (quotient - nearest).magnitude <= 1e-9 * max(1, quotient.magnitude)
    return Int(isMultiple ? nearest : quotient.rounded(.down))
  }

  /// A multiple of the step in decimal notation.
  func literal(of multiple: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let (units, overflows) = multiple.multipliedReportingOverflow(by: Int((step * scale).rounded()))
    if overflows { return "\(Double(multiple) * step)" }
    return ExactDecimal("\(units)e-\(decimals)")!.literal
  }

  /// The end of the group that begins with a multiple of the step.
  func end(of multiple: Int) -> String {
    let next = literal(of: multiple + 1)
    return isWhole ? Int(next).map { String($0 - 1) } ?? next : next
  }
}
