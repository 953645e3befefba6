import TestSupport
import Testing
import VitrineContent
import VitrineText

@testable import Vitrine

/// The order of the records under a record, on its own page.
@Suite struct OwnPageOrderTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Small\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Tools
      collection: { from: tools.json, page: true, children: { from: versions, id: title } }
      ---
      """, to: "content/tools/index.md")
    try folder.write(
      """
      [
        { "title": "C", "versions": [{ "title": "C23" }] },
        { "title": "Swift", "versions": [{ "title": "6.0" }, { "title": "6.1" }] }
      ]
      """, to: "content/tools/tools.json")
    options = BuildOptions(content: folder.path(of: "content"))
  }

  @Test func theRecordsUnderItAreASectionWhereThereAreSeveral() throws {
    let site = try buildInMemory(options)

    #expect(
      site.order(ofPage: "tools/swift/index.html")?.sections == [
        .init(id: "s-~children", items: ["i-swift%2F6.0", "i-swift%2F6.1"], title: "Swift")
      ])
    // A second one may come while the page is open.
    #expect(site.order(ofPage: "tools/c/index.html")?.sections == [])
    #expect(site.order(ofPage: "index.html")?.sections == [])
  }

  @Test func aPageThatIsGoneIsStale() throws {
    let page = "tools/swift/index.html"
    let site = try buildInMemory(options)
    let change = OrderChange(
      page: page, hash: try #require(site.order(ofPage: page)).hash, sections: [])
    try folder.write("[]", to: "content/tools/tools.json")

    #expect(throws: ReorderRefusal.stale) { try plan(change, of: options, since: site) }
  }

  @Test func aMoveIsWrittenToTheArrayInTheRecord() throws {
    let page = "tools/swift/index.html"
    let hash = try #require(buildInMemory(options).order(ofPage: page)).hash
    let change = OrderChange(
      page: page, hash: hash,
      sections: [
        .init(
          id: "s-~children",
          difference: try #require(
            CollectionDifference([
              .remove(offset: 1, element: "i-swift%2F6.1", associatedWith: 0),
              .insert(offset: 0, element: "i-swift%2F6.1", associatedWith: 1),
            ])))
      ])

    let planned = try plan(change, of: options)
    try Vitrine.write(planned.edits, to: options.content)

    #expect(
      try folder.text(of: "content/tools/tools.json") == """
        [
          { "title": "C", "versions": [{ "title": "C23" }] },
          { "title": "Swift", "versions": [{ "title": "6.1" }, { "title": "6.0" }] }
        ]
        """)
    #expect(try buildInMemory(options).order(ofPage: page)?.hash == planned.order.hash)
    #expect(throws: ReorderRefusal.stale) { try plan(change, of: options) }
  }

  @Test func recordsInFrontMatterStay() throws {
    try folder.write(
      "---\ntitle: Lands\ncollection: { from: scotland.md, children: { from: towns, id: title } }\n---\n",
      to: "content/lands/index.md")
    try folder.write(
      "---\ntitle: Scotland\ntowns: [{ title: Oban }, { title: Wick }]\n---\nHills.\n",
      to: "content/lands/scotland.md")

    let order = try buildInMemory(options).order(ofPage: "lands/scotland/index.html")

    #expect(order?.sections.map(\.fixed) == [.frontMatter])
  }
}
