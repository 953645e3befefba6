internal import VitrineModel

/// A stylesheet that only the pages load that need it, `styles/NAME.css`, as for the parts of their texts
/// (`BodyPart`). They load them in this order.
enum PageStyles: String, CaseIterable, Sendable {
  /// Of records' pages.
  case item

  /// Of records' pages with several pictures, with captions or with other media.
  case strip

  /// Of pages with a tree of the pages around them.
  case tree

  /// Of sections that go on on other pages, have an index, or are drawn as charts; of these, timelines and maps
  /// have more.
  case pages, index, chart, timeline, map

  /// Of pages with a header or footer of all sections.
  case frame

  /// Of sections whose title opens and closes them.
  case fold

  /// Of key figures.
  case figures

  /// Of sparklines in lists and tables.
  case spark

  /// Of pages whose visitors select items, or search, filter or sort them.
  case selection, filtering = "finding"

  /// Of pages that offer their items as data.
  case downloads

  /// Of records' pages that say how to cite them.
  case citation

  /// Of pages that play their changes.
  case transitions

  /// True if a page needs it for its sections or items.
  func isNeeded(by page: Page) -> Bool {
    switch self {
    case .item, .strip, .tree, .downloads, .citation, .transitions: false
    case .pages: page.listPageCount > 1
    case .index: page.sections.contains { !$0.index.isEmpty }
    case .chart: page.sections.contains { $0.chart != nil }
    case .timeline: page.sections.contains { $0.chart?.mark == .timeline }
    case .map: page.sections.contains { $0.chart?.mark == .map }
    case .frame: page.frame.header != nil || page.frame.footer != nil
    case .fold: page.sections.contains(where: \.foldsUnderTitle)
    case .figures: page.hasFigures
    case .spark: page.sections.contains { $0.spark != nil }
    case .selection: page.sections.contains { $0.selection != nil && !$0.items.isEmpty }
    case .filtering: page.filtering != nil
    }
  }

  /// Those of a page with a tree: what leads to the pages beside it, and its contents, look as on a record's
  /// page.
  static let ofTrees: Set<PageStyles> = [.item, .tree]

  /// Those that the pages need that go on with another's sections.
  static let ofFurtherPages: Set<PageStyles> = ofTrees.union([
    .pages, .index, .frame, .fold, .spark, .selection,
  ])
}
