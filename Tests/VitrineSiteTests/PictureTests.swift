import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// The shapes of pictures in lists, on item pages and on covers; that they are seen is for a browser.
@Suite struct PictureTests {
  /// Pictures that are so many pixels wide and 100 high.
  private func content(_ widths: [Int], cell: String? = nil) -> SiteContent {
    SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page(
          "", title: "Site",
          sections: [section("all", items: items(widths.indices)) { $0.cell = cell }])
      ],
      records: widths.enumerated().map { index, width in
        record("r\(index)", of: "index") {
          $0.output = "r\(index)/index.html"
          $0.image = Picture(source: .asset(index), alternative: "", width: width, height: 100)
        }
      },
      assets: widths.indices.map { Asset(file: "\($0).png", output: "assets/\($0).png") })
  }

  private func html(
    _ content: SiteContent, _ layout: LayoutDescription, _ pictures: PictureOptions,
    _ output: String = "index.html"
  ) throws -> String {
    try #require(
      try renderer(content, layouts: [LayoutByWidth(layout, pictures: pictures)]).text(output))
  }

  /// The shapes that pictures say, and the classes of their list.
  private func appearances(_ html: String) -> (shapes: [String], classes: [Substring]) {
    let shapes = html.split(separator: "<div class=\"picture\"").dropFirst().map { picture in
      picture.hasPrefix(" style=\"--shape:")
        ? String(picture.dropFirst(" style=\"--shape:".count).prefix { $0 != "\"" }) : ""
    }
    let list = html.split(separator: "<ul role=\"list\" class=\"").dropFirst().first ?? ""
    return (shapes, list.prefix { $0 != "\"" }.split(separator: " "))
  }

  @Test(
    arguments: [
      ([100, 150], false), ([100, 151], true), ([66, 100], true), ([67, 100], false),
      ([100], false),
    ] as [([Int], Bool)])
  func shapesThatAreAlikeAreKept(_ widths: [Int], _ isUnlike: Bool) throws {
    let appearances = appearances(
      try html(content(widths), .preset(GridPreset()), PictureOptions()))

    #expect(appearances.classes.contains("unlike") == isUnlike)
    #expect(
      appearances.shapes == widths.map { Double($0) / 100 == 1 ? "1" : "\(Double($0) / 100)" })
  }

  /// A picture twice as wide as high whose focus is at the right, and a square one.
  @Test(
    arguments: [
      // (0.75 × 2 − 2/3) / (2 − 4/3)
      (.preset(GridPreset()), PictureOptions(), "100% 50%"),
      (.preset(GridPreset()), PictureOptions(shape: .ratio(1.5)), "100% 50%"),
      // (0.75 × 2 − 0.5) / (2 − 1), and (0.75 × 2 − 0.25) / (2 − 0.5)
      (.preset(GridPreset()), PictureOptions(shape: .ratio(1)), "100% 50%"),
      (.preset(ListPreset()), PictureOptions(shape: .ratio(0.5)), "83.33% 50%"),
      // (0.5 × 0.25 … ) of the height: its lower edge is 1/2 × 0.75 − 1/8 over 1/2 − 1/4.
      (.preset(GridPreset()), PictureOptions(shape: .ratio(4)), "50% 100%"),
      (.preset(GridPreset()), PictureOptions(shape: .own), nil),
      (.preset(GridPreset()), PictureOptions(fit: .contain), nil),
    ] as [(LayoutDescription, PictureOptions, String?)])
  func aPictureIsCroppedAroundItsFocus(
    _ layout: LayoutDescription, _ pictures: PictureOptions, _ position: String?
  ) throws {
    var content = content([200, 100])
    content.records[0].image?.focus = .init(x: 0.75, y: 0.75)
    let html = try html(content, layout, pictures)

    let styles = html.matches(of: #/<img style="object-position:([^"]*)"/#).map { String($0.1) }
    #expect(styles == [position].compactMap(\.self))
  }

  @Test func aShapeThatTheContentSaysIsAPicturesOwn() throws {
    var content = content([100, 200])
    content.records[1].image?.shape = 1.25
    let appearances = appearances(try html(content, .preset(GridPreset()), PictureOptions()))

    #expect(appearances.shapes == ["1", "1.25"])
    #expect(!appearances.classes.contains("unlike"))
  }

  @Test func picturesHaveTheirOwnShapesWhereTheLayoutSaysSo() throws {
    let appearances = appearances(
      try html(content([100, 200]), .preset(GridPreset()), PictureOptions(shape: .own)))

    #expect(appearances.shapes == ["1", "2"])
    #expect(!appearances.classes.contains("unlike"))
  }

  @Test func aLayoutsShapeIsThatOfAllPictures() throws {
    let html = try html(
      content([100, 200]), .preset(GridPreset()), PictureOptions(shape: .ratio(2)))

    #expect(appearances(html).shapes == ["", ""])
    #expect(!appearances(html).classes.contains("unlike"))
    #expect(html.contains("pictured\" style=\"--shape:2.0\">"))
  }

  @Test func cellsWithoutPicturesCompareNone() throws {
    let html = try html(
      content([100, 200], cell: "figure"), .preset(GridPreset()), PictureOptions())

    #expect(!appearances(html).classes.contains("unlike"))
  }

  @Test(
    arguments: [(.automatic, ""), (.own, " style=\"--shape:2\"")]
      as [(PictureOptions.Shape, String)])
  func picturesOfRowsHaveOneShapeUnlessTheyAreAskedFor(
    _ shape: PictureOptions.Shape, _ style: String
  ) throws {
    let html = try html(content([100, 200]), .preset(ListPreset()), PictureOptions(shape: shape))

    #expect(html.contains("<span class=\"picture thumb\"\(style)><img src=\"assets/1.png\""))
    #expect(!appearances(html).classes.contains("unlike"))
  }

  @Test(
    arguments: [
      .preset(ListPreset()), .preset(GridPreset()), .preset(CarouselPreset()),
      .preset(GalleryPreset()), twoColumns.steps[0].layout,
    ] as [LayoutDescription])
  func picturesAreShownWholeWhereTheLayoutSaysSo(_ layout: LayoutDescription) throws {
    let contained = try html(content([100]), layout, PictureOptions(fit: .contain))
    let covering = try html(content([100]), layout, PictureOptions())

    #expect(appearances(contained).classes.contains("contain"))
    #expect(!appearances(covering).classes.contains("contain"))
  }

  @Test func aRemotePictureOnItsPageHasTheShapeThatIsSaid() throws {
    var content = content([100])
    content.records[0].image = Picture(
      source: .remote("https://example.org/a.png"), alternative: "", shape: 0.75)
    let html = try html(content, .preset(GridPreset()), PictureOptions(), "r0/index.html")

    #expect(
      html.contains(
        #/<a class="picture hero enlarge" href="https://example\.org/a\.png" aria-label="[^"]+" style="--shape:0\.75">/#
      ))
  }

  @Test func coversAreComparedAsPicturesOfItemsAre() throws {
    var content = content([100, 200])
    content.pages = [
      page("", title: "Site"),
      page("a", title: "A", sections: [section("all", items: items([0]))]),
      page("b", title: "B", sections: [section("all", items: items([1]))]),
    ]
    let appearances = appearances(try html(content, .preset(GridPreset()), PictureOptions()))

    #expect(appearances.shapes == ["1", "2"])
    #expect(appearances.classes.contains("unlike"))
  }

  /// What a browser shows where a picture does not come.
  @Test func aPictureNamesTheSymbolThatStandsInForIt() throws {
    var content = content([100])
    content.records[0].symbol = "🪨"
    let html = try html(content, .preset(GridPreset()), PictureOptions())

    #expect(html.contains("<img src=\"assets/0.png\" alt=\"\" data-symbol=\"🪨\" width=\"100\""))
  }
}
