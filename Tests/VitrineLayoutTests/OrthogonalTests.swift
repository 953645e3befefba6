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

  @Test func ordinarySectionHasNoExtent() {
    #expect(
      Self.section(width: .absolute(100), .none)
        .solve(itemCount: 2, in: .small).sections[0].orthogonal == nil)
  }
}
