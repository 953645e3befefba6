import VitrineLayout

/// How far badges reach out of their items, at the top and bottom alike.
struct Overhang {
  /// At least so many whole CSS pixels, whatever the width.
  private(set) var least: Double

  /// What grows with the width.
  private var lengths: [AffineLength] = []

  init(_ least: Double) {
    self.least = least
  }

  /// So many pixels, or as far as any of `lengths`.
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

  /// A whole number of pixels, so that a padding and a margin of it make up for each other.
  var css: String { lengths.isEmpty ? least.pixels : "round(up,\(greatest),1px)" }

  var negated: String { lengths.isEmpty ? (-least).pixels : "calc(-1*\(css))" }

  /// So many times this, and `length`.
  func added(to length: AffineLength, times count: Int = 1) -> String {
    if lengths.isEmpty { return (length + least * Double(count)).css }
    if length == .zero, count == 1 { return css }
    return "calc(\(length.terms()) + \(count == 1 ? css : "\(count)*\(css)"))"
  }

  private var greatest: String {
    let terms = [AffineLength(constant: least).terms()] + lengths.map { $0.terms() }
    return "max(\(terms.joined(separator: ",")))"
  }

  /// The most of it at these widths of the container, on a screen as large as they come.
  func most(in widths: Range<Double>) -> Double {
    let (widest, highest) = (3840.0, 2160.0)
    let ends = [widths.lowerBound, max(widths.lowerBound, min(widths.upperBound, widest))]
    let values = lengths.flatMap { length in
      ends.map { length.value(width: $0, height: highest).rounded(.up) }
    }
    return values.reduce(least, max)
  }
}
