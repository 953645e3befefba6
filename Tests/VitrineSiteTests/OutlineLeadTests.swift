import Testing
import VitrineModel

@testable import VitrineSite

/// What rows of an outline begin with.
@Suite struct OutlineLeadTests {
  private func html(
    _ symbols: [String?], _ items: [Item], cell: String? = nil
  ) throws -> String {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items)])],
      records: symbols.enumerated().map { index, symbol in
        record("r\(index)", of: "index") { ($0.symbol, $0.cell) = (symbol, cell) }
      }, assets: [])
    return try #require(try renderer(content).text("index.html"))
  }

  /// The classes of the lists, the outermost first, without that of its layout.
  private func lists(_ html: String) -> [String] {
    html.split(separator: "<ul role=\"list\" class=\"").dropFirst().map { list in
      let classes = list.prefix { $0 != "\"" }.split(separator: " ")
      return classes.filter { !$0.hasPrefix("l-") }.joined(separator: " ")
    }
  }

  @Test func aParentHasNoSymbolOfItsChildren() throws {
    let html = try html(
      ["🇦🇴"],
      [Item(.outline(id: "~r~Middle Africa", title: "Middle Africa")), Item(.record(0), level: 1)])

    let summary = try #require(html.split(separator: "<summary").dropFirst().first)
    #expect(summary.hasPrefix(" class=\"row\"><span class=\"text\">"))
    #expect(html.split(separator: "<span class=\"symbol\"").count == 2)
  }

  @Test func rowsAreIndentedByTheLeadsOfTheirOwnList() throws {
    let html = try html(
      ["🇦🇴", nil, nil],
      [
        Item(.outline(id: "~r~a", title: "A")), Item(.record(0), level: 1),
        Item(.record(1), level: 1), Item(.outline(id: "~r~b", title: "B")),
        Item(.record(2), level: 1),
      ])

    #expect(lists(html) == ["list inset", "list lead-symbol", "list"])
  }

  @Test func recordsAboveOthersKeepTheirSymbols() throws {
    let html = try html(["🪨", nil], [Item(.record(0)), Item(.record(1), level: 1)])

    #expect(lists(html) == ["list inset lead-symbol", "list"])
    #expect(html.contains("<summary class=\"row\"><span class=\"symbol\""))
  }

  @Test func cellsWithoutSymbolsAreNotIndented() throws {
    let items = [Item(.record(0)), Item(.record(1), level: 1)]
    let html = try html(["🪨", "🍃"], items, cell: "figure")

    #expect(lists(html) == ["list inset lead-symbol", "list"])
  }
}
