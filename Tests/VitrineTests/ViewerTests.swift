import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Pictures that open large: which pages can show them so, and what these load.
@Suite struct ViewerTests {
  private static func picture(_ width: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='300'/>"
  }

  private static func site(
    _ settings: String = "title: Birds\n", section: String = "", text: String = ""
  ) throws -> HistoryFixture {
    let fixture = try HistoryFixture(settings: settings)
    try fixture.write(
      "---\ntitle: Birds\nsections: [{ layout: gallery\(section) }]\n---\n\(text)",
      to: "content/birds/index.md")
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try fixture.write(
      "---\ntitle: Owl\nimages: [{ src: a.svg, alt: A }, { src: b.svg, alt: B, caption: Nest }]\n---\n![C](c.svg)\n",
      to: "content/birds/owl.md")
    try fixture.write("---\ntitle: Wren\n---\nWords.\n", to: "content/birds/wren.md")
    for (index, name) in ["a", "b", "c"].enumerated() {
      try fixture.write(picture(400 + index), to: "content/birds/\(name).svg")
    }
    return fixture
  }

  private static func mentions(_ fixture: HistoryFixture, _ page: String) throws -> Int {
    try fixture.folder.text(of: "site/\(page)/index.html").components(separatedBy: "viewer").count
      - 1
  }

  @Test func onlyPagesWithPicturesThatOpenLoadTheViewer() throws {
    let fixture = try Self.site()

    #expect(try fixture.build().warnings == [])

    let page = try fixture.folder.text(of: "site/birds/owl/index.html")
    #expect(page.components(separatedBy: #"<a class="enlarge" href="#).count == 2)
    #expect(page.components(separatedBy: #"<a class="picture enlarge" href="#).count == 3)
    #expect(page.contains(#/<link rel="stylesheet" href="\.\.\/\.\.\/assets\/viewer\.\w+\.css">/#))
    #expect(page.contains(#/<script src="\.\.\/\.\.\/assets\/viewer\.\w+\.js" defer>/#))
    #expect(page.contains(#"<template class="viewer" data-largest="2560">"#))
    #expect(try Self.mentions(fixture, "birds/wren") == 0)
    #expect(try Self.mentions(fixture, "birds") == 0)
    #expect(try Self.mentions(fixture, ".") == 0)
  }

  @Test func aSiteWithoutPicturesHasNoViewer() throws {
    let fixture = try Self.site()
    try fixture.remove("content/birds/owl.md")
    try fixture.build()

    let files = try fixture.snapshot().files.map(\.path)
    #expect(!files.contains { $0.contains("viewer") })
  }

  @Test func aSectionCanEnlargeThePicturesOfItsItems() throws {
    let fixture = try Self.site(section: ", enlarge: true")

    #expect(try fixture.build().warnings == [])

    let page = try fixture.folder.text(of: "site/birds/index.html")
    #expect(page.contains(" data-enlarge"))
    #expect(page.contains(#"<a class="exhibit" href="owl/index.html">"#))
    #expect(page.contains("assets/viewer.") && page.contains(#"<template class="viewer""#))
  }

  @Test func thePictureOfAnItemWithoutAPageLinksToItsFile() throws {
    let fixture = try Self.site()
    try fixture.write(
      "---\ntitle: Nests\ncollection: { from: nests.json, id: id, fields: { image: { src: p, alt: '' } } }\nsections: [{ layout: gallery, enlarge: true }, { title: Again, layout: gallery, repeats: true }]\n---\n",
      to: "content/nests/index.md")
    try fixture.write(#"[{"id":"x","p":"/birds/a.svg"}]"#, to: "content/nests/nests.json")
    try fixture.build()

    let page = try fixture.folder.text(of: "site/nests/index.html")
    #expect(page.matches(of: #/<a class="exhibit" href="\.\.\/assets\/a\.\w+\.svg">/#).count == 1)
    #expect(page.matches(of: #/<div class="exhibit">/#).count == 1)
  }

  @Test func itsWordsAreInTheLanguageOfThePage() throws {
    let fixture = try Self.site("title: Birds\nlanguage: de\nwords: { zoomIn: Heran }\n")
    try fixture.build()

    let page = try fixture.folder.text(of: "site/birds/owl/index.html")
    #expect(page.contains(#"aria-label="Heran" title="Heran""#))
    #expect(page.contains(#"aria-label="Verkleinern""#))
    #expect(page.contains(#"data-words="{count} von {total}""#))
  }

  @Test func linksLeadToOpenedPicturesOfItems() throws {
    let fixture = try Self.site(
      section: ", enlarge: true", text: "[Owl](#picture=i-owl) [Auk](#picture=i-auk)\n")

    let warnings = try fixture.build().warnings.map(\.description)

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("picture=i-auk") == true)
  }

  @Test func linksLeadToOpenedPicturesThatAreThere() throws {
    let fixture = try Self.site(
      text: "[Third](owl.md#picture=3) [Fourth](owl.md#picture=4)\n")

    let warnings = try fixture.build().warnings.map(\.description)

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("picture=4") == true)
    #expect(
      try fixture.folder.text(of: "site/birds/index.html")
        .contains(#"<a href="owl/index.html#picture=3">Third</a>"#))
  }

  @Test(arguments: [
    ("gallery", true), ("list", true), ("flow", false),
    ("gallery, cell: chip", false), ("flow, cell: card", true), ("gallery, cell: own", false),
    ("gallery, cell: named", true),
  ])
  func aSectionThatEnlargesWhatItDoesNotShowIsAWarning(layout: String, shows: Bool) throws {
    let fixture = try Self.site()
    try fixture.write("<p>{{item.title}}</p>", to: "Templates/cells/own.html")
    try fixture.write(
      "<p>{{#item.image}}<img src=\"{{src}}\">{{/item.image}}</p>", to: "Templates/cells/named.html"
    )
    try fixture.write(
      "---\ntitle: Birds\nsections:\n  - title: All\n  - { enlarge: true, repeats: true, layout: \(layout) }\n---\n",
      to: "content/birds/index.md")
    let warnings = try fixture.build().warnings.filter { $0.kind != "unused template" }

    #expect(
      warnings.map { "\($0.location!): \($0.kind)" }
        == (shows ? [] : ["birds/index.md:5:5: enlarge without pictures"]))
  }
}
