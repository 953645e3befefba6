import Foundation
import TestSupport
import Testing
import VitrineLayout

@testable import VitrineSite

/// How wide pages show pictures. That browsers show them so wide is for `sizes.py`.
@Suite struct PictureSlotTests {
  private let page = lengths("system")

  private static func lengths(
    _ theme: String, _ side: PageColumn.Side = .nothing, own: String = ""
  ) -> PageLengths {
    PageLengths(PageColumn(theme: theme, side: side)) { name in
      name == "site" ? Array(own.utf8) : defaultSiteTemplates.styles(named: name)
    }
  }

  private func slots(
    _ layout: LayoutByWidth, _ cell: PictureCell = .wide
  ) -> [PictureSlot] {
    SectionList(SectionList.Source(layout: layout)).pictureSlots(cell, on: page)
  }

  private func slot(_ layout: any LayoutPreset, _ cell: PictureCell = .wide) -> PictureSlot {
    slots(LayoutByWidth(.preset(layout)), cell)[0]
  }

  @Test(arguments: [
    (320, 288), (599, 567), (600, 552), (900, 836), (1200, 1120), (1280, 1200), (2560, 1200),
  ])
  func aPageIsAsWideAsTheWindowWithoutItsGuttersUpToItsMaximum(window: Double, content: Double) {
    #expect(page.content.value(window) == content)
  }

  /// 15 rem and the gutter of 2 or 2.5 rem are the tree's, 13 rem and a gutter the contents'.
  @Test(
    arguments: [
      (.tree, 999, 935), (.tree, 1000, 1000 - 240 - 32 - 64), (.tree, 1424, 1344 - 280),
      (.treeAndContents, 1279, 1279 - 80 - 280), (.treeAndContents, 1280, 1200 - 280 - 248),
      (.treeAndContents, 2000, 1344 - 280 - 248),
    ] as [(PageColumn.Side, Double, Double)])
  func whatIsBesideAPageTakesItsRoom(side: PageColumn.Side, window: Double, content: Double) {
    #expect(Self.lengths("system", side).content.value(window) == content)
  }

  @Test func themesAndSitesSetTheWidthOfPages() {
    #expect(Self.lengths("dense").content.value(2000) == 1280)
    #expect(Self.lengths("editorial").content.value(2000) == 1360)
    #expect(Self.lengths("dense", .tree).content.value(2000) == 1280 - 240 - 40)
    let own = Self.lengths(
      "system",
      own: ":root { --page: 68rem } @media (width >= 900px) { :root { --gutter: var(--s3) } }")
    #expect(own.content.value(2000) == 1088)
    #expect([800, 1000].map(own.content.value) == [752, 976])
    let computed = Self.lengths("system", own: ":root { --page: max(60rem, 80vw); --gutter: 2vw }")
    #expect([320, 2000].map(computed.content.value) == [320, 2000])
  }

