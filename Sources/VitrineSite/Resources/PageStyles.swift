internal import VitrineModel

/// A stylesheet, `styles/NAME.css`, that only the pages that need it load, in this order. The parts
/// of texts have such stylesheets, too (`BodyPart`).
enum PageStyles: String, CaseIterable, Sendable {
  /// For records' pages.
  case item

  /// For records' pages with several pictures, with captions or with other media.
  case strip

  /// For pages with a tree of the pages around them.
  case tree

  /// For sections that continue on further pages, have an index, or are drawn as charts. Timelines
  /// and maps have a second one.
  case pages, index, chart, timeline, map

  /// For pages with a header or footer of all sections.
  case frame

  /// For sections that open and close with their title.
  case fold

  /// For key figures.
  case figures

  /// For sparklines in lists and tables.
  case spark

  /// For pages whose visitors select items, or search, filter or sort them.
  case selection, filtering = "finding"

  /// For pages that offer their items as data.
  case downloads

  /// For records' pages that show how to cite the record.
  case citation

  /// For pages that play their changes.
  case transitions

  /// Whether a page needs it for its sections or items.
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

  /// The stylesheets of pages with a tree. Their links to neighbouring pages and their contents
  /// look as on records' pages.
  static let ofTrees: Set<PageStyles> = [.item, .tree]

  /// The stylesheets that further list pages can need.
  static let ofFurtherPages: Set<PageStyles> = ofTrees.union([
    .pages, .index, .frame, .fold, .spark, .selection,
  ])
}
