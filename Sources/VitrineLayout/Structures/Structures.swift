extension LayoutByWidth {
  /// The structures of this layout, in ascending order of width and without gaps.
  ///
  /// `widths` are the container widths, in CSS pixels, that are looked at; the first and the last
  /// structure go on beyond them.
  public func structures(widths: ClosedRange<Double> = 240...3840) -> [LayoutStructure] {
    // What a preset changes with the width it changes once, so that wide strides miss nothing; how
    // many items of a described group fit may go up and down.
    let isPreset = steps.allSatisfy { if case .section = $0.layout { false } else { true } }
    let scan = StructureScan(
      widths: widths, stride: isPreset ? 64 : 4, section: { section(in: $0) })
    return scan.structures(steps: steps.map(\.from))
  }
}

/// The structures of the section that `section` gives for an environment.
///
/// Solving one group at a width shows its structure there; a piece of the layout is the widths that
/// one affine structure predicts. Where a prediction fails, the threshold is found by bisection.
///
/// `steps` are widths at which the layout is known to change.
public func structuresOfSection(
  widths: ClosedRange<Double> = 240...3840, steps: [Double] = [],
  _ section: @escaping (LayoutEnvironment) -> LayoutSection
) -> [LayoutStructure] {
  StructureScan(widths: widths, stride: 4, section: section).structures(steps: steps)
}

/// Walks over the widths of a container and cuts them where the structure changes.
private struct StructureScan {
  /// Chromium keeps lengths in these steps, and no screen shows less.
  static let quantum = 1.0 / 64

  /// More structures than any layout has whose lengths are affine.
  static let mostStructures = 1000

  static let viewportHeight = 800.0
  static let otherViewportHeight = 437.5

  /// How far a solved length may be from its prediction, in CSS pixels.
  static let tolerance = 1e-5

  let widths: ClosedRange<Double>

  /// Between widths that are looked at.
  let stride: Double
  let section: (LayoutEnvironment) -> LayoutSection

  func structures(steps: [Double]) -> [LayoutStructure] {
    var result: [LayoutStructure] = []
    var lower = widths.lowerBound
    let stops = steps.filter { $0 > lower && $0 < widths.upperBound }.sorted()
    while result.count < Self.mostStructures {
      let stop = stops.first { $0 > lower } ?? widths.upperBound
      let piece = piece(from: lower, to: stop)
      let start = result.isEmpty ? 0 : lower
      if piece.end >= widths.upperBound {
        result.append(LayoutStructure(widths: start..<(.infinity), pattern: piece.pattern))
        return result.joiningEqualNeighbours()
      }
      result.append(LayoutStructure(widths: start..<piece.end, pattern: piece.pattern))
      lower = piece.end
    }
    return [LayoutStructure(widths: 0..<(.infinity), pattern: .unsupported(.notAffine))]
  }

  /// The pattern at `lower`, and where it ends: the first width at which it does not hold, or
  /// `upper`.
  private func piece(
    from lower: Double, to upper: Double
  ) -> (pattern: SectionPattern<AffineLength>, end: Double) {
    let pattern = firstFit(from: lower, to: upper)
    var held = lower
    while held < upper {
      let next = min(upper, held + stride)
      guard holds(pattern, at: next) else {
        let end = threshold(of: pattern, after: held, to: next)
        return (fit(lower, end - Self.quantum) ?? pattern, end)
      }
      held = next
    }
    return (fit(lower, upper) ?? pattern, upper)
  }

  /// The pattern of the widths right after `lower`.
  private func firstFit(from lower: Double, to upper: Double) -> SectionPattern<AffineLength> {
    var base = min(stride, upper - lower)
    while base >= Self.quantum {
      if let pattern = fit(lower, lower + base) { return pattern }
      base = (base / 2 / Self.quantum).rounded(.down) * Self.quantum
    }
    return sample(lower).map { AffineLength(constant: $0) }
  }

