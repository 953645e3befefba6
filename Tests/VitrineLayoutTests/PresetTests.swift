import Testing
import VitrineLayout

/// What the presets become at container widths.
@Suite struct PresetTests {
  static func frames(
    _ layout: LayoutDescription, width: Double, count: Int, height: Double? = nil
  ) -> [Frame] {
    let environment = LayoutEnvironment(width: width, height: 800)
    return layout.section(in: environment).solve(
      itemCount: count, in: environment, rounding: .pixels(scale: 2)
    ) { _, proposed in height.map { Size(width: 70, height: $0) } }.sections[0].items
  }

  @Test func listIsOneRowAnItem() {
    #expect(
      Self.frames(.preset(ListPreset()), width: 600, count: 2, height: 60) == [
        Frame(x: 0, y: 0, width: 600, height: 60), Frame(x: 0, y: 60, width: 600, height: 60),
      ])
  }

  @Test(arguments: [
    (639.0, 2, 20.0, 32.0), (640, 3, 20, 32), (959, 3, 24, 32), (960, 4, 24, 32),
    (599, 2, 12, 24), (600, 2, 20, 32), (899, 3, 20, 32), (900, 3, 24, 32), (240, 2, 12, 24),
  ])
  func gridHasColumnsByWidth(width: Double, columns: Int, gap: Double, rowGap: Double) {
    let frames = Self.frames(.preset(GridPreset()), width: width, count: 5, height: 100)

    let column = ((width - Double(columns - 1) * gap) / Double(columns) * 2).rounded(.down) / 2
    #expect(frames.filter { $0.y == 0 }.count == columns)
    #expect(frames.allSatisfy { $0.width == column && $0.height == 100 })
    #expect(frames[1].x - frames[0].x == column + gap)
    #expect(frames[columns].y == 100 + rowGap)
  }

  /// Gaps are 12 below 600 px, 20 below 900, then 24: two columns need 2 · 240 + 12 = 492, three
  /// 3 · 240 + 2 · 20 = 760, four 4 · 240 + 3 · 24 = 1032.
  @Test(arguments: [
    (100.0, 1), (491, 1), (492, 2), (759, 2), (760, 3), (1031, 3), (1032, 4),
  ])
  func narrowestDecidesTheColumns(width: Double, columns: Int) {
    #expect(GridPreset(columns: .narrowest(240)).columnCount(in: width) == columns)
  }

  @Test func gapOptionHoldsBothWays() {
    let frames = Self.frames(
      .preset(GridPreset(columns: .count(2), gap: 4)), width: 1004, count: 3, height: 50)

    #expect(frames.map(\.x) == [0, 504, 0])
    #expect(frames.map(\.y) == [0, 0, 54])
  }

  /// Of 1000 px three columns leave 1000 - 3 · (10 + 30) - 2 · 5 = 870, so each is 290 px wide, and seen
  /// from 20 px behind its start to 40 px before its end.
  @Test func itemsOfAGridKeepRoomFree() {
    var preset = GridPreset(columns: .count(3), gap: 5)
    preset.room.edges = EdgeSpacing(
      leading: .fixed(10), top: .fixed(7), trailing: .flexible(30), bottom: .fixed(8))
    preset.room.insets = EdgeInsets(leading: 20, trailing: 40)

    let frames = Self.frames(.preset(preset), width: 1000, count: 4, height: 50)

    #expect(
      frames == [
        Frame(x: 30, y: 7, width: 230, height: 50), Frame(x: 365, y: 7, width: 230, height: 50),
        Frame(x: 700, y: 7, width: 230, height: 50), Frame(x: 30, y: 77, width: 230, height: 50),
      ])
  }

  /// As much stands free below the last row as above the first: 40 + 50 + 40 + 5 + 40 + 50 + 40.
  @Test func edgesOfAGridStandBelowItsLastRow() {
    var preset = GridPreset(columns: .count(3), gap: 5)
    preset.room.edges = EdgeSpacing(all: .fixed(40))
    let environment = LayoutEnvironment(width: 1000, height: 800)

    let solved = LayoutDescription.preset(preset).section(in: environment).solve(
      itemCount: 4, in: environment
    ) { _, _ in Size(width: 70, height: 50) }

    #expect(solved.sections[0].items.map(\.y) == [40, 40, 40, 175])
    #expect(solved.contentSize.height == 265)
  }

  /// What is seen is 240 px wide, and its place 240 + 10 + 20 + 30 + 40 = 340: two of them and a gap of 12
  /// need 692.
  @Test(arguments: [(691.0, 1), (692, 2)])
  func whatItemsKeepFreeMakesNoneNarrower(width: Double, columns: Int) {
    var preset = GridPreset(columns: .narrowest(240), gap: 12)
    preset.room.edges = EdgeSpacing(leading: .fixed(10), trailing: .fixed(20))
    preset.room.insets = EdgeInsets(leading: 30, trailing: 40)

    #expect(preset.columnCount(in: width) == columns)
  }

  @Test(arguments: [
    (CarouselPreset.Stop.free, OrthogonalScrolling.continuous),
    (.item, .continuousGroupLeadingBoundary), (.page, .paging), (.center, .groupPagingCentered),
  ])
  func carouselStops(stop: CarouselPreset.Stop, scrolling: OrthogonalScrolling) {
    let layout = LayoutDescription.preset(CarouselPreset(width: 88, stop: stop))

    let section = layout.section(in: .small)

    #expect(section.orthogonalScrolling == scrolling)
    #expect(
      Self.frames(layout, width: 320, count: 3, height: 120) == [
        Frame(x: 0, y: 0, width: 88, height: 120), Frame(x: 104, y: 0, width: 88, height: 120),
        Frame(x: 208, y: 0, width: 88, height: 120),
      ])
  }

  @Test func galleryFeaturesOneBesideTwoColumns() {
    #expect(
      Self.frames(.preset(GalleryPreset()), width: 1016, count: 6) == [
        Frame(x: 0, y: 0, width: 500, height: 406), Frame(x: 508, y: 0, width: 250, height: 199),
        Frame(x: 508, y: 207, width: 250, height: 199),
        Frame(x: 766, y: 0, width: 250, height: 199),
        Frame(x: 766, y: 207, width: 250, height: 199),
        Frame(x: 0, y: 414, width: 500, height: 406),
      ])
  }

  @Test func galleryThatFeaturesTheEndShowsItsSmallPicturesFirst() {
    let frames = Self.frames(
      .preset(GalleryPreset(feature: .end)), width: 1016, count: 5)

    #expect(frames.map(\.x) == [0, 0, 258, 258, 516])
    #expect(frames[4] == Frame(x: 516, y: 0, width: 500, height: 406))
  }

  @Test func galleryThatFeaturesTheTopPutsARowUnderIt() {
    let frames = Self.frames(
      .preset(GalleryPreset(feature: .top)), width: 1024, count: 6)

    #expect(frames[0] == Frame(x: 0, y: 0, width: 1024, height: 512))
    #expect(frames[1...4].map(\.x) == [0, 258, 516, 774])
    #expect(frames[1...4].allSatisfy { $0.y == 520 && $0.width == 250 && $0.height == 192 })
    #expect(frames[5].y == 720)
  }

  @Test func narrowGalleryHasItsSmallPicturesTwoByTwo() {
    #expect(
      Self.frames(.preset(GalleryPreset()), width: 400, count: 6) == [
        Frame(x: 0, y: 0, width: 400, height: 300), Frame(x: 0, y: 304, width: 198, height: 150),
        Frame(x: 202, y: 304, width: 198, height: 150),
        Frame(x: 0, y: 458, width: 198, height: 150),
        Frame(x: 202, y: 458, width: 198, height: 150),
        Frame(x: 0, y: 612, width: 400, height: 300),
      ])
  }

  @Test func lastGalleryGroupIsNoLongerThanItsPictures() {
    let height = { (count: Int, width: Double) in
      let environment = LayoutEnvironment(width: width, height: 800)
      return LayoutDescription.preset(GalleryPreset()).section(in: environment)
        .solve(itemCount: count, in: environment).contentSize.height
    }

    #expect((1...5).map { height($0, 400) } == [300, 454, 454, 608, 608])
    #expect((1...5).map { height($0, 1000) } == [400, 400, 400, 400, 400])
  }

  @Test(arguments: Array(1...30), GalleryPreset.Feature.allCases)
  func galleryHoldsAnyNumberOfSmallPictures(
    small: Int, feature: GalleryPreset.Feature
  ) {
    for width in [300.0, 699, 700, 1200] {
      let layout = LayoutDescription.preset(GalleryPreset(feature: feature, small: small))
      let environment = LayoutEnvironment(width: width, height: 800)
      let section = layout.section(in: environment)

      #expect(section.groupCapacity(in: environment) == small + 1)
      #expect(
        section.solve(itemCount: small + 1, in: environment).sections[0].items.allSatisfy {
          $0.x >= 0 && $0.x + $0.width <= width + 1e-9 && $0.height > 10
        })
    }
  }

  @Test func flowFillsLinesFromTheStart() {
    let layout = LayoutDescription.preset(FlowPreset())

    // Each 70 wide: three and two gaps of 8 are 226.
    #expect(
      Self.frames(layout, width: 226, count: 4, height: 30) == [
        Frame(x: 0, y: 0, width: 70, height: 30), Frame(x: 78, y: 0, width: 70, height: 30),
        Frame(x: 156, y: 0, width: 70, height: 30), Frame(x: 0, y: 38, width: 70, height: 30),
      ])
    #expect(Self.frames(layout, width: 225, count: 3, height: 30).map(\.y) == [0, 0, 38])
  }

  @Test func layoutIsChosenByWidth() {
    let layout = LayoutByWidth(steps: [
      .init(from: 0, layout: .preset(ListPreset())),
      .init(from: 700, layout: .preset(GridPreset(columns: .count(3)))),
    ])

    #expect(layout.layout(at: 699.99) == .preset(ListPreset()))
    #expect(layout.layout(at: 700) == .preset(GridPreset(columns: .count(3))))
    #expect(
      layout.section(in: LayoutEnvironment(width: 700, height: 1))
        .groupCapacity(in: LayoutEnvironment(width: 700, height: 1)) == 3)
  }

  /// Of 1,000 px: half as high where it stands alone; 496 beside a gap of 8 and another; two thirds
  /// of 992 beside a column of two.
  @Test(arguments: [
    (1, [Frame(x: 0, y: 0, width: 1000, height: 500)]),
    (
      2,
      [
        Frame(x: 0, y: 0, width: 496, height: 400), Frame(x: 504, y: 0, width: 496, height: 400),
      ]
    ),
    (
      3,
      [
        Frame(x: 0, y: 0, width: 1984 / 3, height: 1600 / 3),
        Frame(x: 1984 / 3 + 8, y: 0, width: 992 / 3, height: 788 / 3),
        Frame(x: 1984 / 3 + 8, y: 788 / 3 + 8, width: 992 / 3, height: 788 / 3),
      ]
    ),
  ])
  func aGalleryOfFewFillsItsWidth(_ count: Int, _ expected: [Frame]) {
    let environment = LayoutEnvironment(width: 1000, height: 800)
    let layout = LayoutByWidth(.preset(GalleryPreset())).fitted(to: count)
    let solved = layout.section(in: environment).solve(
      itemCount: count, in: environment, rounding: .none)

    for (frame, expected) in zip(solved.sections[0].items, expected) {
      #expect(abs(frame.x - expected.x) < 1e-9 && abs(frame.y - expected.y) < 1e-9)
      #expect(abs(frame.width - expected.width) < 1e-9)
      #expect(abs(frame.height - expected.height) < 1e-9)
    }
    #expect(solved.sections[0].items.count == count)
  }

  @Test func aFullGalleryStaysAsItIs() {
    let layout = LayoutByWidth(.preset(GalleryPreset(feature: .end, small: 3)))
    #expect(layout.fitted(to: 4) == layout)
    #expect(layout.fitted(to: 100) == layout)
    #expect(layout.fitted(to: 0) == layout)
  }
}
