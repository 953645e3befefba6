import Foundation
import FoundationXML
import Testing
import VitrineModel

@testable import VitrineSite

/// Sitemaps by the protocol of sitemaps.org, whose schema is checked here by hand.
@Suite struct SitemapTests {
  private func content(
    records: Int = 3, _ change: (inout SiteContent) -> Void = { _ in }
  ) -> SiteContent {
    let all = (0..<records).map { number in
      record("r\(number)", of: "birds") { $0.output = "birds/r\(number)/index.html" }
    }
    var content = SiteContent(
      settings: SiteSettings(title: "A"),
      pages: [
        page("", title: "A"),
        page("birds", title: "Birds", sections: [section("all", items: items(all.indices))]),
      ], records: all, assets: [Asset(file: "a.png", output: "assets/a b&c.png")])
    content.settings.url = "https://example.org/m"
    change(&content)
    return content
  }

  /// The elements of a sitemap that follows the schema: in order `loc`, then at most one `lastmod`, then pictures.
  private func pages(of xml: String?) throws -> [(
    loc: String, lastmod: String?, pictures: [String]
  )] {
    let text = try #require(xml)
    let root = try #require(XMLDocument(xmlString: text).rootElement())
    #expect(root.name == "urlset" && root.uri == "http://www.sitemaps.org/schemas/sitemap/0.9")
    #expect(root.childCount <= 50_000)
    return try (root.children ?? []).filter { $0.kind == .element }.map { url in
      #expect(url.name == "url")
      let children = (url.children ?? []).filter { $0.kind == .element }
      let names = children.map { $0.name ?? "" }
      #expect(names.first == "loc" && names.dropFirst().prefix { $0 == "lastmod" }.count <= 1)
      let pictures = children.filter { $0.localName == "image" }
      #expect(names.filter { $0 == "loc" || $0 == "lastmod" }.count + pictures.count == names.count)
      let loc = try #require(children[0].stringValue)
      #expect((12...2048).contains(loc.count) && loc.hasPrefix("https://"))
      return (
        loc, children.first { $0.name == "lastmod" }?.stringValue,
        pictures.map { $0.stringValue!.filter { !$0.isWhitespace } }
      )
    }
  }

  @Test func pagesAreListedAndNothingHidden() throws {
    let renderer = try renderer(
      content {
        $0.pages.append(page("secret", title: "Secret") { $0.isHidden = true })
        $0.records[1].isHidden = true
        $0.settings.search = SearchSettings()
      })

    let pages = try pages(of: renderer.text("sitemap.xml"))

    let root = "https://example.org/m/"
    #expect(pages.map(\.loc) == [root, "\(root)birds/", "\(root)birds/r0/", "\(root)birds/r2/"])
    #expect(pages.allSatisfy { $0.lastmod == nil && $0.pictures.isEmpty })
    #expect(
      renderer.text("robots.txt") == """
        User-agent: *
        Allow: /

        Sitemap: https://example.org/m/sitemap.xml

        """)
  }

  @Test func aPageHasItsPicturesAndTheDateOfItsFieldUpdated() throws {
    let renderer = try renderer(
      content {
        $0.records[0].image = Picture(source: .asset(0))
        $0.records[0].date = ExtendedDate("1900-01-01")
        $0.records[0].fields = [Field(name: "updated", value: .text("2026-05-01"))]
        // It has no page of its own.
        $0.records[1].output = nil
        $0.records[1].image = Picture(source: .remote("https://example.org/?a=1&b=2"))
        $0.records[2].fields = [Field(name: "updated", value: .text("2026-05-01T10:30+02:00"))]
      })

    let pages = try pages(of: renderer.text("sitemap.xml"))

    #expect(pages.map(\.lastmod) == [nil, nil, "2026-05-01", "2026-05-01T10:30:00+02:00"])
    #expect(
      pages.map(\.pictures) == [
        [], ["https://example.org/?a=1&b=2"], ["https://example.org/m/assets/a%20b%26c.png"], [],
      ])
  }

  @Test func aSiteWithoutAnAddressHasNeither() throws {
    let renderer = try renderer(content { $0.settings.url = nil })
    #expect(!renderer.outputs.contains { $0 == "sitemap.xml" || $0 == "robots.txt" })
  }

  @Test(arguments: ["robots.txt", "sitemap.xml"])
  func aFileOfTheContentTakesThePlace(path: String) throws {
    let renderer = try renderer(content { $0.assets.append(Asset(file: path, output: path)) })
    let own = ["robots.txt", "sitemap.xml"].filter(renderer.outputs.contains)
    #expect(own == ["robots.txt", "sitemap.xml"].filter { $0 != path })
  }

  @Test func aLargeSiteHasAnIndexOfParts() throws {
    let renderer = try renderer(content(records: 50_001))

    let index = try #require(renderer.text("sitemap.xml"))
    let root = try #require(XMLDocument(xmlString: index).rootElement())
    let parts = root.elements(forName: "sitemap").map {
      $0.elements(forName: "loc").first?.stringValue
    }

    #expect(root.name == "sitemapindex")
    #expect(
      parts == [
        "https://example.org/m/sitemap-1.xml", "https://example.org/m/sitemap-2.xml",
      ])
    let first = try pages(of: renderer.text("sitemap-1.xml"))
    let second = try pages(of: renderer.text("sitemap-2.xml"))
    #expect(first.count == 50_000 && second.count == 3)
    #expect(Set((first + second).map(\.loc)).count == 50_003)
  }

  /// No part is larger than its bound, and no page is lost.
  @Test(arguments: [2_000, 4_000, 100_000])
  func partsAreAsSmallAsTheyHaveToBe(size: Int) throws {
    let renderer = try renderer(
      content(records: 30) {
        $0.settings.url = "https://example.org/\(String(repeating: "&", count: 40))"
        for index in $0.records.indices {
          $0.records[index].image = Picture(source: .asset(0))
          $0.records[index].output = "birds/\(String(repeating: "\"", count: index))/index.html"
        }
      })

    let files = Sitemap(maxCount: 20, maxSize: size).files(of: renderer.site)

    let parts = try files.dropFirst().map {
      try pages(of: String(decoding: $0.bytes, as: UTF8.self))
    }
    #expect(files.first?.path == "sitemap.xml" && parts.count > 1)
    #expect(parts.flatMap { $0 }.map(\.loc).count == 32)
    #expect(parts.allSatisfy { $0.count <= 20 })
    #expect(zip(parts, files.dropFirst()).allSatisfy { $0.count == 1 || $1.bytes.count <= size })
  }
}
