import Testing
import VitrineLayout

/// Lists in a container of 320 × 480: two sections of three rows of 44.
@Suite struct ListTests {
  struct Case: CustomTestStringConvertible {
    var appearance: ListConfiguration.Appearance
    var header = ListConfiguration.HeaderMode.none
    var footer = ListConfiguration.FooterMode.none

    /// Of the first row, and where the second section begins.
    var row: Frame
    var length: Double
    var headers: [Frame] = []

    var testDescription: String { "\(appearance) \(header) \(footer)" }
  }

  static func row(_ x: Double, _ y: Double, _ width: Double) -> Frame {
    Frame(x: x, y: y, width: width, height: 44)
  }

  static let cases = [
    Case(appearance: .plain, row: row(0, 0, 320), length: 132),
    Case(appearance: .plain, header: .firstItemInSection, row: row(0, 22, 320), length: 154),
    Case(
      appearance: .plain, header: .supplementary, footer: .supplementary, row: row(0, 28, 320),
      length: 188,
      headers: [
        Frame(x: 0, y: 0, width: 320, height: 28), Frame(x: 0, y: 160, width: 320, height: 28),
      ]),
    Case(appearance: .grouped, row: row(0, 35, 320), length: 187),
    Case(
      appearance: .grouped, header: .supplementary, row: row(0, 17.5, 320), length: 169.5,
      headers: [Frame(x: 0, y: 0, width: 320, height: 17.5)]),
    Case(
      appearance: .insetGrouped, footer: .supplementary, row: row(16, 35, 288), length: 184.5,
      headers: [Frame(x: 16, y: 167, width: 288, height: 17.5)]),
    Case(appearance: .insetGrouped, row: row(16, 35, 288), length: 187),
    Case(appearance: .sidebar, row: row(13, 0, 294), length: 142),
    Case(
      appearance: .sidebar, header: .supplementary, footer: .supplementary,
      row: row(13, 17.5, 294), length: 167,
      headers: [
        Frame(x: 13, y: 0, width: 294, height: 17.5),
        Frame(x: 13, y: 149.5, width: 294, height: 17.5),
      ]),
    Case(appearance: .sidebarPlain, row: row(13, 0, 294), length: 132),
    Case(
      appearance: .sidebarPlain, header: .supplementary, row: row(13, 28, 294), length: 160,
      headers: [Frame(x: 13, y: 0, width: 294, height: 28)]),
  ]

  @Test(arguments: cases)
  func rowsAndHeadersStandAsTheAppearanceSays(_ test: Case) {
    let list = ListConfiguration(
      test.appearance, headerMode: test.header, footerMode: test.footer)

    let solved = solve(
      Layout(.list(list)), itemCounts: [3, 3], in: .small, rounding: .pixels(scale: 2))

    #expect(solved.sections[0].items[0] == test.row)
    #expect(solved.sections[0].items[2].y == test.row.y + 88)
    #expect(solved.sections[0].supplementaries.map(\.frame) == test.headers)
    #expect(solved.sections[1].items[0].y == test.length + test.row.y)
    #expect(solved.contentSize == Size(width: 320, height: 2 * test.length))
  }

  @Test(arguments: ListConfiguration.Appearance.allCases)
  func plainHeadersStayInSight(appearance: ListConfiguration.Appearance) {
    let list = ListConfiguration(appearance, headerMode: .supplementary)

    let header = LayoutSection.list(list).boundarySupplementaryItems[0]

    #expect(header.pinsToVisibleBounds == [.plain, .sidebarPlain].contains(appearance))
    #expect(header.zIndex == 200)
  }

  @Test func rowsFollowTheirContent() {
    let heights = [44.0, 80, 60]

    let solved = LayoutSection.list(ListConfiguration(.plain)).solve(
      itemCount: 3, in: .small
    ) { item, _ in Size(width: 0, height: heights[item]) }

    #expect(solved.sections[0].items.map(\.y) == [0, 44, 124])
  }

  @Test func paddingIsAboveEachHeader() {
    let list = ListConfiguration(.plain, headerMode: .supplementary, headerTopPadding: 12)

    let solved = solve(
      Layout(.list(list)), itemCounts: [1, 1], in: .small,
      measureBoundary: { _, _, _ in Size(width: 0, height: 40) })

    #expect(solved.sections.map(\.supplementaries[0]).map(\.frame.y) == [12, 108])
    #expect(solved.sections.map(\.items[0]).map(\.y) == [52, 148])
  }

  @Test func listsKeepOffNoReferenceInsets() {
    let solved = LayoutSection.list(ListConfiguration(.plain)).solve(
      itemCount: 1, in: ReferenceInsetsTests.environment)

    #expect(solved.sections[0].items == [Self.row(0, 0, 320)])
  }

  static let rows = [row(16, 35, 288), row(16, 79, 288), row(16, 123, 288)]

  @Test func separatorsStandUnderEveryRowButTheLast() {
    let list = ListConfiguration(.insetGrouped)

    #expect(
      list.separators(between: Self.rows, scale: 2) == [
        Frame(x: 32, y: 78.5, width: 272, height: 0.5),
        Frame(x: 32, y: 122.5, width: 272, height: 0.5),
      ])
    #expect(
      list.separators(between: Self.rows, scale: 1, direction: .rightToLeft) == [
        Frame(x: 16, y: 78, width: 272, height: 1), Frame(x: 16, y: 122, width: 272, height: 1),
      ])
  }

  @Test func separatorsCanBeLeftOut() {
    let list = ListConfiguration(.plain, showsSeparators: false)

    #expect(list.separators(between: Self.rows, scale: 2) == [])
    #expect(ListConfiguration(.plain).separators(between: [], scale: 2) == [])
  }

  @Test func cardLiesUnderTheRows() {
    let list = ListConfiguration(.insetGrouped)

    #expect(list.card(under: Self.rows) == Frame(x: 16, y: 35, width: 288, height: 132))
    #expect(list.card(under: []) == nil)
    #expect(ListConfiguration(.grouped).card(under: Self.rows) == nil)
  }

  @Test func headerRowHasNoCardAndNoSeparator() {
    let list = ListConfiguration(.insetGrouped, headerMode: .firstItemInSection)

    #expect(list.card(under: Self.rows) == Frame(x: 16, y: 79, width: 288, height: 88))
    #expect(
      list.separators(between: Self.rows, scale: 2)
        == [Frame(x: 32, y: 122.5, width: 272, height: 0.5)])
  }
}
