import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// Lists on pages of more than 500 items; that they stand where they should is for Tests/Browser/heights.py.
@Suite struct ChunkingTests {
  private func long(_ layout: LayoutDescription) -> CompiledLayout {
    compile(LayoutByWidth(layout), listClass: "l", isLong: true)
  }

  private func css(_ layout: LayoutDescription) -> String {
    String(decoding: long(layout).css, as: UTF8.self)
  }

  private func rows(_ group: GroupDescription, spacing: Double = 0) throws -> LayoutDescription {
    .section(try group.section(spacing: spacing))
  }

  /// A multiple of the items of every group, near 64.
  @Test(
    arguments: [
      (.preset(ListPreset()), [64]),
      (.preset(GridPreset()), [60]),
      (.preset(GridPreset(columns: .count(7))), [63]),
      (.preset(GridPreset(columns: .narrowest(150), gap: 0)), [24, 120, 840]),
      (.preset(GalleryPreset(small: 4)), [60]),
      (.preset(CarouselPreset()), []),
      (.preset(FlowPreset()), []),
    ] as [(LayoutDescription, [Int])])
  func aChunkHoldsWholeGroupsAtEveryWidth(_ layout: LayoutDescription, _ lengths: [Int]) {
    #expect(long(layout).partLengths + long(layout).outerLengths == lengths)
  }

