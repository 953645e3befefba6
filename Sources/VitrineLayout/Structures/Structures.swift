extension LayoutByWidth {
  /// The structures of this layout, in ascending order of width and without gaps.
  ///
  /// `widths` are the container widths, in CSS pixels, that are looked at; the first and the last
  /// structure go on beyond them.
  public func structures(widths: ClosedRange<Double> = 240...3840) -> [LayoutStructure] {
    let scan = StructureScan(layout: self, widths: widths)
    return scan.structures()
  }

  /// What repeats in `environment`, as numbers.
  func pattern(in environment: LayoutEnvironment) -> SectionPattern<Double> {
    let layout = layout(at: environment.container.width)
    if case .named(let named) = layout, let obstacle = named.obstacle {
      return .unsupported(obstacle)
    }
    guard let section = layout.ownSection(in: environment) else { return .unsupported(.noSection) }
    let pattern = SectionPattern(of: section, in: environment)
    return pattern == .nothing ? SectionPattern(of: .list(), in: environment) : pattern
  }
}
