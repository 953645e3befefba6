import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct SiteLinksTests {
  struct Case: CustomTestStringConvertible {
    var folder: String
    var target: String
    var link: String
    var pretty: String
    var testDescription: String { "\(folder) → \(target)" }
  }

  @Test(arguments: [
    Case(folder: "", target: "index.html", link: "index.html", pretty: "./"),
    Case(
      folder: "", target: "emoji/index.html", link: "emoji/index.html", pretty: "emoji/"),
    Case(folder: "emoji/", target: "index.html", link: "../index.html", pretty: "../"),
    Case(
      folder: "emoji/", target: "emoji/index.html", link: "index.html", pretty: "./"),
    Case(
      folder: "emoji/seal/", target: "emoji/rock/index.html", link: "../rock/index.html",
      pretty: "../rock/"),
    Case(
      folder: "a/b/", target: "ab/c/index.html", link: "../../ab/c/index.html",
      pretty: "../../ab/c/"),
    Case(
      folder: "a/", target: "assets/x.svg", link: "../assets/x.svg", pretty: "../assets/x.svg"),
    Case(folder: "", target: "404.html", link: "404.html", pretty: "404.html"),
    Case(
      folder: "", target: "myindex.html", link: "myindex.html", pretty: "myindex.html"),
  ])
  func linksAreRelative(_ row: Case) {
    var settings = SiteSettings(title: "Site")
    let plain = SiteLinks(settings: settings)
    settings.prettyLinks = true
    let pretty = SiteLinks(settings: settings)

    #expect(plain.link(to: row.target, from: row.folder) == row.link)
    #expect(pretty.link(to: row.target, from: row.folder) == row.pretty)
  }

  @Test func whatAFileNameMayHoldAndALinkMayNotIsPercentEncoded() {
    let links = SiteLinks(settings: SiteSettings(title: "Site"))

    #expect(
      links.link(to: "a%2Fb/ü & <?#:'\".html", from: "")
        == "a%252Fb/ü%20%26%20%3C%3F%23%3A%27%22.html")
  }

  @Test(arguments: ["https://example.org/museum", "https://example.org/museum/"])
  func theCanonicalAddressIsThePrettyOne(url: String) {
    var settings = SiteSettings(title: "Site")
    settings.url = url
    let links = SiteLinks(settings: settings)

    #expect(links.canonical("index.html") == "https://example.org/museum/")
    #expect(links.canonical("a/b/index.html") == "https://example.org/museum/a/b/")
    #expect(links.canonical("404.html") == "https://example.org/museum/404.html")
  }

  @Test func withoutAnAddressThereIsNoCanonicalOne() {
    #expect(SiteLinks(settings: SiteSettings(title: "Site")).canonical("index.html") == nil)
  }
}
