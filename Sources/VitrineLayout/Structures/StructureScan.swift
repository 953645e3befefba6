/// Scans container widths and splits them where the structure changes.
///
/// Solving one group at a width shows its structure there. A piece of the layout is a range of
/// widths that one affine structure predicts. If a prediction fails, the threshold is found by
/// bisection.
struct StructureScan {
  /// Chromium stores lengths in these steps, and no screen shows smaller differences.
  static let quantum = 1.0 / 64

  /// No layout with affine lengths has more structures.
  static let maxStructures = 1000

  /// A closure that returns more different sections than this derives them from the width.
  static let maxChanges = 100

  /// Lengths are determined from the first two heights, and must also be correct at the height
  /// between them. For closures, and for rows and columns that depend on the height, they must be
  /// correct at the further heights too, because the number of parts that fit can change.
  static let viewportHeight = 800.0
  static let otherViewportHeight = 437.5
  static let heightBetween = 612.0
  static let furtherViewportHeights = [320.0, 568, 1024, 1366, 2160]

  private let layout: LayoutByWidth
  private let widths: ClosedRange<Double>

  /// The distance between sampled widths; the first one where structures are ordered.
  private let stride: Double

  /// Whether a structure that is wrong at one width is wrong at all larger ones, as with built-in
  /// presets.
  private let isOrdered: Bool

  /// Widths at which the layout is known to change, in ascending order.
  private let stops: [Double]

  /// Properties of the environment, other than the container's size, that closures can read.
  private let variants: [Variant]

  /// Further viewport heights at which structures must be correct.
  private let furtherHeights: [Double]

  init(layout: LayoutByWidth, widths: ClosedRange<Double>) {
    self.layout = layout
    self.widths = widths
    var stops = layout.steps.map(\.from)
    var stride = layout.steps.map(\.layout.stride).min() ?? 1
    furtherHeights =
      layout.steps.contains(where: \.mayChangeWithHeight) ? Self.furtherViewportHeights : []
    if layout.steps.contains(where: { $0.layout.isNamed }) {
      variants = Variant.allCases
      if let changes = layout.changesOfSections(widths: widths) {
        stops += changes
      } else {
        stride = 1
      }
    } else {
      variants = []
    }
    self.stops = stops.filter { $0 > widths.lowerBound && $0 < widths.upperBound }.sorted()
    self.stride = stride
    isOrdered = layout.steps.allSatisfy(\.layout.isOrdered)
  }

  /// A property of the environment that container queries cannot test.
  enum Variant: CaseIterable {
    case dark, largeText
  }

  func structures() -> [LayoutStructure] {
    var result: [LayoutStructure] = []
    var lower = widths.lowerBound
    var guess: Double?
    while result.count < Self.maxStructures {
      let stop = stops.first { $0 > lower } ?? widths.upperBound
      let piece = piece(from: lower, to: stop, guess: guess)
      let start = result.isEmpty ? 0 : lower
      if piece.end >= widths.upperBound {
        result.append(LayoutStructure(widths: start..<(.infinity), sample: piece.sample))
        return result.joiningEqualNeighbours()
      }
      result.append(LayoutStructure(widths: start..<piece.end, sample: piece.sample))
      // Columns are added at equal distances.
      guess = piece.end + (piece.end - lower)
      lower = piece.end
    }
    return [LayoutStructure(widths: 0..<(.infinity), sample: .unsupported(.notAffine))]
  }

  /// The structure at `lower`, and where it ends: the first width at which it is wrong, which may
  /// be `guess`, or `upper`.
  private func piece(
    from lower: Double, to upper: Double, guess: Double?
  ) -> (sample: SectionSample<AffineLength>, end: Double) {
    let sample = firstFit(from: lower, to: upper)
    guard let end = end(of: sample, from: lower, to: upper, guess: guess) else {
      return ((fit(lower, upper) ?? sample).sample, upper)
    }
    return ((fit(lower, end - Self.quantum) ?? sample).sample, end)
  }

  /// The first width at which `sample` is wrong, or nil if it is right up to `upper`.
  private func end(
    of sample: AffineSample, from lower: Double, to upper: Double, guess: Double?
  ) -> Double? {
    var (held, upper, step) = (lower, upper, stride)
    if isOrdered {
      // At a stop, the next layout begins, which may have the same structure.
      let last = upper - Self.quantum
      if holds(sample, at: last) {
        return holds(sample, at: upper) ? nil : (upper / Self.quantum).rounded(.up) * Self.quantum
      }
      upper = last
      if let guess, guess - Self.quantum > lower, guess < upper {
        if holds(sample, at: guess) {
          held = guess
        } else if holds(sample, at: guess - Self.quantum) {
          return guess
        } else {
          upper = guess - Self.quantum
        }
      }
    }
    while held < upper {
      let next = min(upper, held + step)
      guard holds(sample, at: next) else {
        return threshold(of: sample, after: held, to: next)
      }
      held = next
      if isOrdered { step *= 2 }
    }
    return nil
  }

  /// The structure at the widths right after `lower`.
  private func firstFit(from lower: Double, to upper: Double) -> AffineSample {
    var base = min(stride, upper - lower)
    while base >= Self.quantum {
      if let sample = fit(lower, lower + base) { return sample }
      base = (base / 2 / Self.quantum).rounded(.down) * Self.quantum
    }
    return AffineSample(sample(lower).map { AffineLength(constant: $0) })
  }

