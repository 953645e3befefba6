import Testing
import VitrineLayout

@testable import VitrineSite

/// The room that rows which scroll keep for badges that reach out of their items.
@Suite struct BadgeOverflowTests {
  /// A row that scrolls, of items with a badge that is half as high as they are.
  private func section(
    height: LayoutDimension, itemHeight: LayoutDimension = .fractionalHeight(1),
    _ edges: LayoutAnchor.Edges, offset: LayoutAnchor.Offset
  ) -> LayoutSection {
    let badge = SupplementaryItem(
      kind: LayoutSupplements.badge,
      size: LayoutSize(width: .absolute(20), height: .fractionalHeight(0.5)),
      containerAnchor: LayoutAnchor(edges: edges, offset: offset))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: itemHeight),
      supplementaryItems: [badge])
    return LayoutSection(
      group: .horizontal(width: .absolute(200), height: height, [.item(item)]),
      orthogonalScrolling: .groupPaging)
  }

  private func css(
    height: LayoutDimension, _ edges: LayoutAnchor.Edges, offset: LayoutAnchor.Offset
  ) -> String {
    let section = section(height: height, edges, offset: offset)
    return String(
      decoding: compile(LayoutByWidth(.section(section)), listClass: "l").css, as: UTF8.self)
  }

  @Test(
    arguments: [
      (LayoutAnchor.Edges.top, -0.5, LayoutObstacle.overhangOfContent),
      (.bottom, 0.5, .overhangOfContent), (.top, 0.5, nil), ([], -2, nil),
    ] as [(LayoutAnchor.Edges, Double, LayoutObstacle?)])
  func partsOfTheHeightOfATextAreNotKnown(
    _ edge: LayoutAnchor.Edges, _ part: Double, _ obstacle: LayoutObstacle?
  ) {
    let text = LayoutDimension.estimated(44)
    var section = section(
      height: text, itemHeight: text, edge, offset: .fractional(Point(x: 0, y: part)))
    let environment = LayoutEnvironment(width: 600, height: 800)
    #expect(section.obstacle(in: environment) == obstacle)

    section.orthogonalScrolling = .none
    #expect(section.obstacle(in: environment) == nil)
  }

  /// Half of the 100 px of the badge.
  @Test(arguments: [(LayoutAnchor.Edges.top, -0.5), (.bottom, 0.5)])
  func partsOfAKnownHeightAreKnown(_ edge: LayoutAnchor.Edges, _ part: Double) {
    let css = css(
      height: .absolute(200), [edge, .trailing], offset: .fractional(Point(x: 0, y: part)))

    #expect(css.contains("padding-block:50px 50px;margin-block:-50px;"))
  }

  /// A badge of 20% of the width reaches half of that out, but 12 px are kept at least.
  @Test func partsOfTheWidthGrowWithIt() {
    let css = css(
      height: .fractionalWidth(0.4), [.top], offset: .fractional(Point(x: 0, y: -0.5)))
    #expect(
      css.contains(
        """
        padding-block:round(up,max(12px,10cqi),1px) round(up,max(12px,10cqi),1px);\
        margin-block:calc(-1*round(up,max(12px,10cqi),1px));
        """))
  }
}
