import VitrineLayout

/// How far badges extend beyond their items, at the top and bottom alike.
struct BadgeOverflow {
  /// The least distance at any width, in whole CSS pixels.
  private(set) var minimum: Double

  /// The distances that depend on the width or height.
  private var lengths: [AffineLength] = []

  init(_ minimum: Double) {
    self.minimum = minimum
  }

  /// The maximum of `minimum` CSS pixels and `lengths`.
  init(_ minimum: Double, or lengths: some Sequence<AffineLength>) {
    self.minimum = minimum
    for length in lengths {
      if length.perWidth == 0, length.perHeight == 0 {
        self.minimum = max(self.minimum, length.constant.rounded(.up))
      } else if length.perWidth > 0 || length.perHeight > 0, !self.lengths.contains(length) {
        self.lengths.append(length)
      }
    }
  }

  /// The distance as a CSS value. It is a whole number of pixels, so a padding of it and a negative
  /// margin of it cancel out.
  var css: String { lengths.isEmpty ? minimum.pixels : "round(up,\(largest),1px)" }

  var negated: String { lengths.isEmpty ? (-minimum).pixels : "calc(-1*\(css))" }

  /// Returns a CSS value for `length` plus `count` times this distance.
  func added(to length: AffineLength, times count: Int = 1) -> String {
    if lengths.isEmpty { return (length + minimum * Double(count)).css }
    if length == .zero, count == 1 { return css }
    return "calc(\(length.terms()) + \(count == 1 ? css : "\(count)*\(css)"))"
  }

  private var largest: String {
    let terms = [AffineLength(constant: minimum).terms()] + lengths.map { $0.terms() }
    return "max(\(terms.joined(separator: ",")))"
  }

  /// Returns the greatest distance at these container widths on the largest screens, in CSS pixels.
  func maximum(in widths: Range<Double>) -> Double {
    let (widest, highest) = (3840.0, 2160.0)
    let ends = [widths.lowerBound, max(widths.lowerBound, min(widths.upperBound, widest))]
    let values = lengths.flatMap { length in
      ends.map { length.value(width: $0, height: highest).rounded(.up) }
    }
    return values.reduce(minimum, max)
  }
}
