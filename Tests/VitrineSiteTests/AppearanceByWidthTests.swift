import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// Backgrounds, styles of rows and shapes of pictures that change with the width; that they are
/// seen is for a browser.
@Suite struct AppearanceByWidthTests {
  private func css(
    _ narrow: LayoutDescription, _ wide: LayoutDescription,
    backgrounds: [LayoutSupplements.Background.Style?] = [nil, nil],
    pictures: [PictureOptions] = [PictureOptions(), PictureOptions()]
  ) -> [Substring] {
    let compiled = compile(layout(narrow, wide, backgrounds, pictures), listClass: "l")
    return String(decoding: compiled.css, as: UTF8.self).split(separator: "\n")
  }

  private func layout(
    _ narrow: LayoutDescription, _ wide: LayoutDescription,
    _ backgrounds: [LayoutSupplements.Background.Style?] = [nil, nil],
    _ pictures: [PictureOptions]
  ) -> LayoutByWidth {
    let supplements = backgrounds.map { style in
      var supplements = LayoutSupplements()
      supplements.background = style.map { LayoutSupplements.Background(style: $0) }
      return supplements
    }
    return LayoutByWidth(steps: [
      LayoutByWidth.Step(
        from: 0, layout: narrow, supplements: supplements[0], pictures: pictures[0]),
      LayoutByWidth.Step(
        from: 600, layout: wide, supplements: supplements[1], pictures: pictures[1]),
    ])
  }

  private let card = """
    .l-box{--behind:var(--surface);--behind-round:var(--r-group);\
    --behind-shadow:var(--shadow-1);--plate:var(--wall);--plate-fill:var(--wall)}
    """

  @Test func aBackgroundHoldsAtItsWidths() {
    let css = css(.preset(GridPreset()), .preset(GridPreset()), backgrounds: [.card, .fill])

    #expect(
      css.suffix(4).dropLast() == [
        "@container (width < 600px){\(card)", "}",
        "@container not (width < 600px){.l-box{--behind:var(--well)}",
      ])
  }

  @Test func aBackgroundOfSomeWidthsHoldsAtThose() {
    let css = css(.preset(GridPreset()), .preset(GridPreset()), backgrounds: [.card, nil])

    #expect(css.suffix(2) == ["@container (width < 600px){\(card)", "}"])
  }

  @Test func aBackgroundHasItsOwnLook() {
    var own = BackgroundConfiguration(.surface, cornerRadius: 20)
    own.strokeWidth = 2
    own.strokeOutset = 1
    own.shadow = .small
    var supplements = LayoutSupplements()
    supplements.background = LayoutSupplements.Background(style: .card, own: own)
    let compiled = compile(
      LayoutByWidth(steps: [
        LayoutByWidth.Step(
          from: 0, layout: .preset(GridPreset()), supplements: supplements,
          pictures: PictureOptions())
      ]), listClass: "l")
    let css = String(decoding: compiled.css, as: UTF8.self)

    #expect(compiled.box?.background == "by-width")
    #expect(
      css.contains(
        """
        --behind:var(--surface);--behind-round:1.25rem;\
        --behind-shadow:0 1px 2px rgb(0 0 0/.12),0 1px 4px rgb(0 0 0/.08);\
        --plate:var(--wall);--plate-fill:var(--wall)}
        """))
    #expect(css.contains("outline:2px solid var(--line-strong);outline-offset:-1px}"))
  }

  @Test func plainRowsHaveNoGround() {
    let css = css(.preset(ListPreset(style: .plain)), .preset(ListPreset(style: .inset)))

    #expect(
      css.suffix(2) == [
        """
        @container (width < 600px){.l{--own-x:0rem;--ground:none;--ground-round:0;\
        --ground-shadow:none;--ground-clip:none}
        """, "}",
      ])
  }

  @Test(
    arguments: [(.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset")]
      as [(ListConfiguration.Appearance, String)])
  func aListOfSwiftLooksAsItSays(_ appearance: ListConfiguration.Appearance, _ look: String) {
    func list(showsSeparators: Bool) -> SectionList {
      let section = LayoutSection.list(
        ListConfiguration(appearance, showsSeparators: showsSeparators))
      let layout = LayoutByWidth(.named(NamedLayout("rows", Layout(section))))
      return SectionList(SectionList.Source(layout: layout))
    }
    func css(_ list: SectionList) -> String { String(decoding: list.layout.css, as: UTF8.self) }
    #expect(LayoutByWidth(.named(NamedLayout("rows", Layout(.list(.init(appearance)))))).hasRows)
    let lined = list(showsSeparators: true)
    let plain = list(showsSeparators: false)

    #expect(lined.cell == "row")
    #expect(lined.classes(SectionList.Traits()) == ["list", look])
    #expect(!css(lined).contains("--separator"))
    #expect(css(plain).contains("--separator:none"))
  }

  @Test func picturesHaveTheShapeOfTheirWidth() {
    let css = css(
      .preset(ListPreset()), .preset(ListPreset()),
      pictures: [.init(shape: .ratio(1)), .init(shape: .ratio(2))])

    #expect(
      css.suffix(4) == [
        "@container (width < 600px){.l{--shape:1.0}", "}",
        "@container not (width < 600px){.l{--shape:2.0}", "}",
      ])
  }

  /// Of pictures that say their own shapes, those at other widths are taken before these.
  @Test func aShapeOfSomeWidthsGoesBeforePicturesOwn() {
    let css = css(
      .preset(GridPreset()), .preset(GridPreset()),
      pictures: [.init(shape: .ratio(1)), .init(shape: .own)])

    #expect(css.suffix(2) == ["@container (width < 600px){.l{--shape:1.0;--cut:1.0}", "}"])
  }

  @Test func picturesAreComparedAtTheWidthsThatLeaveTheirShapesToThem() {
    let css = css(
      .preset(GridPreset()), .preset(GridPreset()),
      pictures: [.init(), .init(shape: .own)])

    #expect(css.suffix(2) == ["@container (width < 600px){.l{--cut:var(--unlike)}", "}"])
  }

  @Test func picturesFitByWidth() {
    let css = css(
      .preset(GridPreset()), .preset(GridPreset()), pictures: [.init(fit: .contain), .init()])

    #expect(css.suffix(2) == ["@container (width < 600px){.l{--fit:contain}", "}"])
  }

  @Test func whatAllWidthsHaveAlikeIsForClasses() {
    let css = css(
      .preset(ListPreset(style: .inset)), .preset(ListPreset(style: .inset)),
      backgrounds: [.card, .card],
      pictures: [.init(shape: .ratio(2), fit: .contain), .init(shape: .ratio(2), fit: .contain)])

    #expect(!css.contains { $0.contains("--ground") || $0.contains("--behind") })
    #expect(!css.contains { $0.contains("--shape") || $0.contains("--fit") })
  }

  @Test func theMarkupLeavesLooksToTheRules() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<1))])],
      records: [record("a", of: "index")], assets: [])
    let layout = layout(
      .preset(ListPreset(style: .plain)), .preset(ListPreset(style: .inset)), [.card, .fill],
      [.init(shape: .ratio(1)), .init(shape: .ratio(2))])
    let html = try #require(try renderer(content, layouts: [layout]).text("index.html"))

    #expect(html.contains("<div class=\"box \(listClass(layout))-box behind-by-width\">"))
    #expect(html.contains("<ul role=\"list\" class=\"\(listClass(layout)) list by-width\">"))
  }
}
