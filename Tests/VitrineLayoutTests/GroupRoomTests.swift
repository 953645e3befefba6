import Testing
import VitrineLayout

/// Parts that never stand, by arithmetic and by solving.
@Suite struct GroupRoomTests {
  private static func row(
    _ widths: LayoutDimension?..., width: LayoutDimension? = nil, gap: Double = 0
  ) -> GroupDescription {
    GroupDescription(
      .horizontal, width: width, gap: .fixed(gap),
      parts: .of(widths.map { .item(width: $0, height: .absolute(40)) }))
  }

  static let samples: [(GroupDescription, [[Int]])] = [
    (row(.fractionalWidth(0.6), .fractionalWidth(0.6)), [[1]]),
    (row(.fractionalWidth(0.5), .fractionalWidth(0.25), .fractionalWidth(0.25), gap: 8), []),
    (row(.fractionalWidth(0.5), .fractionalWidth(0.5), .fractionalWidth(0.1)), [[2]]),
    (row(.fractionalWidth(0.3334), .fractionalWidth(0.3333), .fractionalWidth(0.3333)), []),
    (row(.fractionalWidth(0.334), .fractionalWidth(0.334), .fractionalWidth(0.334)), [[2]]),
    // All of the width and 40 px never fit; half of it and 400 px do at 800.
    (row(.fractionalWidth(1), .absolute(40)), [[1]]),
    (row(.fractionalWidth(0.5), .absolute(400)), []),
    (row(.absolute(2000), .absolute(2000)), [[1]]),
    (row(.absolute(300), .absolute(300), width: .absolute(600)), []),
    (row(.absolute(300), .absolute(300), width: .absolute(600), gap: 8), [[1]]),
    (row(.fractionalWidth(0.5), nil, .fractionalWidth(0.2)), []),
    (
      GroupDescription(
        .vertical,
        parts: .of([
          .item(height: .absolute(40)),
          .group(row(.fractionalWidth(0.7), .fractionalWidth(0.7))),
        ])), [[1, 1]]
    ),
    (
      GroupDescription(
        .vertical, height: .absolute(100),
        parts: .of([.item(height: .fractionalHeight(0.8)), .item(height: .absolute(40))])), [[1]]
    ),
    // As high as its content: all stand.
    (
      GroupDescription(
        .vertical, parts: .of([.item(height: .absolute(80)), .item(height: .absolute(40))])), []
    ),
  ]

  @Test(arguments: samples)
  func partsThatNeverFitAreFound(_ group: GroupDescription, _ expected: [[Int]]) {
    #expect(group.partsWithoutSpace == expected)
  }

  /// The solver has the last word: as many items stand in the first row as there is room for.
  @Test(arguments: samples.filter { $0.0.axis == .horizontal })
  func theSolverAgrees(_ row: GroupDescription, _ expected: [[Int]]) throws {
    guard case .of(let parts) = row.parts else { return }
    let section = try row.section()
    let addressed = [240.0, 375, 768, 1000, 1440, 3840].map { (width: Double) -> Int in
      let solved = section.solve(
        itemCount: parts.count, in: LayoutEnvironment(width: width, height: 900), rounding: .web)
      let items = solved.sections[0].items
      return items.count { $0.y == items[0].y }
    }
    #expect(addressed.max() == expected.first?[0] ?? parts.count)
  }
}
