import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// Columns of content side by side; that browsers place them is for Tests/Browser/agreement.py.
@Suite struct StackTests {
  /// One text beside two columns of two.
  private static func columns() throws -> LayoutDescription {
    let column = GroupDescription.Part.group(
      GroupDescription(.vertical, gap: .fixed(6), parts: .times(2, .item())))
    return .section(
      try GroupDescription(.horizontal, parts: .of([.item(), column, column])).section(spacing: 9))
  }

  private func compiled(_ layouts: [LayoutDescription]) -> CompiledLayout {
    let steps = layouts.enumerated().map {
      LayoutByWidth.Step(from: Double($0 * 600), layout: $1)
    }
    return compile(LayoutByWidth(steps: steps), listClass: "l")
  }

  @Test func eachColumnIsAListOfItsOwn() throws {
    let layout = compiled([try Self.columns()])
    let css = String(decoding: layout.css, as: UTF8.self)

    #expect(layout.partLengths == [1, 2, 2])
    #expect(!layout.needsIndex)
    #expect(
      LayoutByWidth(try Self.columns()).structures().map(\.pattern.form) == [.columnLists(3)])
    #expect(
      css.contains(
        """
        .l>ul:nth-child(3n){display:grid;grid-auto-columns:0;place-items:start;grid-area:auto/3;\
        margin:0 0 0;padding:0}
        .l>ul:nth-child(3n)>li:nth-child(1){grid-area:1/1/span 1;inline-size:33.333333cqi;
        """.dropLast()))
    #expect(css.contains(".l>ul:nth-child(3n)>li:nth-child(2){grid-area:2/2/span 1;"))
  }

  /// Two rows of two columns of two texts: only the first row keeps off the group before, and only
  /// where it is the last of all has it the 15 px below that the second has.
  @Test func ofTwoRowsOfColumnsOneKeepsTheSpacingAndOneTheRoomBelow() {
    let text = LayoutSubitem.item(width: .fractionalWidth(1), height: .estimated(44))
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(44), [text, text])
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(44), [.group(column), .group(column)])
    var rows = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(44), [.group(row), .group(row)])
    rows.contentInsets.bottom = 15

    let layout = compiled([.section(LayoutSection(group: rows, interGroupSpacing: 9))])
    let css = String(decoding: layout.css, as: UTF8.self)

    #expect(layout.partLengths == [2, 2, 2, 2])
    for (list, place) in [("4n+1", "1;margin:9px"), ("4n+3", "1;margin:0"), ("4n", "2;margin:0")] {
      #expect(
        css.contains(
          """
          .l>ul:nth-child(\(list)){display:grid;grid-auto-columns:0;place-items:start;\
          grid-area:auto/\(place) 0 0;
          """))
    }
    #expect(css.contains(".l>ul:nth-child(4n+1):nth-last-child(2)>"))
    #expect(!css.contains(".l>ul:nth-child(4n+1):nth-last-child(3)"))
  }

  @Test func whereOtherLayoutsHoldTheListsMakeNoBox() throws {
    let layout = compiled([.preset(GridPreset(columns: .count(2))), try Self.columns()])
    let css = String(decoding: layout.css, as: UTF8.self)

    #expect(layout.partLengths == [1, 2, 2])
    #expect(layout.needsIndex)
    let narrow = css.split(separator: "@container ").first { $0.hasPrefix("(width < 600px)") } ?? ""
    #expect(narrow.contains(".l>ul>li{--p:mod(var(--i),2)"))
    #expect(!narrow.contains(".l>ul{"))
    #expect(
      String(decoding: layoutStylesheet([layout]), as: UTF8.self)
        .contains(":where(.w>*>ul){display:contents}"))
  }

  @Test func noMarkupServesColumnsAndAGallery() throws {
    let columns = try Self.columns()
    let environments = [LayoutEnvironment(width: 1000, height: 800)]
    func obstacle(_ other: LayoutDescription) -> LayoutObstacle? {
      LayoutByWidth(steps: [.init(from: 0, layout: other), .init(from: 600, layout: columns)])
        .obstacle(in: environments)
    }

    #expect(obstacle(.preset(GalleryPreset())) == .columnsAtSomeWidths)
    #expect(obstacle(.preset(GridPreset())) == nil)
    #expect(obstacle(columns) == nil)
    #expect(compiled([.preset(GalleryPreset()), columns]).partLengths == [])
  }

  @Test func itemsOfAColumnStandInOneListToWhoeverListens() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<4))])],
      records: (0..<4).map { record("r\($0)", of: "index") }, assets: [])

    let layout = LayoutByWidth(try Self.columns())
    let html = try renderer(content, layouts: [layout]).text("index.html")

    let lists = (html ?? "").split(separator: #"<ul role="none">"#).dropFirst()
    let opening = #"<div class="w"><div role="list" class="\#(listClass(layout))">"#
    #expect(html?.contains(opening) == true)
    #expect(lists.map { $0.ranges(of: #"<li role="listitem" id="#).count } == [1, 2, 1])
  }

  /// Columns of three texts, each on 85 % of the width.
  private static func scrollingColumns() throws -> LayoutDescription {
    let column = GroupDescription(
      .vertical, width: .fractionalWidth(0.85), gap: .fixed(6), parts: .times(3, .item()))
    return .section(try column.section(scrolling: .groupPaging))
  }

  @Test func eachGroupOfTextsThatScrollsIsAListOfItsOwn() throws {
    let layout = compiled([try Self.scrollingColumns()])
    let css = String(decoding: layout.css, as: UTF8.self)

    #expect(layout.partLengths == [3])
    #expect(layout.scrolls)
    #expect(
      LayoutByWidth(try Self.scrollingColumns()).structures().map(\.pattern.form)
        == [.scrollerOfLists(.groupPaging, 3)])
    #expect(
      css.contains(
        """
        .l>ul{display:grid;grid-auto-columns:0;place-items:start end;grid-row:1;inline-size:0;\
        align-self:start;margin:0;padding:0}
        .l>ul>li:nth-child(1){grid-area:1/1/span 1;inline-size:85cqi;block-size:auto;\
        align-self:start;grid-template-rows:none;margin-block:0 0;margin-inline:0 -85cqi}
        .l>ul>li:nth-child(2){grid-area:2/2/span 1;inline-size:85cqi;block-size:auto;\
        align-self:start;grid-template-rows:none;margin-block:6px 0;margin-inline:0 -85cqi}

        """))
    #expect(
      css.contains(
        """
        .l>ul{scroll-margin-inline:0 calc(round(down,85cqi + .1621px,.25px) - (0px));\
        scroll-snap-align:start;scroll-snap-stop:always}

        """))
  }

  @Test func textsOfARowThatScrollsStandInOneListToWhoeverListens() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<4))])],
      records: (0..<4).map { record("r\($0)", of: "index") }, assets: [])

    let layout = LayoutByWidth(try Self.scrollingColumns())
    let html = try renderer(content, layouts: [layout]).text("index.html")

    let lists = (html ?? "").split(separator: #"<ul role="none">"#).dropFirst()
    #expect(
      html?.split(separator: "\n").first { $0.contains("role=\"list\"") }
        == """
        <div class="w"><div role="list" class="\(listClass(layout)) scroller" tabindex="0" \
        aria-label="Site">
        """)
    #expect(lists.map { $0.ranges(of: #"<li role="listitem" id="#).count } == [3, 1])
  }

  @Test func aRowOfListsIsAGridAtOtherWidths() throws {
    let layout = compiled([try Self.scrollingColumns(), .preset(GridPreset(columns: .count(2)))])
    let css = String(decoding: layout.css, as: UTF8.self)

    #expect(layout.partLengths == [3])
    #expect(layout.obstructed == nil)
    #expect(layout.needsIndex)
    #expect(css.contains("@container (width < 600px){.l{grid-auto-flow:column;"))
    #expect(css.contains(".l>ul>li{--p:mod(var(--i),"))
  }

  @Test func rowsOfOneHeightHoldListsOfTheirOwn() throws {
    let column = GroupDescription.Part.group(
      GroupDescription(
        .vertical, width: .fractionalWidth(0.5), gap: .fixed(6), parts: .times(2, .item())))
    let lead = GroupDescription.Part.item(width: .fractionalWidth(0.5))
    func compiled(_ parts: [GroupDescription.Part]) throws -> (lengths: [Int], css: String) {
      let layout = self.compiled([
        .section(
          try GroupDescription(
            .horizontal, height: .uniformAcrossSiblings(44), parts: .of(parts)
          ).section())
      ])
      return (layout.partLengths, String(decoding: layout.css, as: UTF8.self))
    }

    let beside = try compiled([lead, column])
    let columns = try compiled([column, column])

    #expect(beside.lengths == [3])
    #expect(
      beside.css.contains(
        ".l>ul>li:nth-child(1){grid-area:1/1/span 2;inline-size:50cqi;block-size:auto;"))
    #expect(columns.lengths == [2, 2])
    for css in [beside.css, columns.css] {
      #expect(css.hasPrefix(".l{display:grid;grid-auto-columns:0;place-items:start;margin:0;"))
      #expect(css.contains("gap:0 0;grid-auto-rows:1fr}"))
    }
  }
}
