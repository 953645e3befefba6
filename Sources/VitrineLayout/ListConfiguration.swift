/// A section of full-width rows, with the appearance of a system list.
public struct ListConfiguration: Hashable, Sendable {
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Hashable, Sendable {
    case none

    /// A boundary item above the rows, of kind `ListConfiguration.headerKind`.
    case supplementary

    /// The first item is the header: not a boundary item, but a row outside the card.
    case firstItemInSection
  }

  public enum FooterMode: Hashable, Sendable {
    case none

    /// A boundary item under the rows, of kind `ListConfiguration.footerKind`.
    case supplementary
  }

  public static let headerKind = "header"
  public static let footerKind = "footer"

  public var appearance: Appearance
  public var headerMode: HeaderMode
  public var footerMode: FooterMode
  public var showsSeparators: Bool

  /// Space above each header, in CSS pixels, or nil for the appearance's default.
  public var headerTopPadding: Double?

  public var metrics: ListMetrics

  public init(
    _ appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none,
    showsSeparators: Bool = true, headerTopPadding: Double? = nil, metrics: ListMetrics = .system
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.showsSeparators = showsSeparators
    self.headerTopPadding = headerTopPadding
    self.metrics = metrics
  }
}

/// The lengths of lists in CSS pixels, which differ between versions of the system.
public struct ListMetrics: Hashable, Sendable {
  public var rowHeight = 44.0

  /// The height of pinned headers and footers, which the plain appearances have.
  public var pinnedHeaderHeight = 28.0

  /// The height of all other headers and footers.
  public var headerHeight = 17.5

  /// Above plain rows whose first row is the header.
  public var topOfFirstItemHeader = 22.0

  /// Above grouped rows without a header.
  public var groupedTop = 35.0

  /// Below grouped rows without a footer.
  public var groupedBottom = 20.0

  /// The space at the sides of inset grouped rows.
  public var insetGroupedSides = 16.0

  /// The space at the sides of a sidebar's rows.
  public var sidebarSides = 13.0

  /// Below a sidebar's rows without a footer.
  public var sidebarBottom = 10.0

  /// From a row's start to the start of its separator, where the text begins. There is no inset at
  /// the end.
  public var separatorInset = 16.0

  /// The values measured on Mac Catalyst.
  public static let system = ListMetrics()

  public init() {}
}
