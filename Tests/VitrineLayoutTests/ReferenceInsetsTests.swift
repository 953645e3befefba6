import Testing
import VitrineLayout

/// Sections that keep off the environment's insets, in a container of 320 × 480.
@Suite struct ReferenceInsetsTests {
  static let environment: LayoutEnvironment = {
    var environment = LayoutEnvironment.small
    environment.referenceInsets = ReferenceInsets(
      safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      layoutMargins: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
      readableContent: EdgeInsets(top: 50, leading: 60, bottom: 70, trailing: 80))
    return environment
  }()

  static let rows = LayoutGroup.horizontal(
    width: .fractionalWidth(1), height: .absolute(40),
    [.item(width: .fractionalWidth(0.5), height: .fractionalHeight(1))])

  static func solved(
    _ section: ContentInsetsReference, in layout: ContentInsetsReference = .safeArea,
    scrollAxis: Axis = .vertical
  ) -> SolvedLayout {
    var rows = rows.alone
    rows.contentInsetsReference = section
    rows.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header",
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)), alignment: .top)
    ]
    let configuration = LayoutConfiguration(
      scrollAxis: scrollAxis, boundarySupplementaryItems: rows.boundarySupplementaryItems,
      contentInsetsReference: layout)
    return solve(Layout(rows, configuration: configuration), itemCounts: [2], in: environment)
  }

  @Test(arguments: [
    (ContentInsetsReference.automatic, ContentInsetsReference.safeArea, 2.0, 314.0),
    (.automatic, .automatic, 2, 314),
    (.automatic, .layoutMargins, 20, 260),
    (.none, .layoutMargins, 0, 320),
    (.readableContent, .none, 60, 180),
    (.layoutMargins, .safeArea, 20, 260),
  ])
  func sectionKeepsOffItsReferenceAcrossThePage(
    section: ContentInsetsReference, layout: ContentInsetsReference, start: Double, width: Double
  ) {
    let solved = Self.solved(section, in: layout)

    #expect(
      solved.sections[0].items == [
        Frame(x: start, y: 40, width: width / 2, height: 40),
        Frame(x: start + width / 2, y: 40, width: width / 2, height: 40),
      ])
    #expect(
      solved.sections[0].supplementaries.map(\.frame)
        == [Frame(x: start, y: 20, width: width, height: 20)])
  }

  @Test func layoutsOwnBoundaryItemsKeepOffNothing() {
    #expect(
      Self.solved(.layoutMargins).supplementaries.map(\.frame)
        == [Frame(x: 0, y: 0, width: 320, height: 20)])
  }

  @Test(arguments: [
    (ContentInsetsReference.automatic, 29.0, 242.0), (.none, 0, 320), (.layoutMargins, 20, 260),
    (.readableContent, 60, 180), (.safeArea, 2, 314),
  ])
  func headersMayKeepOffAnotherReference(
    reference: ContentInsetsReference, start: Double, width: Double
  ) {
    var section = Self.rows.alone
    section.contentInsetsReference = .layoutMargins
    section.contentInsets = EdgeInsets(leading: 9, trailing: 9)
    section.supplementaryContentInsetsReference = reference
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header",
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)), alignment: .top)
    ]

    let solved = section.solve(itemCount: 1, in: Self.environment).sections[0]

    #expect(
      solved.supplementaries.map(\.frame) == [Frame(x: start, y: 0, width: width, height: 20)])
    #expect(solved.items == [Frame(x: 29, y: 20, width: 121, height: 40)])
  }

  @Test func sidewaysPagesLoseHeight() {
    let section = LayoutSection(
      group: .vertical(width: .absolute(100), height: .fractionalHeight(1), [.filling]))
    let layout = Layout(
      section,
      configuration: LayoutConfiguration(
        scrollAxis: .horizontal, contentInsetsReference: .layoutMargins))

    let solved = solve(layout, itemCounts: [2], in: Self.environment)

    #expect(
      solved.sections[0].items == [
        Frame(x: 0, y: 10, width: 100, height: 440), Frame(x: 100, y: 10, width: 100, height: 440),
      ])
    #expect(solved.contentSize == Size(width: 200, height: 480))
  }

  @Test func mirrorSwapsTheInsetsToo() {
    var environment = Self.environment
    environment.direction = .rightToLeft
    var section = Self.rows.alone
    section.contentInsetsReference = .layoutMargins

    let solved = section.solve(itemCount: 1, in: environment)

    #expect(solved.sections[0].items == [Frame(x: 170, y: 0, width: 130, height: 40)])
  }
}
