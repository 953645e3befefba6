import Testing
import VitrineLayout

/// Layouts whose frames no stylesheet can give to a flat list.
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

  private static let evenStack = LayoutSubitem.group(
    .vertical(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(44), [text, text]))

  private static func lower(_ subitem: LayoutSubitem) -> LayoutSubitem {
    switch subitem {
    case .item(var item):
      item.edgeSpacing.top = .fixed(5)
      return .item(item)
    case .group(var group):
      group.edgeSpacing.top = .fixed(5)
      return .group(group)
    }
  }

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
      obstacle: .uniformInColumn),
    Case(
      group: row([
        .group(
          .vertical(
            width: .fractionalWidth(0.5), height: .estimated(44), [.group(row([even, even]))])),
        text,
      ]), obstacle: .uniformInGroup),
    Case(group: row([text, text], height: .absolute(60)), obstacle: .contentInFixedGroup),
    Case(group: row([even, even], height: .uniformAcrossSiblings(44))),
    Case(group: row([text, text], height: .uniformAcrossSiblings(44))),
    Case(group: row([text, stack], height: .uniformAcrossSiblings(44))),
    Case(group: row([stack, stack], height: .uniformAcrossSiblings(44))),
    Case(
      group: .vertical(
        width: .fractionalWidth(1), height: .uniformAcrossSiblings(44), [even, text, text]),
      obstacle: .uniformGroups),
    Case(
      group: .vertical(
        width: .fractionalWidth(1), height: .uniformAcrossSiblings(44),
        [text, .group(row([stack, stack]))]), obstacle: .uniformGroups),
    Case(
      group: row([text, even], height: .uniformAcrossSiblings(44)), obstacle: .uniformAmongOthers),
    // A column that is as long as its siblings, beside an item that is, and under another.
    Case(group: row([even, evenStack]), obstacle: .uniformAmongOthers),
    Case(group: row([evenStack, evenStack])),
    Case(
      group: .vertical(
        width: .fractionalWidth(1), height: .estimated(44), [evenStack, evenStack]),
      obstacle: .uniformInColumn),
    // Two that begin at different heights cannot both be as long as the other.
    Case(group: row([even, lower(even)]), obstacle: .uniformAmongOthers),
    Case(group: row([evenStack, lower(evenStack)]), obstacle: .uniformAmongOthers),
    Case(
      group: .vertical(
        width: .fractionalWidth(1), height: .uniformAcrossSiblings(44), spacing: .flexible(3),
        [text, text]), obstacle: .uniformGroups),
    Case(
      group: row([
        .group(
          .vertical(
            width: .fractionalWidth(0.5), height: .absolute(20),
            [.item(width: .fractionalWidth(1), height: .absolute(30))])),
        text,
      ]), obstacle: .emptyPart),
    Case(
      group: row(
        [.group(.vertical(width: .fractionalWidth(1), height: .estimated(44), [even]))],
        height: .uniformAcrossSiblings(44)), obstacle: .uniformGroups),
    Case(
      group: row(
        [.item(width: .fractionalWidth(1), height: .absolute(44))],
        height: .uniformAcrossSiblings(44)), obstacle: .uniformGroups),
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

  @Test(arguments: [
    ([text, text], nil as LayoutObstacle?), ([text, stack], nil),
    ([stack, stack], .contentInScrollingGroup),
  ])
  func oneColumnOfTextsStandsInAGroupThatScrolls(
    _ parts: [LayoutSubitem], _ obstacle: LayoutObstacle?
  ) {
    let section = LayoutSection(group: Self.row(parts), orthogonalScrolling: .continuous)

    let environment = LayoutEnvironment(width: 600, height: 800)
    #expect(section.obstacle(in: environment) == obstacle)
  }

  @Test func lengthsThatAreNoAffineFunctionAreAnObstacle() {
    #expect(
      obstacles { environment in
        let width = environment.container.width
        return Self.row(height: width * width)
      } == [.notAffine])
  }

  /// What stands in the way of each structure of a layout whose sections `section` gives.
  private func obstacles(
    _ section: @escaping @Sendable (LayoutEnvironment) -> LayoutSection?
  ) -> [LayoutObstacle?] {
    obstacles(of: Layout { _, environment in section(environment) })
  }

  private func obstacles(of layout: Layout) -> [LayoutObstacle?] {
    LayoutByWidth(.named(NamedLayout("layout", layout))).structures().map {
      if case .unsupported(let obstacle) = $0.pattern { obstacle } else { nil }
    }
  }

  private static func row(height: Double) -> LayoutSection {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
    return LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(height), item, count: 2))
  }

  @Test func whatAStyleSheetCannotAskForIsAnObstacle() {
    #expect(obstacles { Self.row(height: $0.appearance == .dark ? 80 : 90) } == [.appearance])
    #expect(obstacles { Self.row(height: 20 * $0.textScale) } == [.textScale])
    #expect(obstacles { Self.row(height: 20 + $0.container.height / 4) } == [nil])
    // The same at the heights that lengths are taken from.
    #expect(
      obstacles { Self.row(height: $0.container.height > 1000 ? 200 : 100) } == [.viewportHeight])
    #expect(
      obstacles { $0.container.width < 700 ? nil : Self.row(height: 9) } == [.noSection, nil])
  }

  @Test func theDirectionIsThePages() {
    let layout = Layout { _, environment in
      Self.row(height: environment.direction == .rightToLeft ? 80 : 90)
    }
    var named = NamedLayout("layout", layout)
    named.direction = .rightToLeft

    for structure in LayoutByWidth(.named(named)).structures() {
      guard case .groups(let group) = structure.pattern else { continue }
      #expect(group.length == AffineLength(constant: 80))
    }
  }

  @Test func whatIsForAWholePageIsAnObstacle() {
    let row = Self.row(height: 80)
    let header = BoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      alignment: .top)
    var headed = row
    headed.boundarySupplementaryItems = [header]

    #expect(
      obstacles(of: Layout(row, configuration: LayoutConfiguration(scrollAxis: .horizontal)))
        == [.sidewaysPage])
    #expect(
      obstacles(of: Layout(row, configuration: LayoutConfiguration(interSectionSpacing: 8)))
        == [.wholePage])
    #expect(
      obstacles(
        of: Layout(row, configuration: LayoutConfiguration(boundarySupplementaryItems: [header])))
        == [.wholePage])
    #expect(obstacles(of: Layout(headed)) == [nil])
  }

  @Test(
    arguments: [
      (.plain, .none, nil), (.grouped, .supplementary, nil), (.insetGrouped, .none, nil),
      (.sidebar, .none, nil), (.sidebarPlain, .none, nil),
      (.plain, .firstItemInSection, .headerInItems),
    ] as [(ListConfiguration.Appearance, ListConfiguration.HeaderMode, LayoutObstacle?)])
  func aListLooksAsPagesLetIt(
    _ appearance: ListConfiguration.Appearance, _ header: ListConfiguration.HeaderMode,
    _ obstacle: LayoutObstacle?
  ) {
    let list = LayoutSection.list(ListConfiguration(appearance, headerMode: header))

    #expect(obstacles(of: Layout(list)) == [obstacle])
  }

  @Test func aListIsOneAtEveryWidth() {
    let list = LayoutSection.list(ListConfiguration(.plain))
    let row = Self.row(height: 9)
    let layout = Layout { _, environment in environment.container.width < 700 ? list : row }

    #expect(obstacles(of: layout) == [.listAtSomeWidths, nil])
  }

  @Test(
    arguments: [
      (.automatic, nil), (.safeArea, nil), (.none, nil), (.layoutMargins, .referenceInsets),
      (.readableContent, .referenceInsets),
    ] as [(ContentInsetsReference, LayoutObstacle?)])
  func insetsThatNoPageHasAreAnObstacle(
    _ reference: ContentInsetsReference, _ obstacle: LayoutObstacle?
  ) {
    var section = Self.row(height: 20)
    section.contentInsetsReference = reference
    var headed = Self.row(height: 20)
    headed.supplementaryContentInsetsReference = reference
    let whole = Layout(
      Self.row(height: 20), configuration: LayoutConfiguration(contentInsetsReference: reference))

    #expect(obstacles(of: Layout(section)) == [obstacle])
    #expect(obstacles(of: Layout(headed)) == [obstacle])
    #expect(obstacles(of: whole) == [obstacle])
  }

  /// As many parts of 109 px as fit are a list of their own in a group that scrolls.
  @Test func textsOfGroupsThatScrollStandInTheSameGroupsAtEveryWidth() {
    func obstacle(_ parts: [LayoutSubitem], _ scrolling: OrthogonalScrolling) -> LayoutObstacle? {
      LayoutByWidth(
        .section(LayoutSection(group: Self.row(parts), orthogonalScrolling: scrolling))
      ).obstacle(in: [400, 800, 1200].map { LayoutEnvironment(width: $0, height: 800) })
    }
    let fixed = LayoutSubitem.item(width: .absolute(109), height: .uniformAcrossSiblings(44))

    #expect(obstacle([fixed], .groupPaging) == .scrollingTextsAtSomeWidths)
    #expect(obstacle([Self.even], .groupPaging) == nil)
    #expect(obstacle([fixed], .none) == nil)
  }

  /// Of 420 one fits into 437.5 and into 800, but two into 1,024; of 1,100 one into 1,366 alone.
  @Test(arguments: [100, 420, 1100])
  func aCountThatChangesWithTheWindowsHeightIsAnObstacle(height: Double) {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(height))
    let structures = LayoutByWidth(
      .section(
        LayoutSection(
          group: .vertical(width: .fractionalWidth(1), height: .fractionalHeight(1), [item])))
    ).structures()

    #expect(structures.map(\.pattern) == [.unsupported(.viewportHeight)])
  }

  /// Frames given by hand are resolved in the section's container, also deep in a group of a height
  /// of its own.
  @Test func framesByHandThatChangeWithTheWindowsHeightAreAnObstacle() {
    let whole = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let frames = CustomFrames { environment in
      [Frame(x: 0, y: 0, width: 50, height: environment.container.height > 1000 ? 200 : 100)]
    }
    let structures = LayoutByWidth(
      .section(
        LayoutSection(
          group: .horizontal(
            width: .fractionalWidth(1), height: .absolute(300),
            [.group(LayoutGroup(size: whole, content: .custom(frames)))])))
    ).structures()

    #expect(structures.map(\.pattern) == [.unsupported(.viewportHeight)])
  }
}
