extension LayoutByWidth {
  /// The layout that holds in a container of this width, in CSS pixels.
  public func layout(at width: Double) -> LayoutDescription {
    step(at: width).layout
  }

  func step(at width: Double) -> Step {
    steps.last { $0.from <= width } ?? steps[0]
  }

  /// The section this describes in `environment`.
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    step(at: environment.container.width).section(in: environment)
  }
}

extension LayoutByWidth.Step {
  /// The section this describes in `environment`; where not even the first item of a group fits, a
  /// list stands in for it.
  func section(in environment: LayoutEnvironment) -> LayoutSection {
    guard let section = ownSection(in: environment),
      layout.isPreset || section.holdsTooMany || section.groupCapacity(in: environment) > 0
    else { return joined(.list()) }
    return section
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
  public func section(in environment: LayoutEnvironment) -> LayoutSection {
    LayoutByWidth(self).section(in: environment)
  }

  /// Whether it always has room for an item, and its structure is the same at all heights.
  var isPreset: Bool {
    switch self {
    case .list, .grid, .carousel, .gallery, .flow: true
    case .section, .named: false
    }
  }

  /// The section this describes, even where nothing fits; nil where Swift gives none.
  func ownSection(in environment: LayoutEnvironment) -> LayoutSection? {
    let width = environment.container.width
    switch self {
    case .list: return .list()
    case .grid(let options): return options.section(width: width)
    case .carousel(let options): return options.section()
    case .gallery(let options): return options.section(width: width)
    case .flow(let options): return options.section()
    case .section(let section): return section
    case .named(let layout): return layout.section(in: environment)
    }
  }
}

extension LayoutSection {
  /// One row an item, over the full width, as tall as its content.
  static func list() -> LayoutSection {
    let row = LayoutDimension.estimated(44)
    return LayoutSection(
      group: .vertical(
        width: .fractionalWidth(1), height: row, [.item(width: .fractionalWidth(1), height: row)]))
  }
}

extension CarouselOptions {
  fileprivate func section() -> LayoutSection {
    let size = LayoutSize(width: .absolute(width), height: .estimated(width))
    let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: size.height))
    return LayoutSection(
      group: LayoutGroup(size: size, content: .subitems(.vertical, [.item(item)])),
      interGroupSpacing: 16, orthogonalScrolling: stop.scrolling)
  }
}

extension CarouselOptions.Stop {
  /// How a carousel with this stop scrolls.
  public var scrolling: OrthogonalScrolling {
    switch self {
    case .free: .continuous
    case .item: .continuousGroupLeadingBoundary
    case .page: .paging
    case .center: .groupPagingCentered
    }
  }
}

extension FlowOptions {
  fileprivate func section() -> LayoutSection {
    let size = LayoutSize(width: .estimated(80), height: .estimated(36))
    return LayoutSection(
      content: .flow(FlowLayout(itemSize: size, interItemSpacing: gap, lineSpacing: gap)))
  }
}
