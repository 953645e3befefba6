import Foundation
import TestSupport
import Testing

/// Key figures as pages show them, build after build.
@Suite struct FigureSiteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Tests\nlanguage: de\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Tests
      collection:
        from: tests.json
        fields: { title: title, outcome: outcome }
        measures: { duration: { unit: s, better: lower } }
        page: true
      figures:
        - { count: true }
        - { share: passed, of: outcome, title: Gut, better: higher }
        - { max: duration, title: Am längsten, show: title }
      sections:
        - { title: All, figures: [{ sum: duration, title: Summe }] }
      ---
      """, to: "content/index.md")
  }

  private func build(_ tests: [(outcome: String, duration: Double)]) throws -> String {
    let records = tests.enumerated().map {
      #"{"id":"\#($0)","title":"T\#($0)","outcome":"\#($1.outcome)","duration":\#($1.duration)}"#
    }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/tests.json")
    let result = try VitrineProgram.run(["build", "--quiet"], in: folder.path)
    #expect(result.errors == "")
    return try folder.text(of: "site/index.html")
  }

  /// What is in the elements of figures, title by title. Behind the page stands what it was, to be played.
  private func figures(in page: String) -> [String] {
    page.components(separatedBy: #"<dl class="figures""#).dropFirst().prefix(2)
      .flatMap {
        $0.components(separatedBy: "</dl>")[0].components(separatedBy: "<div>").dropFirst()
      }
      .map {
        $0.replacing(#/<[^>]*>/#, with: " ").split(whereSeparator: \.isWhitespace).joined(
          separator: " ")
      }
  }

  @Test func figuresTellWhatChangedSinceTheBuildBefore() throws {
    let first = try build([("passed", 1.5), ("failed", 2)])
    #expect(
      figures(in: first) == [
        "Einträge 2", "Gut 50 %", "Am längsten 2 s T1", "Summe 3,5 s",
      ])
    #expect(first.contains(#"<a href="t1/index.html">T1</a>"#))

    let second = try build([("passed", 1.5), ("failed", 2), ("passed", 4), ("passed", 6.5)])
    #expect(
      figures(in: second) == [
        "Einträge 4 , +2", "Gut 75 % , +25 % , besser",
        "Am längsten 6,5 s , +225 % , schlechter T3",
        "Summe 14 s , +300 % , schlechter",
      ])
    #expect(try build([("passed", 1.5), ("failed", 2), ("passed", 4), ("passed", 6.5)]) == second)
  }

  @Test func figuresMayBeTilesOfTheirOwn() throws {
    try folder.write(
      """
      ---
      title: Tests
      collection:
        from: tests.json
        fields: { title: title }
        measures: { duration: { unit: s } }
        page: true
      figures: { style: tiles, of: [{ count: true }, { max: duration, show: title }] }
      ---
      """, to: "content/index.md")
    let page = try build([("passed", 1.5), ("failed", 2)])

    #expect(
      page.contains(
        """
        <dl class="tiles">
        <div class="figure"><dt dir="auto">Einträge</dt><dd><span class="n"><span>2</span></span></dd></div>
        <div class="figure"><dt dir="auto">Duration</dt><dd><span class="n"><span>2 <small>s</small></span></span> <span class="of" dir="auto"><a href="t1/index.html">T1</a></span></dd></div>
        </dl>
        """))
    #expect(page.contains("assets/figures."))
  }

  @Test func onlyPagesWithFiguresLoadTheirStyles() throws {
    try folder.write("---\ntitle: Other\n---\nText.\n", to: "content/other/index.md")
    let page = try build([("passed", 1.5)])

    #expect(page.contains("assets/figures."))
    #expect(!(try folder.text(of: "site/other/index.html").contains("figures")))
    #expect(!(try folder.text(of: "site/t0/index.html").contains("figures")))
  }
}
