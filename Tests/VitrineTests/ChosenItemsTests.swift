import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// Sections that choose some items of another page's collection.
@Suite struct ChosenItemsTests {
  private func page(_ section: String, filters: String = "[kind, on display]") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\ntitle: Home\nsections:\n  - { title: S, collection: /works, \(section) }\n---\n",
      to: "content/index.md")
    try folder.write(
      """
      ---
      title: Works
      collection:
        from: a.csv
        id: id
        fields:
          title: id
          kind: { field: kind, split: "; " }
          on display: { field: shown, type: flag }
      filters: \(filters)
      ---
      """, to: "content/works/index.md")
    try folder.write(
      "id,kind,shown\na,Toys,yes\nb,\"Toys; Ship models & more\",no\nc,Cups,yes\nd,Toys,no\n",
      to: "content/works/a.csv")
    let site = try buildInMemory(
      BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site")))
    let file = try #require(site.files["index.html"])
    return String(decoding: file.bytes(in: 0..<file.length) ?? [], as: UTF8.self)
  }

  private func link(_ section: String, filters: String = "[kind, on display]") throws -> String? {
    let page = try page(section, filters: filters)
    return page.firstMatch(of: /class="all" href="([^"]*)"><bdi>([^<]*)/).map { "\($0.1) \($0.2)" }
  }

  /// The collection has four items.
  @Test(arguments: [
    ("limit: 2", "works/index.html See all 4"),
    ("items: [a, b]", nil),
    ("items: [a, b], seeAll: true", "works/index.html See all 4"),
    ("where: { kind: Toys }", "works/index.html?kind=Toys See all"),
    ("where: { kind: Toys }, limit: 1", "works/index.html?kind=Toys See all 3"),
    ("where: { kind: Toys }, seeAll: false", nil),
    (
      "where: { kind: [Cups, Ship models & more] }",
      "works/index.html?kind=Cups&amp;kind=Ship%20models%20%26%20more See all"
    ),
    (
      "where: { kind: Toys, on display: true }",
      "works/index.html?kind=Toys&amp;on%20display=true See all"
    ),
    ("where: { kind: { startsWith: T } }", nil),
    ("where: { not: { kind: Toys } }", nil),
    ("where: { id: a }", nil),
  ])
  func theLinkLeadsToWhatTheSectionShows(_ section: String, _ expected: String?) throws {
    #expect(try link(section) == expected)
  }

  @Test(arguments: [
    "[on display]", "[{ field: kind, by: range }]", "[{ field: kind, levels: ' ' }]",
  ])
  func otherFiltersCannotShowIt(_ filters: String) throws {
    #expect(try link("where: { kind: Toys }", filters: filters) == nil)
  }

  @Test func anItemThatIsGoneIsNamedByItsTitle() throws {
    let fixture = try HistoryFixture(settings: "title: T\n")
    try fixture.write(
      "---\ntitle: Home\ncollection: { from: a.csv, id: id, fields: { title: t } }\nsections: [{ items: [a, b] }]\n---\n",
      to: "content/index.md")
    try fixture.write("id,t\na,Jug\nb,Spinning top\n", to: "content/a.csv")
    try fixture.build()
    try fixture.write("id,t\na,Jug\n", to: "content/a.csv")
    let failure = #expect(throws: BuildFailure.self) { try fixture.build() }
    #expect(
      failure?.description
        == "index.md:4:25: error: there is no record 'b'\n  hint: the last build had it as 'Spinning top': remove it from 'items', or restore its record"
    )
  }
}
