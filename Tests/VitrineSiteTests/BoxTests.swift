import Testing
import VitrineLayout

@testable import VitrineSite

/// The rules of headers, footers, backgrounds and badges; that browsers follow them is for
/// Tests/Browser/supplements.py.
@Suite struct BoxTests {
  private func compiled(
    _ layout: LayoutDescription = .preset(ListPreset()), isLong: Bool = false,
    _ change: (inout LayoutSupplements) -> Void
  ) -> (box: ListBox?, css: String) {
    var supplements = LayoutSupplements()
    change(&supplements)
    let layout = compile(
      LayoutByWidth(layout, supplements: supplements), listClass: "l", isLong: isLong)
    return (layout.box, String(decoding: layout.css, as: UTF8.self))
  }

  private func boundary(
    _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, isPinned: Bool = false
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(44)),
      alignment: alignment, offset: isPinned ? .zero : Point(x: 4, y: kind == "header" ? -6 : 6),
      pinsToVisibleBounds: isPinned)
  }

  private func badge(
    _ edges: LayoutAnchor.Edges, fractional: Point = .zero, absolute: Point = .zero,
    height: LayoutDimension = .estimated(20)
  ) -> SupplementaryItem {
    SupplementaryItem(
      kind: "badge", size: LayoutSize(width: .estimated(40), height: height),
      containerAnchor: LayoutAnchor(edges: edges, offset: .absolute(absolute)),
      itemAnchor: LayoutAnchor(edges: edges, offset: .fractional(fractional)))
  }

  @Test func aPinnedHeaderSticksWithinItsBox() {
    let (box, css) = compiled {
      $0.insets = EdgeInsets(leading: 10, trailing: 30)
      $0.header = boundary("header", .topTrailing, isPinned: true)
    }

    // Half of the width less 40, at its end: 100 − 30 − (50 − 20).
    #expect(box == ListBox(hasHeader: true, hasFooter: false, pins: [.header], background: nil))
    #expect(
      css.hasSuffix(
        """
        .l-box{display:flow-root;position:relative;isolation:isolate}
        .l-box .header-box{inline-size:calc(50cqi - 20px);block-size:auto;margin-block:0 0;\
        margin-inline-start:calc(50cqi - 10px);position:sticky;inset-block-start:var(--above,0px);z-index:2;\
        --cover:var(--behind,var(--wall))}

        """))
  }

  @Test func aHeaderKeepsOffInsetsOfItsOwn() {
    let css = compiled {
      $0.header = boundary("header", .top, isPinned: true)
      $0.header?.contentInsets = EdgeInsets(leading: 5, trailing: 3)
    }.css

    // Half of the width, less 5 and 3; centred, so it begins at a quarter, and 5.
    #expect(css.contains("inline-size:calc(50cqi - 8px)"))
    #expect(css.contains("margin-inline-start:calc(25cqi + 5px)"))
  }

  @Test func whatPinsAboveAndBelowSharesAnElementWithTheListAlone() {
    var supplements = LayoutSupplements()
    supplements.header = boundary("header", .top, isPinned: true)
    supplements.footer = boundary("footer", .bottom, isPinned: true)
    let layout = compile(
      LayoutByWidth(.preset(ListPreset()), supplements: supplements), listClass: "l", isLong: false)
    var html: [UInt8] = []
    let markup = ListMarkup(layout: layout, count: 1)
    markup.open(label: "", header: { $0 += Array("H".utf8) }, into: &html)
    markup.close(footer: { $0 += Array("F".utf8) }, into: &html)

    #expect(layout.box?.arePinned == true)
    #expect(
      String(decoding: html, as: UTF8.self) == """
        <div class="w"><div class="box l-box">
        <div class="held">
        <div class="header-box">
        H
        </div>
        <div class="held">
        <div class="region">
        <ul role="list" class="l">
        </ul>
        </div>
        <div class="footer-box">
        F
        </div>
        </div>
        </div>
        </div></div>

        """)
  }

  @Test func aFooterKeepsAwayFromTheItemsByItsOffset() {
    let (box, css) = compiled { $0.footer = boundary("footer", .bottomLeading) }

    #expect(box?.hasRegion == false)
    #expect(
      css.contains(
        """
        .l-box .footer-box{inline-size:50cqi;block-size:auto;margin-block:6px 0;\
        margin-inline-start:4px;position:relative;inset-block-end:auto;z-index:auto;--cover:none}
        """))
  }

  @Test(arguments: [(true, ListBox.Edge.header), (false, .footer)])
  func whatPinsBesideAnotherNeedsARegion(_ pinsHeader: Bool, _ edge: ListBox.Edge) {
    let box = compiled {
      $0.header = boundary("header", .top, isPinned: pinsHeader)
      $0.footer = boundary("footer", .bottom, isPinned: !pinsHeader)
    }.box

    #expect(box?.hasRegion == true)
    #expect(box?.pins == [edge])
  }

  @Test func aBackgroundIsBehindTheBox() {
    let (box, css) = compiled {
      $0.background = LayoutSupplements.Background(
        style: .card, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    #expect(box?.background == "card")
    #expect(
      css.contains(
        """
        .l-box::before{content:"";position:absolute;z-index:-1;inset-block:1px 3px;\
        inset-inline:2px 4px}
        """))
  }

  @Test func aPinnedHeaderCoversNoMoreThanTheBackground() {
    let css = compiled {
      $0.header = boundary("header", .topLeading, isPinned: true)
      $0.background = LayoutSupplements.Background(
        style: .card, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }.css

    // The header ends at half of the width: 4 less 50cqi is what it keeps off the background's end.
    #expect(
      css.contains(
        """
        .l-box .header-box::before{--uncovered:1px;\
        inset-inline:max(0px,2px) max(0px,-50cqi + 4px)}
        """))
  }

  @Test func aLayoutWithoutAnyOfTheseHasNoBox() {
    let (box, css) = compiled { $0.insets = EdgeInsets(all: 4) }

    #expect(box == nil)
    #expect(!css.contains("-box"))
  }

  @Test(
    arguments: [
      (
        [.top, .trailing], Point(x: 0.3, y: -0.3), Point.zero,
        "inset-block:0 auto;inset-inline:auto 0", "calc((30%)*var(--dir,1)) -30%"
      ),
      (
        [.bottom, .leading], .zero, Point(x: 8, y: -8), "inset-block:auto 0;inset-inline:0 auto",
        "calc((8px)*var(--dir,1)) -8px"
      ),
      (
        [], Point(x: 0.25, y: 0.5), Point(x: -4, y: 0),
        // From the end of one of two columns 12 apart: half of 50cqi − 6, and 4 back.
        "inset-inline:auto calc(25cqi + 1px)", "calc((75%)*var(--dir,1)) 0"
      ),
    ] as [(LayoutAnchor.Edges, Point, Point, String, String)])
  func aBadgeIsHeldAtItsAnchorAndMovedByItsOwnSize(
    _ edges: LayoutAnchor.Edges, _ fractional: Point, _ absolute: Point, _ insets: String,
    _ translation: String
  ) {
    let css = compiled(.preset(GridPreset())) {
      $0.badge = badge(edges, fractional: fractional, absolute: absolute)
    }.css.replacing("!important", with: "")

    #expect(css.contains(insets))
    #expect(css.contains("translate:\(translation)}"))
  }

  @Test func aScrollerKeepsRoomForWhatReachesOutOfItsItems() {
    let css = compiled(.preset(CarouselPreset())) {
      $0.badge = badge([.top, .trailing], fractional: Point(x: 0, y: -0.9), height: .absolute(21))
    }.css

    // .9 × 21 is 18.9.
    #expect(css.contains("padding-block:19px 19px;margin-block:-19px"))
  }

  @Test func aChunkShowsWhatReachesOutOfItsItems() {
    let css = compiled(.preset(GridPreset()), isLong: true) {
      $0.badge = badge([.bottom], absolute: Point(x: 0, y: 40), height: .absolute(20))
    }.css

    #expect(css.contains("overflow-clip-margin:40px"))
  }

  @Test(
    arguments: [
      (.inset, 8, ":dir(rtl){--clip:inset(1px 8px 3px 4px round var(--r-group))}"),
      (.inset, 4, "{--clip:inset(1px 4px 3px 4px round var(--r-group))}"), (.plain, 4, nil),
    ] as [(ListPreset.Style, Double, String?)])
  func aSurfaceOfRowsKeepsOffTheInsets(
    _ style: ListPreset.Style, _ leading: Double, _ rule: String?
  ) {
    let css = compiled(.preset(ListPreset(style: style))) {
      $0.insets = EdgeInsets(top: 1, leading: leading, bottom: 3, trailing: 4)
    }.css

    #expect(css.contains("--clip") == (rule != nil))
    if let rule { #expect(css.contains(rule)) }
  }
}
