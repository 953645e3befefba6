import Testing
import VitrineLayout

/// Layouts whose sections are closures of the environment.
@Suite struct SectionProviderTests {
  static func grid(columns: Int) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(100),
        .item(width: .fractionalWidth(1), height: .fractionalHeight(1)), count: columns))
  }

  /// More columns from 599.5, from 700, and beyond 1200.
  static let columns = Layout { _, environment in
    let width = environment.container.width
    return grid(columns: width < 599.5 ? 1 : width < 700 ? 2 : width <= 1200 ? 3 : 4)
  }

  static let widths = [
    (599.49, 1), (599.5, 2), (699.99, 2), (700, 3), (1200, 3), (1200.1, 4),
  ]

  @Test(arguments: widths)
  func columnsChangeAtTheirWidths(width: Double, columns: Int) {
    let solved = solve(
      Self.columns, itemCounts: [12], in: LayoutEnvironment(width: width, height: 800))

    #expect(solved.sections[0].items.count { $0.y == 0 } == columns)
    #expect(solved.sections[0].items.allSatisfy { $0.width == width / Double(columns) })
  }

  @Test(arguments: widths)
  func structuresChangeAtTheSameWidths(width: Double, columns: Int) throws {
    let structures = LayoutByWidth(.named(NamedLayout("columns", Self.columns))).structures()

    let structure = try #require(structures.first { $0.widths.contains(width) })
    guard case .groups(let group) = structure.pattern else {
      Issue.record("\(structure.pattern)")
      return
    }
    #expect(group.leaves.count == columns)
  }

  @Test func structuresOfTheProviderAreFour() {
    let structures = LayoutByWidth(.named(NamedLayout("columns", Self.columns))).structures()

    // Widths are told apart by 1/64 px.
    #expect(structures.map(\.widths.lowerBound) == [0, 599.5, 700, 1200.015625])
  }

  /// Nothing that a provider says of its header gets lost.
  @Test(arguments: [(false, 0.0, 600.5), (true, 10, 560.5)])
  func aPagesHeaderKeepsOffTheInsetsOnlyWhereItsProviderSaysSo(
    follows: Bool, x: Double, width: Double
  ) throws {
    let provider = Layout { _, _ in
      var section = Self.grid(columns: 2)
      section.contentInsets = EdgeInsets(leading: 10, trailing: 30)
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        BoundarySupplementaryItem(
          kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
          alignment: .top)
      ]
      return section
    }
    let solved = solve(
      provider, itemCounts: [2], in: LayoutEnvironment(width: 600.5, height: 800))
    let structures = LayoutByWidth(.named(NamedLayout("headed", provider))).structures()

    let header = try #require(structures.first?.supplements.boundaries.first)
    let own = try #require(solved.sections[0].supplementaries.first).frame
    #expect([own.x, own.width] == [x, width])
    #expect([header.x, header.width].map { $0.value(width: 600.5, height: 800) } == [x, width])
  }

  @Test func everySectionIsAskedForByItsNumber() {
    let layout = Layout { index, _ in Self.grid(columns: index + 1) }

    let solved = solve(layout, itemCounts: [2, 2, 2], in: .small)

    #expect(solved.sections.map(\.items[0].width) == [320, 160, 106.66666666666667])
  }

  @Test func providersAreToldTheWholeEnvironment() {
    let layout = Layout { _, environment in
      var columns = 1
      if environment.textScale > 1 { columns += 1 }
      if environment.appearance == .dark { columns += 2 }
      if environment.direction == .rightToLeft { columns += 4 }
      return Self.grid(columns: columns)
    }
    let environment = LayoutEnvironment(
      container: Size(width: 320, height: 480), textScale: 1.5, appearance: .dark,
      direction: .rightToLeft)

    let solved = solve(layout, itemCounts: [8], in: environment)

    #expect(solved.sections[0].items.map(\.x) == [280, 240, 200, 160, 120, 80, 40, 0])
  }
}
