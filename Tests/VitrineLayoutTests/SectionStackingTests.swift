import Testing
import VitrineLayout

/// How groups and sections follow each other, in a container of 320 × 480.
@Suite struct SectionStackingTests {
  static let insets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  static func row(height: LayoutDimension, of width: Double = 1) -> LayoutGroup {
    .horizontal(
      width: .fractionalWidth(1), height: height,
      [.item(.fractionalWidth(width), .fractionalHeight(1))])
  }

  @Test func heightFractionIsOfTheWholeContainer() {
    let section = LayoutSection(
      group: Self.row(height: .fractionalHeight(0.5)),
      contentInsets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))

    #expect(
      section.items(2) == [
        Frame(x: 20, y: 10, width: 260, height: 240),
        Frame(x: 20, y: 250, width: 260, height: 240),
      ])
    #expect(section.contentSize(2) == Size(width: 320, height: 520))
  }

  @Test func groupSpacingStandsOnlyBetweenGroups() {
    let section = LayoutSection(group: Self.row(height: .absolute(30)), interGroupSpacing: 8)

    #expect(section.items(3).map(\.y) == [0, 38, 76])
    #expect(section.contentSize(3).height == 106)
  }

  @Test func flexibleEdgesOfTheGroupPlaceItAcrossThePage() {
    var group = LayoutGroup.horizontal(
      width: .absolute(100), height: .absolute(30), [.filling])
    group.edgeSpacing = EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))

    let section = LayoutSection(group: group, contentInsets: EdgeInsets(leading: 20))

    #expect(section.items(1).map(\.x) == [120])
  }

  @Test func flexibleEdgesAlongThePageCountAsTheirMinimum() {
    var group = Self.row(height: .absolute(30))
    group.edgeSpacing = EdgeSpacing(top: .flexible(5), bottom: .flexible(7))

    #expect(group.alone.items(2).map(\.y) == [5, 47])
    #expect(group.alone.contentSize(2).height == 84)
  }

  @Test(arguments: [
    (Spacing.fixed(0), 170.0), (.fixed(10), 260), (.flexible(10), 230),
  ])
  func lastColumnIsTrimmedByTheItemsItLacks(spacing: Spacing, height: Double) {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .absolute(100), spacing: spacing,
      [.item(.fractionalWidth(1), .absolute(30))])

    #expect(group.alone.contentSize(5).height == height)
  }

  @Test func lastRowOfColumnsIsAsHighAsItsLongest() {
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .fractionalHeight(1),
      [.item(.fractionalWidth(1), .absolute(30))])
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(90), [.group(column)])

    #expect(group.alone.contentSize(7).height == 120)
  }

  @Test func lastRowKeepsTheHeightOfItsFirstItems() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(60),
      [.item(.fractionalWidth(0.5), .absolute(60)), .item(.fractionalWidth(0.5), .absolute(20))])

    #expect(group.alone.contentSize(3).height == 120)
    #expect(group.alone.contentSize(4).height == 120)
  }

  @Test func trailingEdgeOfTheLastItemIsNotTrimmed() {
    let group = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .absolute(100),
      [.item(.fractionalWidth(1), .absolute(30), edges: EdgeSpacing(bottom: .fixed(15)))])

    // Two of 45 a group leave 10 over, which the last keeps.
    #expect(group.alone.contentSize(3).height == 155)
  }

  @Test func customGroupIsNotTrimmed() {
    let frames = (0..<2).map { Frame(x: 0, y: Double($0) * 40, width: 30, height: 30) }
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      content: .custom(CustomFrames { _ in frames }))

    #expect(group.alone.contentSize(1).height == 80)
  }

  @Test func sectionSpacingStandsAroundEmptySectionsToo() {
    let section = LayoutSection(
      group: Self.row(height: .absolute(30), of: 0.5), contentInsets: Self.insets)
    let layout = Layout(section, configuration: LayoutConfiguration(interSectionSpacing: 12))

    let solved = solve(layout, itemCounts: [3, 0, 4], in: .small)

    #expect(solved.sections.map(\.frame.y) == [0, 80, 92])
    #expect(solved.sections.map(\.frame.height) == [68, 0, 68])
    #expect(solved.contentSize == Size(width: 320, height: 160))
  }

  @Test func sectionWithoutLayoutIsEmpty() {
    let layout = Layout { index, _ in index == 1 ? Self.row(height: .absolute(30)).alone : nil }

    #expect(solve(layout, itemCounts: [0, 2], in: .small).contentSize.height == 60)
  }

  @Test func providerIsToldTheContainer() {
    let layout = Layout { _, environment in
      Self.row(height: .absolute(environment.container.width / 10)).alone
    }

    #expect(solve(layout, itemCounts: [1, 1], in: .small).contentSize.height == 64)
  }

  @Test func sectionOfGroupsThatHoldNothingIsEmpty() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(30), [.item(.absolute(400), .absolute(10))])
    let section = LayoutSection(group: group, contentInsets: Self.insets)

    #expect(section.items(3).isEmpty)
    #expect(section.contentSize(3) == Size(width: 320, height: 0))
    #expect(section.groupCapacity(in: .small) == 0)
  }

  @Test func contentIsAsWideAsTheWidestGroup() {
    let group = LayoutGroup.horizontal(
      width: .absolute(400), height: .absolute(30), [.item(.absolute(500), .absolute(10))])
    let wide = LayoutGroup.horizontal(
      width: .absolute(400), height: .absolute(30), [.filling])

    #expect(wide.alone.contentSize(1).width == 400)
    #expect(group.alone.contentSize(1).width == 320)
  }

  @Test func sidewaysSectionsKeepTheWholeWidthForFractions() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(0.5), height: .fractionalHeight(1), [.filling])
    let section = LayoutSection(group: group, contentInsets: Self.insets)
    let layout = Layout(section, configuration: LayoutConfiguration(scrollAxis: .horizontal))

    let solved = solve(layout, itemCounts: [5], in: .small)

    #expect(solved.sections[0].items.map(\.x) == [4, 164, 324, 484, 644])
    #expect(solved.sections[0].items.map(\.height) == [472, 472, 472, 472, 472])
    #expect(solved.contentSize == Size(width: 810, height: 480))
  }

  @Test func sidewaysColumnsShareTheHeightInsideTheInsets() {
    let group = LayoutGroup.vertical(
      width: .absolute(100), height: .fractionalHeight(1),
      [.item(.fractionalWidth(1), .fractionalHeight(0.25))])
    let section = LayoutSection(group: group, contentInsets: Self.insets, interGroupSpacing: 5)
    let layout = Layout(
      section, configuration: LayoutConfiguration(scrollAxis: .horizontal, interSectionSpacing: 12))

    let solved = solve(layout, itemCounts: [5, 8], in: .small)

    #expect(solved.sections[0].items.map(\.y) == [3, 121, 239, 357, 3])
    #expect(solved.sections[0].items.map(\.x) == [4, 4, 4, 4, 109])
    #expect(solved.sections[1].items.first?.x == 231)
    #expect(solved.contentSize == Size(width: 442, height: 480))
  }
}
