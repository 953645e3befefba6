/// A layout whose sections have been measured, and whose frames are computed on demand.
///
/// All frames are in CSS pixels, with y pointing down from the layout's top left corner, and
/// nothing scrolled. Preparing takes as long as laying out one group of each section, independent
/// of the number of items. Only sections with measured items take O(*n*) in their number of items.
public struct PreparedLayout: Sendable {
  /// All sections along the scroll axis; across it, at least the container.
  public let contentSize: Size

  let sections: [PreparedSection]
  let rounding: LayoutRounding

  /// The boundary items of the whole layout.
  let boundary: PlacedBoundary

  /// The width if the layout is mirrored for right-to-left reading, or nil.
  let mirrorWidth: Double?

  /// Prepares the layout of `itemCounts[i]` items in section i. For the other parameters, see
  /// `solve`.
  public init(
    _ layout: Layout, itemCounts: [Int], in environment: LayoutEnvironment,
    rounding: LayoutRounding = .none, measure: Measure? = nil,
    measureBoundary: MeasureBoundary? = nil
  ) {
    let configuration = layout.configuration
    let axis = configuration.scrollAxis
    var sections: [PreparedSection] = []
    var end = LengthSum(0)
    for (index, itemCount) in itemCounts.enumerated() {
      if index > 0 { end += configuration.interSectionSpacing }
      var section = PreparedSection(
        index, of: layout, itemCount: itemCount, in: environment, rounding: rounding,
        measure: measure, measureBoundary: measureBoundary)
      section.origin[axis] = end.length
      end += section.length
      sections.append(section)
    }

    boundary = BoundarySolver(
      items: itemCounts.isEmpty ? [] : configuration.boundarySupplementaryItems,
      container: environment.container, insets: .zero, scrollAxis: axis, rounding: rounding,
      measure: measureBoundary.map { measure in { measure(nil, $0, $1) } }
    ).place(around: end.length)
    for index in sections.indices { sections[index].origin[axis] += boundary.before }

    var size = Size.zero
    size[axis] = rounding.position(boundary.length)
    size[axis.across] = rounding.position(
      max(environment.container[axis.across], sections.map(\.widest).max() ?? 0))
    contentSize = size
    mirrorWidth = environment.direction == .rightToLeft ? size.width : nil
    self.sections = sections
    self.rounding = rounding
  }
}

extension PreparedSection {
  /// Section `index` of `layout`, positioned across the page by its reference insets.
  fileprivate init(
    _ index: Int, of layout: Layout, itemCount: Int, in environment: LayoutEnvironment,
    rounding: LayoutRounding, measure: Measure?, measureBoundary: MeasureBoundary?
  ) {
    let configuration = layout.configuration
    let axis = configuration.scrollAxis
    guard let section = layout.section(index, environment) else {
      precondition(itemCount == 0, "section \(index) has items and no layout")
      self.init(container: environment.container, scrollAxis: axis)
      return
    }
    let insets = environment.referenceInsets.insets(
      section.contentInsetsReference, in: configuration.contentInsetsReference)
    self = SectionSolver(
      section: section.quantised(rounding, scrollAxis: axis),
      environment: environment.cleared(of: insets, along: axis.across),
      scrollAxis: axis, rounding: rounding, itemCount: itemCount, referenceInsets: insets,
      measure: measure.map { measure in { measure(index, $0, $1) } },
      measureBoundary: measureBoundary.map { measure in { measure(index, $0, $1) } }
    ).solve()
    origin[axis.across] = insets.start(along: axis.across)
  }
}

extension PreparedLayout {
  /// All frames. Pinned boundary items are kept inside `visible`, unless it is nil.
  /// - Complexity: O(*n*) in the number of items.
  public func solved(visible: Frame? = nil) -> SolvedLayout {
    SolvedLayout(
      sections: sections.map { solved($0, visible: visible) },
      supplementaries: solved(boundary, transform: transform(from: .zero), visible: visible),
      contentSize: contentSize)
  }

  private func solved(_ section: PreparedSection, visible: Frame?) -> SolvedSection {
    let box = transform(from: section.origin)
    let inner = transform(from: section.contentOrigin)
    let content = section.content
    let groups = 0..<content.groupCount
    return SolvedSection(
      frame: box.frame(section.frame),
      items: content.items(0..<content.itemCount, transform: inner),
      groups: content.groups(groups, transform: inner),
      orthogonal: section.orthogonal.map { stack in
        let own = SectionTransform(origin: .zero, rounding: .none)
        return OrthogonalExtent(
          stack, groups: content.groups(groups, transform: own), transform: inner)
      },
      supplementaries: content.supplementaries(ofGroups: groups, transform: inner)
        + solved(section.boundary, transform: box, visible: visible),
      decorations: section.decorations.map(box.decoration))
  }

  func solved(
    _ boundary: PlacedBoundary, transform: SectionTransform, visible: Frame?
  ) -> [SolvedSupplementary] {
    boundary.solved(visible: visible.map(transform.unplaced)).map(transform.supplementary)
  }

  func transform(from origin: Point) -> SectionTransform {
    SectionTransform(origin: origin, rounding: rounding, mirrorWidth: mirrorWidth)
  }
}

extension LayoutEnvironment {
  /// This environment with its container reduced by `insets` along `axis`.
  fileprivate func cleared(of insets: EdgeInsets, along axis: Axis) -> LayoutEnvironment {
    var environment = self
    environment.container[axis] = max(0, container[axis] - insets.total(along: axis))
    return environment
  }
}
