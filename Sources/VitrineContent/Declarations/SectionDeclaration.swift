import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// A section as a page declares it: which records it shows, how, and in what order.
struct SectionDeclaration: Sendable {
  struct Name: Hashable, Sendable {
    var text: String
    var place: SourceLocation
  }

  var id: Name?
  var title: String?
  var text: String?

  /// Its text if that has markup.
  var body: Body?
  var collection: Name?

  /// The ids of the records to show, in order, or nil without `items`.
  var items: [Name]?

  /// The locations of the key `items` and of its list.
  var itemsPlaces: (key: SourceLocation, list: SourceLocation)?
  var conditions: [Condition] = []
  var sort: [SortKey] = []
  var limit: Int?
  var pageLength: Int?
  var index: FieldByUnit?
  var outline: Grouping?
  var each: Grouping?

  /// Nil to let the page decide.
  var open: Open?

  /// Nil for the page's layout.
  var layout: DeclaredLayout?

  /// The columns in its layout.
  var columns: [Name] = []

  /// The field or measure that its layout plots as a sparkline.
  var spark: Name?
  var cell: DeclaredCell?

  var header: DeclaredCell?
  var footer: DeclaredCell?
  var badge: DeclaredBadge?

  /// Nil for the page's selection.
  var selection: Selection?
  var empty: String?
  var repeats = false

  var figures = KeyFiguresDeclaration()

  /// The kinds of change whose records it shows, or nil to show all records.
  var changes: Set<ChangedItems.Kind>?

  /// The fields and measures that its conditions, its order and its groupings read.
  var lookedUp: [Name] = []

  /// The names that its layout tries because its options give none. It is fine if no record has
  /// them.
  var guesses: [String] = []
  var place: SourceLocation
}

extension SectionDeclaration {
  /// Which parents are open at first.
  enum Open: Sendable {
    case all, none
    case these([Name])
  }
}

extension SectionDeclaration {
  static let keys = ContentKeys<SectionDeclaration>(
    "a section",
    [
      ContentKey("id", .name, \.id, "The section's name in links, '#s-ID'."),
      ContentKey("title", .text, \.title, "The section's heading."),
      ContentKey("text", .text, \.text, "The text below the heading, in Markdown.")
        .noting { member, declarations, section in
          guard let text = section.text else { return }
          section.text = plainText(ofMarkdown: text)
          section.body =
            section.text == trimmed(text)
            ? nil : .part(text, at: declarations.location(of: member.value))
        },
      ContentKey(
        "collection", .name, \.collection,
        "The collection to show, such as 'notes', '../emoji' or 'a#b'."),
      ContentKey(
        "items", .list(.text), "The ids of the records to show, in order."
      ) { member, declarations, section in
        section.items = declarations.names(member)
        section.itemsPlaces = (
          declarations.location(ofKey: member), declarations.location(of: member.value)
        )
      },
      ContentKey(
        "where", .conditions, \.conditions,
        "Which records to show; they must meet all conditions."
      ).noting { _, _, section in
        section.lookedUp += section.conditions.flatMap(\.ofValues).map {
          SectionDeclaration.Name(text: $0.name, place: $0.namePlace)
        }
      },
      ContentKey(
        "sort", .sortKeys, \.sort, "What to sort by; a leading '-' reverses the order."
      ).noting { $2.lookedUp += $1.lookedUpNames($0.value) },
      ContentKey("limit", .wholeNumber(from: 0), \.limit, "The maximum number of items."),
      ContentKey(
        "pages", .wholeNumber(from: 1), \.pageLength,
        "How many items to show per page; the rest go on further pages."),
      ContentKey(
        "index", .fieldByUnit, \.index,
        "The field for an index of a long list, such as 'date by decade'."
      ).noting { $2.lookedUp += [$2.index?.field].compactMap { $0 } },
      ContentKey(
        "outline", .outline, \.outline, "Groups items under a parent for each value of a field."
      )
      .noting { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) },
      ContentKey("each", .each, \.each, "Makes a section for each value of a field.")
        .noting { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) },
      ContentKey(
        "open", .open, \.open,
        "Which parents are initially open: all, none, or those with certain values or ids."),
      ContentKey(
        "layout", .sectionLayout, \.layout, "How to arrange the items, or what to draw of them."
      )
      .noting {
        $2.lookedUp += $1.drawn(by: $2.layout)?.lookedUp ?? []
        $2.guesses = $1.drawn(by: $2.layout)?.guesses ?? []
        $2.columns = $1.columnNames(ofLayout: $0.value)
        $2.spark = $1.sparkName(inLayout: $0.value)
      },
      ContentKey("cell", .cell, \.cell, "The cell that shows its items."),
      ContentKey("header", .supplementary(.header), \.header, "How its title is shown."),
      ContentKey(
        "footer", .supplementary(.footer), \.footer, "What is shown below its items."),
      ContentKey("badge", .badge, \.badge, "The badge of its items, instead of their own."),
      ContentKey(
        "select", .choice, \.selection, "How many of its items visitors can select."),
      ContentKey("empty", .text, \.empty, "The sentence to show if there are no items."),
      ContentKey(
        "repeats", .flag, \.repeats,
        "Whether it may show records that also appear elsewhere on the page."),
      ContentKey("figures", .keyFigures, \.figures, "Key figures of its records, shown above them.")
        .noting { $2.lookedUp += $2.figures.lookedUp },
      ContentKey(
        "changes", .changes, \.changes,
        "Shows only records that recent builds changed in this way; they also appear elsewhere."),
    ])

  /// The keys that only affect items, and so do not go with a layout that draws.
  static let keysOfItems: Set = [
    "pages", "index", "outline", "open", "cell", "badge", "select", "changes",
  ]

  /// The keys that need to know the records in advance, and so do not go with `changes`.
  static let keysOfKnownItems: Set = ["pages", "index", "outline", "open", "each"]

  /// The keys that have no effect in a table.
  static let keysBesideTables: Set = ["cell", "badge", "select"]
}
