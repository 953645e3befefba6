import Testing
import VitrineLayout

/// What boundary items keep free inside and outside of their places, and the sections around them.
@Suite struct BoundaryRoomTests {
  static func solve(_ items: [BoundarySupplementaryItem]) -> SolvedSection {
    BoundaryTests.solve(BoundaryTests.section(items), counts: [2]).sections[0]
  }

  @Test func insetsOfAnItemAreTakenFromItsPlace() {
    var header = BoundaryTests.item(.top)
    header.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    let solved = Self.solve([header])

    #expect(
      solved.supplementaries.map(\.frame) == [Frame(x: 131, y: 1, width: 54, height: 26)])
    #expect(solved.items[0].y == 33)
  }

  @Test func insetsOfAnEstimatedAxisAreNotTaken() {
    var header = BoundaryTests.item(.top, height: .estimated(30))
    header.contentInsets = EdgeInsets(all: 2)

    #expect(
      Self.solve([header]).supplementaries.map(\.frame)
        == [Frame(x: 131, y: 0, width: 56, height: 30)])
  }

  @Test func outerSpacingIsAboveAHeaderAndUnderAFooter() {
    var header = BoundaryTests.item(.top)
    header.outerSpacing = 7
    var footer = BoundaryTests.item(.bottom)
    footer.outerSpacing = 9

    let solved = Self.solve([header, footer])

    #expect(solved.supplementaries.map(\.frame.y) == [7, 85])
    #expect(solved.items[0].y == 40)
    #expect(solved.frame.height == 124)
  }

  @Test func tallItemOfTheLayoutMakesTheContentAsTall() {
    let layout = Layout(
      BoundaryTests.section(),
      configuration: LayoutConfiguration(
        boundarySupplementaryItems: [
          BoundaryTests.item(.leading, height: .fractionalHeight(1))
        ]))

    let solved = VitrineLayout.solve(layout, itemCounts: [2], in: .small)

    #expect(solved.supplementaries.map(\.frame) == [Frame(x: 0, y: 0, width: 60, height: 480)])
    #expect(solved.contentSize == Size(width: 320, height: 480))
  }

  @Test func layoutWithoutSectionsHasNoBoundaryItems() {
    let layout = Layout(
      BoundaryTests.section(),
      configuration: LayoutConfiguration(boundarySupplementaryItems: [BoundaryTests.item(.top)]))

    let solved = VitrineLayout.solve(layout, itemCounts: [], in: .small)

    #expect(solved.supplementaries.isEmpty)
    #expect(solved.contentSize == Size(width: 320, height: 0))
  }

  @Test func itemsStandAboveDecorations() {
    var section = BoundaryTests.section()
    #expect(BoundaryTests.solve(section).sections[0].itemZIndex == 0)

    section.decorationItems = [DecorationItem(kind: "wall")]
    #expect(BoundaryTests.solve(section).sections[0].itemZIndex == 1)
  }

  @Test func headersOfAScrollingRowDoNotScroll() {
    var section = OrthogonalTests.section(width: .absolute(100), .continuous)
    section.boundarySupplementaryItems = [
      BoundaryTests.item(.top, width: .fractionalWidth(1), height: .absolute(20))
    ]

    let solved = BoundaryTests.solve(section, counts: [3, 8])

    #expect(solved.sections.map(\.items[0]).map(\.y) == [23, 101])
    #expect(solved.sections[1].items.prefix(3).map(\.x) == [4, 112, 220])
    #expect(
      solved.sections.flatMap(\.supplementaries).map(\.frame) == [
        Frame(x: 4, y: 0, width: 310, height: 20), Frame(x: 4, y: 78, width: 310, height: 20),
      ])
    #expect(
      solved.sections.map(\.orthogonal?.viewport) == [
        Frame(x: 4, y: 23, width: 310, height: 50), Frame(x: 4, y: 101, width: 310, height: 50),
      ])
    #expect(solved.sections.map(\.orthogonal?.maximumOffset) == [6, 546])
  }

  @Test func rowsOfSidewaysPagesScrollDownwards() {
    let section = LayoutSection(
      group: .vertical(width: .absolute(50), height: .absolute(100), [.filling]),
      contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalScrolling: .groupPaging)
    let layout = Layout(section, configuration: LayoutConfiguration(scrollAxis: .horizontal))

    let solved = VitrineLayout.solve(
      layout, itemCounts: [8], in: LayoutEnvironment(width: 320, height: 328))

    #expect(solved.sections[0].items.map(\.y).prefix(3) == [3, 111, 219])
    #expect(solved.sections[0].items.allSatisfy { $0.x == 4 })
    #expect(solved.contentSize == Size(width: 60, height: 328))
    #expect(
      solved.sections[0].orthogonal?.viewport == Frame(x: 4, y: 3, width: 50, height: 320))
    #expect(solved.sections[0].orthogonal?.contentLength == 856)
    #expect(
      solved.sections[0].orthogonal?.restingOffsets == [0, 108, 216, 324, 432, 536])
  }
}
