import Testing
import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineText

/// Headers, footers, backgrounds and badges of layouts in front matter.
@Suite struct SupplementTests {
  typealias Case = DeclarationDiagnosticsTests.Case

  private func supplements(_ layout: String) throws -> [LayoutSupplements] {
    let folder = try ContentFixture([
      "index.md": "---\nlayout: \(layout)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ])
    let reading = folder.read()
    try #require(reading.words == [])
    return try #require(reading.layouts.first).steps.map(\.supplements)
  }

  @Test func aHeaderIsAsWideAsTheSectionAndAsTallAsItsText() throws {
    let header = try #require(try supplements("{ grid: { header: free } }")[0].header)

    #expect(
      header
        == BoundarySupplementaryItem(
          kind: "header",
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)), alignment: .top))
  }

  @Test func aMapSaysEverythingOfAFooter() throws {
    let own = try supplements(
      "{ list: { footer: { at: bottom end, width: 50%, height: about 40, offset: [-8, 4], inset: false } } }"
    )[0]

    #expect(
      own.footer
        == BoundarySupplementaryItem(
          kind: "footer", size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(40)),
          alignment: .bottomTrailing, offset: Point(x: -8, y: 4)))
    #expect(!own.followsInsets)
  }

  @Test(arguments: ["header: pinned", "header: { pinned: true }"])
  func aHeaderMayStayInSight(_ header: String) throws {
    let own = try supplements("{ carousel: { \(header) } }")[0]

    #expect(own.header?.pinsToVisibleBounds == true)
    #expect(own.followsInsets)
  }

  @Test func aTitleThatIsARowAtOneWidthIsOneAtAll() throws {
    let steps = try supplements(
      "{ 0: { list: { header: row } }, 700: { grid: { header: pinned, footer: free } } }")

    #expect(steps.map(\.foldsUnderTitle) == [true, true])
    #expect(steps.map { $0.header == nil } == [true, true])
    #expect(steps.map { $0.footer == nil } == [false, false])
  }

  @Test func onlyASectionWithATitleFoldsUnderIt() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      layout: { list: { header: row } }
      sections: [{ title: Birds }, { id: more, repeats: true }]
      ---
      """, "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(reading.words == [])
    #expect(reading.content.pages[0].sections.map(\.foldsUnderTitle) == [true, false])
  }

  @Test func aPageSaysWhatIsAroundAllSections() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      header: { text: "Closed on *Mondays*", pinned: true }
      footer: The end
      gap: 24
      ---
      """, "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(reading.words == [])
    let frame = reading.content.pages[0].frame
    #expect(frame.header == PageFrame.Edge("Closed on Mondays", isPinned: true))
    #expect(frame.footer == PageFrame.Edge("The end"))
    #expect(frame.gap == 24)
  }

  @Test(arguments: [
    "{ list: { header: pinned, footer: pinned } }",
    "{ 0: { grid: { header: pinned } }, 700: { grid: { footer: pinned } } }",
  ])
  func headerAndFooterMayBothStayInSight(_ layout: String) throws {
    let steps = try supplements(layout)

    #expect(steps.contains { $0.header?.pinsToVisibleBounds ?? false })
    #expect(steps.contains { $0.footer?.pinsToVisibleBounds ?? false })
  }

  @Test func aHeaderOfOneWidthIsThereAtAll() throws {
    let steps = try supplements("{ 0: list, 700: { grid: { header: pinned } } }")

    #expect(steps.map { $0.header?.pinsToVisibleBounds } == [false, true])
    #expect(steps.map(\.footer) == [nil, nil])
  }

  private static let wellWithStroke = {
    var background = BackgroundConfiguration(.well, cornerRadius: 20)
    background.strokeWidth = 2
    background.strokeOutset = 1
    background.shadow = .large
    return background
  }()

  @Test(
    arguments: [
      ("background: card", LayoutSupplements.Background(style: .card), 16),
      ("background: fill, insets: 4", LayoutSupplements.Background(style: .fill), 4),
      (
        "background: { insets: [2, 4] }",
        LayoutSupplements.Background(
          style: .card, insets: EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)), 16
      ),
      (
        "background: accent",
        LayoutSupplements.Background(style: .card, own: BackgroundConfiguration(.accent)), 16
      ),
      (
        "background: { color: well, corner: 20, stroke: 2, outset: 1, shadow: large, insets: 4 }",
        LayoutSupplements.Background(
          style: .card, insets: EdgeInsets(all: 4), own: wellWithStroke), 16
      ),
    ] as [(String, LayoutSupplements.Background, Double)])
  func aBackgroundKeepsItemsOffItsEdges(
    _ background: String, _ expected: LayoutSupplements.Background, _ insets: Double
  ) throws {
    let own = try supplements("{ grid: { \(background) } }")[0]

    #expect(own.background == expected)
    #expect(own.insets == EdgeInsets(all: insets))
  }

  @Test(arguments: [("", 5, 3), (", inset: false", 0, 0)] as [(String, Double, Double)])
  func aHeaderKeepsOffTheInsetsOfARow(
    _ option: String, _ leading: Double, _ trailing: Double
  ) throws {
    let own = try supplements(
      "{ row: { times: 2, insets: [2, 3, 4, 5], header: { pinned: true\(option) }, footer: free } }"
    )[0]

    let sides = EdgeInsets(leading: leading, trailing: trailing)
    #expect(own.header?.contentInsets == sides)
    #expect(own.footer?.contentInsets == sides)
  }

  @Test func insetsOfARowAreThoseOfItsGroups() throws {
    let own = try supplements("{ row: { times: 2, insets: 4, background: card } }")[0]

    #expect(own.insets == .zero)
  }

  @Test(
    arguments: [
      ("top end", [.top, .trailing], Point(x: -8, y: 8)),
      ("bottom start", [.bottom, .leading], Point(x: 8, y: -8)),
      ("center", [], .zero),
    ] as [(String, LayoutAnchor.Edges, Point)])
  func aBadgeStandsEightPixelsInsideItsCorner(
    _ words: String, _ edges: LayoutAnchor.Edges, _ offset: Point
  ) throws {
    let badge = try #require(try supplements("{ grid: { badges: \(words) } }")[0].badge)

    #expect(badge.containerAnchor == LayoutAnchor(edges: edges, offset: .absolute(offset)))
    #expect(badge.itemAnchor == LayoutAnchor(edges: edges, offset: .fractional(.zero)))
  }

  @Test func pixelsAreOfTheItemAndPercentagesOfTheBadge() throws {
    let badge = try #require(
      try supplements(
        "{ gallery: { badges: { at: top, by: bottom, offset: [30%, -8], width: 40, height: 25% } } }"
      )[0].badge)

    #expect(
      badge.containerAnchor == LayoutAnchor(edges: .top, offset: .absolute(Point(x: 0, y: -8))))
    #expect(
      badge.itemAnchor == LayoutAnchor(edges: .bottom, offset: .fractional(Point(x: 0.3, y: 0))))
    #expect(badge.size == LayoutSize(width: .absolute(40), height: .fractionalHeight(0.25)))
  }

  static let mistakes = [
    Case(
      "header that is neither", "layout: { grid: { header: sticky } }",
      """
      index.md:2:27: error: 'header' cannot be 'sticky'
        hint: 'header' must be one of pinned, free
      """),
    Case(
      "header of a list that is neither", "layout: { list: { header: rows } }",
      """
      index.md:2:27: error: 'header' cannot be 'rows'
        hint: did you mean 'row'?
      """),
    Case(
      "title of cards that is a row", "layout: { grid: { header: row } }",
      """
      index.md:2:27: error: 'header' cannot be 'row'
        hint: 'header' must be one of pinned, free
      """),
    Case(
      "unknown key of a header", "layout: { grid: { header: { pined: true } } }",
      """
      index.md:2:29: error: unknown key 'pined' in a header or footer
        hint: did you mean 'pinned'?
      """),
    Case(
      "header beside the items", "layout: { grid: { header: { at: start } } }",
      """
      index.md:2:33: error: 'at' cannot be 'start'
        hint: 'at' must be one of top, top start, top end
      """),
    Case(
      "header laid over the items", "layout: { grid: { header: { extends: false } } }",
      """
      index.md:2:29: error: a header or footer does not support 'extends'
        hint: headers and footers always take up their own space, so that they do not hide items
      """),
    Case(
      "header over the items", "layout: { grid: { header: { offset: [0, 8] } } }",
      """
      index.md:2:37: error: this 'offset' is not possible here
        hint: a header over the items would hide them: move it away from them
      """),
    Case(
      "footer over the items", "layout: { grid: { footer: { offset: [0, -8] } } }",
      """
      index.md:2:37: error: this 'offset' is not possible here
        hint: a footer over the items would hide them: move it away from them
      """),
    Case(
      "pinned header that is moved",
      "layout: { grid: { header: { pinned: true, offset: [0, -8] } } }",
      """
      index.md:2:51: error: this 'offset' is not possible here
        hint: headers and footers that stay in sight touch the items
      """),
    Case(
      "header moved by a part of itself", "layout: { grid: { header: { offset: [50%, 0] } } }",
      """
      index.md:2:37: error: this 'offset' is not possible here
        hint: use pixels, as in [8, -4]
      """),
    Case(
      "offset that is one number", "layout: { grid: { header: { offset: 8 } } }",
      "index.md:2:37: error: 'offset' must be two distances, such as [8, -4] or [30%, -30%], not '8'"
    ),
    Case(
      "header as wide as its text", "layout: { grid: { header: { width: about 90 } } }",
      """
      index.md:2:36: error: 'width' cannot be 'about 90'
        hint: a header or footer is as wide as the section, or has a width such as 200 or 50%
      """),
    Case(
      "header of a fixed height", "layout: { list: { header: { height: 20 } } }",
      """
      index.md:2:37: warning: a header of fixed height may cut off its text
        hint: remove the height: it then follows the text
      """),
    Case(
      "footer as high as a share of the width",
      "layout: { list: { footer: { height: 5% of width } } }",
      """
      index.md:2:37: warning: a footer of fixed height may cut off its text
        hint: remove the height: it then follows the text
      """),
    Case(
      "unequal insets",
      "layout: { grid: { header: { inset: true }, footer: { inset: false } } }",
      """
      index.md:2:61: error: the header and the footer have different values of 'inset'
        hint: use the same value of 'inset' for both
      """),
    Case(
      "unknown background", "layout: { grid: { background: cards } }",
      """
      index.md:2:31: error: 'background' cannot be 'cards'
        hint: did you mean 'card'?
      """),
    Case(
      "unknown colour of a background", "layout: { grid: { background: mauve } }",
      """
      index.md:2:31: error: 'background' cannot be 'mauve'
        hint: 'background' must be one of fill, card, clear, wall, surface, well, raised, pressed, accent, success, warning, failure, neutral
      """),
    Case(
      "a style beside a look", "layout: { grid: { background: { style: fill, corner: 4 } } }",
      """
      index.md:2:40: error: 'style' cannot be used with 'corner'
        hint: keep one of the two
      """),
    Case(
      "background behind rows", "layout: { list: { background: { behind: rows } } }",
      """
      index.md:2:33: error: unknown key 'behind' in a background
        hint: the keys of a background are style, insets, color, corner, stroke, outset, shadow
      """),
    Case(
      "unknown corner", "layout: { grid: { badges: top right } }",
      """
      index.md:2:27: error: 'badges' cannot be 'top right'
        hint: 'badges' must be one of top start, top, top end, start, center, end, bottom start, bottom, bottom end
      """),
    Case(
      "badge as high as a part of the width",
      "layout: { grid: { badges: { height: 10% of width } } }",
      """
      index.md:2:37: error: 'height' cannot be '10% of width'
        hint: a badge's length is a percentage of the same side of its item, such as 50%, or a number
      """),
    Case(
      "badges of rows", "layout: { list: { badges: top end } }",
      """
      index.md:2:19: error: the layout 'list' does not support 'badges'
        hint: rows and chips have a fixed place for badges
      """),
    Case(
      "header of a part", "layout: { row: { of: [ { column: { times: 2, header: free } } ] } }",
      """
      index.md:2:46: error: a column inside another does not support 'header'
        hint: set it on the outermost row or column, for all
      """),
    Case(
      "what the header does by itself", "layout: { grid: { pin: true } }",
      """
      index.md:2:19: error: the layout 'grid' does not support 'pin'
        hint: write header: pinned
      """),
  ]

  @Test(arguments: mistakes) func aMistakeIsReportedAtItsPlace(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": "---\n\(row.frontMatter)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ])

    #expect(folder.read().words == [row.expected])
  }
}
