import Testing
import VitrineLayout

@Suite struct RoundingTests {
  static let thirds = LayoutGroup.horizontal(
    width: .fractionalWidth(1), height: .fractionalWidth(1 / 3),
    [.item(.fractionalWidth(1 / 3), .fractionalHeight(1))])

  @Test(arguments: [(320.0, 106.5), (280, 93)])
  func fractionsGoDownToAPixel(width: Double, length: Double) {
    let frames = Self.thirds.alone.items(1, in: LayoutEnvironment(width: width, height: 480))

    #expect(frames == [Frame(x: 0, y: 0, width: length, height: length)])
  }

  @Test func nothingIsRoundedWithoutRounding() {
    let solved = Self.thirds.alone.solve(itemCount: 1, in: .small)

    #expect(solved.sections[0].items[0].width == 320 * (1.0 / 3))
  }

  @Test func givenLengthsAreNotRounded() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(33.3), [.item(.absolute(33.3), .absolute(33.3))]
    )

    // Positions are, from the unrounded ones: 33.3, 66.6.
    #expect(group.alone.items(3).map(\.width) == [33.3, 33.3, 33.3])
    #expect(group.alone.items(3).map(\.x) == [0, 33.5, 66.5])
  }

  /// floor((h + .1621) / .25) · .25
  @Test(arguments: [
    (100.0, 100.0), (100.08, 100), (100.09, 100.25), (99.9, 100), (99.8, 99.75), (0.05, 0),
  ])
  func pitchOfRowsIsAQuarterOfAPixel(height: Double, pitch: Double) {
    let section = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(height), [.filling]
    ).alone

    let solved = section.solve(itemCount: 3, in: .small, rounding: .web)

    #expect(solved.sections[0].items.map(\.y) == [0, pitch, 2 * pitch])
    #expect(solved.sections[0].items.map(\.height) == [height, height, height])
  }

  @Test func pitchOfAScrolledRowIsQuantisedToo() {
    let section = LayoutSection(
      group: .horizontal(width: .absolute(100.1), height: .absolute(50.1), [.filling]),
      orthogonalScrolling: .continuous)

    let solved = section.solve(itemCount: 2, in: .small, rounding: .web)

    #expect(solved.sections[0].items.map(\.x) == [0, 100.25])
    #expect(solved.contentSize.height == 50.1)
  }

  /// 33.3 becomes 33.25, and as much is between two lines that are 5 apart.
  @Test(arguments: [nil, 100.0]) func definiteHeightsOfAFlowAreQuantised(measured: Double?) {
    let flow = FlowLayout(
      itemSize: LayoutSize(
        width: measured == nil ? .absolute(100) : .estimated(50), height: .absolute(33.3)),
      interItemSpacing: 10, lineSpacing: 5)

    let solved = LayoutSection(content: .flow(flow)).solve(
      itemCount: 4, in: LayoutEnvironment(width: 210, height: 480), rounding: .web,
      measure: measured.map { width in { _, _ in Size(width: width, height: 7) } })

    #expect(solved.sections[0].items.map(\.x) == [0, 110, 0, 110])
    #expect(solved.sections[0].items.map(\.y) == [0, 0, 38.25, 38.25])
    #expect(solved.sections[0].items.map(\.height) == [33.25, 33.25, 33.25, 33.25])
    #expect(solved.contentSize.height == 71.5)
  }

  /// A page that scrolls sideways stacks its lines along the width.
  @Test func definiteWidthsOfASidewaysFlowAreQuantised() {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .absolute(20.1), height: .absolute(33.3)),
      interItemSpacing: 0, lineSpacing: 0)
    let layout = Layout(
      LayoutSection(content: .flow(flow)),
      configuration: LayoutConfiguration(scrollAxis: .horizontal))

    let solved = solve(
      layout, itemCounts: [3], in: LayoutEnvironment(width: 320, height: 70), rounding: .web)

    #expect(solved.sections[0].items.map(\.x) == [0, 0, 20.25])
    #expect(solved.sections[0].items.map(\.height) == [33.3, 33.3, 33.3])
  }

  /// 7.3 becomes 7.25 between groups; within one of a definite height nothing adds up.
  @Test func spacingBetweenGroupsIsQuantised() {
    var group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .absolute(60), spacing: .fixed(7.3),
      [.item(.fractionalWidth(1), .absolute(20))])
    group.edgeSpacing = EdgeSpacing(top: .fixed(1.1), bottom: .fixed(0.3))
    let section = LayoutSection(group: group, interGroupSpacing: 7.3)

    let solved = section.solve(itemCount: 5, in: .small, rounding: .web)

    // 1.25 before a group, .25 + 7.25 after it.
    #expect(solved.sections[0].items.map(\.y) == [1.25, 28.55, 70, 97.3, 138.75])
  }

  @Test func spacingOfWhatFollowsItsContentIsQuantised() {
    var column = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(100), spacing: .fixed(7.3),
      [
        .item(.fractionalWidth(1), .estimated(30)),
        .item(
          .fractionalWidth(1), .estimated(30),
          edges: EdgeSpacing(top: .fixed(2.1), bottom: .flexible(5.2))),
      ])
    column.contentInsets = EdgeInsets(top: 3.7, bottom: 4.4)

    let solved = column.alone.solve(itemCount: 3, in: .small, rounding: .web) { _, _ in
      Size(width: 0, height: 20)
    }

    // 3.75, 20, 7.25, 2.25, 20, 5.25 and 4.5 are 63.
    #expect(solved.sections[0].items.map(\.y) == [3.75, 33.25, 66.75])
  }

  @Test func spacingBetweenScrolledGroupsIsQuantised() {
    let section = LayoutSection(
      group: .horizontal(width: .absolute(100), height: .absolute(50), [.filling]),
      interGroupSpacing: 7.3, orthogonalScrolling: .continuous)

    let solved = section.solve(itemCount: 3, in: .small, rounding: .web)

    #expect(solved.sections[0].items.map(\.x) == [0, 107.25, 214.5])
  }

  @Test func gapsOfAFlowAreQuantised() {
    let flow = FlowLayout(
      itemSize: LayoutSize(width: .absolute(100), height: .absolute(30)),
      interItemSpacing: 7.3, lineSpacing: 9.7)

    let solved = LayoutSection(content: .flow(flow)).solve(
      itemCount: 3, in: LayoutEnvironment(width: 210, height: 480), rounding: .web)

    #expect(solved.sections[0].items.map(\.x) == [0, 107.25, 0])
    #expect(solved.sections[0].items.map(\.y) == [0, 0, 39.75])
  }

  /// What less than nothing is refused as must not become nothing.
  @Test func negativeSpacingStaysSo() {
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(50), [.filling]),
      interGroupSpacing: -0.1)

    #expect(section.obstacle(in: .small) == .negativeLength)
  }

  @Test func structuresHaveQuantisedSpacing() {
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(50), [.filling]),
      interGroupSpacing: 7.3)

    let patterns = LayoutByWidth(.section(section)).structures().map(\.pattern)

    guard case .groups(let group)? = patterns.first else {
      Issue.record("\(patterns)")
      return
    }
    #expect(group.spacing == AffineLength(constant: 7.25))
  }

  /// 200 and 100 do not stand in 255: the text is never there.
  @Test func whatHasNoRoomMakesNoRowOfContent() {
    let section = LayoutGroup.horizontal(
      width: .absolute(255), height: .estimated(44),
      [.item(.absolute(200), .absolute(33.3)), .item(.absolute(100), .estimated(44))]
    ).alone

    let solved = section.solve(itemCount: 2, in: .small, rounding: .web) { _, _ in
      Size(width: 0, height: 90)
    }

    #expect(solved.sections[0].items.map(\.y) == [0, 33.25])
    #expect(solved.sections[0].items.map(\.height) == [33.3, 33.3])
  }

  /// 33.4 becomes 33.5; the item is 33.4 less 26.9 high.
  @Test func insetsAreOfTheHeightBeforeItIsQuantised() {
    let section = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(44),
      [
        .item(
          .fractionalWidth(0.5), .absolute(33.4), insets: EdgeInsets(top: 7.8, bottom: 19.1)),
        .item(.fractionalWidth(0.5), .estimated(44)),
      ]
    ).alone

    let solved = section.solve(itemCount: 2, in: .small, rounding: .web) { _, _ in
      Size(width: 0, height: 10)
    }

    #expect(solved.sections[0].items[0].y == 7.75)
    #expect(solved.sections[0].items[0].height == 6.5)
    #expect(solved.contentSize.height == 33.5)
  }

  /// 5.1, 20.3, 7.7 and 9.3 become 5.25, 20.25, 7.75 and 9.25.
  @Test func roomAboveAndBelowTheItemsIsQuantised() {
    var section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(50), [.filling]),
      contentInsets: EdgeInsets(top: 5.1, leading: 5.1, bottom: 7.7, trailing: 7.7))
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20.3)),
        alignment: .top, offset: Point(x: 0, y: -9.3))
    ]

    let solved = section.solve(itemCount: 1, in: .small, rounding: .web)

    #expect(solved.sections[0].items == [Frame(x: 5.1, y: 34.75, width: 307.2, height: 50)])
    #expect(solved.sections[0].supplementaries.map(\.frame.y) == [0])
    #expect(solved.sections[0].supplementaries.map(\.frame.height) == [20.25])
    #expect(solved.contentSize.height == 34.75 + 50 + 7.75)
  }

  @Test func rowsAsHighAsTheirContentAreNotQuantised() {
    let section = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(44),
      [.item(.fractionalWidth(1), .estimated(44))]
    ).alone

    let solved = section.solve(itemCount: 3, in: .small, rounding: .web) { _, _ in
      Size(width: 0, height: 40.1)
    }

    #expect(solved.sections[0].items.map(\.y) == [0, 40.1, 80.2])
    #expect(section.isContentSized())
  }

  @Test func estimatedGroupOfGivenLengthsIsQuantised() {
    let section = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(0), spacing: .fixed(4),
      [.item(.fractionalWidth(1), .absolute(20.1)), .item(.fractionalWidth(1), .absolute(10))]
    ).alone

    let solved = section.solve(itemCount: 3, in: .small, rounding: .web)

    // 34.1 becomes 34.25; the last group lacks 14 of it.
    #expect(!section.isContentSized())
    #expect(solved.sections[0].items.map(\.y) == [0, 24.1, 34.25])
    #expect(solved.contentSize.height == 54.5)
  }
}
