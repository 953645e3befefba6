import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// A page as the front matter of its `index.md` declares it.
struct PageDeclaration: Sendable {
  /// The content folder of the page.
  var folder: String
  var title: String?
  var text: String?
  var language: String?
  var direction: Page.Direction?
  var theme: String?
  var order: Double?
  var isDraft = false
  var isHidden = false
  var aliases: [Alias] = []
  var navigation: Page.Navigation?
  var collections: [CollectionDeclaration] = []

  /// Nil if `sections` is not set. Each collection then gets a section with all of its records.
  var sections: [SectionDeclaration]?

  /// The layout, cell and selection of sections that do not set their own.
  var layout: DeclaredLayout?

  /// The columns in this layout.
  var columns: [SectionDeclaration.Name] = []

  /// The field or measure that this layout plots as a sparkline.
  var spark: SectionDeclaration.Name?
  var cell: DeclaredCell?
  var selection: Selection?
  var frame = PageFrame()
  var introduction: Body?

  /// Whether visitors can search its items. If nil, they can if there are many.
  var search: Bool?
  var filters: [FilterDeclaration] = []
  var sorts: [SortDeclaration] = []
  var groups: [GroupingDeclaration] = []
  var figures = KeyFiguresDeclaration()

  /// The feed of its items, or nil for a page without one.
  var feed: FeedDeclaration?

  /// Whether an `index.md` declares the page.
  var hasFile = true

  /// Whether its `index.md`, or the collection in it, could not be read. Then its declarations are
  /// unknown, and mistakes that may only follow from that are not reported.
  var isUnreadable = false
  var place: SourceLocation
}

extension PageDeclaration {
  static let keys = ContentKeys<PageDeclaration>(
    "a page",
    [
      ContentKey("title", .text, \.title, "The heading of the page."),
      ContentKey(
        "text", .sentence, \.text,
        "One or two sentences below the title."),
      ContentKey(
        "language", .language, \.language,
        "The page's language if it is not the site's, such as 'ar'."),
      ContentKey(
        "direction", .choice, \.direction, "The writing direction, if it is not the language's."),
      ContentKey("theme", .theme, \.theme, "The theme of its pages, if it is not the site's."),
      ContentKey(
        "order", .number(from: -.infinity), \.order, "Its position among its sibling pages."),
      ContentKey(
        "draft", .flag, \.isDraft,
        "Whether the page and all pages below it are left out until finished."),
      ContentKey(
        "hidden", .flag, \.isHidden,
        "Whether the page and all pages below it are kept out of lists, search and feeds; their addresses still work."
      ),
      ContentKey(
        "aliases", .aliases, \.aliases, "Former addresses of the page, which redirect to it."),
      ContentKey(
        "navigation", .choice, \.navigation,
        "With 'tree', its pages and all pages below them show a page tree at the side."),
      ContentKey(
        "collection", ContentType<CollectionDeclaration>.collection.map { [$0] }, \.collections,
        "Where the items come from."),
      ContentKey(
        "collections", .collections, \.collections, "Several collections, by name."),
      ContentKey("sections", .sections, \.sections, "The sections, in order."),
      ContentKey("layout", .layout, \.layout, "The default layout of sections.")
        .afterReading {
          $2.columns = $1.columnNames(ofLayout: $0.value)
          $2.spark = $1.sparkName(inLayout: $0.value)
        },
      ContentKey("cell", .cell, \.cell, "The default cell of sections."),
      ContentKey("select", .choice, \.selection, "The default selection mode of sections."),
      ContentKey(
        "search", .flag, \.search,
        "Whether it has a field to search its items; by default, if it has 24 items or more."
      ),
      ContentKey("filters", .elements(), \.filters, "The fields that visitors can filter by."),
      ContentKey("sorts", .elements(), \.sorts, "The sort orders that visitors can choose."),
      ContentKey("groups", .elements(), \.groups, "The groupings that visitors can choose."),
      ContentKey(
        "figures", .keyFigures, \.figures, "Key figures of all its records, shown at the top."),
      ContentKey(
        "feed", .feed, \.feed, "Whether to publish a feed of its items by date, or its settings."),
    ] + PageFrame.keys.map { $0.within(\.frame) }, foreign: { $0.page }, ignoresForeign: true)
}

extension PageDeclaration {
  /// The keys of `404.md`, which shows no items and is not listed anywhere.
  static let notFoundKeys = ContentKeys<PageDeclaration>(
    "the page for unknown addresses",
    keys.keys.filter {
      ["title", "text", "language", "direction", "theme", "draft"].contains($0.name)
    }, foreign: { $0.page }, ignoresForeign: true)
}
