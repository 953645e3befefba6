import TestSupport
import Testing

@testable import Vitrine

/// Sections whose items visitors select, as they are written.
@Suite struct SelectionTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture()
    try site.write(
      #"[{"id":"owl","title":"Owl","order":"O"},{"id":"rook","title":"Rook","order":"P"}]"#,
      to: "content/birds.json")
  }

  /// The home page, built of front matter.
  private func page(_ keys: String, title: String = "Birds") throws -> String {
    try site.write(
      "---\ntitle: \(title)\ncollection: { from: birds.json }\n\(keys)\n---\n",
      to: "content/index.md")
    try site.build()
    return try site.folder.text(of: "site/index.html")
  }

  private func selections(_ html: String) -> [String] {
    html.matches(of: /<section [^>]*?(?: data-select="(\w+)")?(?: aria-labelledby[^>]*| id[^>]*)>/)
      .map { $0.1.map(String.init) ?? "" }
  }

  @Test func aSectionSaysHowManyItsVisitorsSelect() throws {
    let html = try page(
      "sections: [{ title: A, select: one, where: { id: owl } }, { title: B, where: { id: rook } }]"
    )

    #expect(selections(html) == ["one", ""])
    #expect(html.matches(of: /<button type="button" class="select"/).count == 1)
    #expect(html.matches(of: /<div class="selection" role="group"/).count == 1)
  }

  @Test func aPageSaysItForSectionsThatSayNothing() throws {
    let html = try page(
      "select: many\nsections: [{ title: A, select: one, where: { id: owl } }, { where: { id: rook } }]"
    )

    #expect(selections(html) == ["one", "many"])
  }

  @Test func eachSectionOfSeveralHasIt() throws {
    let html = try page("sections: [{ each: order, select: many }]")

    #expect(selections(html) == ["many", "many"])
  }

  @Test func emptySectionsHaveNoControl() throws {
    let html = try page(
      "sections: [{ title: A, select: many, where: { id: none }, empty: None }, { title: B }]")

    #expect(selections(html) == ["", ""])
    #expect(!html.contains("selection"))
  }

  @Test func pagesAndSitesWithoutItLoadNothingForIt() throws {
    let html = try page("sections: [{ title: A }]")

    #expect(!html.contains("selection"))
    #expect(try site.snapshot().files.allSatisfy { !$0.path.contains("selection") })
    #expect(try page("select: one").contains("assets/selection."))
  }

  @Test func pagesOfTermsTakeItFromTheirItems() throws {
    try site.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, fields: { title: title, order: order }, terms: [order] }
      sections: [{ title: A, select: many, layout: grid }]
      ---
      """, to: "content/index.md")
    try site.build()

    #expect(try selections(site.folder.text(of: "site/order/O/index.html")) == ["many"])
  }

  @Test func countsAreInTheLanguageOfThePage() throws {
    let html = try page("language: fr\nselect: many")

    #expect(
      html.contains(
        "data-count=\"{&quot;language&quot;:&quot;fr&quot;,"
          + "&quot;one&quot;:&quot;{count} sélectionné&quot;,"
          + "&quot;other&quot;:&quot;{count} sélectionnés&quot;}\""))
  }

  /// `select` in an address is what is selected.
  @Test func aFilterOfThatNameHasAnotherInAddresses() throws {
    try site.write(#"[{"id":"owl","title":"Owl","select":"x"}]"#, to: "content/birds.json")

    #expect(try page("filters: [select]").contains("data-keys=\"q\nsort\ngroup\nfield.select\""))
  }
}
