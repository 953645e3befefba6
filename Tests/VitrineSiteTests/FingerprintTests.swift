import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineSite

/// A fingerprint is another one as soon as anything is that pages could show.
@Suite struct FingerprintTests {
  private let names = ContentNames(records: [11, 12], pages: [21, 22], assets: [31])
  private let place = SourceLocation(file: "a.md", line: 1, column: 1)

  private func fingerprint(_ feed: (inout Fingerprint) -> Void) -> UInt64 {
    Fingerprint.of(names, feed)
  }

  /// The names of the properties of a value that are stored.
  private func properties(_ value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  /// Checks that each of `changes` changes the fingerprint, each in its own way, and that these are the changes
  /// of all properties but `others`.
  private func check<Value>(
    _ value: Value, of properties: Set<String>, besides others: Set<String>,
    _ changes: [(property: String, change: (inout Value) -> Void)],
    _ feed: (Value, inout Fingerprint) -> Void
  ) {
    #expect(Set(changes.map(\.property)).union(others) == properties)
    var known = [fingerprint { feed(value, &$0) }]
    for (property, change) in changes {
      var changed = value
      change(&changed)
      let own = fingerprint { feed(changed, &$0) }
      #expect(!known.contains(own), "\(property)")
      known.append(own)
    }
  }

  @Test func everyPropertyOfARecordCounts() throws {
    let record = Record(
      id: RecordID(collection: "birds", key: "wren"), title: "Wren", place: place)
    let children = Mirror(reflecting: record).children
    let content = try #require(children.first { $0.label == "content" }?.value)
    let box = try #require(Mirror(reflecting: content).children.first?.value)
    let shared = try #require(Mirror(reflecting: box).children.first?.value)
    let measure = Record.Measure(name: "length", value: 1, literal: "1", unit: nil)
    var texts: [(property: String, change: (inout Record) -> Void)] = []
    for slot in RecordSlot.allCases {
      var changed = record
      changed[text: slot] = "a"
      if changed != record { texts.append((slot.rawValue, { $0[text: slot] = "a" })) }
    }
    let names = Set(texts.map(\.property))
    check(record, of: names, besides: [], texts) { $0.feed(&$1) }
    check(
      record, of: properties(record).union(properties(shared)),
      besides: names.union(["content", "aliases", "place", "body"]),
      [
        ("id", { $0.id.key = "Wren" }), ("id", { $0.id.collection = "bird" }),
        ("title", { $0.title = "wren" }), ("title", { $0.title = "Wre\u{301}n" }),
        ("title", { $0.title = "Wr\u{E9}n" }), ("image", { $0.image = Picture(source: .asset(0)) }),
        ("media", { $0.media = [Medium(.audio, source: .asset(0))] }),
        ("date", { $0.date = ExtendedDate("2026") }),
        ("tags", { $0.tags = ["a"] }), ("tags", { $0.tags = ["a", ""] }),
        ("cell", { $0.cell = "a" }),
        ("fields", { $0.fields = [Field(name: "a", value: .null)] }),
        ("measures", { $0.measures = [measure] }),
        (
          "status",
          { $0.status = Record.Status(state: "a", rule: StatusRule(field: "b", order: ["a"])) }
        ),
        ("output", { $0.output = "a" }), ("children", { $0.children = [0] }),
        ("children", { $0.children = [1] }), ("parent", { $0.parent = 0 }),
        ("parent", { $0.parent = 1 }), ("isHidden", { $0.isHidden = true }),
      ]
    ) { $0.feed(&$1) }
  }

  @Test func everyPropertyOfAMediumCounts() {
    let medium = Medium(.video, source: .remote("a"))
    check(
      medium, of: properties(medium), besides: [],
      [
        ("kind", { $0.kind = .audio }), ("source", { $0.source = .asset(0) }),
        ("picture", { $0.picture = Picture(source: .remote("a")) }),
        ("picture", { $0.picture = Picture(source: .remote("a"), focus: .init(x: 0, y: 1)) }),
        ("label", { $0.label = "a" }), ("caption", { $0.caption = "a" }),
        ("credit", { $0.credit = "a" }), ("captions", { $0.captions = .remote("a") }),
        ("extent", { $0.extent.bytes = 1 }), ("extent", { $0.extent.seconds = 1 }),
        ("extent", { $0.extent.pages = 1 }),
      ]
    ) { $0.feed(&$1) }
  }

  @Test func everyPropertyOfASectionCounts() {
    let section = Section(id: "s", title: "S", layout: 0, items: [], place: place)
    check(
      section, of: properties(section), besides: ["place", "listPages"],
      [
        ("title", { $0 = Section(id: "s", title: "T", layout: 0, items: [], place: $0.place) }),
        ("id", { $0 = Section(id: "t", title: "S", layout: 0, items: [], place: $0.place) }),
        (
          "text",
          { $0 = Section(id: "s", title: "S", text: "t", layout: 0, items: [], place: $0.place) }
        ),
        (
          "pageLength",
          {
            $0 = Section(id: "s", title: "S", layout: 0, items: [], pageLength: 9, place: $0.place)
          }
        ),
        ("body", { $0.body = .part("a", at: $0.place) }), ("texts", { $0.texts[.empty] = "a" }),
        ("queryOfAll", { $0.queryOfAll = nil }),
        ("layout", { $0.layout = 1 }),
        ("layoutDeclaration", { $0.layoutDeclaration = LayoutDeclaration(.text("grid")) }),
        ("cell", { $0.cell = "a" }), ("header", { $0.header = "a" }),
        ("cellChoice", { $0.cellChoice = someCellChoice }),
        ("footer", { $0.footer = "a" }), ("badge", { $0.badge = "a" }),
        ("selection", { $0.selection = .one }), ("selection", { $0.selection = .many }),
        ("enlarges", { $0.enlarges = true }),
        ("repeats", { $0.repeats = true }), ("items", { $0.items = [Item(.record(0))] }),
        ("items", { $0.items = [Item(.record(1))] }),
        ("items", { $0.items = [Item(.record(1), level: 1)] }),
        ("items", { $0.items = [Item(.outline(id: "a", title: "b"))] }),
        ("total", { $0.total = 1 }),
        (
          "chart",
          {
            $0.chart = SectionChart(
              mark: .bar, x: SectionChart.Axis(name: "a"), scale: .numbers, values: [],
              records: [0])
          }
        ),
        ("changed", { $0.changed = ChangedItems(kinds: [.inserted], records: [0]) }),
        ("changed", { $0.changed = ChangedItems(kinds: [.inserted], records: [1]) }),
        ("open", { $0.open = OpenParents.none }), ("open", { $0.open = .these(["none"]) }),
        ("foldsUnderTitle", { $0.foldsUnderTitle = true }),
        ("figures", { $0.figures.style = .tiles }),
        ("table", { $0.table = SectionTable() }), ("spark", { $0.spark = .history }),
        ("spark", { $0.spark = .field("history") }),
        ("localized", { $0.localized.title = LocalizedTitle(.bool(true), of: "a") }),
        ("index", { $0.index = [Section.IndexEntry(label: "A", item: 0)] }),
      ]
    ) { $0.feed(&$1) }
  }

  private let someCellChoice = CellChoice(field: ValuePath("a"), cases: [])

  @Test func everyPropertyOfAPageCounts() {
    let page = Page(
      output: "index.html", folder: "", title: "A", language: "en", direction: .leftToRight,
      sections: [], parent: nil, place: place)
    check(
      page, of: properties(page),
      besides: [
        "text", "introduction", "sections", "figures", "filtering", "aliases", "place",
      ],
      [
        ("output", { $0.output = "a" }), ("folder", { $0.folder = "a" }),
        ("title", { $0.title = "a" }), ("language", { $0.language = "de" }),
        ("direction", { $0.direction = .rightToLeft }), ("theme", { $0.theme = "a" }),
        ("frame", { $0.frame.gap = 1 }), ("listPagePrefix", { $0.listPagePrefix = "a" }),
        ("order", { $0.order = 1 }), ("isHidden", { $0.isHidden = true }),
        ("source", { $0.source = "a" }), ("navigation", { $0.navigation = .tree }),
        ("parent", { $0.parent = 0 }), ("parent", { $0.parent = 1 }),
        ("feeds", { $0.feeds = [feed] }),
        (
          "feeds",
          {
            $0.feeds = [feed]
            $0.feeds[0].title = "A"
          }
        ),
      ]
    ) { $0.feedHead(&$1) }
  }

  private let feed = ItemFeed(name: "feed", section: nil, title: nil, text: .whole, records: [0])

  @Test func everyPropertyOfAFeedCounts() {
    check(
      feed, of: properties(feed), besides: [],
      [
        ("name", { $0.name = "feed-a" }), ("section", { $0.section = "a" }),
        ("title", { $0.title = "A" }), ("text", { $0.text = .summary }),
        ("records", { $0.records = [1] }), ("records", { $0.records = [0, 1] }),
        ("records", { $0.records = [1, 0] }),
      ]
    ) { $0.feed(&$1) }
  }

  @Test func everyPropertyOfSettingsCounts() {
    let settings = SiteSettings(title: "A")
    let file = ThemeAsset(output: "a")
    let entry = SiteSettings.NavigationEntry(title: "A", language: "en", target: "b")
    check(
      // No page shows which hosts have files, and cards count by themselves.
      settings, of: properties(settings), besides: ["hosts", "hasShareCards"],
      [
        ("title", { $0.title = "B" }), ("url", { $0.url = "a" }), ("edit", { $0.edit = "a" }),
        ("language", { $0.language = "de" }), ("direction", { $0.direction = .rightToLeft }),
        ("description", { $0.description = "a" }), ("theme", { $0.theme = "dense" }),
        ("words", { $0.words[.yes] = "Ja" }), ("words", { $0.words[.no] = "Ja" }),
        ("accent", { $0.accent = Accent(Color("#123")!) }),
        ("logo", { $0.logo = SiteLogo(picture: file, dark: nil, alternative: nil) }),
        ("icon", { $0.icon = file }),
        (
          "fonts",
          {
            $0.fonts = [
              SiteFont(
                family: "A", file: file, roles: [.text], weight: nil, isItalic: false, range: [])
            ]
          }
        ),
        ("pictures", { $0.pictures.format = .avif }),
        ("pictures", { $0.pictures.keepsMetadata = true }),
        ("unsafe", { $0.unsafe = true }), ("remoteImages", { $0.remoteImages = true }),
        ("allowedHosts", { $0.allowedHosts = ["a"] }), ("prettyLinks", { $0.prettyLinks = true }),
        ("navigation", { $0.navigation = [entry] }),
        (
          "navigation",
          {
            $0.navigation = [entry]
            $0.navigation[0].titles = ["de": "A"]
          }
        ),
        ("listsAllPages", { $0.listsAllPages = true }),
        ("hasOwnNavigation", { $0.hasOwnNavigation = true }),
        ("previous", { $0.previous = "a" }), ("history", { $0.history = 3 }),
        ("feeds", { $0.feeds = true }), ("badges", { $0.badges.moved = nil }),
        ("search", { $0.search = SearchSettings() }),
      ]
    ) { $0.feed(&$1) }
  }

  @Test func everyPropertyOfACompiledLayoutCounts() {
    let layout = SectionList(SectionList.Source(layout: LayoutByWidth(.preset(GridPreset()))))
      .layout
    let box = ListBox(hasHeader: false, hasFooter: false, pins: [], background: nil)
    check(
      layout, of: properties(layout), besides: [],
      [
        ("listClass", { $0.listClass = "a" }), ("css", { $0.css += [32] }),
        ("box", { $0.box = box }), ("partLengths", { $0.partLengths = [7] }),
        ("outerLengths", { $0.outerLengths = [7] }), ("isChunked", { $0.isChunked = true }),
        ("needsPartStart", { $0.needsPartStart = true }),
        ("needsIndex", { $0.needsIndex = true }), ("scrolls", { $0.scrolls = true }),
        ("isContentSized", { $0.isContentSized.toggle() }),
        ("badgeOverflow", { $0.badgeOverflow = 1 }),
        ("defaultCell", { $0.defaultCell = "a" }), ("appearances", { $0.appearances = [["a"]] }),
        ("obstructed", { $0.obstructed = LayoutByWidth(.preset(GridPreset())).structures()[0] }),
      ]
    ) { $0.feed(&$1) }
    check(
      box, of: properties(box), besides: [],
      [
        ("hasHeader", { $0.hasHeader = true }), ("hasFooter", { $0.hasFooter = true }),
        ("pins", { $0.pins = [.header] }), ("pins", { $0.pins = [.footer] }),
        ("background", { $0.background = "a" }),
      ]
    ) { $0.feed(&$1) }
    let choice = LayoutChoice(name: "grid", layout: LayoutByWidth(.preset(GridPreset())))
    check(
      choice, of: properties(choice), besides: [],
      [
        ("name", { $0.name = "a" }), ("title", { $0.title = "a" }),
        ("layout", { $0.layout = LayoutByWidth(.preset(ListPreset())) }),
      ]
    ) { $0.feed(&$1) }
  }

  /// The rest of what a list has are its rules and those of its choices.
  @Test func whatElsePagesTakeFromAListCounts() {
    func list(
      isOnLongPages: Bool = false, _ change: (inout LayoutByWidth) -> Void = { _ in }
    ) -> SectionList {
      var layout = LayoutByWidth(.preset(GridPreset()))
      change(&layout)
      return SectionList(SectionList.Source(layout: layout, isOnLongPages: isOnLongPages))
    }
    let choices = ["a", "b"].map {
      LayoutChoice(name: $0, layout: LayoutByWidth(.preset(GridPreset())))
    }
    let lists = [
      list(), list(isOnLongPages: true),
      list { $0 = LayoutByWidth(.preset(GridPreset(columns: .count(3)))) },
      list { $0 = LayoutByWidth(.preset(ListPreset(style: .plain))) },
      list { $0 = LayoutByWidth(.preset(ListPreset(style: .inset))) },
      list { $0.steps[0].pictures.fit = .contain },
      list { $0.steps[0].pictures.shape = .ratio(2) },
      list { $0.choices = choices }, list { $0.choices = choices.reversed() },
      list {
        $0.choices = choices
        $0.choices[1].title = "B"
      },
    ]
    #expect(Set(lists.map { list in fingerprint { $0.feed(list) } }).count == lists.count)
    #expect(
      properties(lists[0]) == [
        "source", "style", "keepsHeaderInSight", "layout", "structures", "long", "shape",
        "keepsShapes", "comparesShapes", "isStyledByWidth", "isWide", "choices", "pictures",
      ])
  }

