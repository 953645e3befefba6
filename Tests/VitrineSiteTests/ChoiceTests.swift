import Testing
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Layouts that visitors choose from; that each looks as it does alone is for Tests/Browser/choices.py.
@Suite struct ChoiceTests {
  private static func choice(_ presets: any LayoutPreset...) -> LayoutByWidth {
    LayoutByWidth(
      choosing: presets.enumerated().map {
        LayoutChoice(name: "\($0)", layout: LayoutByWidth(.preset($1)))
      })
  }

  @Test func theRulesOfEachHoldWhereItIsTaken() {
    let grid = LayoutByWidth(.preset(GridPreset(columns: .count(2))))
    let css = { String(decoding: compile($0, listClass: "l").css, as: UTF8.self) }

    let chosen = css(Self.choice(GridPreset(columns: .count(2)), GalleryPreset()))

    let taken = ":where(.section:is(.chosen-1,:has(>.section-head .choice-1:checked)))"
    // The shape of pictures is a class of the grid alone, and a rule among others.
    #expect(chosen.hasPrefix("\(taken){\n\(css(grid)).l{--cut:var(--unlike)}\n"))
    #expect(chosen.contains(".choice-2:checked)))"))
  }

  /// The markup has the pictures' own shapes for the gallery, which leaves them to the pictures.
  @Test func aShapeOfOneOfThemGoesBeforePicturesOwn() {
    let grid = LayoutByWidth(
      .preset(GridPreset()), pictures: PictureOptions(shape: .ratio(1.5)))
    let gallery = LayoutByWidth(.preset(GalleryPreset()), pictures: PictureOptions(shape: .own))
    let layout = LayoutByWidth(choosing: [
      LayoutChoice(name: "grid", layout: grid), LayoutChoice(name: "gallery", layout: gallery),
    ])

    let css = String(decoding: compile(layout, listClass: "l").css, as: UTF8.self)

    #expect(css.contains(".l{--shape:1.5;--cut:1.5}"))
  }

  /// Multiples of 1 item of the list, of 2, 3 and 4 of the grid, and of 5 of the gallery, near 64.
  @Test(arguments: [
    (choice(ListPreset(), GridPreset()), [60]),
    (choice(ListPreset(), GridPreset(), GalleryPreset(), FlowPreset()), [60]),
    (choice(CarouselPreset(), FlowPreset()), []),
    (choice(FlowPreset(), ListPreset()), [64]),
  ])
  func chunksSuitAllOfThem(_ layout: LayoutByWidth, _ lengths: [Int]) {
    let compiled = compile(layout, isLong: true)

    #expect(compiled.partLengths + compiled.outerLengths == lengths)
  }

  @Test func theStylesOfTheirClassesBecomeRules() {
    var layout = compile(Self.choice(GridPreset(), ListPreset(style: .inset)), listClass: "l-1")
    layout.appearances = [[], ["list", "inset"]]
    let stylesheet = """
      @layer components{.list.inset>li{a:b}.list:is(.inset,.plain) .row,.lists{c:d}\
      @media print{.inset{e:"}.list{"}}.row{g:h}}@layer x,y;@keyframes list{to{i:j}}
      """

    let rules = ChoiceStyles(stylesheet: Array(stylesheet.utf8), own: Array("own".utf8))
      .rules(of: [layout])

    let taken = ":where(.section:is(.chosen-2,:has(>.section-head .choice-2:checked)))"
    #expect(
      String(decoding: rules, as: UTF8.self) == """
        @layer components{\(taken) .l-1.l-1>li{a:b}\(taken) .l-1:is(.l-1,.plain) .row{c:d}\
        @media print{\(taken) .l-1{e:"}.list{"}}}own
        """)
    #expect(ChoiceStyles(stylesheet: [], own: [1]).rules(of: []).isEmpty)
  }

  private func html(_ layout: LayoutByWidth, cell: String? = nil) throws -> String {
    var section = section("all", items: items(0..<2))
    section.cell = cell
    let content = SiteContent(
      settings: SiteSettings(title: "Site"), pages: [page("", title: "Site", sections: [section])],
      records: (0..<2).map { record("r\($0)", of: "index") }, assets: [])
    return try renderer(content, layouts: [layout]).text("index.html") ?? ""
  }

  @Test func theControlHasARadioButtonForEach() throws {
    var layout = Self.choice(GridPreset(), ListPreset(style: .inset), CarouselPreset(width: 90))
    layout.choices[1].title = "Rows & more"

    let html = try html(layout)

    let input = /<input type="radio" name="s-all~layout" value="(\d)" class="([^"]*)"( checked)?>/
    let inputs = html.matches(of: input)
    #expect(inputs.map(\.1) == ["0", "1", "2"])
    #expect(
      inputs.map(\.2) == [
        "choice-1 as-card", "choice-2 as-row in-rows inset", "choice-3 as-small in-line",
      ])
    #expect(inputs.map { $0.3 != nil } == [true, false, false])
    #expect(html.contains(#"<span dir="auto">Rows &amp; more</span>"#))
    #expect(html.contains(#"<label title="Grid">"#))
    #expect(html.contains(#"<article class="any plate"#))
    #expect(html.contains("assets/chosen.") && html.contains("assets/choice."))
  }

  @Test func aSectionsOwnCellIsShownByAll() throws {
    let html = try html(Self.choice(GridPreset(), ListPreset()), cell: "figure")

    #expect(html.contains(#"<div class="figure">"#) && !html.contains(#"class="any"#))
    #expect(html.contains(#"class="choice-2 in-rows plain""#))
  }

  @Test func pagesWithoutAChoiceLoadNothingForIt() throws {
    let html = try html(LayoutByWidth(.preset(GridPreset())))

    #expect(!html.contains("chosen") && !html.contains("choice"))
  }
}