  /// A gutter of 2 rem counts where one of 2.5 rem would save little. With a density of 3, phones get two thirds.
  @Test func aSingleColumnIsAsWideAsThePage() {
    #expect(
      slot(GridPreset(columns: .count(1))).sizes
        == "(min-resolution: 3x) and (max-width: 599px) calc(66.6667vw - 21.3333px), (min-width: 1280px) 1200px, (min-width: 900px) calc(100vw - 64px), (min-width: 600px) calc(100vw - 48px), calc(100vw - 32px)"
    )
  }

  /// Three columns with gaps of 24 px from 900 px of content, of 12 px below 600 px.
  @Test func columnsShareTheContentWithoutTheirGaps() {
    let slot = slot(GridPreset(columns: .count(3)))
    #expect(abs(slot.width.value(1440) - 384) < 1e-6)
    #expect(abs(slot.width.value(375) - (343 - 24) / 3) < 1e-6)
    #expect(
      slot.sizes.hasPrefix(
        "(min-resolution: 3x) and (max-width: 647px) calc(22.2222vw - 12.4444px), (min-width: 1280px) 384px, (min-width: 900px) calc("
      ))
    #expect(slot.sizes.hasSuffix(", calc(33.3333vw - 18.6667px)"))
  }

  @Test func carouselsShowPicturesOfOneWidth() {
    #expect(slot(CarouselPreset(width: 180)).sizes == "180px")
  }

  /// 3.5 rem high at most, 4 rem wide at most, of the shape of the list.
  @Test func picturesOfRowsHaveTheirSize() {
    #expect(slot(ListPreset(), .row).sizes == "64px")
    #expect(
      slots(
        LayoutByWidth(.preset(ListPreset()), pictures: PictureOptions(shape: .ratio(0.75))), .row
      )[0].sizes == "42px")
    #expect(slot(GridPreset(), .row).sizes == "64px")
    #expect(slot(ListPreset(), .limited(40)).sizes == "40px")
    #expect(Self.lengths("dense").thumbWidth == 40)
  }

  /// The shape of pictures is in the markup, so both lists have the same rules. 56 px times 3/4.
  @Test func listsOfOneClassHavePicturesOfTheirOwnShapes() {
    let places = PicturePlaces(defaultSiteTemplates)
    let lists = [PictureOptions.Shape.automatic, .ratio(0.75)].map { shape in
      let layout = LayoutByWidth(.preset(ListPreset()), pictures: PictureOptions(shape: shape))
      return SectionList(SectionList.Source(layout: layout))
    }

    let sizes = lists.map {
      places.of($0, cell: "row", PageColumn(theme: "system"))?.sizes(at: 0).sizes
    }

    #expect(lists[0].layout.listClass == lists[1].layout.listClass)
    #expect(sizes == ["64px", "42px"])
  }

  @Test func itemsOfDifferentWidthsHaveDifferentSizes() {
    let slots = slots(galleryLayout, .filling)
    #expect(slots.count == 5)
    #expect(Set(slots.map(\.sizes)).count == 2)
    // Half of the room beside three gaps of 8 px, and a quarter.
    #expect(abs(slots[0].width.value(1440) / slots[1].width.value(1440) - 2) < 0.05)
  }

  /// A gallery sets heights: 4:3 and nearly so in narrow windows, about 5:4 in wide ones.
  @Test func platesCropPicturesToTheirHighestShape() throws {
    for slot in slots(galleryLayout, .filling) {
      let shapes = try #require(slot.shapes)
      #expect(shapes.lowerBound == shapes.upperBound)
      #expect(shapes.lowerBound > 1.2 && shapes.lowerBound < 1.26)
    }
  }

  /// 100 px high and half of a page less a gap: from 3:2 to about 6:1.
  @Test func platesOfVeryDifferentShapesKeepThemAll() throws {
    let slot = slots(twoColumns, .filling)[0]
    let shapes = try #require(slot.shapes)
    #expect(abs(shapes.lowerBound - 1.39) < 1e-6 && abs(shapes.upperBound - 5.95) < 1e-6)
    #expect(abs(slot.width.value(320) - 200) < 1e-6 && abs(slot.width.value(1440) - 595) < 1e-6)
  }

  @Test func picturesAreCroppedToTheShapeOfTheirLayout() {
    func shapes(
      _ pictures: PictureOptions, _ layout: any LayoutPreset
    ) -> ClosedRange<Double>? {
      slots(LayoutByWidth(.preset(layout), pictures: pictures))[0].shapes
    }
    #expect(shapes(PictureOptions(shape: .ratio(1.5)), GridPreset()) == 1.5...1.5)
    #expect(shapes(PictureOptions(), GridPreset()) == nil)
    #expect(shapes(PictureOptions(shape: .own), GridPreset()) == nil)
    #expect(shapes(PictureOptions(shape: .ratio(1.5), fit: .contain), GridPreset()) == nil)
    #expect(shapes(PictureOptions(), ListPreset()) == (4.0 / 3)...(4.0 / 3))
  }

  @Test func whereVisitorsChooseTheWidestLayoutCounts() {
    let layout = LayoutByWidth(choosing: [
      LayoutChoice(name: "grid", layout: LayoutByWidth(.preset(GridPreset(columns: .count(4))))),
      LayoutChoice(name: "list", layout: LayoutByWidth(.preset(ListPreset()))),
      LayoutChoice(name: "carousel", layout: LayoutByWidth(.preset(CarouselPreset(width: 160)))),
    ])
    let width = slots(layout, .chosen)[0].width
    #expect(abs(width.value(1440) - (1200 - 72) / 4) < 1e-6)
    #expect(abs(width.value(375) - 160) < 2)
  }

  @Test func unknownLayoutsMayBeAsWideAsThePage() {
    let layout = LayoutByWidth(
      .named(
        NamedLayout(
          "odd",
          Layout { _, environment in
            LayoutSection(
              group: .horizontal(
                width: .fractionalWidth(1), height: .absolute(100),
                [
                  .item(
                    width: .absolute(environment.container.width.squareRoot()), height: .absolute(9)
                  )
                ])
            )
          })))
    #expect(slots(layout)[0].width.value(1440) == 1200)
  }

  /// 7/12 of a page without a gap of 56 px; a third beside facts; all of it in an exhibit.
  @Test(
    arguments: [
      ("system", .nothing, 1440, 1144 * 7 / 12), ("system", .nothing, 800, 752),
      ("dense", .nothing, 1440, 1248 / 3), ("editorial", .nothing, 1440, 1360),
      ("system", .tree, 1440, 1344 - 280),
    ] as [(String, PageColumn.Side, Double, Double)])
  func anItemsPictureTakesItsPartOfThePage(
    theme: String, side: PageColumn.Side, window: Double, width: Double
  ) {
    #expect(abs(Self.lengths(theme, side).hero.value(window) - width) < 1e-9)
  }

  @Test func textsAreNoWiderThanTheirMeasure() {
    #expect([375, 700, 2000].map(page.prose.value) == [343, 652, 680])
    #expect(abs(page.proseBesideHero.value(1440) - 1144 * 7 / 12) < 1e-9)
  }
}

