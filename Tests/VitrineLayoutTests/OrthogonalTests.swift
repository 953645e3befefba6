import Testing
import VitrineLayout

/// Sections that scroll across the page, in a container of 320 × 480 with insets of 4 and 6.
@Suite struct OrthogonalTests {
  static func section(width: LayoutDimension, _ scrolling: OrthogonalScrolling) -> LayoutSection {
    LayoutSection(
      group: .horizontal(width: width, height: .absolute(50), [.filling]),
      contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalScrolling: scrolling)
  }

  @Test func groupsStandInARow() {
    let layout = Layout(Self.section(width: .absolute(100), .continuous))

    let solved = solve(layout, itemCounts: [3, 8], in: .small, rounding: .pixels(scale: 2))

    #expect(solved.sections[0].items.map(\.x) == [4, 112, 220])
    #expect(solved.sections.map(\.items[0].y) == [3, 61])
    #expect(solved.contentSize == Size(width: 320, height: 116))
  }

  @Test func fractionsAreOfTheWholeWidthAndTheClearedHeight() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(0.8), height: .fractionalHeight(0.25), [.filling])
    var section = Self.section(width: .absolute(0), .groupPaging)
    section.content = .groups(group)

    #expect(section.items(1) == [Frame(x: 4, y: 3, width: 256, height: 118)])
  }

  @Test(arguments: [
    (OrthogonalScrolling.continuous, nil as [Double]?),
    (.continuousGroupLeadingBoundary, [0, 264, 528, 738]),
    (.groupPaging, [0, 264, 528, 738]),
    (.paging, [0, 310, 620, 738]),
    (.groupPagingCentered, [-27, 237, 501, 765]),
  ])
  func restsWhereItsBehaviourSays(scrolling: OrthogonalScrolling, offsets: [Double]?) {
    let section = Self.section(width: .fractionalWidth(0.8), scrolling)

    let extent = section.solve(itemCount: 4, in: .small).sections[0].orthogonal

    #expect(extent?.viewport == Frame(x: 4, y: 3, width: 310, height: 50))
    #expect(extent?.contentLength == 1048)
    #expect(extent?.maximumOffset == 738)
    #expect(extent?.restingOffsets == offsets)
  }

  @Test func whatFitsDoesNotScroll() {
    let section = Self.section(width: .absolute(100), .paging)

    let extent = section.solve(itemCount: 2, in: .small).sections[0].orthogonal

    #expect(extent?.maximumOffset == 0)
    #expect(extent?.restingOffsets == [0])
  }

  @Test(arguments: [1e-300, 1e-9])
  func endlessPagesAreNone(width: Double) {
    let section = Self.section(width: .absolute(100), .paging)
    var environment = LayoutEnvironment.small
    environment.container.width = 10 + width

    let extent = section.solve(itemCount: 20, in: environment).sections[0].orthogonal

    #expect(extent?.contentLength == 2152)
    #expect(extent?.restingOffsets == (width < 1e-15 ? [0] : nil))
  }

  @Test func rowIsAsHighAsItsTallestGroup() {
    let group = LayoutGroup.vertical(
      width: .absolute(100), height: .estimated(50), [.item(.fractionalWidth(1), .estimated(50))])
    let section = LayoutSection(group: group, orthogonalScrolling: .continuous)

    let heights = [40.0, 90, 60]
    let solved = section.solve(itemCount: 3, in: .small) { item, _ in
      Size(width: 0, height: heights[item])
    }

    #expect(solved.sections[0].items.map(\.height) == heights)
    #expect(solved.contentSize.height == 90)
  }

  /// Columns of three texts 10 apart, on 85 % of 320.
  static let columns = LayoutGroup.vertical(
    width: .fractionalWidth(0.85), height: .estimated(44), spacing: .fixed(10),
    [
      .item(.fractionalWidth(1), .estimated(44)), .item(.fractionalWidth(1), .estimated(44)),
      .item(.fractionalWidth(1), .estimated(44)),
    ])

  @Test func eachColumnOfTextsHasItsOwnHeights() {
    let section = LayoutSection(
      group: Self.columns, interGroupSpacing: 8, orthogonalScrolling: .groupPaging)
    let heights = [30.0, 50, 70, 20, 25, 31, 90]

    let solved = section.solve(itemCount: 7, in: .small) { item, _ in
      Size(width: 0, height: heights[item])
    }.sections[0]

    #expect(solved.items.map(\.x) == [0, 0, 0, 280, 280, 280, 560])
    #expect(solved.items.map(\.y) == [0, 40, 100, 0, 30, 65, 0])
    #expect(solved.items.map(\.height) == heights)
    #expect(solved.groups.map(\.height) == [170, 96, 90])
    #expect(solved.frame.height == 170)
  }

  @Test(arguments: [1: 44.0, 2: 98, 3: 152, 4: 152])
  func aColumnThatIsNotFullIsAsHighAsWhatIsInIt(itemCount: Int, height: Double) {
    let section = LayoutSection(group: Self.columns, orthogonalScrolling: .groupPaging)

    let unmeasured = section.solve(itemCount: itemCount, in: .small).sections[0]
    let measured = section.solve(itemCount: itemCount, in: .small) { _, _ in
      Size(width: 0, height: 44)
    }.sections[0]

    #expect(unmeasured.frame.height == height)
    #expect(measured == unmeasured)
  }

  @Test(arguments: [
    (EdgeSpacing(top: .flexible(2), bottom: .fixed(3)), [52.0, 2, 32]),
    (EdgeSpacing(top: .flexible(2), bottom: .flexible(3)), [27, 2, 17]),
    (EdgeSpacing(top: .fixed(2), bottom: .flexible(3)), [2, 2, 2]),
  ])
  func groupsShareTheHeightOfTheirRow(edges: EdgeSpacing, tops: [Double]) {
    var group = LayoutGroup.vertical(
      width: .absolute(100), height: .estimated(50), [.item(.fractionalWidth(1), .estimated(50))])
    group.edgeSpacing = edges
    let section = LayoutSection(
      group: group, contentInsets: EdgeInsets(top: 0, leading: 4), orthogonalScrolling: .continuous)
    let heights = [40.0, 90, 60]

    let solved = section.solve(itemCount: 3, in: .small) { item, _ in
      Size(width: 0, height: heights[item])
    }.sections[0]

    #expect(solved.items.map(\.y) == tops)
    #expect(solved.frame.height == 95)
  }

  @Test func ordinarySectionHasNoExtent() {
    #expect(
      Self.section(width: .absolute(100), .none)
        .solve(itemCount: 2, in: .small).sections[0].orthogonal == nil)
  }
}
