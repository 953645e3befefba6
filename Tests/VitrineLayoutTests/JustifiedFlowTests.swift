import Testing
import VitrineLayout

/// Flow layouts whose lines are as long as the page is wide.
@Suite struct JustifiedFlowTests {
  static func frames(
    _ sizes: [(Double, Double)], width: Double = 375, scrollAxis: Axis = .vertical,
    insets: EdgeInsets = .zero, alignment: FlowLayout.Alignment = .justified
  ) -> SolvedLayout {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .estimated(50), height: .estimated(50)), interItemSpacing: 10,
      lineSpacing: 12, alignment: alignment)
    let layout = Layout(
      LayoutSection(content: .flow(flow), contentInsets: insets),
      configuration: LayoutConfiguration(scrollAxis: scrollAxis))
    let isVertical = scrollAxis == .vertical
    let environment = LayoutEnvironment(
      width: isVertical ? width : 667, height: isVertical ? 667 : width)
    return solve(
      layout, itemCounts: [sizes.count], in: environment, rounding: .pixels(scale: 2),
      measure: { _, item, _ in
        isVertical
          ? Size(width: sizes[item].0, height: sizes[item].1)
          : Size(width: sizes[item].1, height: sizes[item].0)
      })
  }

  @Test func itemsOfOneWidthAreAGridToTheLastLine() {
    let solved = Self.frames(Array(repeating: (100, 40), count: 5))

    #expect(solved.sections[0].items.map(\.x) == [0, 137.5, 275, 0, 137.5])
    #expect(solved.sections[0].items.map(\.y) == [0, 0, 0, 52, 52])
    #expect(solved.contentSize == Size(width: 375, height: 92))
  }

  @Test(arguments: [true, false])
  func gridOfFewItemsHasTheGapsOfAFullLine(isMeasured: Bool) {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .estimated(100), height: .absolute(40)), interItemSpacing: 10,
      lineSpacing: 12, alignment: .justified)
    let section = LayoutSection(content: .flow(flow))

    for count in 1...2 {
      let solved = section.solve(
        itemCount: count, in: LayoutEnvironment(width: 375, height: 667),
        measure: isMeasured ? { _, size in size } : nil)
      #expect(solved.sections[0].items.map(\.x) == Array([0, 137.5].prefix(count)))
    }
  }

  @Test func oneOfThemALineIsCentred() {
    let solved = Self.frames([(200, 40), (200, 40)])

    #expect(solved.sections[0].items.map(\.x) == [87.5, 87.5])
  }

  @Test func sizesThatAreGivenNeedNoMeasuring() {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .absolute(100), height: .absolute(40)), interItemSpacing: 10,
      lineSpacing: 12, alignment: .justified)

    let solved = LayoutSection(content: .flow(flow)).solve(
      itemCount: 4, in: LayoutEnvironment(width: 375, height: 667))

    #expect(solved.sections[0].items.map(\.x) == [0, 137.5, 275, 0])
  }

  @Test func fullLinesOfSeveralWidthsAreJustified() {
    let solved = Self.frames([(100, 40), (80, 40), (120, 40), (60, 40), (70, 40)])

    // 300 + 2 · 10 leave 55 of 375, half of it for each gap.
    #expect(solved.sections[0].items.map(\.x) == [0, 137.5, 255, 0, 70])
  }

  @Test func loneItemInTheMiddleIsCentred() {
    let solved = Self.frames([(100, 40), (330, 40), (100, 40)])

    #expect(solved.sections[0].items.map(\.x) == [137.5, 22.5, 0])
  }

  @Test(arguments: [(183.0, 96.0), (182.5, 0)])
  func loneLastItemIsCentredIfItWouldNotFitTwice(width: Double, x: Double) {
    let solved = Self.frames([(300, 40), (width, 40)])

    #expect(solved.sections[0].items[1].x == x)
  }

  @Test func spreadLinesFollowOneRule() {
    let equal = Self.frames(Array(repeating: (100, 40), count: 5), alignment: .spread)
    #expect(equal.sections[0].items.map(\.x) == [0, 137.5, 275, 0, 110])

    let alone = Self.frames([(100, 40), (330, 20), (300, 40)], alignment: .spread)
    #expect(alone.sections[0].items.map(\.x) == [0, 0, 0])

    let several = Self.frames(
      [(100, 40), (80, 60), (120, 40), (60, 40), (70, 40)], alignment: .spread)
    #expect(several.sections[0].items.map(\.x) == [0, 137.5, 255, 0, 70])
    #expect(several.sections[0].items.map(\.y) == [0, 0, 0, 72, 72])
  }

  @Test func spreadLinesNeedNoMeasuring() {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .absolute(100), height: .absolute(40)), interItemSpacing: 10,
      lineSpacing: 12, alignment: .spread)

    let solved = LayoutSection(content: .flow(flow)).solve(
      itemCount: 5, in: LayoutEnvironment(width: 375, height: 667))

    #expect(solved.sections[0].items.map(\.x) == [0, 137.5, 275, 0, 110])
  }

  @Test func itemsAreCentredInTheirLine() {
    let solved = Self.frames([(100, 40), (80, 60), (190, 20)])

    #expect(solved.sections[0].items.map(\.y) == [10, 0, 72])
  }

  @Test func sidewaysLinesAreColumns() {
    let down = Self.frames([(100, 40), (80, 60), (150, 20), (170, 30)])
    let sideways = Self.frames(
      [(100, 40), (80, 60), (150, 20), (170, 30)], scrollAxis: .horizontal)

    #expect(
      sideways.sections[0].items
        == down.sections[0].items.map {
          Frame(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
        })
  }

  @Test func sectionWithoutItemsKeepsItsInsets() {
    let solved = Self.frames([], insets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6))

    #expect(solved.contentSize == Size(width: 375, height: 8))
  }

  @Test func headersIgnoreTheInsetsAtTheSides() {
    var section = LayoutSection(
      content: .flow(
        FlowLayout(
          itemSize: LayoutSize(width: .absolute(100), height: .absolute(40)), interItemSpacing: 10,
          lineSpacing: 10, alignment: .justified)),
      contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6))
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
        alignment: .top)
    ]

    let solved = section.solve(itemCount: 1, in: .small)

    #expect(
      solved.sections[0].supplementaries.map(\.frame)
        == [Frame(x: 0, y: 0, width: 320, height: 20)])
    #expect(solved.sections[0].items[0].y == 23)
    #expect(solved.contentSize == Size(width: 320, height: 68))
  }
}
