import Testing
import VitrineLayout

@testable import VitrineContent

/// Insets of the items of rows and columns, and the room around them.
@Suite struct EdgeSpacingTests {
  typealias Case = DeclarationDiagnosticsTests.Case

  private func group(_ layout: String) throws -> LayoutGroup {
    let reading = try ContentFixture([
      "index.md": "---\nlayout: \(layout)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()
    try #require(reading.words == [])
    let layout = try #require(reading.layouts.first).steps[0].layout
    var found: LayoutGroup?
    if case .section(let section) = layout, case .groups(let group) = section.content {
      found = group
    }
    return try #require(found)
  }

  private func parts(of group: LayoutGroup) -> [LayoutSubitem] {
    if case .subitems(_, let parts) = group.content { parts } else { [] }
  }

  @Test(
    arguments: [
      ("edges: 4", EdgeSpacing(all: .fixed(4))),
      (
        "edges: [1, at least 2]",
        EdgeSpacing(
          leading: .flexible(2), top: .fixed(1), trailing: .flexible(2), bottom: .fixed(1))
      ),
      (
        "edges: [1, 2, 3, at least 4]",
        EdgeSpacing(leading: .flexible(4), top: .fixed(1), trailing: .fixed(2), bottom: .fixed(3))
      ),
    ] as [(String, EdgeSpacing)])
  func roomIsAroundAnItemOrAGroup(_ edges: String, _ expected: EdgeSpacing) throws {
    let row = try group(
      "{ row: { height: 90, \(edges), of: [{ width: 30%, \(edges) }, { column: { width: 30%, times: 2, \(edges) } }] } }"
    )

    #expect(row.edgeSpacing == expected)
    #expect(parts(of: row).map(\.edgeSpacing) == [expected, expected])
  }

  @Test func anItemKeepsOffTheEdgesOfItsPlace() throws {
    let row = try group("{ row: { height: 90, of: [{ width: 30%, insets: [1, 2, 3, 4] }] } }")

    var item = LayoutItem(width: .fractionalWidth(0.3), height: .fractionalHeight(1))
    item.contentInsets = EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    #expect(parts(of: row) == [.item(item)])
  }

  /// Half of 320, and edges of 4 and 6 beside it: two do not fit.
  @Test func aPageStandsAsTheEngineSays() throws {
    let edges = try group(
      "{ row: { height: 100, of: [{ width: 50%, edges: [5, 6, 7, 4] }] } }")
    let solved = LayoutSection(group: edges).solve(
      itemCount: 2, in: LayoutEnvironment(width: 320, height: 480))

    #expect(solved.sections[0].items.map(\.x) == [4, 4])
    #expect(solved.sections[0].items.map(\.width) == [160, 160])
  }

  static let mistakes = [
    Case(
      "edges that are no gap", "layout: { row: { height: 9, of: [{ width: 50%, edges: wide }] } }",
      """
      index.md:2:55: error: 'edges' cannot be 'wide'
        hint: write a gap such as 8 or at least 8
      """),
    Case(
      "three edges", "layout: { row: { height: 9, edges: [1, 2, 3], times: 2 } }",
      "index.md:2:36: error: 'edges' must be a gap, or a list of 2 or 4 gaps, not a list"),
    Case(
      "edges that leave no room",
      "layout: { row: { height: 9, of: [{ width: 50% }, { width: 50%, edges: [0, 8] }] } }",
      """
      index.md:2:50: warning: this part has no room at any width, so it shows no item
        hint: make it and the parts before it fit into their row or column
      """),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsReportedAtItsPlace(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": "---\n\(row.frontMatter)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ])

    #expect(folder.read().words == [row.expected])
  }
}
