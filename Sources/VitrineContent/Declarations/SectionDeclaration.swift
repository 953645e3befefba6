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

  /// The section's own settings, without items and a layout.
  var section: Section
  var collection: Name?

  /// The ids of the records to show, in order, or nil without `items`.
  var items: [Name]?

  /// The locations of the key `items` and of its list.
  var itemsPlaces: (key: SourceLocation, list: SourceLocation)?
  var conditions: [Condition] = []
  var sort: [SortKey] = []

  /// The part that it shows of these records.
  var part = ListPart()
  var index: GroupedField?
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

  var figures = KeyFiguresDeclaration()

  /// The feed of its records, or nil for a section without one.
  var feed: FeedDeclaration?

  /// Whether it links to all items of its collection, or nil to let its choice of items decide.
  var seesAll: Bool?

  /// The kinds of change whose records it shows, or nil to show all records.
  var changes: Set<ChangedItems.Kind>?

  /// The fields and measures that its conditions, its order and its groupings read.
  var lookedUp: [Name] = []

  /// The names that its layout tries because its options give none. It is fine if no record has
  /// them.
  var guesses: [String] = []

  /// Its keys that have no effect in sections of some kinds.
  var idleKeys: [Kind: [SourceValue.Member]] = [:]

  var place: SourceLocation { section.place }

  init(place: SourceLocation) {
    section = Section(id: "", title: nil, layout: 0, items: [], place: place)
  }
}

extension SectionDeclaration {
  /// A kind of section in which some keys have no effect: one that draws something instead of
  /// items, one whose records are known only when all are read, and a table.
  enum Kind {
    case drawn, ofChanges, table
  }

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
      ContentKey("id", .text, \.section.id, "The section's name in links, '#s-ID'."),
      ContentKey("title", .text, \.section.title, "The section's heading."),
      ContentKey("text", .text, \.section.text, "The text below the heading, in Markdown.")
        .afterReading { member, reader, result in
          guard let text = result.section.text else { return }
          result.section.text = plainText(ofMarkdown: text)
          result.section.body =
            result.section.text == trimmed(text) && !text.contains("[[")
            ? nil : .part(text, at: reader.location(of: member.value))
        },
      ContentKey(
        "collection", .name, \.collection,
        "The collection to show, such as 'notes', '../emoji' or 'a#b'."),
      ContentKey(
        "items", .list(.text), "The ids of the records to show, in order."
      ) { member, reader, section in
        section.items = reader.names(member)
        section.itemsPlaces = (
          reader.location(ofKey: member), reader.location(of: member.value)
        )
      },
      ContentKey(
        "where", .conditions, \.conditions,
        "Which records to show; they must meet all conditions."
      ).afterReading { _, _, section in
        section.lookedUp += section.conditions.flatMap(\.valueConditions).map {
          SectionDeclaration.Name(text: $0.name, place: $0.namePlace)
        }
      },
      ContentKey(
        "sort", .sortKeysOrMaps, \.sort, "What to sort by; a leading '-' reverses the order."
      ).afterReading { $2.lookedUp += $1.lookedUpNames($0.value) },
      ContentKey("limit", .wholeNumber(from: 0), \.part.limit, "The maximum number of items."),
      ContentKey(
        "pages", .wholeNumber(from: 1), \.section.pageLength,
        "How many items to show per page; the rest go on further pages."
      ).idle(in: .drawn, .ofChanges),
      ContentKey(
        "index", .groupedField, \.index,
        "The field for an index of a long list, such as 'date by decade'."
      ).afterReading { $2.lookedUp += [$2.index?.field].compactMap { $0 } }.idle(
        in: .drawn, .ofChanges),
      ContentKey(
        "outline", .outline, \.outline, "Groups items under a parent for each value of a field."
      )
      .afterReading { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) }
      .idle(in: .drawn, .ofChanges),
      ContentKey("each", .each, \.each, "Makes a section for each value of a field.")
        .afterReading { $2.lookedUp += $1.lookedUpNames(ofGrouping: $0.value) }
        .idle(in: .ofChanges),
      ContentKey(
        "open", .open, \.open,
        "Which parents are initially open: all, none, or those with certain values or ids."
      ).idle(in: .drawn, .ofChanges),
      ContentKey(
        "layout", .sectionLayout, \.layout, "How to arrange the items, or what to draw of them."
      )
      .afterReading {
        $2.lookedUp += $1.drawn(by: $2.layout)?.lookedUp ?? []
        $2.guesses = $1.drawn(by: $2.layout)?.guesses ?? []
        $2.columns = $1.columnNames(ofLayout: $0.value)
        $2.spark = $1.sparkName(inLayout: $0.value)
      },
      ContentKey("cell", .cell, \.cell, "The cell that shows its items.").idle(in: .drawn, .table),
      ContentKey("header", .supplementary(.header), \.header, "How its title is shown."),
      ContentKey(
        "footer", .supplementary(.footer), \.footer, "What is shown below its items."),
      ContentKey("badge", .badge, \.badge, "The badge of its items, instead of their own.")
        .idle(in: .drawn, .table),
      ContentKey(
        "select", .choice, \.section.selection, "How many of its items visitors can select."
      ).idle(in: .drawn, .table),
      ContentKey(
        "enlarge", .flag, \.section.enlarges,
        "Whether a click on the picture of an item opens it large, instead of the item's page."
      ).idle(in: .drawn, .table),
      ContentKey(
        "seeAll", .flag, \.seesAll,
        "Whether a section with another page's items links to all of them; by default, not if 'items' or 'where' choose some, unless that page has filters for them."
      ).idle(in: .drawn),
      ContentKey(
        "repeats", .flag, \.section.repeats,
        "Whether it may show records that also appear elsewhere on the page."),
      ContentKey("figures", .keyFigures, \.figures, "Key figures of its records, shown above them.")
        .afterReading { $2.lookedUp += $2.figures.lookedUp },
      ContentKey(
        "feed", .feed, \.feed, "Whether to publish a feed of its items by date, or its settings."),
      ContentKey(
        "changes", .changes, \.changes,
        "Shows only records that recent builds changed in this way; they also appear elsewhere."
      ).idle(in: .drawn),
    ],
    more: SectionText.all.map { ContentKey($0.key, .text, \.section.texts[$0], $0.meaning) })
}

extension ContentKey<SectionDeclaration> {
  /// Returns this key, which has no effect in sections of these kinds.
  fileprivate func idle(in kinds: SectionDeclaration.Kind...) -> Self {
    afterReading { member, _, section in
      for kind in kinds { section.idleKeys[kind, default: []].append(member) }
    }
  }
}
