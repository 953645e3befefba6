import TestSupport
import Testing
import VitrineText

@testable import Vitrine

/// Sections that are tables, in a built site.
@Suite struct TableSiteTests {
  private func fixture(
    _ layout: String, settings: String = "title: Birds\n", collection: String = ""
  ) throws -> HistoryFixture {
    let fixture = try HistoryFixture(settings: settings)
    try fixture.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, page: true, otherFields: true, measures: { size: { unit: cm } }\(collection) }
      sections:
        - { title: All, layout: \(layout) }
      ---
      """, to: "content/index.md")
    try fixture.write("---\ntitle: Other\n---\n", to: "content/other/index.md")
    try write("22", to: fixture)
    return fixture
  }

  private func write(_ share: String, note: String = "", to fixture: HistoryFixture) throws {
    try fixture.write(
      """
      [{"id":"owl","title":"Owl & Co","size":24.5,"share":1.25,"family":"O","note":"\(note)"},
       {"id":"rook","title":"Rook","size":46,"share":\(share),"symbol":"🐦","badge":"Rare"}]
      """, to: "content/birds.json")
  }

  private func table(_ fixture: HistoryFixture) throws -> String {
    let html = try fixture.folder.text(of: "site/index.html")
    let start = try #require(html.firstRange(of: "<div class=\"sheet\""))
    let end = try #require(html.firstRange(of: "</table>\n</div>"))
    // Units follow a space that does not break.
    return String(html[start.lowerBound..<end.upperBound]).replacing("\u{A0}", with: " ")
  }

  @Test func itIsATableOfItsOwnTitle() throws {
    let fixture = try fixture("{ table: [title, size, share, family] }")
    try fixture.build()
    let table = try table(fixture)

    let lines = table.split(separator: "\n").map(String.init)
    #expect(lines[0] == #"<div class="sheet" role="group" tabindex="0" aria-labelledby="s-all">"#)
    #expect(
      lines[1].hasSuffix(
        #"" aria-labelledby="s-all" style="--f1:1;--p1:&#39;.&#39;;--f2:2;--p2:&#39;.&#39;">"#),
      "\(lines[1])")
    #expect(
      lines[2].hasPrefix(
        #"<thead><tr><th scope="col"><button type="button" class="order" value="title"><span dir="auto">Title</span></button></th>"#
      ))
    #expect(
      lines[4]
        == #"<tr id="i-owl"><th scope="row"><div class="named"><span><a href="owl/index.html" dir="auto">Owl &amp; Co</a></span></div></th><td><span class="point" style="--d:1">24.5<span class="u"> cm</span></span></td><td><span class="point" style="--d:2">1.25</span></td><td><bdi>O</bdi></td></tr>"#
    )
    #expect(
      lines[5]
        == #"<tr id="i-rook"><th scope="row"><div class="named"><span class="symbol" aria-hidden="true">🐦</span><span><a href="rook/index.html" dir="auto">Rook</a><span class="hidden">, </span> <span class="badge">Rare</span></span></div></th><td><span class="point whole">46<span class="u"> cm</span></span></td><td><span class="point whole">22</span></td><td></td></tr>"#
    )
  }

  /// The decimal comma is what whole numbers have room for.
  @Test func numbersAreWrittenInThePagesLanguage() throws {
    let fixture = try fixture("{ table: [title, share] }", settings: "title: B\nlanguage: de\n")
    try fixture.build()
    let table = try table(fixture)

    #expect(table.contains("--f1:2;--p1:&#39;,&#39;"))
    #expect(table.contains(#"<span class="point" style="--d:2">1,25</span>"#))
  }

  @Test func termsLeadToTheirPages() throws {
    let fixture = try fixture("{ table: [title, family] }", collection: ", terms: [family]")
    try fixture.build()

    let link = #"<td><a href="family/O/index.html" dir="auto">O</a></td>"#
    #expect(try table(fixture).contains(link))
    let term = try fixture.folder.text(of: "site/family/O/index.html")
    #expect(term.contains(#"<th scope="row"><div class="named"><span><a href="../../owl/"#))
  }

  /// A first column without a title is the link, and says the title where a record has nothing there.
  @Test func theFirstColumnIsTheLink() throws {
    let fixture = try fixture("{ table: [family, title] }")
    try fixture.build()
    let table = try table(fixture)

    for cell in [
      #"<th scope="row"><a href="owl/index.html" dir="auto"><bdi>O</bdi></a></th>"#,
      #"<th scope="row"><a href="rook/index.html" dir="auto">Rook</a></th>"#,
      #"<td><div class="named"><span><bdi>Owl &amp; Co</bdi></span></div></td>"#,
    ] {
      #expect(table.contains(cell))
    }
  }

  @Test func aRowIsWhatItsColumnsShow() throws {
    let fixture = try fixture("{ table: [title, share] }")
    try fixture.build("2026-01-05")
    let before = try fixture.snapshot()
    try write("22", note: "Nocturnal", to: fixture)
    try fixture.build("2026-01-06")
    #expect(try fixture.snapshot().records.map(\.hash) == before.records.map(\.hash))

    try write("23", note: "Nocturnal", to: fixture)
    try fixture.build("2026-01-07")
    let after = try fixture.snapshot()

    #expect(after.pages[0].sections[0].items.map(\.id).count == 2)
    #expect(
      after.pages[0].sections[0].items.map(\.id) == before.pages[0].sections[0].items.map(\.id))
    #expect(zip(before.records, after.records).map { $0.hash == $1.hash } == [true, false])
    #expect(try table(fixture).contains(#"<span class="badge updated">"#))
  }

  @Test func anEarlierTableIsThereToBeMeasured() throws {
    let fixture = try fixture("{ table: [title, share] }")
    try fixture.build("2026-01-05")
    try write("23", to: fixture)
    try fixture.build("2026-01-06")
    let html = try fixture.folder.text(of: "site/index.html")
    let earlier = try #require(html.firstRange(of: "<template id=\"earlier\">")).upperBound

    #expect(html[earlier...].contains(#"<tr data-of="i-owl"><td></td></tr>"#))
    #expect(html[earlier...].contains(#"<tr data-of="i-rook" data-whole=""><th scope="row">"#))
  }

  @Test func otherPagesLoadNothingOfIt() throws {
    let fixture = try fixture("{ table: [title] }")
    try fixture.build()
    let other = try fixture.folder.text(of: "site/other/index.html")
    let sheets = try fixture.folder.text(of: "site/index.html").matches(
      of: /href="(assets\/layouts[^"]*)"/)

    #expect(!other.contains("class=\"sheet\"") && !other.contains("finding"))
    let css = try fixture.folder.text(of: "site/\(sheets[0].1)")
    #expect(css.contains(".sheet{"))
    #expect(!css.contains(".cell{"))
  }
}
