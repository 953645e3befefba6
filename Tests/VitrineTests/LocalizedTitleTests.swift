import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// Titles of sections and parents that are values, in a built site.
@Suite struct LocalizedTitleTests {
  private func fixture(_ language: String) throws -> HistoryFixture {
    let fixture = try HistoryFixture(settings: "title: Works\nlanguage: \(language)\n")
    try fixture.write(
      """
      ---
      title: Works
      collection: { from: works.json, otherFields: true }
      sections:
        - { each: made by century, outline: made by decade, layout: list }
        - { title: Index, repeats: true, sort: made, index: made by month, layout: list, outline: made by month }
      ---
      """, to: "content/index.md")
    try write(#"{"id":"c","title":"C","made":"1901-12-24"}"#, to: fixture)
    return fixture
  }

  private func write(_ work: String, to fixture: HistoryFixture) throws {
    try fixture.write(
      """
      [{"id":"a","title":"A","made":"1994-05-02"}, {"id":"b","title":"B","made":"1865-07-14"}, \(work)]
      """, to: "content/works.json")
  }

  private func titles(_ fixture: HistoryFixture) throws -> [String] {
    let html = try fixture.folder.text(of: "site/index.html")
    let main = try #require(html.split(separator: "<template").first)
    return main.matches(of: /<h2[^>]*>(?:<[^>]*>)*([^<]*)|<span class="t" dir="auto">([^<]*)</).map
    {
      String($0.1 ?? $0.2 ?? "")
    }
  }

  @Test func theLanguageOfThePageSaysThem() throws {
    let english = try fixture("en")
    try english.build()
    let german = try fixture("de")
    try german.build()

    let names = try titles(english)
    #expect(
      names.filter { !["A", "B", "C"].contains($0) } == [
        "19th century", "1860s", "20th century", "1900s", "1990s", "Index", "July 1865",
        "December 1901", "May 1994",
      ])
    #expect(
      try titles(german).filter { !["A", "B", "C"].contains($0) } == [
        "19. Jahrhundert", "1860er Jahre", "20. Jahrhundert", "1900er Jahre", "1990er Jahre",
        "Index", "Juli 1865", "Dezember 1901", "Mai 1994",
      ])
    let html = try german.folder.text(of: "site/index.html")
    #expect(html.contains(">Dezember 1901</a>"))
  }

  @Test func theSnapshotSaysThemAsThePageDoes() throws {
    let fixture = try fixture("de")
    try fixture.build()
    let sections = try fixture.snapshot().pages[0].sections

    #expect(sections.map(\.title) == ["19. Jahrhundert", "20. Jahrhundert", "Index"])
    #expect(sections[0].parentTitles == ["~made by decade~1860": "1860er Jahre"])
  }

  @Test func aSecondBuildTellsOfNoOtherTitle() throws {
    let fixture = try fixture("de")
    try fixture.build()
    try write(#"{"id":"c","title":"C2","made":"1901-12-24"}"#, to: fixture)
    try fixture.build()

    let page = try fixture.folder.text(of: "site/index.html")
    #expect(!page.contains("18XX") && page.contains("19. Jahrhundert"))
  }

  /// As filters and visitors' groups say them.
  @Test(arguments: [
    ("en", ["Shown: Yes", "Shown: No", "3 × 4 cm", "1.5 kg", "€12.50"]),
    ("de", ["Shown: Ja", "Shown: Nein", "3 × 4 cm", "1,5 kg", "12,50 €"]),
  ])
  func valuesAreTitlesInTheLanguageOfThePage(_ language: String, _ titles: [String]) throws {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language)\n")
    try fixture.write(
      """
      ---
      collection:
        from: a.json
        page: false
        fields:
          title: id
          shown: { type: flag }
          size: { type: size, unit: cm }
          weight: { unit: kg }
          price: { unit: EUR }
      sections:
        - { id: a, each: { by: shown } }
        - { id: b, outline: size, repeats: true }
        - { id: c, outline: weight, repeats: true }
        - { id: d, outline: price, repeats: true }
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"x","shown":"yes","size":"3x4","weight":"1,5 kg","price":"12,50 €"},{"id":"y","shown":"no"}]"#,
      to: "content/a.json")

    let report = try fixture.build()

    #expect(report.warnings.map(\.description) == [])
    let page = try fixture.folder.text(of: "site/index.html").replacing("\u{A0}", with: " ")
    for title in titles { #expect(page.contains(title), "\(title)") }
    #expect(!page.contains(">true<") && !page.contains(">false<"))
  }

  @Test func labelsOfFlagsStay() throws {
    let fixture = try HistoryFixture(settings: "title: T\n")
    try fixture.write(
      """
      ---
      collection: { from: a.json, page: false, fields: { title: id, shown: { type: flag } } }
      sections:
        - { id: a, each: { by: shown, labels: { true: On display } } }
      ---

      """, to: "content/index.md")
    try fixture.write(
      #"[{"id":"x","shown":"yes"},{"id":"y","shown":"no"}]"#, to: "content/a.json")

    try fixture.build()

    let page = try fixture.folder.text(of: "site/index.html")
    #expect(page.contains("On display") && !page.contains("Shown: Yes"))
    #expect(page.contains("Shown: No"))
  }
}
