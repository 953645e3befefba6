import Testing
import VitrineLayout

/// Headers, footers and decorations: two sections of rows of 40, two items a row, in a container of
/// 320 × 480.
@Suite struct BoundaryTests {
  static func section(
    _ items: [BoundarySupplementaryItem] = [], follows: Bool = true
  ) -> LayoutSection {
    var section = LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(40),
        [.item(.fractionalWidth(0.5), .fractionalHeight(1))]),
      contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6))
    section.boundarySupplementaryItems = items
    section.supplementariesFollowContentInsets = follows
    return section
  }

  static func item(
    _ alignment: BoundarySupplementaryItem.Alignment, width: LayoutDimension = .absolute(60),
    height: LayoutDimension = .absolute(30), offset: Point = .zero, extends: Bool = true
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: width, height: height), alignment: alignment,
      offset: offset, extendsBoundary: extends)
  }

  static func solve(
    _ section: LayoutSection, counts: [Int] = [3, 2]
  ) -> SolvedLayout {
    VitrineLayout.solve(
      Layout(section), itemCounts: counts, in: .small, rounding: .pixels(scale: 2))
  }

  struct Case: CustomTestStringConvertible {
    var item: BoundarySupplementaryItem
    var follows = true
    var frame: Frame
    var firstRow: Double
    var content: Double

    var testDescription: String { "\(item.alignment) \(item.offset) \(item.extendsBoundary)" }
  }

  @Test(arguments: [
    Case(
      item: item(.top), frame: Frame(x: 129, y: 0, width: 60, height: 30), firstRow: 33,
      content: 196),
    Case(
      item: item(.top), follows: false, frame: Frame(x: 130, y: 0, width: 60, height: 30),
      firstRow: 33, content: 196),
    Case(
      item: item(.top, offset: Point(x: 5, y: 7)),
      frame: Frame(x: 134, y: 0, width: 60, height: 30), firstRow: 26, content: 182),
    Case(
      item: item(.bottomLeading, offset: Point(x: 5, y: 7)),
      frame: Frame(x: 9, y: 95, width: 60, height: 30), firstRow: 3, content: 210),
    Case(
      item: item(.leading), frame: Frame(x: 4, y: 29, width: 60, height: 30), firstRow: 3,
      content: 136),
    Case(
      item: item(.topTrailing, offset: Point(x: -5, y: -7), extends: false),
      frame: Frame(x: 249, y: -7, width: 60, height: 30), firstRow: 3, content: 136),
    Case(
      item: item(.top, width: .fractionalWidth(1), height: .fractionalHeight(0.1)),
      frame: Frame(x: 4, y: 0, width: 310, height: 48), firstRow: 51, content: 232),
  ])
  func standsWhereItIsAligned(_ test: Case) {
    let solved = Self.solve(Self.section([test.item], follows: test.follows))

    #expect(solved.sections[0].supplementaries.map(\.frame) == [test.frame])
    #expect(solved.sections[0].items[0].y == test.firstRow)
    #expect(solved.contentSize.height == test.content)
  }

  @Test func itemsOnOneSideDoNotStack() {
    let solved = Self.solve(
      Self.section([Self.item(.top), Self.item(.top, height: .absolute(10))]))

    #expect(solved.sections[0].supplementaries.map(\.frame.y) == [0, 20])
    #expect(solved.sections[1].frame.y == 118)
  }

  @Test(arguments: [(true, 0.0, 200.0), (false, -56, 88)])
  func tallItemBesideItsSectionMakesItTaller(extends: Bool, y: Double, length: Double) {
    let item = Self.item(.leading, height: .absolute(200), extends: extends)

    let solved = Self.solve(Self.section([item]), counts: [3])

    #expect(solved.sections[0].supplementaries.map(\.frame.y) == [y])
    #expect(solved.sections[0].frame.height == length)
  }

  @Test func emptySectionKeepsItsHeaderAndInsets() {
    let solved = Self.solve(Self.section([Self.item(.top)]), counts: [0])

    #expect(solved.contentSize.height == 38)
  }

  @Test func decorationCoversTheHeaderAndIsLeftOutOfNothing() {
    var section = Self.section([Self.item(.top)])
    section.decorationItems = [
      DecorationItem(
        kind: "wall", contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ]
    var bare = section
    bare.boundarySupplementaryItems = []

    #expect(
      Self.solve(section).sections[0].decorations.map(\.frame) == [
        Frame(x: 2, y: 1, width: 314, height: 114)
      ])
    #expect(Self.solve(section, counts: [0]).sections[0].decorations.count == 1)
    #expect(Self.solve(bare, counts: [0]).sections[0].decorations.isEmpty)
  }

  @Test func estimatedHeaderIsMeasured() {
    let section = Self.section([Self.item(.top, height: .estimated(30))])

    let solved = VitrineLayout.solve(
      Layout(section), itemCounts: [1], in: .small,
      measureBoundary: { _, item, _ in
        item.kind == "header" ? Size(width: 0, height: 52) : nil
      })

    #expect(solved.sections[0].items[0].y == 55)
  }

  @Test func itemsOfTheLayoutStandAroundAllSections() {
    let layout = Layout(
      Self.section(),
      configuration: LayoutConfiguration(
        interSectionSpacing: 10,
        boundarySupplementaryItems: [
          Self.item(.top, width: .fractionalWidth(1)), Self.item(.bottom, height: .absolute(20)),
        ]))

    let solved = VitrineLayout.solve(layout, itemCounts: [3, 2], in: .small)

    #expect(
      solved.supplementaries.map(\.frame) == [
        Frame(x: 0, y: 0, width: 320, height: 30), Frame(x: 130, y: 176, width: 60, height: 20),
      ])
    #expect(solved.sections.map(\.frame.y) == [30, 128])
    #expect(solved.contentSize.height == 196)
  }

  @Test func everythingIsMirroredFromRightToLeft() {
    let layout = Layout(Self.section([Self.item(.topLeading)]))
    let environment = LayoutEnvironment(
      container: Size(width: 320, height: 480), direction: .rightToLeft)

    let solved = VitrineLayout.solve(layout, itemCounts: [2], in: environment)

    // Leading 4 and trailing 6 change sides: items of 155 end at 316.
    #expect(solved.sections[0].items.map(\.x) == [161, 6])
    #expect(solved.sections[0].supplementaries.map(\.frame.x) == [256])
  }
}

