/// A page's sections and how they follow each other.
public struct Layout: Sendable {
  /// The layout of the section with an index, from 0, in an environment.
  public typealias SectionProvider = @Sendable (Int, LayoutEnvironment) -> LayoutSection?

  public var configuration: LayoutConfiguration
  public var section: SectionProvider

  /// A layout whose sections are asked for; `section` may give nil only for one without items.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(), section: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.section = section
  }

  /// One layout for every section.
  public init(_ section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration())
  {
    self.init(configuration: configuration) { _, _ in section }
  }

  /// A layout for each section.
  public init(
    _ sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.init(configuration: configuration) { index, _ in
      sections.indices.contains(index) ? sections[index] : nil
    }
  }
}

/// The settings that all sections of a layout share.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis the page scrolls along.
  public var scrollAxis: Axis

  /// Between every two sections, empty ones too, in CSS pixels.
  public var interSectionSpacing: Double

  /// The items at the edges of all sections together. They are left out where there are no sections.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]

  /// The insets that sections keep if their own reference is automatic. Boundary items of the
  /// layout do not keep them.
  public var contentInsetsReference: ContentInsetsReference

  public init(
    scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.contentInsetsReference = contentInsetsReference
    self.scrollAxis = scrollAxis
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
  }
}
