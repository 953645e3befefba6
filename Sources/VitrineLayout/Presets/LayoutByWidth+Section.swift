extension LayoutByWidth {
  /// The layout for a container of this width, in CSS pixels.
  package func layout(at width: Double) -> LayoutDescription {
    step(at: width).layout
  }

  func step(at width: Double) -> Step {
    steps.last { $0.from <= width } ?? steps[0]
  }

  /// The section for `environment`.
  package func section(in environment: LayoutEnvironment) -> LayoutSection {
    step(at: environment.container.width).section(in: environment)
  }
}

extension LayoutByWidth.Step {
  /// The section for `environment`. If not even the first item of a group fits, a list replaces the
  /// groups, keeping the supplements.
  func section(in environment: LayoutEnvironment) -> LayoutSection {
    guard let section = ownSection(in: environment) else { return joined(.list()) }
    if layout.isPreset || section.hasTooManyItems || section.groupCapacity(in: environment) > 0 {
      return section
    }
    var list = joined(.list())
    list.boundarySupplementaryItems = section.boundarySupplementaryItems
    list.supplementariesFollowContentInsets = section.supplementariesFollowContentInsets
    list.decorationItems = section.decorationItems
    return list
  }

  /// The section itself, even if nothing fits. Nil if a Swift closure returns none.
  ///
  /// A preset is given the width that the insets leave.
  func ownSection(in environment: LayoutEnvironment) -> LayoutSection? {
    var inside = environment
    if layout.isPreset {
      let sides = supplements.insets.total(along: .horizontal)
      inside.container.width = max(0, inside.container.width - sides)
    }
    return layout.ownSection(in: inside).map(joined)
  }

  private func joined(_ section: LayoutSection) -> LayoutSection {
    var section = section
    section.contentInsets = section.contentInsets + supplements.insets
    supplements.join(&section)
    return section
  }
}

extension LayoutDescription {
  /// The section for `environment`.
  ///
  /// If not even the first item of a group fits, a list replaces it, so that no item is lost on a
  /// narrow page.
  package func section(in environment: LayoutEnvironment) -> LayoutSection {
    LayoutByWidth(self).section(in: environment)
  }

  /// The section itself, even if nothing fits. Nil if a Swift closure returns none.
  func ownSection(in environment: LayoutEnvironment) -> LayoutSection? {
    switch self {
    // Items that a preset does not place are shown in a single column.
    case .preset(let preset):
      preset.section(in: environment) ?? GridPreset(columns: .count(1)).section(in: environment)
    case .section(let section): section
    case .named(let layout): layout.section(in: environment)
    }
  }
}
