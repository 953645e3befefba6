import Testing
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Cells that content describes, as pages have them. Expected markup is written by hand.
@Suite struct CellTests {
  /// The page of one record in a list whose cell is `configuration`.
  private func rendered(
    _ configuration: CellConfiguration, overriding: [TemplateFile] = [],
    _ change: (inout Record) -> Void
  ) throws -> String {
    let described = section("all", items: items([0])) { $0.cell = "{}" }
    let content = SiteContent(
      settings: SiteSettings(title: "Things"),
      pages: [page("", title: "Things", sections: [described])], records: [record("a", change)],
      assets: [])
    let templates = try SiteTemplates(defaultTemplates + overriding).describing(
      CellDescriptions(cells: ["{}": configuration]))
    let renderer = SiteRenderer(
      content: content, layouts: [listLayout], templates: templates, resourcesNamed: .byUse
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
    return try #require(renderer.text("index.html"))
  }

  /// What stands in the second line of the only cell; nil if there is none.
  private func secondLine(
    _ text: String, _ change: (inout Record) -> Void
  ) throws -> Substring? {
    var cell = CellConfiguration()
    cell.content.secondaryText = text
    let page = try rendered(cell, change)
    guard let start = page.firstRange(of: "<span class=\"sub\" dir=\"auto\">") else { return nil }
    return page[start.upperBound...].prefix { $0 != "<" }
  }

  private func fields(_ record: inout Record) {
    record.subtitle = "Beneath"
    record.date = ExtendedDate("1851-10-18")
    record.fields = [
      Field(name: "maker", value: .text("A & B <i>")),
      Field(name: "first name", value: .text("Ann")),
      Field(name: "rare", value: .bool(false)), Field(name: "seen", value: .bool(true)),
      Field(name: "marks", value: .list([.text("x"), .text("y")])),
      Field(name: "size", value: .object([Field(name: "width", value: .text("3 m"))])),
      Field(name: "a.b", value: .text("dotted")), Field(name: "gone", value: .null),
    ]
  }

  @Test(arguments: [
    ("<maker>", "A &amp; B &lt;i&gt;"), ("<first name>!", "Ann!"), ("<marks>", "x, y"),
    ("<size.width> wide", "3 m wide"), ("<a.b>", "dotted"), ("<marks.1>", "y"),
    ("<title>: <subtitle>", "a: Beneath"), ("<id>", "a"), ("<date>", "18 October 1851"),
    // A missing value takes the text up to its neighbour with it.
    ("<gone>, <first name>", "Ann"), ("<first name>, <gone>", "Ann"),
    ("<first name>, <gone>; <marks>", "Ann; x, y"),
    ("by {{maker}} }} 100%", "by {{maker}} }} 100%"),
    ("no path", "no path"), ("<seen>", "Yes"),
  ])
  func aTextSaysWhatItsPathsLeadTo(_ text: String, _ expected: String) throws {
    #expect(try secondLine(text, fields).map(String.init) == expected)
  }

  @Test(arguments: [
    "<gone>", "<nothing>", "<rare>", "<size.height>", "<marks.7>", "<a.c>, <gone>", "",
  ])
  func aTextWithoutAnyValueLeavesItsLineOut(_ text: String) throws {
    #expect(try secondLine(text, fields) == nil)
  }

  @Test func textsAreTheNamesOfThemselves() {
    for text in ["", "<a b>", "{{x}}", "50 % · ü 🪨", "%3C", "a.b/c\"'\n\0"] {
      let encoded = TextName.encoded(text)
      #expect(
        encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"{}.#^/>&=\"".utf8.contains($0) })
      #expect(TextName.decoded(encoded) == text)
    }
    for byte in UInt8.min...0x7F {
      let text = String(UnicodeScalar(byte))
      #expect(TextName.decoded(TextName.encoded(text)) == text)
    }
  }

  @Test func accessoriesStandInTheirOrderWithWhatTheySay() throws {
    var checkmark = CellAccessory(.checkmark(field: "seen"))
    checkmark.options.tintColor = .success
    var hidden = CellAccessory(.label("<first name>"))
    hidden.options.isHidden = true
    let page = try rendered(
      CellConfiguration(
        ListContentConfiguration(.value),
        accessories: [
          CellAccessory(.disclosureIndicator), checkmark, hidden,
          CellAccessory(.delete(link: "x/<id>")),
        ])
    ) {
      fields(&$0)
      $0.link = "https://example.com"
    }

    let template = CellTemplate("{}", CellConfiguration(ListContentConfiguration(.value)))
    #expect(
      page.contains(
        """
        <div class="row cell value-content beside large \(template.className)">\
        <a class="a a-delete when-editing" hidden href="x/a" aria-label="Remove: a"><i class="i" aria-hidden="true"></i></a>\
        <span class="text"><span class="t"><a href="https://example.com" dir="auto">a</a></span>\
        <span class="sub" dir="auto">Beneath</span></span><div class="end">\
        <span class="a a-label unseen"><span class="hidden">, </span><bdi>Ann</bdi></span>\
        <span class="a a-checkmark tint-success"><i class="i" aria-hidden="true"></i><span class="hidden">, Checked</span></span>\
        <i class="i chevron flip a a-disclosure" aria-hidden="true"></i></div></div>
        """), "\(page)")
  }

  @Test func actionsStandBehindTheirRowAndSayOfWhat() throws {
    var cell = CellConfiguration()
    cell.swipeActions = SwipeActions(
      leading: [.init("Star", link: "star/<id>"), .init("Gone", link: "<gone>")],
      trailing: [
        .init("Remove <first name>", link: "x/<id>", style: .destructive),
        .init("Share", link: "y"),
      ])
    let page = try rendered(cell, fields)

    #expect(
      page.contains(
        """
        <div class="end"></div></div><div class="actions at-start">\
        <a href="star/a"><span dir="auto">Star</span><span class="hidden">: a</span></a></div>\
        <div class="actions at-end">\
        <a class="destructive" href="x/a"><span dir="auto">Remove Ann</span><span class="hidden">: a</span></a>\
        <a href="y"><span dir="auto">Share</span><span class="hidden">: a</span></a></div></div></li>
        """), "\(page)")
    #expect(page.contains("<div class=\"swipe\" tabindex=\"-1\"><div class=\"row cell "))
  }

  @Test func onlyCellsWithActionsHaveTheirStyles() {
    var cell = CellConfiguration()
    #expect(CellTemplate("{}", cell).stylesheets == ["cell"])
    cell.swipeActions.trailing = [.init("Share", link: "y")]
    #expect(CellTemplate("{}", cell).stylesheets == ["cell", "swipe"])
  }

  @Test func whatIsFalseOrMissingHasNoAccessory() throws {
    let page = try rendered(
      CellConfiguration(accessories: [
        CellAccessory(.checkmark(field: "rare")), CellAccessory(.label("<gone>")),
        CellAccessory(.label("count")), CellAccessory(.disclosureIndicator),
      ]), fields)

    #expect(page.contains("<div class=\"end\"></div></div>"))
  }

  @Test(arguments: [
    ("https://a.example/<maker>", "https://a.example/A%20%26%20B%20%3Ci%3E"),
    ("https://a.example/<number>/<date>", "https://a.example/12345/1851-10-18"),
    ("mailto:<first name>", "mailto:Ann"), ("<site>", "https://b.example/?a=1&amp;b=2"),
  ])
  func anAddressHasValuesAsTheirSourceWritesThem(_ link: String, _ expected: String) throws {
    let page = try rendered(CellConfiguration(accessories: [CellAccessory(.delete(link: link))])) {
      fields(&$0)
      $0.fields += [
        Field(name: "number", value: .number(.init(value: 12345, literal: "12345"))),
        Field(name: "site", value: .text("https://b.example/?a=1&b=2")),
      ]
    }

    #expect(page.contains("href=\"\(expected)\" aria-label=\"Remove"), "\(page)")
  }

  @Test(arguments: [
    (FieldValue.bool(true), true), (.text("true"), true), (.bool(false), false),
    (.text("false"), false), (.text("no"), false), (.null, false),
    (.number(.init(value: 0, literal: "0")), false),
  ])
  func aMarkStandsWhereAFieldIsTrue(_ value: FieldValue, _ isMarked: Bool) throws {
    let cell = CellConfiguration(accessories: [CellAccessory(.checkmark(field: "done"))])
    let page = try rendered(cell) { $0.fields = [Field(name: "done", value: value)] }

    #expect(page.contains("a-checkmark") == isMarked)
  }

  @Test func aMenuOfNothingIsNone() throws {
    let menu = CellAccessory(
      .popUpMenu([.init("Source", link: "<gone>"), .init("<gone>", link: "<maker>")]))
    let page = try rendered(CellConfiguration(accessories: [menu])) { $0.fields = [] }
    #expect(!page.contains("a-menu"))

    let other = try rendered(CellConfiguration(accessories: [menu]), fields)
    #expect(other.contains("a-menu") && !other.contains("<li><a"))
  }

  @Test func aCellWithoutItsTextSaysItsTitle() throws {
    var cell = CellConfiguration()
    cell.content.text = "<gone>"
    #expect(try rendered(cell, fields).contains("<span dir=\"auto\">a</span>"))
  }

  @Test func anAddressOfDataRunsNoScript() throws {
    let cell = CellConfiguration(accessories: [
      CellAccessory(.delete(link: "<maker>")), CellAccessory(.insert(link: "<maker>?a")),
      CellAccessory(.popUpMenu([.init("Go", link: "<maker>")])),
    ])
    let page = try rendered(cell) {
      $0.fields = [Field(name: "maker", value: .text("java\tscript:alert(1)"))]
    }

    #expect(!page.lowercased().contains("script:alert"))
    #expect(CellTemplate("{}", cell).addressNames == ["maker", "maker", "maker"])
  }

  @Test func aPageWithoutSuchCellsHasNoRulesForThem() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Things"),
      pages: [page("", title: "Things", sections: [section("all", items: items([0]))])],
      records: [record("a")], assets: [])

    let plain = try renderer(content)

    for path in plain.outputs where path.hasSuffix(".css") {
      #expect(try !#require(plain.text(path)).contains(".a-label"))
    }
  }

  @Test func aCellShowsOnlyWhatItNames() throws {
    var cell = CellConfiguration()
    cell.content.imageProperties = nil
    cell.content.secondaryText = "<maker>, <size.width>"
    let templates = try SiteTemplates(defaultTemplates).describing(
      CellDescriptions(cells: ["{}": cell]))

    let shown = try #require(templates.shownNames["cells/{}"])

    #expect(shown.contains(.field("maker")) && shown.contains(.field("size")))
    #expect(shown.contains(.slot(.title)) && !shown.contains(.slot(.image)))
    #expect(!shown.contains(.slot(.subtitle)) && !shown.contains(.slot(.symbol)))
    #expect(!templates.cells.contains("{}"))
  }

  @Test func aTemplateOfTheSitesOwnIsAnAccessory() throws {
    let stars = TemplateFile(
      path: "accessories/stars.html", bytes: Array("<b>{{fields.maker}}</b>".utf8))
    let cell = CellConfiguration(accessories: [
      CellAccessory(.customView(template: "stars", placement: .init(.leading)))
    ])

    #expect(
      try rendered(cell, overriding: [stars], fields).contains(
        "<span class=\"a a-custom\"><b>A &amp; B &lt;i&gt;</b></span>"))
  }
}
