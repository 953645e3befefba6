import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// Cells that content describes, and the mistakes in them.
@Suite struct CellDeclarationTests {
  /// The only cell that `cell: ` followed by `text` describes.
  static func cell(_ text: String) throws -> CellConfiguration {
    let reading = try ContentFixture([
      "index.md": "---\ncell: \(text)\n---\n",
      "owl.md": "---\ntitle: Owl\nmass: 3\nrare: true\n---\n",
    ]).read()
    #expect(reading.words == [])
    return try #require(reading.cells.values.first)
  }

  @Test func everyOptionArrivesWhereItBelongs() throws {
    var expected = CellConfiguration(.valueCell())
    expected.content.text = "<mass> g"
    expected.content.textProperties.font = .callout
    expected.content.textProperties.weight = .bold
    expected.content.textProperties.color = .accent
    expected.content.textProperties.alignment = .center
    expected.content.textProperties.numberOfLines = 2
    expected.content.textProperties.transform = .uppercase
    expected.content.secondaryText = "<mass>"
    expected.content.prefersSideBySideTextAndSecondaryText = false
    expected.content.imageProperties?.maximumSize = 44
    expected.content.imageProperties?.reservedLayoutWidth = 48
    expected.content.imageProperties?.cornerRadius = 8
    expected.content.imageProperties?.strokeWidth = 1
    expected.content.directionalLayoutMargins = EdgeInsets(
      top: 1, leading: 4, bottom: 3, trailing: 2)
    expected.content.imageToTextPadding = 5
    expected.content.textToSecondaryTextHorizontalPadding = 6
    expected.content.textToSecondaryTextVerticalPadding = 7
    var background = BackgroundConfiguration(.well, cornerRadius: 12)
    background.insets = EdgeInsets(all: 2)
    background.strokeWidth = 1
    background.strokeOutset = 3
    background.shadow = .small
    expected.background = background

    let found = try Self.cell(
      """
      {
        content: value,
        text: { show: <mass> g, font: callout, weight: bold, color: accent, align: center, lines: 2,
                transform: uppercase },
        secondary: <mass>, beside: false,
        image: { size: 44, room: 48, corner: 8, stroke: 1 },
        insets: [1, 2, 3, 4], gaps: { image: 5, beside: 6, under: 7 },
        background: { color: well, corner: 12, insets: 2, stroke: 1, outset: 3, shadow: small } }
      """)

    #expect(found == expected)
  }

