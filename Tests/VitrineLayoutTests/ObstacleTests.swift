import Testing
import VitrineLayout

/// Layouts whose frames no style sheet can give to a flat list.
@Suite struct ObstacleTests {
  struct Case: CustomTestStringConvertible {
    var group: LayoutGroup
    var obstacle: LayoutObstacle?
    var testDescription: String { "\(obstacle.map { "\($0)" } ?? "none")" }
  }

  private static let text = LayoutSubitem.item(width: .fractionalWidth(0.5), height: .estimated(44))
  private static let even = LayoutSubitem.item(
    width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(44))
  private static let quarter = LayoutSubitem.item(
    width: .fractionalWidth(0.25), height: .uniformAcrossSiblings(44))
  private static let stack = LayoutSubitem.group(
    .vertical(width: .fractionalWidth(0.5), height: .estimated(44), [text, text]))

  private static func row(
    _ subitems: [LayoutSubitem], height: LayoutDimension = .estimated(44)
  ) -> LayoutGroup {
    .horizontal(width: .fractionalWidth(1), height: height, subitems)
  }

  @Test(arguments: [
    Case(group: row([text, stack])),
    Case(group: row([even, even])),
    Case(group: row([even, stack])),
    Case(group: row([stack, stack])),
    Case(
      group: row([
        .group(
          .vertical(
            width: .fractionalWidth(0.5), height: .estimated(44),
            [.group(row([stack, stack])), text])),
        text,
      ]), obstacle: .columnsOfContent),
    Case(group: row([quarter, quarter, stack]), obstacle: .uniformAmongOthers),
    Case(
      group: .vertical(width: .fractionalWidth(1), height: .estimated(44), [even, even]),
      obstacle: .uniformAmongOthers),
    Case(group: row([text, text], height: .absolute(60)), obstacle: .contentInFixedGroup),
    Case(
      group: row([even, even], height: .uniformAcrossSiblings(44)), obstacle: .uniformGroups),
    Case(
      group: row([.item(width: .estimated(80), height: .estimated(44))]), obstacle: .contentWidth),
    Case(
      group: row([
        text,
        .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(44)),
            edgeSpacing: EdgeSpacing(top: .flexible(0)))),
      ]), obstacle: .alignedAmongOthers),
  ])
  func whatStandsInTheWayIsNamed(_ layout: Case) {
    let environment = LayoutEnvironment(width: 600, height: 800)

    #expect(LayoutSection(group: layout.group).obstacle(in: environment) == layout.obstacle)
  }

  @Test func linesThatAreFilledAreAnObstacle() {
    var flow = FlowLayout(
      itemSize: LayoutSize(width: .estimated(80), height: .estimated(44)), interItemSpacing: 8,
      lineSpacing: 8)
    let environment = LayoutEnvironment(width: 600, height: 800)
    #expect(LayoutSection(content: .flow(flow)).obstacle(in: environment) == nil)

    flow.alignment = .justified
    #expect(LayoutSection(content: .flow(flow)).obstacle(in: environment) == .justifiedLines)
  }

  @Test func aScrollingColumnOfTextsIsAnObstacle() {
    let section = LayoutSection(
      group: .vertical(
        width: .absolute(200), height: .estimated(44), [Self.text, Self.text]),
      orthogonalScrolling: .continuous)

    let environment = LayoutEnvironment(width: 600, height: 800)
    #expect(section.obstacle(in: environment) == .contentInScrollingGroup)
  }

  @Test func lengthsThatAreNoAffineFunctionAreAnObstacle() {
    let structures = structuresOfSection { environment in
      let width = environment.container.width
      let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(width * width))
      return LayoutSection(
        group: .vertical(
          width: .fractionalWidth(1), height: .absolute(width * width), item, count: 1))
    }

    #expect(structures.map(\.pattern) == [.unsupported(.notAffine)])
  }

  @Test func aCountThatChangesWithTheWindowsHeightIsAnObstacle() {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(100))
    let structures = LayoutByWidth(
      .section(
        LayoutSection(
          group: .vertical(width: .fractionalWidth(1), height: .fractionalHeight(1), [item])))
    ).structures()

    #expect(structures.map(\.pattern) == [.unsupported(.viewportHeight)])
  }
}