/// Badges on an item of 212 × 194 at 53, 52.
@Suite struct AnchorTests {
  struct Case: CustomTestStringConvertible {
    var size = LayoutSize(width: .absolute(40), height: .absolute(20))
    var container: LayoutAnchor
    var item: LayoutAnchor?
    var frame: Frame

    var testDescription: String { "\(frame)" }
  }

  static let corner: LayoutAnchor.Edges = [.top, .trailing]

  @Test(arguments: [
    Case(
      container: LayoutAnchor(edges: corner, offset: .absolute(Point(x: 7, y: 9))),
      frame: Frame(x: 232, y: 61, width: 40, height: 20)),
    Case(
      container: LayoutAnchor(edges: corner, offset: .fractional(Point(x: 0.5, y: 0.25))),
      frame: Frame(x: 245, y: 57, width: 40, height: 20)),
    Case(
      container: LayoutAnchor(edges: corner),
      item: LayoutAnchor(edges: [.bottom, .leading], offset: .absolute(Point(x: 3, y: 4))),
      frame: Frame(x: 268, y: 36, width: 40, height: 20)),
    Case(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25)),
      container: LayoutAnchor(edges: corner),
      frame: Frame(x: 159, y: 52, width: 106, height: 48.5)),
    Case(
      container: LayoutAnchor(edges: []), frame: Frame(x: 139, y: 139, width: 40, height: 20)),
  ])
  func badgeIsHeldByItsAnchors(_ test: Case) {
    let badge = SupplementaryItem(
      kind: "badge", size: test.size, containerAnchor: test.container, itemAnchor: test.item)
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let section = LayoutSection(
      group: .horizontal(width: .absolute(212), height: .absolute(194), [.item(item)]),
      contentInsets: EdgeInsets(top: 52, leading: 53))

    let solved = section.solve(itemCount: 1, in: .small, rounding: .pixels(scale: 2))

    #expect(solved.sections[0].supplementaries.map(\.frame) == [test.frame])
  }

  @Test func badgesAreNumberedByKindInItemOrder() {
    let anchor = LayoutAnchor(edges: Self.corner)
    let badge = { (kind: String) in
      SupplementaryItem(
        kind: kind, size: LayoutSize(width: .absolute(10), height: .absolute(10)),
        containerAnchor: anchor)
    }
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(30)),
      supplementaryItems: [badge("new"), badge("price")])
    let section = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(30), [.item(item)]
    ).alone

    let badges = section.solve(itemCount: 3, in: .small).sections[0].supplementaries

    #expect(badges.map(\.kind) == ["new", "price", "new", "price", "new", "price"])
    #expect(badges.map(\.index) == [0, 0, 1, 1, 2, 2])
  }
}