  @Test func everyAccessoryArrives() throws {
    let found = try Self.cell(
      """
      { accessories: [disclosure, { label: <mass>, color: success, width: standard },
        { checkmark: rare, hidden: true }, { detail: <mass>, when: not editing },
        { menu: [{ title: Source, link: <mass> }] }, { delete: a/<mass>, when: always },
        { insert: b, width: 30 }, reorder, { multiselect: true }] }
      """)

    var label = CellAccessory(.label("<mass>"))
    label.options.tintColor = .success
    label.options.reservedLayoutWidth = .standard
    var checkmark = CellAccessory(.checkmark(field: "rare"))
    checkmark.options.isHidden = true
    var detail = CellAccessory(.detail("<mass>"))
    detail.displayed = .whenNotEditing
    var delete = CellAccessory(.delete(link: "a/<mass>"))
    delete.displayed = .always
    var insert = CellAccessory(.insert(link: "b"))
    insert.options.reservedLayoutWidth = .custom(30)
    #expect(
      found.accessories == [
        CellAccessory(.disclosureIndicator), label, checkmark, detail,
        CellAccessory(.popUpMenu([.init("Source", link: "<mass>")])), delete, insert,
        CellAccessory(.reorder), CellAccessory(.multiselect),
      ])
  }

  @Test func actionsArriveAtTheirEdges() throws {
    let found = try Self.cell(
      """
      { swipe: { start: [{ title: <mass> g, link: <mass> }],
        end: [{ title: Remove, link: "x/<id>", style: destructive }, { title: Share, link: y }] } }
      """)

    #expect(
      found.swipeActions
        == SwipeActions(
          leading: [.init("<mass> g", link: "<mass>")],
          trailing: [
            .init("Remove", link: "x/<id>", style: .destructive), .init("Share", link: "y"),
          ]))
  }

  @Test func actionsOutsideOfListsAreAWarning() throws {
    let swipe = "{ swipe: { end: [{ title: Share, link: y }] } }"
    let reading = try ContentFixture([
      "index.md": """
      ---
      sections:
        - { layout: grid, cell: \(swipe) }
        - { title: Again, repeats: true, layout: { 0: list, 700: grid }, cell: \(swipe) }
        - { title: More, repeats: true, layout: { choose: [grid, list] }, cell: \(swipe) }
      ---
      """, "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(
      reading.words == [
        """
        index.md:3:27: warning: this cell has 'swipe', which works only in rows of a list
          hint: use layout: list, or 'accessories' for links
        """
      ])
  }

  @Test func falseTakesAwayThePictureAndTheSecondText() throws {
    let found = try Self.cell("{ image: false, secondary: false }")

    #expect(found.content.imageProperties == nil)
    #expect(found.content.secondaryText == "")
  }

  @Test func theOrderOfKeysMakesNoOtherCell() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      sections:
        - { cell: { content: value, image: false } }
        - { cell: { image: false, content: value }, repeats: true, title: Again }
      ---
      """, "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(reading.cells.count == 1)
    let names = reading.content.pages[0].sections.map(\.cell)
    #expect(names == Array(repeating: "{\"content\":\"value\",\"image\":false}", count: 2))
  }

  @Test(arguments: ["{ beside: false, content: value }", "{ content: value, beside: false }"])
  func whatIsSaidOfBothTextsHolds(_ text: String) throws {
    let found = try Self.cell(text)

    #expect(found.content.style == .value)
    #expect(!found.content.prefersSideBySideTextAndSecondaryText)
  }

  @Test func aFieldChoosesAmongCells() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      sections:
        - cell: { by: kind, cells: { bird: tile, 3: { image: false } }, other: card }
      ---
      """, "a.md": "---\ntitle: A\nkind: bird\n---\n", "b.md": "---\ntitle: A\nkind: 3\n---\n",
      "c.md": "---\ntitle: A\nkind: [fish, bird]\n---\n",
      "d.md": "---\ntitle: A\nkind: stone\n---\n",
      "e.md": "---\ntitle: E\ncell: chip\nkind: bird\n---\n", "f.md": "---\ntitle: F\n---\n",
    ]).read()

    #expect(reading.words == [])
    let section = reading.content.pages[0].sections[0]
    #expect(
      reading.content.records.map { section.cell(of: $0) } == [
        "tile", "{\"image\":false}", "tile", "card", "chip", "card",
      ])
    #expect(reading.cells.keys.sorted() == ["{\"image\":false}"])
  }

  static let mistakes: [(cell: String, words: [String])] = [
    (
      "{ contents: value }",
      [
        """
        index.md:2:9: error: unknown key 'contents' in a cell
          hint: did you mean 'content'?
        """
      ]
    ),
    (
      "{ content: values }",
      [
        """
        index.md:2:18: error: 'content' cannot be 'values'
          hint: did you mean 'value'?
        """
      ]
    ),
    (
      "{ secondary: '{{creator}}' }",
      [
        """
        index.md:2:20: error: '{{creator}}' contains a path without < and >
          hint: write <creator>
        """
      ]
    ),
    (
      "{ image: 44 }",
      ["index.md:2:16: error: 'image' must be true, false or a map, not '44'"]
    ),
    (
      "{ image: { size: 0 } }",
      ["index.md:2:24: error: 'size' must be a number from 1, not '0'"]
    ),
    (
      "{ text: { lines: 101 } }",
      ["index.md:2:24: error: 'lines' must be a whole number from 0 to 100, not '101'"]
    ),
    (
      "{ background: gold }",
      [
        """
        index.md:2:21: error: 'background' cannot be 'gold'
          hint: 'background' must be one of clear, wall, surface, well, raised, pressed, accent, success, warning, failure, neutral
        """
      ]
    ),
    (
      "{ accessories: [label] }",
      [
        """
        index.md:2:23: error: the accessory 'label' has no value
          hint: write { label: New }, or { label: count } for the number of items
        """
      ]
    ),
    (
      "{ accessories: [disclosure, disclosure] }",
      [
        """
        index.md:2:35: error: a cell has two accessories 'disclosure'
          hint: the first is at index.md:2:23; only custom accessories can be repeated
        """
      ]
    ),
    (
      "{ accessories: [chevron] }",
      [
        """
        index.md:2:23: error: unknown key 'chevron' in an accessory
          hint: the keys of an accessory are delete, insert, multiselect, label, menu, detail, checkmark, disclosure, reorder, custom, when, hidden, width, color
        """
      ]
    ),
    (
      "{ accessories: [outline] }",
      [
        """
        index.md:2:23: error: an accessory does not support 'outline'
          hint: rows that expand already have an arrow
        """
      ]
    ),
    (
      "{ accessories: [{ label: a, menu: [] }] }",
      [
        """
        index.md:2:35: error: 'menu' cannot be used with 'label'
          hint: keep one of the two
        """
      ]
    ),
    (
      "{ accessories: [{ color: accent }] }",
      [
        """
        index.md:2:23: error: an accessory needs 'label'
          hint: name its kind: delete, insert, multiselect, label, menu, detail, checkmark, disclosure, reorder, custom
        """
      ]
    ),
    (
      "{ accessories: [{ menu: [{ title: a }] }] }",
      [
        """
        index.md:2:32: error: a menu link needs 'link'
          hint: write { title: Source, link: <source> }
        """
      ]
    ),
    (
      "{ swipe: { left: [] } }",
      [
        """
        index.md:2:18: error: unknown key 'left' in 'swipe'
          hint: the keys of 'swipe' are start, end
        """
      ]
    ),
    (
      "{ swipe: { end: [] } }",
      ["index.md:2:23: error: 'end' must be a list of links that is not empty, not a list"]
    ),
    (
      "{ swipe: { end: [{ title: a }] } }",
      [
        """
        index.md:2:24: error: an action needs 'link'
          hint: write { title: Edit, link: "https://example.com/<id>" }
        """
      ]
    ),
    (
      "{ swipe: { end: [{ title: a, link: b, style: red }] } }",
      [
        """
        index.md:2:52: error: 'style' cannot be 'red'
          hint: 'style' must be one of normal, destructive
        """
      ]
    ),
    (
      "{ accessories: [{ custom: stars }] }",
      [
        """
        index.md:2:33: error: there is no accessory 'stars'
          hint: a custom accessory is a file Templates/accessories/stars.html
        """
      ]
    ),
    (
      "{ by: kind }",
      [
        """
        index.md:2:7: error: a cell by the value of a field needs 'cells'
          hint: write cell: { by: kind, cells: { painting: card, archive: row } }
        """
      ]
    ),
    (
      "{ by: kind, cells: { a: rwo } }",
      [
        """
        index.md:2:31: error: there is no cell 'rwo'
          hint: did you mean 'row'?
        """
      ]
    ),
    (
      "{ secondary: <mas>, accessories: [{ checkmark: wild }] }",
      [
        """
        index.md:2:7: warning: this cell shows 'mas', which no record of 'index' has
          hint: did you mean 'mass'?
        """,
        """
        index.md:2:7: warning: this cell shows 'wild', which no record of 'index' has
          hint: cells show what records have: name it in the collection's 'fields'
        """,
      ]
    ),
  ]

  @Test func slipsThatStandOnEveryItemAreWarnings() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      sections:
        - cell: { secondary: mass, accessories: [{ label: count }, { detail: a text }] }
        - { title: Again, repeats: true, cell: { by: kind, cells: { bird: row, brd: card } } }
        - { title: More, repeats: true, cell: { by: sort, cells: { bird: row } } }
      ---
      """, "owl.md": "---\ntitle: Owl\nmass: 3\nkind: bird\n---\n",
    ]).read()

    #expect(
      reading.words == [
        """
        index.md:3:11: warning: this cell shows 'mass' on each item instead of a value
          hint: write <mass>
        """,
        """
        index.md:4:42: warning: there is a cell for 'brd', but no record of 'index' has that as its 'kind'
          hint: did you mean 'bird'?
        """,
        "index.md:5:41: warning: there is a cell for 'bird', but no record of 'index' has that as its 'sort'",
      ])
  }

  @Test(arguments: mistakes)
  func aMistakeIsReportedAtItsPlace(_ cell: String, _ words: [String]) throws {
    let reading = try ContentFixture([
      "index.md": "---\ncell: \(cell)\n---\n", "owl.md": "---\ntitle: Owl\nmass: 3\n---\n",
    ]).read()

    #expect(reading.words == words)
  }
}
