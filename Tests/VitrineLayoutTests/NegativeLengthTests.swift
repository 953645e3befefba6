import Testing
import VitrineLayout

/// Gaps and insets below zero: the engine's frames overlap, a stylesheet has no word for them.
@Suite struct NegativeLengthTests {
  private let environment = LayoutEnvironment(width: 320, height: 800)

  private static func rows(
    spacing: Double = 0, insets: EdgeInsets = .zero, scrolling: OrthogonalScrolling = .none
  ) -> LayoutSection {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(10))
    return LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(10), [item]),
      contentInsets: insets, interGroupSpacing: spacing, orthogonalScrolling: scrolling)
  }

  private static func lines(_ gap: Double, _ lineGap: Double) -> LayoutSection {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
    return LayoutSection(
      content: .flow(FlowLayout(itemSize: size, interItemSpacing: gap, lineSpacing: lineGap)))
  }

  @Test(arguments: [
    rows(spacing: -30), rows(insets: EdgeInsets(top: -10, bottom: 20)),
    rows(insets: EdgeInsets(trailing: -1), scrolling: .continuous),
    rows(spacing: -30, scrolling: .continuous), lines(-2, 0), lines(0, -2),
  ])
  func aNegativeLengthIsAnObstacle(_ section: LayoutSection) {
    #expect(section.obstacle(in: environment) == .negativeLength)
  }

  /// Five rows of 10 px, each 20 px above the one before: the first ends farthest down.
  @Test(arguments: [rows(spacing: -30), lines(0, -30)])
  func aSectionEndsWhereItsFarthestGroupDoes(_ section: LayoutSection) {
    #expect(section.solve(itemCount: 5, in: environment).contentSize.height == 10)
  }

  @Test func noSectionIsLessThanNothing() {
    let section = Self.rows(insets: EdgeInsets(top: -30))

    #expect(section.solve(itemCount: 1, in: environment).contentSize.height == 0)
  }
}
