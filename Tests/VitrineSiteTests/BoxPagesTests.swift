import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// Where pages put the headers and footers that a layout has.
@Suite struct BoxPagesTests {
  private func text(
    _ layout: LayoutDescription, items: [Item], _ change: (inout LayoutSupplements) -> Void
  ) throws -> String {
    var supplements = LayoutSupplements()
    change(&supplements)
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [section("all", title: "All", items: items) { $0.text = "Both" }])
      ], records: [record("a", of: "index"), record("b", of: "index")], assets: [])
    let html = try #require(
      try renderer(content, layouts: [LayoutByWidth(layout, supplements: supplements)])
        .text("index.html"))
    let start = try #require(html.firstRange(of: "<section "))
    let end = try #require(html.firstRange(of: "</section>"))
    return String(html[start.lowerBound..<end.lowerBound])
  }

  private func boundary(_ kind: String, isPinned: Bool = false) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
      alignment: kind == "header" ? .top : .bottom, pinsToVisibleBounds: isPinned)
  }

  /// The tags and texts in the order of the page, without what is within items.
  private func parts(_ html: String) -> [String] {
    let known = [
      "<section class=\"section", "<header", "<h2", "<h3", "<p class=\"note", "<div class=\"shelf",
      "<div class=\"box", "<div class=\"region", "<div class=\"header-box", "<ul", "</ul",
      "<div class=\"footer-box", "<p class=\"section-foot",
    ]
    return html.split(separator: "<").compactMap { tag in
      known.first { "<\(tag)".hasPrefix($0) }?.split(whereSeparator: { "<\" ".contains($0) }).last
        .map(String.init)
    }
  }

  @Test func headerAndFooterStandAroundTheList() throws {
    let html = try text(.preset(ListPreset()), items: items(0..<2)) {
      $0.header = boundary("header", isPinned: true)
      $0.footer = boundary("footer")
      $0.background = LayoutSupplements.Background(style: .card)
    }

    #expect(
      parts(html) == [
        "section", "shelf", "box", "region", "header-box", "header", "h2", "ul", "/ul",
        "footer-box", "section-foot",
      ])
    #expect(html.hasPrefix("<section class=\"section rows\" aria-labelledby=\"s-all\">"))
    #expect(html.contains(/<div class="box l-[0-9a-f]{10}-box behind-card">/))
    #expect(html.contains("<p class=\"section-foot\" dir=\"auto\">Both</p>"))
  }

  @Test func eachGroupOfAnOutlineHasItsOwnHeader() throws {
    let items = [
      Item(.outline(id: "~by~X", title: "X")), Item(.record(0), level: 1),
      Item(.outline(id: "~by~Y", title: "Y")), Item(.record(1), level: 1),
    ]
    let html = try text(.preset(GridPreset()), items: items) {
      $0.header = boundary("header", isPinned: true)
      $0.footer = boundary("footer")
    }

    // The text is the section's, which has two lists: it stays in the section's header.
    #expect(
      parts(html).filter { $0 != "/ul" && $0 != "region" } == [
        "section", "header", "h2", "note", "shelf", "box", "header-box", "h3", "ul", "box",
        "header-box", "h3", "ul",
      ])
  }

  @Test func aBackgroundAloneLeavesTheHeaderWhereItIs() throws {
    let html = try text(.preset(GridPreset()), items: items(0..<1)) {
      $0.background = LayoutSupplements.Background(style: .fill)
    }

    #expect(
      parts(html) == ["section", "header", "h2", "note", "shelf", "box", "ul", "h3", "/ul"])
    #expect(html.hasPrefix("<section class=\"section pinned\""))
  }

  @Test func anEmptySectionHasItsHeaderAndNoList() throws {
    let html = try text(.preset(GridPreset()), items: []) { $0.header = boundary("header") }

    #expect(parts(html) == ["section", "header", "h2", "note", "shelf"])
  }

  @Test func badgesThatReachOutKeepClearOfTheBar() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .estimated(40), height: .estimated(20)),
      containerAnchor: LayoutAnchor(edges: [.top], offset: .fractional(Point(x: 0, y: -0.5))))
    let html = try text(.preset(GridPreset()), items: items(0..<1)) { $0.badge = badge }

    #expect(html.hasPrefix("<section class=\"section pinned overhang\""))
    #expect(!html.contains("class=\"box"))
  }

  @Test func badgesThatReachOutKeepClearOfAHeaderInTheList() throws {
    let badge = SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .estimated(40), height: .estimated(20)),
      containerAnchor: LayoutAnchor(edges: [.top], offset: .fractional(Point(x: 0, y: -0.5))))
    let html = try text(.preset(GridPreset()), items: items(0..<1)) {
      $0.badge = badge
      $0.header = boundary("header")
    }

    #expect(html.hasPrefix("<section class=\"section overhang\""))
  }
}