  @Test func everyPropertyOfACellFormCounts() {
    let form = CellPresentation()
    check(
      form, of: properties(form), besides: [],
      [
        ("cell", { $0.cell = "a" }), ("opener", { $0.opener = "a" }),
        ("configured", { $0.configured = ConfiguredCells.Cell(template: "a", texts: []) }),
        ("configured", { $0.configured = ConfiguredCells.Cell(template: "a", texts: ["a"]) }),
        ("badge", { $0.badge = SectionBadge(configuration: nil) }),
        ("badge", { $0.badge = SectionBadge(configuration: nil, hasPaths: true) }),
        ("badgeName", { $0.badgeName = "a" }), ("spark", { $0.spark = .field("a") }),
        ("isWide", { $0.isWide = true }), ("keepsShape", { $0.keepsShape = false }),
        ("appearances", { $0.appearances = [.row] }),
      ]
    ) { $0.feed(&$1) }
  }

  @Test func valuesOfAnyTypeCountWithAllThatTheyStore() {
    struct Some: Hashable {
      var name: String? = "a"
      var number: Int? = 1
      var list: [String: Set<Int>] = ["a": [1, 2, 3], "b": []]
      var choice = Choice.one
      enum Choice: Hashable {
        case one, other(Int, String?)
      }
    }
    func own(_ change: (inout Some) -> Void = { _ in }) -> UInt64 {
      var some = Some()
      change(&some)
      return fingerprint { $0.feed(reflecting: some) }
    }
    let changed = [
      own(), own { $0.name = nil }, own { $0.name = "nil" }, own { $0.name = "" },
      own { $0.number = nil }, own { $0.number = 0 }, own { $0.number = -1 },
      own { $0.list = [:] }, own { $0.list["a"] = [1, 2] }, own { $0.list["c"] = [] },
      own { $0.choice = .other(1, nil) }, own { $0.choice = .other(1, "") },
    ]
    #expect(Set(changed).count == changed.count)
    // Sets and dictionaries of another capacity have another order.
    var grown: Set<Int> = Set(0..<1000)
    grown.formIntersection([1, 2, 3])
    #expect(own { $0.list["a"] = grown } == own())
  }

