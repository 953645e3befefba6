/// A pattern in two: what it is made of, and its lengths in an order that depends on that alone.
struct PatternParts<Length: Hashable & Sendable> {
  let shape: SectionPattern<Bool>
  let lengths: [Length]

  init(_ pattern: SectionPattern<Length>) {
    var lengths: [Length] = []
    shape = pattern.map {
      lengths.append($0)
      return true
    }
    self.lengths = lengths
  }
}

/// A pattern that says what the solver gives at any width and height.
struct AffinePattern {
  let pattern: SectionPattern<AffineLength>
  let dependsOnHeight: Bool
  private let parts: PatternParts<AffineLength>

  /// How far a solved length may be from its prediction, in CSS pixels.
  private static let tolerance = 1e-5

  init(_ pattern: SectionPattern<AffineLength>) {
    self.pattern = pattern
    parts = PatternParts(pattern)
    dependsOnHeight = parts.lengths.contains { $0.perHeight != 0 }
  }

  init(unsupported obstacle: LayoutObstacle) {
    self.init(.unsupported(obstacle))
  }

  /// Whether `solved` is this pattern in a container of this width and a viewport of this height.
  func agrees(with solved: SectionPattern<Double>, width: Double, height: Double) -> Bool {
    let solved = PatternParts(solved)
    return parts.shape == solved.shape
      && zip(parts.lengths, solved.lengths).allSatisfy { predicted, length in
        abs(predicted.value(width: width, height: height) - length) <= Self.tolerance
      }
  }
}

extension AffinePattern {
  /// The pattern whose lengths go through three solutions: at two widths, and at another height.
  ///
  /// Nil if two widths have two shapes.
  init?(
    _ first: SectionPattern<Double>, at lower: Double, _ last: SectionPattern<Double>,
    at upper: Double, height: Double, _ tall: SectionPattern<Double>, height otherHeight: Double
  ) {
    let last = PatternParts(last)
    let tall = PatternParts(tall)
    let shape = first.map { _ in true }
    guard shape == last.shape else { return nil }
    guard shape == tall.shape else {
      self.init(unsupported: .viewportHeight)
      return
    }
    var index = -1
    self.init(
      first.map { start in
        index += 1
        let perWidth = (last.lengths[index] - start) / (upper - lower)
        let perHeight = (tall.lengths[index] - start) / (otherHeight - height)
        let constant = start - perWidth * lower - perHeight * height
        return AffineLength(
          perWidth: perWidth.snapped(perUnit: 1e12), perHeight: perHeight.snapped(perUnit: 1e12),
          constant: constant.snapped(perUnit: 1e9))
      })
  }
}

extension Double {
  /// The nearest of `count` steps a unit, so that what was solved from two bases is one number.
  fileprivate func snapped(perUnit count: Double) -> Double {
    let snapped = (self * count).rounded() / count
    return snapped == 0 ? 0 : snapped
  }
}
