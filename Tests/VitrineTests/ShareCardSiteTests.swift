import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineFormats
import VitrinePictures

@testable import Vitrine

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// The pictures of pages for links on other sites.
@Suite(.enabled(if: hasLibrary)) struct ShareCardSiteTests {
  private static func site(
    _ settings: String = "title: Owls\nurl: https://example.org\nshareCards: true\n"
  ) throws -> CacheFixture {
    let fixture = try CacheFixture()
    try fixture.write(settings, to: "site.yml")
    for (name, width) in [("large", 1600), ("small", 500)] {
      try fixture.site.folder.write(
        TIFFPicture.plain([90, 60, 30], width: width, height: 900).bytes,
        to: "content/birds/\(name).tif")
    }
    try fixture.write(
      #"[{"id":"plain"},{"id":"large","p":"large.tif"},{"id":"small","p":"small.tif"},{"id":"at","p":{"src":"large.tif","focus":[0.25,1]}}]"#,
      to: "birds/birds.json")
    try fixture.write(
      """
      ---
      title: Birds
      collection:
        from: birds.json
        page: true
        fields: { title: id, image: { src: p, alt: "" } }
      sections: [{ pages: 2 }]
      ---
      """, to: "birds/index.md")
    try fixture.write("---\ntitle: Home\n---\n", to: "index.md")
    return fixture
  }

  /// The path of a page's picture, and its size as the page says it.
  private static func picture(
    _ fixture: CacheFixture, _ page: String
  ) throws -> (path: String, size: [String]) {
    let html = String(decoding: try #require(try fixture.files[page]), as: UTF8.self)
    let image = try #require(
      html.firstMatch(of: #/og:image" content="https://example.org/([^"]*)"/#))
    let sizes = html.matches(of: #/og:image:(?:width|height)" content="(\d+)"/#)
    #expect(html.contains(#"name="twitter:card" content="summary_large_image""#))
    return (String(image.1), sizes.map { String($0.1) })
  }

  @Test func everyPageHasAPicture() throws {
    let fixture = try Self.site()
    try fixture.build()
    let files = try fixture.files

    for page in files.keys where page.hasSuffix("index.html") {
      if String(decoding: files[page]!, as: UTF8.self).contains("http-equiv=\"refresh\"") {
        continue
      }
      let (path, size) = try Self.picture(fixture, page)
      let bytes = try #require(files[path], "\(page): \(path)")
      let header = try PictureHeader(PictureBytes(Array(bytes)))
      #expect(header.format == .jpeg)
      #expect(size == ["\(header.size.width)", "\(header.size.height)"])
      #expect(header.size.width == 1200 && header.size.height == 630)
    }
    // A page with a picture shows its part, unless that is small.
    #expect(try Self.picture(fixture, "birds/large/index.html").path.hasSuffix("-card.jpg"))
    #expect(try Self.picture(fixture, "birds/at/index.html").path.hasSuffix("-card-250-1000.jpg"))
    for id in ["small", "plain"] {
      #expect(try Self.picture(fixture, "birds/\(id)/index.html").path.hasPrefix("assets/card."))
    }
  }

  @Test func onlyACardWhoseTextChangesHasAnotherName() throws {
    let fixture = try Self.site()
    try fixture.build()
    let (plain, small) = (
      try Self.picture(fixture, "birds/plain/index.html").path,
      try Self.picture(fixture, "birds/small/index.html").path
    )
    try fixture.write(
      #"[{"id":"plain","t":"Plainer"},{"id":"small","t":"small"}]"#, to: "birds/birds.json")
    try fixture.write(
      "---\ntitle: Birds\ncollection: { from: birds.json, id: id, page: true, fields: { title: t } }\n---\n",
      to: "birds/index.md")
    try fixture.build()

    #expect(try Self.picture(fixture, "birds/plain/index.html").path != plain)
    #expect(try Self.picture(fixture, "birds/small/index.html").path == small)
    #expect(try fixture.files[plain] == nil)
  }

  @Test func aSiteThatDoesNotAskForCardsHasNone() throws {
    let fixture = try Self.site("title: Owls\nurl: https://example.org\n")
    try fixture.build()

    #expect(try fixture.files.keys.filter { $0.contains("card") } == [])
    let page = String(decoding: try fixture.files["birds/plain/index.html"]!, as: UTF8.self)
    #expect(!page.contains("og:image"))
  }

  @Test func aTitleThatCannotBeDrawnIsOneWarning() throws {
    let fixture = try Self.site()
    try fixture.write(
      #"[{"id":"a","t":"\u{10FFFD}"},{"id":"b","t":"\u{10FFFD}\u{10FFFC}"},{"id":"c","t":"c"}]"#
        .replacing("\\u{10FFFD}", with: "\u{10FFFD}").replacing("\\u{10FFFC}", with: "\u{10FFFC}"),
      to: "birds/birds.json")
    try fixture.write(
      "---\ntitle: Birds\ncollection: { from: birds.json, id: id, page: true, fields: { title: t } }\n---\n",
      to: "birds/index.md")
    let warnings = try fixture.build().warnings.filter { $0.kind == "no share card" }

    #expect(
      warnings.map(\.message) == [
        "the share card of '\u{10FFFD}' has characters that no installed font has, so it is left out, and 1 more are too"
      ])
    let page = String(decoding: try fixture.files["birds/a/index.html"]!, as: UTF8.self)
    #expect(!page.contains("og:image"))
    #expect(try Self.picture(fixture, "birds/c/index.html").path.hasPrefix("assets/card."))
  }
}