  /// Numbered otherwise, they are the same records, pages and files.
  @Test func indicesCountByWhatTheyAreOf() {
    let other = ContentNames(records: [12, 11], pages: [22, 21], assets: [30, 31])
    func own(_ names: ContentNames, _ indices: [Int]) -> UInt64 {
      Fingerprint.of(names) {
        $0.feed(record: indices[0])
        $0.feed(page: indices[1])
        $0.feed(asset: indices[2])
      }
    }
    #expect(own(names, [0, 1, 0]) == own(other, [1, 0, 1]))
    #expect(own(names, [0, 1, 0]) != own(other, [0, 1, 1]))
  }

  @Test func elementsAreFoundByTheirNames() {
    let moved = IndexMapping(from: [1, 2, 3, 4], to: [1, 4, 5, 2])
    #expect(moved.now == [0, 3, nil, 1] && moved.before == [0, 3, nil, 1])
    #expect(!moved.isIdentity && IndexMapping(from: [1, 2], to: [1, 2]).isIdentity)
    #expect(!IndexMapping(from: [1, 2], to: [1]).isIdentity)
    #expect(moved.areSame([7, 7, 7, 0], [7, 0, 7, 8]) == [true, false, false, false])
  }

  /// A file on the disk says the same in every process: XXH64 of the numbers and counted texts.
  @Test func aFingerprintIsTheSameInEveryProcess() {
    var hasher = ContentHasher()
    hasher.combine(3)
    hasher.combine("abc")
    hasher.combine(1)
    hasher.combine(7)
    #expect(fingerprint { $0.feed("abc", Int?.some(7)) } == hasher.finalize().value)
  }
}