  /// The first width in (`held`, `failing`], in quanta, at which `sample` is wrong.
  private func threshold(
    of sample: AffineSample, after held: Double, to failing: Double
  ) -> Double {
    var low = (held / Self.quantum).rounded(.down)
    var high = (failing / Self.quantum).rounded(.up)
    // Most thresholds are whole pixels.
    let pixel = 1 / Self.quantum
    while high - low > pixel {
      let middle = ((low + high) / 2 / pixel).rounded(.down) * pixel
      guard middle > low else { break }
      if holds(sample, at: middle * Self.quantum) { low = middle } else { high = middle }
    }
    if high - low > 1, holds(sample, at: (high - 1) * Self.quantum) { return high * Self.quantum }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if holds(sample, at: middle * Self.quantum) { low = middle } else { high = middle }
    }
    return high * Self.quantum
  }

  private func sample(
    _ width: Double, height: Double = viewportHeight, variant: Variant? = nil
  ) -> SectionSample<Double> {
    var environment = LayoutEnvironment(width: width, height: height)
    switch variant {
    case .dark: environment.appearance = .dark
    case .largeText: environment.textScale = 2
    case nil: break
    }
    return layout.sample(in: environment)
  }

  /// The structure that matches the lengths at two widths and three heights. Nil if the structures
  /// differ or the lengths in between are not affine.
  private func fit(_ lower: Double, _ upper: Double) -> AffineSample? {
    guard upper > lower else { return nil }
    let height = Self.viewportHeight
    let otherHeight = Self.otherViewportHeight
    let found = AffineSample(
      sample(lower), at: lower, sample(upper), at: upper, height: height,
      sample(lower, height: otherHeight), height: otherHeight)
    let middle = ((lower + upper) / 2 / Self.quantum).rounded() * Self.quantum
    guard let found, holds(found, at: middle) else { return nil }
    return obstacle(to: found, from: lower, to: upper).map { AffineSample(unsupported: $0) }
      ?? found
  }

  /// The first thing between two widths that CSS cannot express: a length that is not affine in the
  /// height, or a layout that depends on other properties of the environment.
  private func obstacle(
    to found: AffineSample, from lower: Double, to upper: Double
  ) -> LayoutObstacle? {
    let height = Self.heightBetween
    if found.dependsOnHeight,
      !found.agrees(with: sample(lower, height: height), width: lower, height: height)
    {
      return .viewportHeight
    }
    for width in [lower, upper] {
      for height in furtherHeights
      where !found.agrees(with: sample(width, height: height), width: width, height: height) {
        return .viewportHeight
      }
      guard !variants.isEmpty else { continue }
      let usual = sample(width)
      for variant in variants where sample(width, variant: variant) != usual {
        return variant == .dark ? .appearance : .textScale
      }
    }
    return nil
  }

  private func holds(_ found: AffineSample, at width: Double) -> Bool {
    switch found.sample.pattern {
    case .unsupported(.viewportHeight), .unsupported(.appearance), .unsupported(.textScale):
      return true
    default: break
    }
    let heights = [Self.viewportHeight, Self.otherViewportHeight]
    return heights.prefix(found.dependsOnHeight ? 2 : 1).allSatisfy { height in
      found.agrees(with: sample(width, height: height), width: width, height: height)
    }
  }
}

extension LayoutByWidth {
  /// The widths, in quanta, at which closures begin to return a different section. Nil if they
  /// return a different one at every width.
  ///
  /// The closures are called for every whole number of pixels; a change between two of these is
  /// then located by bisection.
  fileprivate func changesOfSections(widths: ClosedRange<Double>) -> [Double]? {
    func section(_ width: Double) -> LayoutSection? {
      let environment = LayoutEnvironment(width: width, height: StructureScan.viewportHeight)
      guard case .named(let layout) = layout(at: width) else { return nil }
      return layout.section(in: environment)
    }
    var changes: [Double] = []
    var (width, last) = (widths.lowerBound, section(widths.lowerBound))
    while width < widths.upperBound {
      var next = min(width.rounded(.down) + 1, widths.upperBound)
      var new = section(next)
      if new != last {
        var (low, high) = (width, next)
        while high - low > StructureScan.quantum {
          let middle =
            ((low + high) / 2 / StructureScan.quantum).rounded(.down)
            * StructureScan.quantum
          guard middle > low else { break }
          if section(middle) == last { low = middle } else { high = middle }
        }
        changes.append(high)
        guard changes.count <= StructureScan.maxChanges else { return nil }
        next = high
        new = section(high)
      }
      (width, last) = (next, new)
    }
    return changes
  }
}

extension LayoutByWidth.Step {
  /// Whether the layout can have another structure in a viewport of another height.
  fileprivate var mayChangeWithHeight: Bool {
    switch layout {
    case .preset: false
    case .section(let section): section.measuresHeight || supplements.measureHeight
    case .named: true
    }
  }
}

extension LayoutDescription {
  /// The maximum distance between two widths at which a layout is solved.
  ///
  /// A preset changes each property only a few times as the width grows, so that a large stride
  /// misses nothing. In other layouts, the number of items that fit into a group can go up and
  /// down, which takes a small stride.
  fileprivate var stride: Double { isPreset ? 64 : 4 }

  fileprivate var isOrdered: Bool {
    if case .preset(let preset) = self { preset is any OrderedPreset } else { false }
  }

  fileprivate var isNamed: Bool {
    if case .named = self { true } else { false }
  }
}

extension [LayoutStructure] {
  fileprivate func joiningEqualNeighbours() -> [LayoutStructure] {
    reduce(into: []) { joined, structure in
      if let last = joined.last, last.pattern == structure.pattern,
        last.supplements == structure.supplements
      {
        joined[joined.count - 1].widths = last.widths.lowerBound..<structure.widths.upperBound
      } else {
        joined.append(structure)
      }
    }
  }
}
