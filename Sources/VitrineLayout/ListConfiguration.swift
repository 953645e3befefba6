/// A section of rows as wide as the page, looking like one of the system's lists.
public struct ListConfiguration: Hashable, Sendable {
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Hashable, Sendable {
    case none

    /// A boundary item above the rows, of kind `ListConfiguration.headerKind`.
    case supplementary

    /// The first item is the header: no boundary item, but a row that belongs to no card.
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

  /// Room above each header, in CSS pixels; nil for what the appearance has by itself.
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

/// The lengths of lists in CSS pixels, which differ from one version of the system to the next.
public struct ListMetrics: Hashable, Sendable {
  public var rowHeight = 44.0

  /// Of headers and footers that stay in sight: those of the plain appearances.
  public var pinnedHeaderHeight = 28.0

  /// Of the other headers and footers.
  public var headerHeight = 17.5

  /// Above plain rows whose first is the header.
  public var topOfFirstItemHeader = 22.0

  /// Above grouped rows without a header.
  public var groupedTop = 35.0

  /// Under grouped rows without a footer.
  public var groupedBottom = 20.0

  /// Beside rows that are inset and grouped.
  public var insetGroupedSides = 16.0

  /// Beside the rows of a sidebar.
  public var sidebarSides = 13.0

  /// Under a sidebar's rows without a footer.
  public var sidebarBottom = 10.0

  /// From a row's start to its separator's, where the text begins; at its end there is none.
  public var separatorInset = 16.0

  /// The values measured on Mac Catalyst.
  public static let system = ListMetrics()

  public init() {}
}
