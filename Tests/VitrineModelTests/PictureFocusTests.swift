import Testing
import VitrineModel

/// The part of a picture that a box shows.
@Suite struct PictureFocusTests {
  /// The visible part of a picture in a box, in fractions of the picture: what CSS does with
  /// `object-fit: cover` and a position in percent.
  private func visible(
    _ picture: Double, _ box: Double, _ position: Double
  ) -> ClosedRange<Double> {
    guard picture > box else { return 0...1 }
    let start = (1 - box / picture) * position
    return start...(start + box / picture)
  }

  @Test(
    arguments: [(1.5, 1), (0.5, 1), (2, 0.5), (1, 1), (4 / 3, 16 / 9)] as [(Double, Double)])
  func theFocusIsInTheMiddleAsFarAsTheEdgesPermit(_ shape: Double, _ box: Double) throws {
    for x in stride(from: 0, through: 1, by: 0.125) {
      for y in stride(from: 0, through: 1, by: 0.125) {
        let picture = Picture(
          source: .asset(0), width: Int(shape * 3000), height: 3000, focus: .init(x: x, y: y))
        let position = picture.position(in: box...box) ?? .init(x: 0.5, y: 0.5)
        let columns = visible(shape, box, position.x)
        let rows = visible(1 / shape, 1 / box, position.y)
        for (range, focus) in [(columns, x), (rows, y)] {
          let middle = (range.lowerBound + range.upperBound) / 2
          let half = (range.upperBound - range.lowerBound) / 2
          #expect(abs(middle - min(max(focus, half), 1 - half)) < 0.001)
        }
      }
    }
  }

  @Test func ofSeveralShapesTheFocusIsVisibleInAll() throws {
    for x in stride(from: 0, through: 1, by: 0.0625) {
      let picture = Picture(
        source: .asset(0), width: 3000, height: 1000, focus: .init(x: x, y: x))
      let position = picture.position(in: 0.5...2) ?? .init(x: 0.5, y: 0.5)
      for box in stride(from: 0.5, through: 2, by: 0.25) {
        #expect(visible(3, box, position.x).contains(min(max(x, 1e-9), 1 - 1e-9)))
      }
    }
  }

  @Test func aBoxOfUnknownShapeHasThePointItself() {
    let focus = Picture.Focus(x: 0.3, y: 0.6)
    var picture = Picture(source: .asset(0), width: 300, height: 100, focus: focus)
    #expect(picture.position(in: nil) == focus)
    #expect(picture.position(in: 3...3) == nil)
    picture.width = nil
    #expect(picture.position(in: 1...1) == focus)
    picture.focus = nil
    #expect(picture.position(in: nil) == nil)
  }
}