  @Test func rowsOfAKnownHeightGiveChunksTheirs() throws {
    let layout = try rows(
      GroupDescription(
        .horizontal, height: .fractionalWidth(1.0 / 3), gap: .fixed(10), parts: .times(4, .item())),
      spacing: 12)

    #expect(
      css(layout).contains(
        """
        ;content-visibility:auto;overflow-clip-margin:24px;\
        block-size:calc(16*round(down,33.333333333cqi + .1621px,.25px) + 180px)}
        """))
    #expect(css(layout).contains(".l>ul:not(:first-child){margin-block-start:12px}"))
  }

  /// It holds what is left over of full ones: 58 of 250, in 15 rows.
  @Test func theLastChunkIsAsHighAsItsItems() throws {
    let layout = try rows(
      GroupDescription(.horizontal, height: .absolute(90), parts: .times(4, .item())), spacing: 12)

    #expect(
      css(layout).contains(
        """
        .l>ul:last-child{block-size:calc(round(up,(mod(var(--count) - 1,64) + 1)/4,1)\
        *(90px + 12px) - 12px)}
        """))
    #expect(
      css(.preset(ListPreset())).contains(
        ".l>ul:last-child{contain-intrinsic-block-size:auto calc((mod(var(--count) - 1,64) + 1)*44px)}"
      ))
  }

  /// A browser that looked into every chunk for a group that is not full would do so at each new
  /// width.
  @Test func theLastChunkAloneIsLookedInto() throws {
    let columns = LayoutDescription.section(
      LayoutSection(
        group: .vertical(
          width: .fractionalWidth(1), height: .absolute(100),
          [.item(width: .fractionalWidth(1), height: .absolute(30))]),
        contentInsets: EdgeInsets(top: 5)))

    let css = css(columns)

    // Three items of 30 fill a group; one or two are missing at the end of the last.
    for (present, missing) in [(1, 60), (2, 30)] {
      #expect(
        css.contains(
          """
          .l>ul:last-child:has(>:nth-child(3n+\(present)):last-child)\
          {margin-block-end:-\(missing)px}
          """))
    }
    #expect(css.ranges(of: ":has(").count == 2)
  }

  /// Two under each other before one: rows count from the chunk's first item, 63 to a chunk.
  @Test func itemsPlacedByTheirIndexCountFromTheirChunk() throws {
    let stack = GroupDescription.Part.group(
      GroupDescription(.vertical, parts: .times(2, .item())))
    let layout = try rows(GroupDescription(.horizontal, parts: .of([stack, .item()])))

    #expect(long(layout).partLengths == [63])
    #expect(css(layout).contains("grid-area:calc(round(down,mod(var(--i),63)/3,1)*2 + 1)/1/span 1"))
  }

  @Test func ofOtherRowsTheBrowserKeepsTheHeightItLastSaw() {
    #expect(
      css(.preset(ListPreset())).contains(
        "overflow-clip-margin:24px;contain-intrinsic-block-size:auto 2816px}"))
  }

  /// Chunks of 60 suit 1 to 6 columns; where there are more, the items stand in the one list.
  @Test func whereGroupsDoNotFitInChunksTheirListsMakeNoBox() {
    let grid = long(.preset(GridPreset(columns: .narrowest(250), gap: 0)))
    let css = String(decoding: grid.css, as: UTF8.self)

    #expect(grid.partLengths == [60])
    #expect(grid.needsIndex)
    let seven = css.split(separator: "@container ").first { $0.contains("--k:7;") } ?? ""
    #expect(seven.hasPrefix("(width < 2000px) and (not (width < 1750px)){.l{display:grid;"))
    #expect(!seven.contains(".l>ul{"))
  }

  /// No chunk ends where a row of seven texts does: each item is left out by itself, and takes the
  /// 200 px that the layout guesses.
  @Test func whereRowsOfContentDoNotFitInChunksItemsAreLeftOut() {
    let css = css(.preset(GridPreset(columns: .narrowest(250), gap: 0)))

    let seven = css.split(separator: "@container ").first { $0.contains("--k:7;") } ?? ""
    let six = css.split(separator: "@container ").first { $0.contains("--k:6;") } ?? ""
    #expect(
      seven.contains(".l>ul>li{") && seven.contains("contain-intrinsic-block-size:auto 200px"))
    #expect(!six.contains("contain-intrinsic-block-size:auto 200px}"))
  }

  /// Seven of 130 px and six gaps fit from 958 px on, and 60 are no multiple of seven: each chunk is
  /// as high as the rows that it has items in, and begins a row higher if it shares that.
  @Test func chunksMayEndWithinRowsOfAKnownHeight() throws {
    let layout = try rows(
      GroupDescription(
        .horizontal, height: .absolute(90), gap: .fixed(8),
        parts: .of([.item(width: .absolute(130))])), spacing: 12)
    let compiled = long(layout)
    let css = String(decoding: compiled.css, as: UTF8.self)

    let seven = css.split(separator: "@container ").first { $0.contains("--k:7;") } ?? ""
    #expect(seven.hasPrefix("(width < 1096px) and (not (width < 958px)){"))
    #expect(
      seven.contains(
        """
        block-size:calc((round(up,(var(--f) + 60)/7,1) - round(down,var(--f)/7,1))\
        *(90px + 12px) - 12px)}
        """))
    #expect(
      seven.contains(
        """
        .l>ul:last-child{block-size:calc((round(up,var(--count)/7,1) \
        - round(down,var(--f)/7,1))*(90px + 12px) - 12px)}
        """))
    #expect(
      seven.contains(
        ".l>ul:not(:first-child){margin-block-start:calc(12px - min(1,mod(var(--f),7))*(90px + 12px))}"
      ))
    #expect(seven.contains("pointer-events:none;"))
    #expect(seven.contains(".l>ul>li{pointer-events:auto"))
    #expect(compiled.needsPartStart && compiled.needsIndex)
    #expect(!long(.preset(ListPreset())).needsPartStart)
  }

  @Test func chunksThatShareRowsCarryTheIndexOfTheirFirstItem() throws {
    let fitting = LayoutByWidth(
      try rows(
        GroupDescription(
          .horizontal, height: .absolute(90), parts: .of([.item(width: .absolute(130))]))))
    let layout = compile(fitting, listClass: "l", isLong: true)
    let markup = ListMarkup(layout: layout, count: 61)
    var html: [UInt8] = []
    for index in 0..<61 {
      markup.openItem(at: index, into: &html)
      markup.closeItem(into: &html)
    }

    let text = String(decoding: html, as: UTF8.self)
    #expect(text.hasPrefix(#"<ul role="none" style="--f:0">"#))
    #expect(text.ranges(of: #"<ul role="none" style="--f:60">"#).count == 1)
  }

  /// A gallery's items are placed by their place in a chunk, so chunks suit it before the rows of
  /// seven and of nine, which would make them 693 items long.
  @Test func itemsOfIrregularGroupsDecideOnChunksFirst() throws {
    func row(_ count: Int) throws -> LayoutDescription {
      try rows(GroupDescription(.horizontal, height: .absolute(90), parts: .times(count, .item())))
    }
    let layout = LayoutByWidth(steps: [
      .init(from: 0, layout: try row(7)), .init(from: 600, layout: try row(9)),
      .init(from: 900, layout: .preset(GalleryPreset(small: 10))),
    ])

    let compiled = compile(layout, listClass: "l", isLong: true)

    #expect(compiled.partLengths == [77])
    #expect(compiled.isChunked && compiled.needsPartStart)
  }

  /// 24 suit 1, 2, 3, 4, 6 and 8 columns, 120 also 5 and 840 also 7.
  @Test func chunksStandInLargerOnesThatSuitOtherWidths() {
    let css = css(.preset(GridPreset(columns: .narrowest(150), gap: 0)))

    let five = css.split(separator: "@container ").first { $0.contains("--k:5;") } ?? ""
    #expect(five.hasPrefix("(width < 900px) and (not (width < 750px)){"))
    #expect(five.contains(".l>div>div{display:grid;"))
    #expect(!five.contains(".l>div{") && !five.contains(".l>div>div>ul{"))
    #expect(five.contains(".l>div:first-child>div:first-child{margin-block-start:0}"))
    #expect(
      five.contains(
        ".l>div:last-child>div:last-child{contain-intrinsic-block-size:auto calc(round(up,"
          + "(mod(var(--count) - 1,120) + 1)/5,1)*"))
    #expect(css.ranges(of: "contain-intrinsic-block-size:auto 0").isEmpty)
  }

  @Test func chunksAreWrittenInLargerOnes() throws {
    let records = (0..<2001).map { record("r\($0)", of: "index") }
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<2001))])],
      records: records, assets: [])
    let fine = LayoutByWidth(.preset(GridPreset(columns: .narrowest(150), gap: 0)))

    let html = try renderer(content, layouts: [fine]).text("index.html") ?? ""

    // Of 840 three, of 120 seventeen, of 24 eighty-four.
    #expect(html.ranges(of: #"<div role="none">"#).count == 3 + 17)
    #expect(html.ranges(of: #"<ul role="none">"#).count == 84)
    let opening = #"<div role="none">"#
    #expect(html.contains("</li>\n</ul></div></div>\n\(opening)\n\(opening)\n<ul"))
    #expect(html.contains("</li>\n</ul></div></div>\n</div></div>"))
    #expect(html.ranges(of: "<div").count == html.ranges(of: "</div>").count)
  }

  /// 251 and 250, or 250 twice: it is the page that is long.
  @Test(arguments: [250, 251]) func allListsOfALongPageAreWrittenInChunks(_ count: Int) throws {
    let records = (0..<count + 250).map { record("r\($0)", of: "index") }
    let grid = section("second", layout: 1, items: items(count..<count + 250))
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site", sections: [section("first", items: items(0..<count)), grid]),
        page("short", title: "Short", sections: [section("all", items: items(0..<1))]),
      ], records: records, assets: [])
    let site = try renderer(content, layouts: [listLayout, gridLayout])

    let html = try #require(site.text("index.html"))
    let rules = try #require(site.text("assets/layouts/index.css"))

    let isLong = count > 250
    #expect(html.ranges(of: #"<ul role="none">"#).count == (isLong ? 4 + 5 : 0))
    #expect(html.contains(#" style="--count:250">"#) == isLong)
    for layout in [listLayout, gridLayout] {
      for isCut in [true, false] {
        #expect(rules.contains(listClass(layout, isLong: isCut)) == (isCut == isLong))
      }
    }
    let short = try #require(site.text("short/index.html"))
    #expect(short.contains(#"<ul role="list" class="\#(listClass(listLayout)) list inset">"#))
  }

  @Test(arguments: [500, 501]) func aListOfMoreThan500ItemsIsWrittenInChunks(_ count: Int) throws {
    let records = (0..<count).map { record("r\($0)", of: "index") }
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<count))])],
      records: records, assets: [])

    let html = try renderer(content).text("index.html") ?? ""

    let isLong = count > 500
    let first = #"<li id="i-r63">"#
    let chunks = html.split(separator: #"<ul role="none">"#)
    #expect(chunks.count - 1 == (isLong ? 8 : 0))
    #expect(
      html.contains(
        #"<div class="w"><div role="list" class="\#(listClass(listLayout, isLong: true)) list inset" style="--count:501">"#
      )
        == isLong)
    #expect(html.contains(first) == !isLong)
    if isLong {
      #expect(
        chunks.dropFirst().map { $0.ranges(of: #"<li role="listitem" id="#).count }
          == [Int](repeating: 64, count: 7) + [53])
      #expect(chunks.last?.contains("</li>\n</ul>\n</div></div>\n") == true)
    }
  }
}
