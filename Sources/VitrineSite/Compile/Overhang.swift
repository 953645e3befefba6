import VitrineLayout

/// How far badges extend beyond their items, at the top and bottom alike.
struct Overhang {
  /// The least distance at any width, in whole CSS pixels.
  private(set) var least: Double

  /// The distances that depend on the width or height.
  private var lengths: [AffineLength] = []

  init(_ least: Double) {
    self.least = least
  }

  /// The maximum of `least` CSS pixels and `lengths`.
  init(_ least: Double, or lengths: some Sequence<AffineLength>) {
    self.least = least
    for length in lengths {
      if length.perWidth == 0, length.perHeight == 0 {
        self.least = max(self.least, length.constant.rounded(.up))
      } else if length.perWidth > 0 || length.perHeight > 0, !self.lengths.contains(length) {
        self.lengths.append(length)
      }
    }
  }

  /// The distance as a CSS value. It is a whole number of pixels, so a padding of it and a negative
  /// margin of it cancel out.
  var css: String { lengths.isEmpty ? least.pixels : "round(up,\(greatest),1px)" }

  var negated: String { lengths.isEmpty ? (-least).pixels : "calc(-1*\(css))" }

  /// Returns a CSS value for `length` plus `count` times this distance.
  func added(to length: AffineLength, times count: Int = 1) -> String {
    if lengths.isEmpty { return (length + least * Double(count)).css }
    if length == .zero, count == 1 { return css }
    return "calc(\(length.terms()) + \(count == 1 ? css : "\(count)*\(css)"))"
  }

  private var greatest: String {
    let terms = [AffineLength(constant: least).terms()] + lengths.map { $0.terms() }
    return "max(\(terms.joined(separator: ",")))"
  }

  /// Returns the greatest distance at these container widths on the largest screens, in CSS pixels.
  func most(in widths: Range<Double>) -> Double {
    let (widest, highest) = (3840.0, 2160.0)
    let ends = [widths.lowerBound, max(widths.lowerBound, min(widths.upperBound, widest))]
    let values = lengths.flatMap { length in
      ends.map { length.value(width: $0, height: highest).rounded(.up) }
    }
    return values.reduce(least, max)
  }
}
