import Testing
import VitrineLayout

/// Lines of items that do not scroll, whatever their section says.
@Suite struct FlowObstacleTests {
  private let environment = LayoutEnvironment(width: 320, height: 800)

  private func lines(_ scrolling: OrthogonalScrolling) -> LayoutSection {
    let size = LayoutSize(width: .absolute(50), height: .absolute(20))
    let flow = FlowLayout(itemSize: size, interItemSpacing: 4, lineSpacing: 4)
    return LayoutSection(
      content: .flow(flow), contentInsets: EdgeInsets(leading: 40, trailing: 40),
      orthogonalScrolling: scrolling)
  }

  /// Four of 50 px and three gaps of 4 px fit into 240 px, a fifth does not.
  @Test(arguments: OrthogonalScrolling.allCases)
  func linesEndBeforeTheInsets(_ scrolling: OrthogonalScrolling) {
    let frames = lines(scrolling).solve(itemCount: 6, in: environment).sections[0].items

    #expect(frames.map(\.x) == [40, 94, 148, 202, 40, 94])
    #expect(frames.map(\.y) == [0, 0, 0, 0, 24, 24])
  }

  @Test func linesThatScrollAreAnObstacle() {
    #expect(lines(.none).obstacle(in: environment) == nil)
    #expect(lines(.continuous).obstacle(in: environment) == .scrollingLines)
  }
}
