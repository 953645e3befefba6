import Testing
import VitrineLayout

/// Headers and footers that stay in sight.
///
/// Two sections of twelve items in rows of 40, insets of 3 above and 5 below, a header of 30 and a
/// footer of 20: each section is 298 long, and 248 of them are between header and footer.
@Suite struct PinningTests {
  static func section(scrollAxis: Axis = .vertical) -> LayoutSection {
    let isVertical = scrollAxis == .vertical
    func size(_ length: Double) -> LayoutSize {
      isVertical
        ? LayoutSize(width: .fractionalWidth(1), height: .absolute(length))
        : LayoutSize(width: .absolute(length), height: .fractionalHeight(1))
    }
    let item = LayoutItem(
      size: isVertical
        ? LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        : LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)))
    let group = LayoutGroup(
      size: size(40), content: .subitems(scrollAxis.across, [.item(item)]))
    var section = LayoutSection(
      group: group,
      contentInsets: isVertical
        ? EdgeInsets(top: 3, bottom: 5) : EdgeInsets(leading: 3, trailing: 5)
    )
    section.boundarySupplementaryItems = [
      BoundarySupplementaryItem(
        kind: "header", size: size(30), alignment: isVertical ? .top : .leading,
        pinsToVisibleBounds: true, zIndex: 7),
      BoundarySupplementaryItem(
        kind: "footer", size: size(20), alignment: isVertical ? .bottom : .trailing,
        pinsToVisibleBounds: true),
    ]
    return section
  }

  static func pinned(scrolledTo offset: Double) -> [[Double]] {
    let solved = solve(
      Layout(section()), itemCounts: [12, 12], in: LayoutEnvironment(width: 320, height: 100),
      visible: Frame(x: 0, y: offset, width: 320, height: 100))
    return solved.sections.map { $0.supplementaries.map(\.frame.y) }
  }

  static let places: [(offset: Double, sections: [[Double]])] = [
    // At the top the first footer is pulled up to the bottom edge, the second not above its region.
    (0.0, [[0.0, 80.0], [298.0, 328.0]]),
    // The footer stands where it belongs once that is in sight.
    (150, [[150, 230], [298, 328]]),
    (198, [[198, 278], [298, 328]]),
    // The header leaves with its section: it does not cover the footer.
    (247, [[247, 278], [298, 328]]),
    (248, [[248, 278], [298, 328]]),
    (260, [[248, 278], [298, 340]]),
    (400, [[248, 278], [400, 480]]),
    // Pulled down beyond the start, nothing leaves its place.
    (-40, [[0, 40], [298, 328]]),
  ]

  @Test(arguments: places)
  func headersAndFootersStayInSight(offset: Double, places: [[Double]]) {
    #expect(Self.pinned(scrolledTo: offset) == places)
  }

  @Test func nothingIsPinnedWithoutAViewport() {
    let solved = solve(
      Layout(Self.section()), itemCounts: [12], in: LayoutEnvironment(width: 320, height: 100))

    #expect(solved.sections[0].supplementaries.map(\.frame.y) == [0, 278])
    #expect(solved.sections[0].supplementaries.map(\.zIndex) == [7, 1])
  }

  @Test func whatIsHeldInSightStandsAboveAllElse() {
    let solved = solve(
      Layout(Self.section()), itemCounts: [12], in: LayoutEnvironment(width: 320, height: 100),
      visible: Frame(x: 0, y: 198, width: 320, height: 100))

    #expect(solved.sections[0].supplementaries.map(\.zIndex) == [1_000_000_007, 1])
  }

  @Test func headerThatDoesNotPinScrollsAway() {
    var section = Self.section()
    section.boundarySupplementaryItems[0].pinsToVisibleBounds = false

    let solved = solve(
      Layout(section), itemCounts: [12], in: LayoutEnvironment(width: 320, height: 100),
      visible: Frame(x: 0, y: 100, width: 320, height: 100))

    #expect(solved.sections[0].supplementaries.map(\.frame.y) == [0, 180])
  }

  @Test(arguments: [(LayoutEnvironment.Direction.leftToRight, 150.0), (.rightToLeft, 48)])
  func sidewaysHeadersPinAtTheSide(direction: LayoutEnvironment.Direction, scrolledTo x: Double) {
    let environment = LayoutEnvironment(
      container: Size(width: 100, height: 320), direction: direction)
    let layout = Layout(
      Self.section(scrollAxis: .horizontal),
      configuration: LayoutConfiguration(scrollAxis: .horizontal))

    let solved = solve(
      layout, itemCounts: [12], in: environment,
      visible: Frame(x: x, y: 0, width: 100, height: 320))

    // Read from the right, the same places counted from the content's other end.
    let expected = [150.0, 230].map { direction == .leftToRight ? $0 : 298 - $0 }
    let edges = solved.sections[0].supplementaries.map {
      direction == .leftToRight ? $0.frame.x : $0.frame.x + $0.frame.width
    }
    #expect(edges == expected)
  }

  @Test func headersOfTheLayoutArePinnedOverAllSections() {
    let header = BoundarySupplementaryItem(
      kind: "title", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      alignment: .top, pinsToVisibleBounds: true)
    let layout = Layout(
      ReferenceInsetsTests.rows.alone,
      configuration: LayoutConfiguration(boundarySupplementaryItems: [header]))

    let solved = solve(
      layout, itemCounts: [8, 8], in: .small, visible: Frame(x: 0, y: 200, width: 320, height: 480))

    #expect(solved.supplementaries.map(\.frame.y) == [200])
  }
}
