/// A page's sections and how they follow each other.
public struct Layout: Sendable {
  /// Returns the layout of the section with an index, from 0, in an environment.
  public typealias SectionProvider = @Sendable (Int, LayoutEnvironment) -> LayoutSection?

  public var configuration: LayoutConfiguration
  public var section: SectionProvider

  /// A layout whose sections are provided by a closure. `section` may return nil only for a section
  /// without items.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(), section: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.section = section
  }

  /// The same layout for every section.
  public init(_ section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration())
  {
    self.init(configuration: configuration) { _, _ in section }
  }

  /// A separate layout for each section.
  public init(
    _ sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.init(configuration: configuration) { index, _ in
      sections.indices.contains(index) ? sections[index] : nil
    }
  }
}

/// The settings shared by all sections of a layout.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which the page scrolls.
  public var scrollAxis: Axis

  /// Between any two sections, including empty ones, in CSS pixels.
  public var interSectionSpacing: Double

  /// The items at the edges of all sections together. Omitted if there are no sections.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]

  /// The insets of sections whose own reference is automatic. Boundary items of the layout ignore
  /// them.
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