  /// The first width in (`held`, `failing`], in quanta, at which `pattern` does not hold.
  private func threshold(
    of pattern: SectionPattern<AffineLength>, after held: Double, to failing: Double
  ) -> Double {
    var low = (held / Self.quantum).rounded(.down)
    var high = (failing / Self.quantum).rounded(.up)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if holds(pattern, at: middle * Self.quantum) { low = middle } else { high = middle }
    }
    return high * Self.quantum
  }

  private func sample(_ width: Double, height: Double = viewportHeight) -> SectionPattern<Double> {
    let environment = LayoutEnvironment(width: width, height: height)
    return SectionPattern(of: section(environment), in: environment)
  }

  /// The pattern whose lengths go through those at two widths and three points of height; nil if
  /// the structures differ or the lengths are not affine in between.
  private func fit(_ lower: Double, _ upper: Double) -> SectionPattern<AffineLength>? {
    guard upper > lower else { return nil }
    let first = sample(lower)
    let last = sample(upper)
    let tall = sample(lower, height: Self.otherViewportHeight)
    guard first.shape == last.shape else { return nil }
    guard first.shape == tall.shape else { return .unsupported(.viewportHeight) }

    var ends = last.lengths.makeIterator()
    var heights = tall.lengths.makeIterator()
    let pattern = first.map { start in
      let perWidth = ((ends.next() ?? start) - start) / (upper - lower)
      let perHeight =
        ((heights.next() ?? start) - start) / (Self.otherViewportHeight - Self.viewportHeight)
      let constant = start - perWidth * lower - perHeight * Self.viewportHeight
      return AffineLength(
        perWidth: perWidth.snapped(perUnit: 1e12), perHeight: perHeight.snapped(perUnit: 1e12),
        constant: constant.snapped(perUnit: 1e9))
    }
    let middle = ((lower + upper) / 2 / Self.quantum).rounded() * Self.quantum
    return holds(pattern, at: middle) ? pattern : nil
  }

  private func holds(_ pattern: SectionPattern<AffineLength>, at width: Double) -> Bool {
    if pattern == .unsupported(.viewportHeight) {
      return sample(width).shape != sample(width, height: Self.otherViewportHeight).shape
    }
    let heights = [Self.viewportHeight, Self.otherViewportHeight]
    return heights.prefix(pattern.dependsOnHeight ? 2 : 1).allSatisfy { height in
      let predicted = pattern.map { $0.value(width: width, height: height) }
      return predicted.agrees(with: sample(width, height: height), within: Self.tolerance)
    }
  }
}

extension Double {
  /// The nearest of `count` steps a unit, so that what was solved from two bases is one number.
  fileprivate func snapped(perUnit count: Double) -> Double {
    let snapped = (self * count).rounded() / count
    return snapped == 0 ? 0 : snapped
  }
}

extension SectionPattern {
  /// Everything but the lengths.
  fileprivate var shape: SectionPattern<Bool> { map { _ in true } }

  /// All lengths, in an order that depends on the shape alone.
  fileprivate var lengths: [Length] {
    var lengths: [Length] = []
    _ = map {
      lengths.append($0)
      return true
    }
    return lengths
  }
}

extension SectionPattern<AffineLength> {
  fileprivate var dependsOnHeight: Bool { lengths.contains { $0.perHeight != 0 } }
}

extension SectionPattern<Double> {
  fileprivate func agrees(with other: SectionPattern<Double>, within tolerance: Double) -> Bool {
    shape == other.shape
      && zip(lengths, other.lengths).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension [LayoutStructure] {
  fileprivate func joiningEqualNeighbours() -> [LayoutStructure] {
    reduce(into: []) { joined, structure in
      if let last = joined.last, last.pattern == structure.pattern {
        joined[joined.count - 1].widths = last.widths.lowerBound..<structure.widths.upperBound
      } else {
        joined.append(structure)
      }
    }
  }
}
