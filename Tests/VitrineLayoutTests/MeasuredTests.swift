import Testing
import VitrineLayout

/// Estimated lengths once their content is measured.
@Suite struct MeasuredTests {
  static func solve(
    _ group: LayoutGroup, spacing: Double = 0, width: Double = 320, heights: [Double]
  ) -> SolvedLayout {
    LayoutSection(group: group, interGroupSpacing: spacing).solve(
      itemCount: heights.count, in: LayoutEnvironment(width: width, height: 480)
    ) { item, _ in Size(width: 999, height: heights[item]) }
  }

  static func row(of item: LayoutSubitem, height: LayoutDimension = .estimated(44)) -> LayoutGroup {
    .horizontal(width: .fractionalWidth(1), height: height, spacing: .fixed(5), item, count: 2)
  }

  @Test func rowIsAsHighAsItsTallestItemAndSiblingsKeepTheirHeights() {
    let solved = Self.solve(
      Self.row(of: .item(.fractionalWidth(1), .estimated(44))), spacing: 3,
      heights: [31, 88, 31, 126, 31])

    let items = solved.sections[0].items
    #expect(items.map(\.y) == [0, 0, 91, 91, 220])
    #expect(items.map(\.height) == [31, 88, 31, 126, 31])
    #expect(items.map(\.width) == [157.5, 157.5, 157.5, 157.5, 157.5])
    #expect(solved.contentSize.height == 251)
  }

  @Test func uniformItemsOfARowShareTheTallestHeight() {
    let solved = Self.solve(
      Self.row(of: .item(.fractionalWidth(1), .uniformAcrossSiblings(44))), spacing: 3,
      heights: [31, 88, 31, 126, 31])

    #expect(solved.sections[0].items.map(\.height) == [88, 88, 126, 126, 31])
    #expect(solved.contentSize.height == 251)
  }

  @Test func uniformItemsOfUniformRowsShareTheTallestOfTheSection() {
    let solved = Self.solve(
      Self.row(
        of: .item(.fractionalWidth(1), .uniformAcrossSiblings(44)),
        height: .uniformAcrossSiblings(44)), spacing: 3, heights: [31, 88, 31, 126, 31])

    #expect(solved.sections[0].items.map(\.height) == [126, 126, 126, 126, 126])
    #expect(solved.sections[0].items.map(\.y) == [0, 0, 129, 129, 258])
    #expect(solved.contentSize.height == 384)
  }

  @Test func uniformRowsAreAsHighAsTheHighestAndTheirItemsAsTheirContent() {
    let solved = Self.solve(
      Self.row(
        of: .item(.fractionalWidth(1), .estimated(44)), height: .uniformAcrossSiblings(44)),
      spacing: 3, heights: [31, 88, 31, 126, 31])

    #expect(solved.sections[0].items.map(\.height) == [31, 88, 31, 126, 31])
    #expect(solved.sections[0].groups.map(\.height) == [126, 126, 126])
    #expect(solved.sections[0].groups.map(\.y) == [0, 129, 258])
  }

  /// 30 and 90: the first has 60 left, of which it takes all or half before it.
  @Test(
    arguments: [
      (.horizontal, EdgeSpacing(top: .flexible(0)), 60),
      (.vertical, EdgeSpacing(top: .flexible(0)), 60),
      (.horizontal, EdgeSpacing(top: .flexible(0), bottom: .flexible(0)), 30),
      (.vertical, EdgeSpacing(top: .flexible(0), bottom: .flexible(0)), 30),
    ] as [(Axis, EdgeSpacing, Double)])
  func whatIsInARowThatGrowsStandsAnew(axis: Axis, edges: EdgeSpacing, y: Double) {
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .uniformAcrossSiblings(44)),
      content: .subitems(axis, [.item(.fractionalWidth(1), .estimated(44), edges: edges)]))

    let solved = Self.solve(group, heights: [30, 90])

    #expect(solved.sections[0].items.map(\.y) == [y, 90])
    #expect(solved.sections[0].groups.map(\.height) == [90, 90])
  }

  @Test func rowOfGivenHeightKeepsIt() {
    let solved = Self.solve(
      Self.row(of: .item(.fractionalWidth(1), .estimated(44)), height: .absolute(60)),
      heights: [50, 70, 50])

    #expect(solved.sections[0].items.map(\.y) == [0, 0, 60])
    #expect(solved.sections[0].items.map(\.height) == [50, 70, 50])
  }

  @Test func laterItemsOfAColumnMoveDown() {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(100), spacing: .fixed(5),
      [.item(.fractionalWidth(1), .estimated(30)), .item(.fractionalWidth(1), .estimated(30))])

    #expect(group.alone.contentSize(2).height == 65)
    #expect(
      Self.solve(group, heights: [20, 50, 10]).sections[0].items.map(\.y) == [0, 25, 75])
    #expect(Self.solve(group, heights: [20, 50, 10]).contentSize.height == 85)
  }

  @Test func equalPartsIgnoreMeasurementAlongTheirAxis() {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(88), spacing: .fixed(5),
      .item(.fractionalWidth(1), .estimated(44)), count: 2)

    #expect(
      Self.solve(group, heights: [100, 100]).sections[0].items.map(\.height) == [41.5, 41.5])
  }

  /// Recorded: 88, 3, 88, 3 and the 41.5 of the fifth.
  @Test func aLastGroupOfEqualPartsEndsWithTheItemsThatAreThere() {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(88), spacing: .fixed(5),
      .item(.fractionalWidth(1), .estimated(44)), count: 2)

    let solved = Self.solve(group, spacing: 3, heights: [100, 100, 100, 100, 100])

    #expect(solved.contentSize.height == 223.5)
    #expect(
      LayoutSection(group: group, interGroupSpacing: 3).contentSize(5).height == 223.5)
  }

  @Test func unmeasuredItemsKeepTheirEstimate() {
    let group = Self.row(of: .item(.fractionalWidth(1), .estimated(30)))

    #expect(group.alone.contentSize(2).height == 30)
  }

  @Test func fractionsInAnEstimatedRowAreOfTheEstimate() {
    #expect(Self.row(of: .filling).alone.contentSize(2).height == 44)
  }

  @Test func twoStacksSideBySideGrowOnTheirOwn() {
    let stack = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(60),
      [.item(.fractionalWidth(1), .estimated(30)), .item(.fractionalWidth(1), .estimated(30))])
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(60), [.group(stack), .group(stack)])

    let solved = Self.solve(group, heights: [10, 20, 50, 60, 70])

    #expect(solved.sections[0].items.map(\.y) == [0, 10, 0, 50, 110])
    // The second group holds one item, and the places it lacks take no room.
    #expect(solved.contentSize.height == 180)
  }

  @Test func measurementIsAskedForWithTheWidthOfTheItem() {
    var asked: [Size] = []
    let group = Self.row(of: .item(.fractionalWidth(1), .estimated(44)))
    _ = LayoutSection(group: group).solve(
      itemCount: 2, in: LayoutEnvironment(width: 205, height: 480)
    ) { _, proposed in
      asked.append(proposed)
      return nil
    }

    #expect(asked == [Size(width: 100, height: 44), Size(width: 100, height: 44)])
  }
}