/// What the sizes of pictures take from stylesheets other than tokens.
@Suite struct PictureStylesTests {
  private func sheet(_ name: String) -> String {
    String(decoding: defaultSiteTemplates.styles(named: name), as: UTF8.self)
  }

  private func rem(_ pixels: Double) -> String { "\((pixels / 16).formatted())rem" }

  @Test func treesAndContentsAreAsWideAsTheirStyles() {
    let (tree, contents) = (PageLengths.tree, PageLengths.contents)
    let css = sheet("tree")
    let first = "calc(min(\(rem(tree.width)), 24vw) + var(--gutter)) minmax(0, 1fr)"
    #expect(
      css.contains(
        "@media (width >= \(Int(tree.from))px) {\n    .sided { display: grid; grid-template: auto 1fr / \(first) }"
      ))
    #expect(
      css.contains(
        "@media (width >= \(Int(contents.from))px) {\n    .sided:has(> .contents) { grid-template-columns: \(first) calc(min(\(rem(contents.width)), 18vw) + var(--gutter)) }"
      ))
    #expect(tree.width <= tree.from * 0.24 && contents.width <= contents.from * 0.18)
    #expect(css.contains(".sided .item { display: flex; flex-direction: column;"))
  }

  @Test func partsOfItemsAreThoseOfTheirStyles() {
    let wide = "@media (width >= \(Int(PageLengths.wideItem))px) {\n    .item"
    #expect(
      sheet("item").contains(
        "\(wide) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); grid-template-rows: auto 1fr; gap: var(--s10) var(--s14)"
      ))
    #expect(
      sheet("theme-dense").contains(
        "\(wide):not(.plain) { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: var(--s6) var(--s8) }"
      ))
    #expect(
      sheet("theme-editorial").contains(
        "\(wide):not(.plain) { grid-template-rows: repeat(5, auto) 1fr; gap: var(--s8) var(--s20) }"
      ))
    #expect(sheet("theme-editorial").contains(".item > .hero { grid-area: 2 / 1 / auto / -1 }"))
    for (gap, rem) in [("--s14", "3.5"), ("--s8", "2"), ("--s20", "5")] {
      #expect(sheet("tokens").contains("\(gap): \(rem)rem"))
    }
    #expect(PageLengths.item("system") == (7, 7, 3.5 * 16))
    #expect(PageLengths.item("dense") == (4, 8, 2 * 16))
    #expect(PageLengths.item("editorial") == (12, 7, 5 * 16))
  }
}
