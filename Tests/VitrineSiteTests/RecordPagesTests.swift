import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

@Suite struct RecordPagesTests {
  private var content: SiteContent {
    var settings = SiteSettings(title: "Site")
    settings.navigation = [.init(title: "Things", language: "en", target: "things/index.html")]
    return SiteContent(
      settings: settings,
      pages: [
        page("", title: "Site"),
        page("things", title: "Things", sections: [section("all", items: items(0..<4))]),
      ],
      records: ["a", "b", "c", "d"].map { key in
        record(key, title: key.uppercased()) {
          $0.output = key == "c" ? nil : "things/\(key)/index.html"
          if key == "b" {
            $0.image = Picture(
              source: .asset(0), alternative: "A <picture>", width: 300, height: 200)
            $0.fields = [
              Field(name: "firstAscent", value: .text("1865-07-14")),
              Field(name: "nothing", value: .null),
              Field(name: "site", value: .text("https://example.org/?a=1&b=2")),
            ]
            $0.tags = ["x", "y"]
            $0.body = .text("<p>Body</p>", at: place)
          }
        }
      }, assets: [Asset(file: "b.png", output: "assets/b.png")])
  }

  @Test func aRecordHasItsPictureFactsTagsAndBody() throws {
    let html = try #require(try renderer(content).text("things/b/index.html"))

    #expect(
      html.contains(
        """
        <article class="item" aria-labelledby="Title">
        <a class="picture hero enlarge" href="../../assets/b.png" style="--shape:1.5"><img src="../../assets/b.png" \
        alt="A &lt;picture&gt;" width="300" height="200"></a>
        <div class="side">
        <header>
        <h1 id="Title" dir="auto">B</h1>
        </header>
        <dl class="facts">
        <div><dt dir="auto">First ascent</dt><dd dir="auto">14 July 1865</dd></div>
        <div><dt dir="auto">Site</dt><dd dir="auto"><a href="https://example.org/?a=1&amp;b=2">\
        https://<wbr>example.<wbr>org/<wbr>?a=1&amp;b=2</a></dd></div>
        </dl>
        <ul role="list" class="tags" aria-label="Tags">
        <li dir="auto">x</li>
        <li dir="auto">y</li>
        </ul>
        </div>
        <div class="prose">
        <p>Body</p>
        </div>
        </article>
        """))
  }

  @Test func aLinkIntoTheSiteIsRightOnTheRecordsPage() throws {
    var content = content
    content.records[1].link = "things/a/index.html#x"
    content.records[2].link = "/javascript:a/index.html"

    let own = try #require(try renderer(content).text("things/b/index.html"))
    let list = try #require(try renderer(content).text("things/index.html"))

    #expect(
      own.contains(
        "<a href=\"../a/index.html#x\">things/<wbr>a/<wbr>index.<wbr>html#x</a>"))
    #expect(list.contains("href=\"../javascript%3Aa/index.html\""))
  }

  @Test func aMeasuresFieldIsSaidOnce() throws {
    var content = content
    content.records[1].measures = [
      Record.Measure(name: "height", value: 4478, literal: "4478", unit: "m")
    ]
    content.records[1].fields.append(Field(name: "height", value: .text("4478")))

    let html = try #require(try renderer(content).text("things/b/index.html"))

    #expect(html.split(separator: "<dt dir=\"auto\">Height</dt>").count == 2)
  }

  @Test func whatSaysNothingMakesNoFacts() throws {
    var content = content
    content.records[0].fields = [
      Field(name: "nothing", value: .null), Field(name: "empty", value: .text("")),
      Field(name: "parts", value: .list([.object([Field(name: "title", value: .null)])])),
    ]

    let html = try #require(try renderer(content).text("things/a/index.html"))

    #expect(!html.contains("<dl") && !html.contains("assets/tables."))
    #expect(html.contains("<article class=\"item plain single\""))
  }

  @Test func theNeighboursAreTheNearestWithAPage() throws {
    let html = try #require(try renderer(content).text("things/b/index.html"))

    #expect(html.contains("rel=\"prev\" href=\"../a/index.html\""))
    #expect(html.contains("rel=\"next\" href=\"../d/index.html\""))
  }

  @Test func theWayToARecordLeadsThroughItsPage() throws {
    let html = try #require(try renderer(content).text("things/b/index.html"))

    #expect(
      html.contains(
        """
        <nav class="crumbs" aria-label="Breadcrumb"><ol role="list">
        <li><a href="../../index.html" dir="auto">Site</a></li>
        <li><a href="../index.html" dir="auto">Things</a></li>
        </ol></nav>
        """))
    #expect(
      html.contains(
        "<a href=\"../index.html\" aria-current=\"true\" dir=\"auto\" data-title=\"Things\">Things")
    )
  }

  @Test func recordsWithoutAPageHaveNoOutput() throws {
    #expect(
      try renderer(content).outputs == [
        "index.html", "things/index.html", "things/a/index.html", "things/b/index.html",
        "things/d/index.html", "assets/vitrine.css", "assets/icon.svg",
        "assets/layouts/index.css", "assets/layouts/things/index.css", "assets/records.css",
        "assets/long-records.css", "assets/item.css", "404.html",
      ])
  }

  @Test func renderingTwiceGivesTheSameBytes() throws {
    let first = try renderer(content)
    let second = try renderer(content)

    for index in first.outputs.indices {
      #expect(first.render(index).bytes == second.render(index).bytes)
      #expect(first.render(index).bytes == first.render(index).bytes)
    }
  }

  @Test func thePageForUnknownAddressesBringsItsStyleAndKnowsTheSite() throws {
    var content = content
    content.settings.url = "https://example.org/museum"

    let html = try #require(try renderer(content).text("404.html"))

    #expect(html.contains("<link rel=\"stylesheet\" href=\"data:text/css;base64,QGxheWVy"))
    #expect(
      html.contains(
        "href=\"https://example.org/museum/\"><span>Go to <bdi lang=\"en\">Site</bdi></span>"))
  }

  @Test func pagesWithAnAddressNameTheirOwn() throws {
    var content = content
    content.settings.url = "https://example.org/museum"

    let html = try #require(try renderer(content).text("things/b/index.html"))

    #expect(
      html.contains("<link rel=\"canonical\" href=\"https://example.org/museum/things/b/\">"))
    #expect(
      html.contains(
        "<meta property=\"og:image\" content=\"https://example.org/museum/assets/b.png\">"))
  }

  @Test func aSiteOverridesATemplateByItsPath() throws {
    let footer = TemplateFile(path: "footer.html", bytes: Array("<footer>Mine</footer>".utf8))

    let html = try #require(
      try renderer(content, overriding: [footer]).text("index.html"))

    #expect(html.contains("</main>\n<footer>Mine</footer>\n</body>"))
  }

  @Test func fieldsAreNamedWithOrWithoutTheirItem() throws {
    let text =
      "{{#fields.site}}<{{fields.firstAscent}}|{{item.fields.firstAscent}}>{{/fields.site}}"
    let files = ["cells/row.html", "item.html"].map {
      TemplateFile(path: $0, bytes: Array(text.utf8))
    }
    let renderer = try renderer(content, overriding: files)

    let list = try #require(renderer.text("things/index.html"))
    let own = try #require(renderer.text("things/b/index.html"))

    for html in [list, own] { #expect(html.contains("<14 July 1865|14 July 1865>")) }
  }

  @Test func aBadgeIsOfTheItemAndNotOfItsPage() throws {
    var changed = content
    changed.records[1].badge = "Rare"
    let templates = try SiteTemplates(defaultTemplates)
    let before = shownRecords(content, templates)[1]
    let after = shownRecords(changed, templates)[1]

    #expect(after.fields.contains(Field(name: "badge", value: .text("Rare"))))
    #expect(before.forms.map(\.hash) != after.forms.map(\.hash))
    #expect(before.page == after.page)
    #expect(before.whole != after.whole)
  }

  private func shownRecords(
    _ content: SiteContent, _ templates: SiteTemplates
  ) -> VisibleRecords {
    VisibleRecords(
      content, layouts: [listLayout], templates: templates,
      bodies: RenderedBodies { _, _ in (RenderedBody(html: [], headings: []), []) })
  }

  @Test func theHashFollowsWhatTheCellShows() throws {
    var changed = content
    changed.records[1].fields = []
    var renamed = content
    renamed.records[1].title = "Other"
    let templates = try SiteTemplates(defaultTemplates)
    func shown(_ content: SiteContent) -> VisibleRecord {
      shownRecords(content, templates)[1]
    }
    let before = shown(content)

    #expect(before.cell == "row")
    #expect(before.fields.map(\.name) == ["image", "title"])
    #expect(shown(changed).forms[0].hash == before.forms[0].hash)
    #expect(shown(renamed).forms[0].hash != before.forms[0].hash)
  }
}
