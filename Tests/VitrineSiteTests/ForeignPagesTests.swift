import Testing
import VitrineModel

@testable import VitrineSite

/// The words of a page of another language are in it, or say that they are English.
@Suite struct ForeignPagesTests {
  private func content(language: String) -> SiteContent {
    var settings = SiteSettings(title: "Site")
    settings.navigation = [.init(title: "Things", language: "en", target: "things/index.html")]
    let outline = [
      Item(.outline(id: "~by~X", title: "س")), Item(.record(0), level: 1), Item(.record(1)),
      Item(.record(2)),
    ]
    return SiteContent(
      settings: settings,
      pages: [
        page("", title: "Site"),
        page("things", title: "جبال", sections: [section("all", title: "كل", items: outline)]) {
          $0.language = language
          $0.direction = .rightToLeft
        },
      ],
      records: ["a", "b", "c"].map { key in
        record(key, title: key) {
          $0.output = "things/\(key)/index.html"
          $0.tags = ["x"]
          $0.link = "https://example.org/"
        }
      }, assets: [])
  }

  @Test func theWordsOfAFoldersPageAreMarked() throws {
    let html = try #require(try renderer(content(language: "fa")).text("things/index.html"))

    #expect(html.contains("<html lang=\"fa\" dir=\"rtl\">"))
    #expect(html.contains("<header class=\"site\" lang=\"en\">"))
    #expect(html.contains("<bdi lang=\"en\">Skip to content</bdi>"))
    #expect(html.contains("<bdi lang=\"en\">3 items</bdi>"))
    #expect(html.contains("3<span class=\"hidden\" lang=\"en\"> items</span>"))
    #expect(html.contains("1<span class=\"hidden\" lang=\"en\"> item</span>"))
  }

  @Test func theWordsOfARecordsPageAreMarked() throws {
    let html = try #require(try renderer(content(language: "fa")).text("things/b/index.html"))

    #expect(html.contains("aria-label=\"Breadcrumb\" lang=\"en\"><ol role=\"list\" lang=\"fa\">"))
    #expect(html.contains("<dt dir=\"auto\"><bdi lang=\"en\">Link</bdi></dt>"))
    #expect(html.contains("aria-label=\"Tags\" lang=\"en\">\n<li lang=\"fa\" dir=\"auto\">x</li>"))
    #expect(html.contains("dir=\"auto\"><bdi lang=\"en\">More in</bdi> جبال</h2>"))
    #expect(html.contains("<bdi lang=\"en\">Next</bdi></span> <span lang=\"fa\" dir=\"auto\">c<"))
  }

  @Test func theWordsOfALanguageThatIsBuiltInAreInIt() throws {
    let renderer = try renderer(content(language: "ar"))
    let folder = try #require(renderer.text("things/index.html"))
    let record = try #require(renderer.text("things/b/index.html"))

    #expect(!(folder + record).contains("lang=\"en\"><"))
    #expect(folder.contains("<bdi>انتقل إلى المحتوى</bdi>"))
    #expect(folder.contains("<bdi>3 عناصر</bdi>"))
    #expect(folder.contains("1<span class=\"hidden\"> عنصر</span>"))
    #expect(record.contains("aria-label=\"مسار التنقل\"><ol role=\"list\">"))
    #expect(record.contains("<dt dir=\"auto\"><bdi>رابط</bdi></dt>"))
    #expect(record.contains("<bdi>التالي</bdi></span> <span dir=\"auto\">c<"))
  }

  @Test func aCoverIsInTheLanguageOfItsPage() throws {
    let html = try #require(try renderer(content(language: "ar")).text("index.html"))

    #expect(html.contains("<h2 class=\"name\" lang=\"ar\"><a href=\"things/index.html\""))
    #expect(html.contains("<bdi>3 items</bdi>"))
  }

  @Test(arguments: ["en", "en-GB"])
  func anEnglishPageHasNoMarks(_ language: String) throws {
    let html = try #require(try renderer(content(language: language)).text("things/b/index.html"))

    #expect(html.split(separator: " lang=\"").count == 4)
    #expect(html.contains("<bdi>More in</bdi> جبال"))
  }
}
