import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// `404.md`, which becomes the page that servers send for unknown addresses.
@Suite struct NotFoundPageTests {
  let site: HistoryFixture
  private var folder: TemporaryFolder { site.folder }

  init() throws {
    site = try HistoryFixture(settings: "title: Site\nurl: https://x.example/a\n")
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/birds/owl.md")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>", to: "content/map 1.svg")
  }

  private func page() throws -> String { try folder.text(of: "site/404.html") }

  @Test func itHasItsTitleAndItsTextInTheFrameOfTheSite() throws {
    try folder.write(
      """
      ---
      title: Nothing here
      text: Perhaps it moved.
      language: de
      ---
      [owl](birds/owl.md), [[owl]], [home](index.md#top), [here](#nowhere), [web](https://y.example/)

      ![A map](<map 1.svg>)

      ```swift
      let owl = 1
      ```
      """, to: "content/404.md")

    let report = try site.build()

    #expect(report.warnings.map(\.kind) == ["missing anchor"])
    let html = try page()
    #expect(
      html.contains("<html lang=\"de\" dir=\"ltr\">")
        && html.contains("<title>Nothing here – Site</title>"))
    #expect(html.contains("<h1 id=\"Title\" dir=\"auto\">Nothing here</h1>"))
    #expect(html.contains("Perhaps it moved."))
    for link in [
      "birds/owl/\">owl", "birds/owl/\">Owl", "#top\">home",
    ] {
      #expect(html.contains("href=\"https://x.example/a/\(link)"), "\(link)")
    }
    #expect(
      html.contains("href=\"#nowhere\"")
        && html.contains("href=\"https://y.example/\" rel=\"external\">"))
    #expect(html.contains("src=\"https://x.example/a/map%201.svg\""))
    #expect(!html.contains("rel=\"canonical\""))
    // For the theme, the code and its button.
    #expect(html.matches(of: /<link rel="stylesheet" href="data:text\/css;base64,./).count == 3)
    // No address in it depends on where it appears.
    let relative = html.matches(of: /(?:href|src)="([^"]*)"/).map(\.1)
      .filter { !$0.hasPrefix("https:") && !$0.hasPrefix("data:") && !$0.hasPrefix("#") }
    #expect(relative == [])
    #expect(!site.exists("site/404/index.html") && site.exists("site/map 1.svg"))
    #expect(try site.snapshot().records.map(\.id) == ["birds/owl"])
  }

  @Test func withoutATitleItHasTheBuiltInOne() throws {
    try folder.write("Gone.\n", to: "content/404.md")
    try site.build()
    #expect(
      try page().contains("<title>Page not found – Site</title>") && page().contains("<p>Gone.</p>")
    )
  }

  @Test func anEditIsSeenAndItsRemovalBringsTheBuiltInPage() throws {
    try site.build()
    let builtIn = try page()
    try folder.write("# Lost\n\nOne.\n", to: "content/404.md")
    try site.build()
    try folder.write("# Lost\n\nTwo.\n", to: "content/404.md")
    #expect(try site.build().writtenFiles == 2)
    #expect(try page().contains("<p>Two.</p>"))
    try folder.write("---\ndraft: true\n---\n# Lost\n", to: "content/404.md")
    try site.build()
    #expect(try page() == builtIn)
    try site.remove("content/404.md")
    try site.build()
    #expect(try page() == builtIn)
  }

  @Test func keysOfPagesWithItemsAreAnError() throws {
    try folder.write("---\ntitle: Lost\nsections: [{ title: A }]\n---\n", to: "content/404.md")
    let failure = try #require(throws: BuildFailure.self) { try site.build() }
    #expect(
      failure.diagnostics.map { "\($0)".prefix { $0 != "\n" } } == [
        "404.md:3:1: error: unknown key 'sections' in the page for unknown addresses"
      ])
  }
}
