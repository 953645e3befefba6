import Testing
import VitrineLayout

/// Sizes and places of the subitems of one group, in a container of 320 × 480.
@Suite struct GroupPlacementTests {
  static let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(100))

  @Test func heightFromWidthIsOfTheRowLessItsSpacing() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(20), spacing: .fixed(10),
      [
        .item(.fractionalWidth(0.5), .absolute(100)),
        .item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
      ])

    #expect(
      group.alone.items(2) == [
        Frame(x: 0, y: 0, width: 155, height: 100),
        Frame(x: 165, y: 0, width: 155, height: 77.5),
      ])
  }

  /// Three fit without spacing, so fractions are of 320 − 2 · 20, though then only two fit.
  @Test func shapesAreKeptWhenTheyHangOnTheRowsLength() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(100), spacing: .fixed(20),
      [
        .item(.absolute(100), .absolute(10)),
        .item(.fractionalWidth(0.3), .fractionalWidth(0.25)),
      ])

    #expect(
      group.alone.items(3) == [
        Frame(x: 0, y: 0, width: 100, height: 10),
        Frame(x: 120, y: 0, width: 84, height: 70),
        Frame(x: 0, y: 100, width: 100, height: 10),
      ])
  }

  @Test func countDividesTheRowWhateverItsItemSays() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(20), spacing: .fixed(10),
      .item(.absolute(30), .fractionalHeight(1)), count: 3)

    #expect(group.alone.items(3).map(\.x) == [0, 110, 220])
    #expect(group.alone.items(3).map(\.width) == [100, 100, 100])
  }

  @Test func countDividesTheColumnWhateverItsItemSays() {
    let group = LayoutGroup.vertical(
      width: .absolute(160), height: .absolute(90),
      .item(.fractionalWidth(1), .fractionalHeight(0.1)), count: 3)

    #expect(group.alone.items(3).map(\.y) == [0, 30, 60])
    #expect(group.alone.items(3).map(\.height) == [30, 30, 30])
  }

  @Test func repeatedItemsMayOverflow() {
    let group = LayoutGroup(size: Self.row, content: .repeating(.horizontal, .filling, 3))

    let frames = group.alone.items(3, in: LayoutEnvironment(width: 375, height: 480))

    #expect(frames.map(\.x) == [0, 375, 750])
  }

  @Test(
    arguments: [
      (.none, 0),
      (EdgeSpacing(top: .fixed(7)), 7),
      (EdgeSpacing(top: .flexible(0)), 50),
      (EdgeSpacing(top: .flexible(0), bottom: .flexible(0)), 25),
      (EdgeSpacing(top: .flexible(4), bottom: .flexible(10)), 22),
      (EdgeSpacing(bottom: .flexible(0)), 0),
      (EdgeSpacing(top: .flexible(0), bottom: .fixed(8)), 42),
    ] as [(EdgeSpacing, Double)])
  func eachItemStandsAloneAcrossItsRow(edges: EdgeSpacing, y: Double) {
    let group = LayoutGroup(
      size: Self.row,
      content: .subitems(
        .horizontal, [.item(.fractionalWidth(0.4), .fractionalHeight(0.5), edges: edges)]))

    #expect(group.alone.items(2).map(\.y) == [y, y])
  }

  @Test func edgesTakeRoomOutsideTheItem() {
    let edges = EdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let group = LayoutGroup(
      size: Self.row,
      content: .subitems(
        .horizontal, [.item(.fractionalWidth(0.5), .fractionalHeight(1), edges: edges)]))

    #expect(
      group.alone.items(2) == [
        Frame(x: 4, y: 5, width: 160, height: 100),
        Frame(x: 4, y: 105, width: 160, height: 100),
      ])
  }

  @Test func equalPartsWithEdgesOverflowInsteadOfLeavingOne() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(20),
      .item(.fractionalWidth(1), .fractionalHeight(1), edges: EdgeSpacing(leading: .fixed(10))),
      count: 2)

    #expect(group.alone.items(2).map(\.x) == [10, 180])
  }

  /// 9.5 less 7 and 7 is −4.5.
  @Test func insetsLongerThanTheirItemLeaveTheDifference() {
    let group = LayoutGroup(
      size: Self.row,
      content: .subitems(
        .horizontal,
        [
          .item(
            .absolute(9.5), .fractionalHeight(1), insets: EdgeInsets(leading: 7, trailing: 7))
        ]))

    #expect(group.alone.items(1) == [Frame(x: 7, y: 0, width: 4.5, height: 100)])
  }

  @Test func estimatedAxisHasNoInsets() {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(44),
      [.item(.fractionalWidth(1), .estimated(44), insets: EdgeInsets(all: 6))])

    #expect(group.alone.items(1) == [Frame(x: 6, y: 0, width: 308, height: 44)])
  }

  @Test func nestedGroupsAreFilledBeforeTheirSiblings() {
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.25), height: .fractionalHeight(1),
      [.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = LayoutGroup(
      size: Self.row,
      content: .subitems(
        .horizontal,
        [.item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column), .group(column)]))

    #expect(
      group.alone.items(6) == [
        Frame(x: 0, y: 0, width: 160, height: 100),
        Frame(x: 160, y: 0, width: 80, height: 50), Frame(x: 160, y: 50, width: 80, height: 50),
        Frame(x: 240, y: 0, width: 80, height: 50), Frame(x: 240, y: 50, width: 80, height: 50),
        Frame(x: 0, y: 100, width: 160, height: 100),
      ])
  }

  @Test func nestedGroupThatHoldsNothingKeepsItsPlace() {
    let tooNarrow = LayoutGroup.horizontal(
      width: .fractionalWidth(0.25), height: .fractionalHeight(1),
      [.item(.absolute(100), .absolute(10))])
    let group = LayoutGroup(
      size: Self.row,
      content: .subitems(
        .horizontal, [.group(tooNarrow), .item(.fractionalWidth(0.75), .fractionalHeight(1))]))

    #expect(group.alone.items(2).map(\.x) == [80, 80])
    #expect(group.alone.items(2).map(\.y) == [0, 100])
  }

  @Test func customFramesAreFromTheOuterCorner() {
    let frames = [
      Frame(x: 0, y: 0, width: 30, height: 30), Frame(x: 40, y: 10, width: 30, height: 30),
    ]
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      content: .custom(CustomFrames { _ in frames }), contentInsets: EdgeInsets(all: 9))
    let section = LayoutSection(group: group, contentInsets: EdgeInsets(top: 3, leading: 4))

    #expect(
      section.items(3) == [
        Frame(x: 4, y: 3, width: 30, height: 30), Frame(x: 44, y: 13, width: 30, height: 30),
        Frame(x: 4, y: 83, width: 30, height: 30),
      ])
    #expect(section.contentSize(3).height == 163)
  }

  @Test func customFramesAreToldTheGroupsSize() {
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(80)),
      content: .custom(
        CustomFrames { environment in [Frame(origin: .zero, size: environment.container)] }))

    #expect(group.alone.items(1) == [Frame(x: 0, y: 0, width: 160, height: 80)])
  }

  @Test func customFramesAreToldTheSizeInTheWholeContainer() {
    let custom = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(80)),
      content: .custom(
        CustomFrames { environment in [Frame(origin: .zero, size: environment.container)] }))
    let nested = LayoutGroup.horizontal(
      width: .fractionalWidth(0.5), height: .absolute(80), [.group(custom)])

    for group in [custom, nested] {
      let section = LayoutSection(
        group: group, contentInsets: EdgeInsets(leading: 40, trailing: 80))
      #expect(section.items(1) == [Frame(x: 40, y: 0, width: 160, height: 80)])
    }
  }
}
