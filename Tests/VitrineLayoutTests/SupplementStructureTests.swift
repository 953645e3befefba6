import Testing
import VitrineLayout

/// Headers and footers as lengths, and those that no stylesheet can show.
@Suite struct SupplementStructureTests {
  private static let row = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(40))

  private func section(
    _ items: [BoundarySupplementaryItem], insets: EdgeInsets = .zero
  ) -> LayoutSection {
    var section = LayoutSection(
      group: .vertical(width: .fractionalWidth(1), height: .absolute(40), [Self.row]),
      contentInsets: insets)
    section.boundarySupplementaryItems = items
    return section
  }

  private static func header(
    _ alignment: BoundarySupplementaryItem.Alignment = .top, kind: String = "header",
    offset: Point = .zero, extends: Bool = true, pins: Bool = false, outerSpacing: Double = 0,
    width: LayoutDimension = .fractionalWidth(0.25), insets: EdgeInsets = .zero
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: width, height: .fractionalHeight(0.1)),
      alignment: alignment, offset: offset, extendsBoundary: extends, pinsToVisibleBounds: pins,
      outerSpacing: outerSpacing, contentInsets: insets)
  }

  @Test func aHeadersBoxIsALengthOfWidthAndHeight() throws {
    let structures = LayoutByWidth(
      .section(
        section(
          [Self.header(.topTrailing, offset: Point(x: 3, y: -5))],
          insets: EdgeInsets(leading: 20, trailing: 60)))
    ).structures()

    let header = try #require(structures.first?.supplements.boundaries.first)
    // A quarter of W − 80, ending at W − 60.
    let (width, height) = (1000.0, 700.0)
    #expect(abs(header.width.value(width: width, height: height) - 230) < 1e-9)
    #expect(abs(header.x.value(width: width, height: height) - (940 - 230 + 3)) < 1e-9)
    #expect(abs(try #require(header.height).value(width: width, height: height) - 70) < 1e-9)
    #expect(header.offset.value(width: width, height: height) == -5)
    #expect(structures.count == 1)
  }

  @Test(
    arguments: [
      ([header()], nil),
      ([header(pins: true), header(.bottom, kind: "footer")], nil),
      ([header(outerSpacing: 9)], nil),
      ([header(width: .estimated(200))], .boundaryLengths),
      ([header(insets: EdgeInsets(top: 1))], .boundaryLengths),
      ([header(insets: EdgeInsets(leading: 1))], nil),
      ([header(.leading)], .boundaryOverContent),
      ([header(.bottom)], .boundaryOverContent),
      ([header(extends: false)], .boundaryOverContent),
      ([header(offset: Point(x: 0, y: 1))], .boundaryOverContent),
      ([header(), header()], .boundaryOverContent),
      ([header(kind: "title")], .boundaryOverContent),
      ([header(pins: true), header(.bottom, kind: "footer", pins: true)], nil),
      ([header(offset: Point(x: 0, y: -1), pins: true)], .pinnedWithOffset),
    ] as [([BoundarySupplementaryItem], LayoutObstacle?)])
  func whatLiesOverTheItemsIsRefused(
    _ items: [BoundarySupplementaryItem], _ obstacle: LayoutObstacle?
  ) {
    #expect(section(items).obstacle(in: LayoutEnvironment(width: 800, height: 600)) == obstacle)
  }

  private static func badge(_ kind: String = LayoutSupplements.badge) -> SupplementaryItem {
    SupplementaryItem(
      kind: kind, size: LayoutSize(width: .absolute(20), height: .absolute(16)),
      containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
  }

  private static func halves(
    _ attached: [[SupplementaryItem]], group: [SupplementaryItem] = []
  ) -> LayoutSection {
    let items = attached.map { attached in
      LayoutSubitem.item(
        LayoutItem(
          size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
          supplementaryItems: attached))
    }
    var row = LayoutGroup.horizontal(width: .fractionalWidth(1), height: .absolute(90), items)
    row.supplementaryItems = group
    return LayoutSection(group: row)
  }

  @Test(
    arguments: [
      (halves([[badge()], [badge()]]), nil), (halves([[badge()], []]), nil),
      (halves([[badge(), badge()], []]), .supplementaryItems),
      (halves([[badge("price")], []]), .supplementaryItems),
      (halves([[], []], group: [badge()]), .groupSupplementaries),
    ] as [(LayoutSection, LayoutObstacle?)])
  func aBadgeIsWhatItemsMayHave(_ section: LayoutSection, _ obstacle: LayoutObstacle?) {
    #expect(section.obstacle(in: LayoutEnvironment(width: 800, height: 600)) == obstacle)
  }

  @Test func whatIsAttachedIsKnownItemByItem() {
    let structures = LayoutByWidth(.section(Self.halves([[Self.badge()], []]))).structures()

    #expect(structures.map(\.supplements.attached) == [[[Self.badge()], []]])
  }

  @Test func aPresetLooksAtTheWidthThatItsInsetsLeave() {
    var supplements = LayoutSupplements()
    supplements.insets = EdgeInsets(leading: 20, trailing: 20)
    let layout = LayoutByWidth(
      .preset(GridPreset(columns: .narrowest(100), gap: 0)), supplements: supplements)

    // Three columns of 100 take 340 with the insets.
    for (width, columns) in [(339.99, 2), (340, 3)] {
      let environment = LayoutEnvironment(width: width, height: 600)
      let section = layout.section(in: environment)
      #expect(section.groupCapacity(in: environment) == columns)
    }
  }
}
