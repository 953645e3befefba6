/// A structure split in two: its shape, and its lengths in an order that depends only on the shape.
struct SampleParts<Length: Hashable & Sendable> {
  let shape: SectionSample<Bool>
  let lengths: [Length]

  init(_ sample: SectionSample<Length>) {
    var lengths: [Length] = []
    shape = sample.map {
      lengths.append($0)
      return true
    }
    self.lengths = lengths
  }
}

/// A structure that predicts the solver's result at any width and height.
struct AffineSample {
  let sample: SectionSample<AffineLength>
  let dependsOnHeight: Bool
  private let parts: SampleParts<AffineLength>

  /// How far a solved length can differ from its prediction, in CSS pixels.
  private static let tolerance = 1e-5

  init(_ sample: SectionSample<AffineLength>) {
    self.sample = sample
    parts = SampleParts(sample)
    dependsOnHeight = parts.lengths.contains { $0.perHeight != 0 }
  }

  init(unsupported obstacle: LayoutObstacle) {
    self.init(.unsupported(obstacle))
  }

  /// Whether `solved` matches this structure in a container of this width and a viewport of this
  /// height.
  func agrees(with solved: SectionSample<Double>, width: Double, height: Double) -> Bool {
    let solved = SampleParts(solved)
    return parts.shape == solved.shape
      && zip(parts.lengths, solved.lengths).allSatisfy { predicted, length in
        abs(predicted.value(width: width, height: height) - length) <= Self.tolerance
      }
  }
}

extension AffineSample {
  /// The structure whose lengths match three solutions: at two widths, and at a second height.
  ///
  /// Nil if the shapes at the two widths differ.
  init?(
    _ first: SectionSample<Double>, at lower: Double, _ last: SectionSample<Double>,
    at upper: Double, height: Double, _ tall: SectionSample<Double>, height otherHeight: Double
  ) {
    let last = SampleParts(last)
    let tall = SampleParts(tall)
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
  /// Rounds to the nearest of `count` steps per unit, so that results from two different bases are
  /// equal.
  fileprivate func snapped(perUnit count: Double) -> Double {
    let snapped = (self * count).rounded() / count
    return snapped == 0 ? 0 : snapped
  }
}
