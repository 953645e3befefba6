/// Everything a stylesheet needs to know about a section at one width, or in a range of widths.
struct SectionSample<Length: Hashable & Sendable>: Hashable, Sendable {
  var pattern: SectionPattern<Length>
  var supplements = SupplementStructure<Length>()

  static func unsupported(_ obstacle: LayoutObstacle) -> SectionSample {
    SectionSample(pattern: .unsupported(obstacle))
  }

  func map<Other>(_ transform: (Length) -> Other) -> SectionSample<Other> {
    SectionSample<Other>(
      pattern: pattern.map(transform), supplements: supplements.map(transform))
  }
}

extension SectionSample<Double> {
  init(of section: LayoutSection, in environment: LayoutEnvironment) {
    pattern = SectionPattern(of: section, in: environment)
    supplements = SupplementStructure(of: section, in: environment)
  }
}

extension LayoutStructure {
  init(widths: Range<Double>, sample: SectionSample<AffineLength>) {
    self.init(widths: widths, pattern: sample.pattern, supplements: sample.supplements)
  }
}
