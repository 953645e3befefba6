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

  /// Nil without `sections`: then each collection gets a section with all of its records.
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
        "One or two sentences under it."),
      ContentKey(
        "language", .language, \.language, "Where it is not the site's, as 'ar'."),
      ContentKey("direction", .choice, \.direction, "Where it is not the language's."),
      ContentKey("theme", .theme, \.theme, "The look of its pages, where it is not the site's."),
      ContentKey(
        "order", .number(from: -.infinity), \.order, "Its place among the pages beside it."),
      ContentKey(
        "draft", .flag, \.isDraft, "Whether it is left out until it is finished, with all below."),
      ContentKey(
        "hidden", .flag, \.isHidden,
        "Whether it is in no list, search or feed, with all below; its address leads to it."),
      ContentKey(
        "aliases", .aliases, \.aliases, "Addresses at which it stood before; they lead to it."),
      ContentKey(
        "navigation", .choice, \.navigation,
        "With 'tree' its pages, and all below, show a tree of them at their side."),
      ContentKey(
        "collection", ContentType<CollectionDeclaration>.collection.map { [$0] }, \.collections,
        "Where the items come from."),
      ContentKey(
        "collections", .collections, \.collections, "Several collections by their names."),
      ContentKey("sections", .sections, \.sections, "What is shown, in this order."),
      ContentKey("layout", .layout, \.layout, "Of sections that say none.")
        .noting {
          $2.columns = $1.columnNames(ofLayout: $0.value)
          $2.spark = $1.sparkName(inLayout: $0.value)
        },
      ContentKey("cell", .cell, \.cell, "Of sections that say none."),
      ContentKey("select", .choice, \.selection, "Of sections that say none."),
      ContentKey(
        "search", .flag, \.search,
        "Whether it has a field to search its items; from 24 items on, it has."
      ),
      ContentKey("filters", .elements(), \.filters, "The fields by which visitors choose items."),
      ContentKey("sorts", .elements(), \.sorts, "The orders that visitors can choose."),
      ContentKey("groups", .elements(), \.groups, "The groupings that visitors can choose."),
      ContentKey(
        "figures", .keyFigures, \.figures, "Key figures of all of its records, at its top."),
    ] + PageFrame.keys.map { $0.within(\.frame) }, foreign: { $0.page }, ignoresForeign: true)
}
