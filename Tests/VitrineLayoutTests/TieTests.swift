import Testing
import VitrineLayout

/// Positions of exactly half a pixel, which go up however many lengths were added to reach them.
///
/// What is expected is found with whole numbers: no length is rounded on the way.
@Suite struct TieTests {
  /// A length in CSS pixels as a fraction of whole numbers; `parts` is above 0.
  struct Exact {
    var count: Int
    var parts: Int

    /// To the nearest pixel, `scale` of them a CSS pixel, a half up.
    func rounded(scale: Int) -> Double {
      Double((2 * count * scale + parts).floored(by: 2 * parts)) / Double(scale)
    }

    func isTie(scale: Int) -> Bool { (2 * count * scale + parts) % (2 * parts) == 0 }
  }

  /// How many of the positions are ties, all of them being where they are expected.
  static func ties(of found: [Double], expected: [Exact], scale: Int, _ label: String) -> Int {
    let wrong = zip(found, expected).first { $0 != $1.rounded(scale: scale) }
    #expect(found.count == expected.count && wrong == nil, "\(label): \(wrong as Any)")
    return expected.count { $0.isTie(scale: scale) }
  }

  /// ⌊369/7 · 3⌋/3 is 158/3, the gap 19/18: the fourth item is at 967/6.
  @Test func theFourthOfSevenInARowGoesUp() {
    let frames = Self.row(of: 7, spacing: 1).solve(
      itemCount: 7, in: LayoutEnvironment(width: 375, height: 480), rounding: .pixels(scale: 3)
    ).sections[0].items

    #expect(frames[3].x == 484.0 / 3)
  }

  static func row(of count: Int, spacing: Double = 0) -> LayoutSection {
    LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(20), spacing: .flexible(spacing),
      [.item(.fractionalWidth(1 / Double(count)), .fractionalHeight(1))]
    ).alone
  }

  @Test(arguments: [1, 2, 3]) func sharesOfTheRoomThatIsLeft(scale: Int) {
    var ties = 0
    for count in 2...14 {
      for width in 320...760 {
        let (length, room) = (width * scale / count, width * scale)
        let expected = (0..<count).map { index in
          Exact(
            count: index * (length * (count - 1) + room - count * length),
            parts: (count - 1) * scale)
        }
        let found = Self.row(of: count).solve(
          itemCount: count, in: LayoutEnvironment(width: Double(width), height: 480),
          rounding: .pixels(scale: Double(scale)))
        ties += Self.ties(
          of: found.sections[0].items.map(\.x), expected: expected, scale: scale,
          "\(count) in \(width)")
      }
    }
    #expect(ties > 500)
  }

  /// Rows of 16.05 and the like, with spacing of 0.15 and the like.
  @Test(arguments: [1, 2, 3], [false, true])
  func twentiethsUnderEachOther(scale: Int, isMeasured: Bool) {
    var ties = 0
    for height in stride(from: 321, to: 422, by: 7) {
      for spacing in stride(from: 0, to: 20, by: 3) {
        let section = LayoutSection(
          group: .vertical(
            width: .fractionalWidth(1), height: .estimated(30),
            [
              .item(
                .fractionalWidth(1), isMeasured ? .estimated(30) : .absolute(twentieths(height)))
            ]),
          interGroupSpacing: twentieths(spacing))
        let found = section.solve(
          itemCount: 400, in: .small, rounding: .pixels(scale: Double(scale)),
          measure: isMeasured ? { _, _ in Size(width: 0, height: twentieths(height)) } : nil)
        ties += Self.ties(
          of: found.sections[0].items.map(\.y),
          expected: (0..<400).map { Exact(count: $0 * (height + spacing), parts: 20) },
          scale: scale, "\(height) and \(spacing)")
      }
    }
    #expect(ties > 500)
  }

  @Test(arguments: [1, 2, 3]) func twentiethsWithinAGroup(scale: Int) {
    var ties = 0
    for height in stride(from: 321, to: 422, by: 7) {
      let item = LayoutSubitem.item(
        .fractionalWidth(1), .absolute(twentieths(height)),
        edges: EdgeSpacing(top: .fixed(0.05), bottom: .fixed(0.15)))
      let column = LayoutGroup(
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(0)),
        content: .repeating(.vertical, item, 300), interItemSpacing: .fixed(0.35))
      let found = column.alone.solve(
        itemCount: 300, in: .small, rounding: .pixels(scale: Double(scale)))
      ties += Self.ties(
        of: found.sections[0].items.map(\.y),
        expected: (0..<300).map { Exact(count: $0 * (height + 11) + 1, parts: 20) },
        scale: scale, "\(height)")
    }
    #expect(ties > 50)
  }

  @Test(arguments: [1, 2, 3]) func sectionsUnderEachOther(scale: Int) {
    var ties = 0
    for height in stride(from: 321, to: 422, by: 7) {
      let row = LayoutGroup.horizontal(
        width: .fractionalWidth(1), height: .absolute(twentieths(height)), [.filling])
      let found = solve(
        Layout(row.alone, configuration: LayoutConfiguration(interSectionSpacing: 0.15)),
        itemCounts: Array(repeating: 3, count: 150), in: .small,
        rounding: .pixels(scale: Double(scale)))
      let expected = (0..<150).flatMap { section in
        (0..<3).map { Exact(count: section * (3 * height + 3) + $0 * height, parts: 20) }
      }
      ties += Self.ties(
        of: found.sections.flatMap { $0.items.map(\.y) }, expected: expected, scale: scale,
        "\(height)")
    }
    #expect(ties > 50)
  }

  /// Added one by one, these lengths lose more than what is taken for a tie.
  @Test func theLastOf100000MeasuredRows() {
    let section = LayoutSection(
      group: .vertical(
        width: .fractionalWidth(1), height: .estimated(30),
        [.item(.fractionalWidth(1), .estimated(30))]), interGroupSpacing: 0.3)

    let rows = section.solve(itemCount: 100_000, in: .small, rounding: .pixels(scale: 1)) { _, _ in
      Size(width: 0, height: 39.8)
    }.sections[0].items

    let expected = (0..<100_000).map { Exact(count: $0 * 401, parts: 10) }
    #expect(Self.ties(of: rows.map(\.y), expected: expected, scale: 1, "100,000") == 10_000)
  }

  /// A hundredth of a pixel below half of one is not half of one.
  @Test func whatIsBelowATieGoesDown() {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(20),
      [.item(.absolute(20.49), .fractionalHeight(1)), .item(.absolute(20), .fractionalHeight(1))])

    let items = group.alone.solve(itemCount: 2, in: .small, rounding: .pixels(scale: 1))
      .sections[0].items

    #expect(items.map(\.x) == [0, 20])
  }
}

private func twentieths(_ count: Int) -> Double { Double(count) / 20 }

extension Int {
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
