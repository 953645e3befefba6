import Testing
import VitrineLayout

@testable import VitrineSite

/// The text of compiled rules; that browsers follow them is for Tests/Browser/agreement.py.
@Suite struct CompileTests {
  private func css(_ layout: LayoutDescription) -> String {
    String(decoding: compile(LayoutByWidth(layout), listClass: "l").css, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0.25, ".25"), (-12, "-12"), (100.0 / 3, "33.333333"), (0, "0"), (-1e-9, "0"), (1.5, "1.5"),
      (-0.0625, "-.0625"), (3840, "3840"),
    ] as [(Double, String)])
  func numbersAreShort(_ value: Double, _ expected: String) {
    #expect(cssNumber(value, decimals: 6) == expected)
  }

  @Test(
    arguments: [
      (AffineLength(perWidth: 0.5, constant: -8), "calc(50cqi - 8px)"),
      (AffineLength(perWidth: 1, constant: 0), "100cqi"),
      (AffineLength(perHeight: 0.3, constant: 0), "30svh"),
      (AffineLength(perWidth: -1, perHeight: 1, constant: 2), "calc(-100cqi + 100svh + 2px)"),
      (AffineLength.zero, "0"),
    ] as [(AffineLength, String)])
  func lengthsAreSumsOfUnits(_ length: AffineLength, _ expected: String) {
    #expect(length.css == expected)
  }

  @Test func aPitchIsQuantisedWithNineDecimals() {
    let third = AffineLength(perWidth: 1.0 / 3, constant: 0)

    #expect(third.pitch == "round(down,33.333333333cqi + .1621px,.25px)")
    #expect(AffineLength(constant: 120).pitch == "120px")
    #expect(AffineLength(constant: 77.2).pitch == "77.25px")
  }

  @Test(
    arguments: [
      (0..<(.infinity), nil), (0..<600, "(width < 600px)"),
      (900..<(.infinity), "not (width < 900px)"),
      (599.703125..<900, "(width < 900px) and (not (width < 599.703125px))"),
    ] as [(Range<Double>, String?)])
  func rangesAreHalfOpen(_ widths: Range<Double>, _ expected: String?) {
    #expect(containerCondition(widths) == expected)
  }

  @Test func aListIsOneColumnOfRowsAsTallAsTheirContent() {
    #expect(
      css(.preset(ListPreset())) == """
        .l{display:grid;grid-auto-columns:0;place-items:start;margin:0;padding:0 0 0;gap:0 0}
        .l>li{grid-column:1;margin-inline-start:0;inline-size:100cqi;block-size:auto;\
        align-self:start;grid-template-rows:none;margin-block:0 0}

        """)
  }

  @Test func whatAllWidthsShareIsSaidOnce() {
    let css = css(.preset(GridPreset(columns: .narrowest(200), gap: 10)))

    #expect(css.split(separator: "display:grid").count == 2)
    #expect(css.contains("@container not (width < 3770px)"))
  }

  @Test func aFineGridPlacesItemsByTheirIndex() {
    let fine = LayoutByWidth(.preset(GridPreset(columns: .narrowest(80), gap: 0)))
    let coarse = LayoutByWidth(.preset(GridPreset()))

    #expect(compile(fine, listClass: "l").needsIndex)
    #expect(!compile(coarse, listClass: "l").needsIndex)
  }

  @Test func gridsOfManyColumnsHaveOneRuleForTheirItems() {
    let css = css(.preset(GridPreset(columns: .narrowest(200), gap: 10)))

    #expect(css.contains("@container (width < 410px){.l{--k:1;--w:100cqi;--s:0px}"))
    #expect(css.contains("{.l{--k:2;--w:calc(50cqi - 5px);--s:50cqi + 5px}"))
    #expect(css.split(separator: "margin-inline-start:calc(var(--p)*(var(--s)))").count == 2)
  }

  @Test func leadAfterItsStackNeedsTheIndex() throws {
    let stack = GroupDescription.Part.group(
      GroupDescription(.vertical, parts: .times(2, .item())))
    func layout(_ parts: [GroupDescription.Part]) throws -> LayoutByWidth {
      LayoutByWidth(.section(try GroupDescription(.horizontal, parts: .of(parts)).section()))
    }

    #expect(!compile(try layout([.item(), stack]), listClass: "l").needsIndex)
    #expect(compile(try layout([stack, .item()]), listClass: "l").needsIndex)
  }

  @Test func aPagedCarouselMarksThePages() {
    let paged = compile(
      LayoutByWidth(.preset(CarouselPreset(stop: .page))), listClass: "l")

    #expect(paged.scrolls && paged.needsIndex)
    #expect(paged.defaultCell == "tile")
    #expect(String(decoding: paged.css, as: UTF8.self).contains("::before{content:\"\""))
  }

  /// Marks are in each item: one for its page, two where groups may be longer than a page.
  @Test(arguments: [(0.8, false), (1.3, true)])
  func groupsLongerThanAPageMarkTwoPages(_ width: Double, _ isTwo: Bool) {
    let filling = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(width), height: .absolute(50), [filling]),
      orthogonalScrolling: .paging)

    #expect(css(.section(section)).contains(">li::after{content:\"\";position:absolute") == isTwo)
  }

  @Test func wherePagesCannotAllBeMarkedNothingSnaps() {
    let css = css(.preset(CarouselPreset(width: 1000, stop: .page)))

    // Two pages an item: of at least the 1,016 px from one to the next.
    let ranges = css.split(separator: "@container")
    #expect(
      ranges.filter { $0.contains("scroll-snap") }.map { $0.prefix(20) } == [" not (width < 508px)"]
    )
  }

  /// 180 px less the 126.7 px of two columns and two gaps, then the room of the bleed.
  @Test func aListThatScrollsEndsWhereItsItemsDo() {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let row = LayoutGroup.horizontal(
      width: .absolute(180), height: .absolute(40), spacing: .fixed(10), item, count: 3)

    #expect(
      css(.section(LayoutSection(group: row, orthogonalScrolling: .continuous))).contains(
        """
        .l:has(>:nth-child(3n+1):last-child)::after{\
        margin-inline:0 calc(-1*(180px + -126.666667px + var(--bleed,0px)))}
        """))
  }

  /// An item that sticks out by more than a row leaves nothing of a last row without it.
  @Test func aLastRowThatEndsBeforeItBeginsTakesNoRoom() {
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .fractionalWidth(0.25),
      [
        .item(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
        .item(width: .fractionalWidth(0.5), height: .fractionalWidth(0.6)),
      ])

    #expect(
      css(.section(LayoutSection(group: row))).contains(
        "{margin-block-end:calc(-1*round(down,25cqi + .1621px,.25px))}"))
  }

  /// Of two halves of the window's height the first is left.
  @Test func aLastColumnOfPartsOfTheWindowEndsWithItsItems() {
    let half = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .fractionalHeight(1), half, count: 2)

    #expect(
      css(.section(LayoutSection(group: column))).contains(
        ".l:has(>:nth-child(2n+1):last-child){margin-block-end:-50svh}"))
  }

  @Test func aLastColumnOfTextsKeepsTheRoomOfAFullOneUnderIt() throws {
    let column = try GroupDescription(
      .vertical, gap: .fixed(6), insets: EdgeInsets(all: 15), parts: .times(2, .item())
    ).section()

    #expect(
      css(.section(column)).contains(
        ".l>li:nth-child(2n+1):nth-last-child(1){margin-block-end:15px}"))
  }

  @Test(
    arguments: [
      (.preset(GalleryPreset()), true), (.preset(ListPreset()), false),
      (.preset(GridPreset()), false), (.preset(FlowPreset()), false),
    ] as [(LayoutDescription, Bool)])
  func boxesOfADefiniteHeightSaySo(_ layout: LayoutDescription, _ isDefinite: Bool) {
    #expect(css(layout).contains("--fill:1 1 0") == isDefinite)
  }

  @Test(arguments: CarouselPreset.Stop.allCases)
  func noRuleStandsTwice(stop: CarouselPreset.Stop) {
    let rules = css(.preset(CarouselPreset(stop: stop))).split(separator: "\n")
      .filter { $0 != "}" }

    #expect(Set(rules).count == rules.count)
  }

  @Test func theSameLayoutGivesTheSameBytes() {
    let layout = LayoutDescription.preset(GalleryPreset(feature: .end, small: 5))

    #expect(css(layout) == css(layout))
  }

  @Test func browsersWithoutRoundGetAWrappingGrid() {
    let sheet = String(decoding: layoutStylesheet([]), as: UTF8.self)

    #expect(
      sheet == """
        .w{container-type:inline-size}
        :where(.w>*){display:grid;gap:1rem;\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
        :where(.w>*>ul){display:contents}
        :where(.w>ul>li,.w>*>ul>li){display:grid;grid-template-columns:minmax(0,1fr)}
        @supports (width:round(down,1cqi,1px)){
        :where(.w>*){grid-template-columns:none}
        }

        """)
  }
}
