extension LayoutByWidth {
  /// The layout that holds in a container of this width, in CSS pixels.
  package func layout(at width: Double) -> LayoutDescription {
    step(at: width).layout
  }

  func step(at width: Double) -> Step {
    steps.last { $0.from <= width } ?? steps[0]
  }

  /// The section this describes in `environment`.
  package func section(in environment: LayoutEnvironment) -> LayoutSection {
    step(at: environment.container.width).section(in: environment)
  }
}

extension LayoutByWidth.Step {
  /// The section this describes in `environment`; where not even the first item of a group fits, a
  /// list stands in for it, with what is around the section.
  func section(in environment: LayoutEnvironment) -> LayoutSection {
    guard let section = ownSection(in: environment) else { return joined(.list()) }
    if layout.isPreset || section.holdsTooMany || section.groupCapacity(in: environment) > 0 {
      return section
    }
    var list = joined(.list())
    list.boundarySupplementaryItems = section.boundarySupplementaryItems
    list.supplementariesFollowContentInsets = section.supplementariesFollowContentInsets
    list.decorationItems = section.decorationItems
    return list
  }

  /// The section this describes, even where nothing fits; nil where Swift gives none.
  ///
  /// A preset looks at the width that the insets leave.
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
  /// The section this describes in `environment`.
  ///
  /// Where not even the first item of a group fits, a list stands in for it, so that no item is lost
  /// on a narrow page.
  package func section(in environment: LayoutEnvironment) -> LayoutSection {
    LayoutByWidth(self).section(in: environment)
  }

  /// The section this describes, even where nothing fits; nil where Swift gives none.
  func ownSection(in environment: LayoutEnvironment) -> LayoutSection? {
    switch self {
    // What a preset does not place stands under each other.
    case .preset(let preset):
      preset.section(in: environment) ?? GridPreset(columns: .count(1)).section(in: environment)
    case .section(let section): section
    case .named(let layout): layout.section(in: environment)
    }
  }
}
