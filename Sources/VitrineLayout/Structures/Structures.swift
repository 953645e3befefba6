extension LayoutByWidth {
  /// The structures of this layout, in ascending order of width and without gaps.
  ///
  /// `widths` are the sampled container widths, in CSS pixels. The first and the last structure
  /// extend beyond them.
  package func structures(widths: ClosedRange<Double> = 240...3840) -> [LayoutStructure] {
    let scan = StructureScan(layout: self, widths: widths)
    return scan.structures()
  }

  /// The structure of the layout in `environment`, as numbers.
  func sample(in environment: LayoutEnvironment) -> SectionSample<Double> {
    let step = step(at: environment.container.width)
    if case .named(let named) = step.layout, let obstacle = named.obstacle(in: environment) {
      return .unsupported(obstacle)
    }
    guard let section = step.ownSection(in: environment) else { return .unsupported(.noSection) }
    let sample = SectionSample(of: section, in: environment)
    guard sample.pattern == .nothing else { return sample }
    return SectionSample(of: step.section(in: environment), in: environment)
  }
}
