import Testing
import VitrineLayout

/// The length of a last group that is not full. Where a group is as long along its own axis as what
/// it holds, it holds less then, and nothing in it is trimmed.
@Suite struct LastGroupTests {
  static func column(
    of subitems: [LayoutSubitem], height: LayoutDimension = .estimated(0), spacing: Double = 0
  ) -> LayoutGroup {
    .vertical(width: .fractionalWidth(1), height: height, spacing: .fixed(spacing), subitems)
  }

  static func box(
    _ height: Double, insets: EdgeInsets = .zero, bottom: Spacing = .fixed(0)
  ) -> LayoutSubitem {
    .item(
      .fractionalWidth(1), .absolute(height), insets: insets, edges: EdgeSpacing(bottom: bottom))
  }

  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var group: LayoutGroup
    var itemCount: Int
    var height: Double
  }

  static let parts = LayoutGroup.vertical(
    width: .absolute(100), height: .fractionalHeight(1), .filling, count: 3)

  static let samples = [
    // 60 with 5 and 15 around the second; 40 for the first by itself.
    Sample(
      testDescription: "insets of what is not there",
      group: column(of: [box(40), box(60, insets: EdgeInsets(top: 5, bottom: 15))]),
      itemCount: 3, height: 100 + 40),
    Sample(
      testDescription: "own insets of the last item",
      group: column(of: [box(60, insets: EdgeInsets(top: 5, bottom: 15)), box(40)]),
      itemCount: 3, height: 100 + 60),
    Sample(
      testDescription: "edge spacing",
      group: column(of: [box(30, bottom: .flexible(3)), box(40, bottom: .fixed(8))]),
      itemCount: 3, height: 81 + 33),
    Sample(
      testDescription: "a group of its own height holds three or one",
      group: column(
        of: [box(20), .group(column(of: [box(30)], height: .absolute(100)))], spacing: 10),
      itemCount: 6, height: 130 + 130),
    Sample(
      testDescription: "a group as high as its three holds one",
      group: column(
        of: [box(20), .group(column(of: [box(30), box(30), box(30)]))], spacing: 10),
      itemCount: 6, height: 120 + 60),
    Sample(
      testDescription: "a row as high as the higher of two holds the lower",
      group: column(of: [
        .group(
          .horizontal(
            width: .fractionalWidth(1), height: .estimated(0),
            [
              .item(.fractionalWidth(0.5), .absolute(30)),
              .item(.fractionalWidth(0.5), .absolute(70)),
            ]))
      ]),
      itemCount: 3, height: 70 + 30),
    // Equal parts are made from the estimate, which they keep, and end with those that are there.
    Sample(
      testDescription: "equal parts of an estimate",
      group: .vertical(
        width: .fractionalWidth(1), height: .estimated(88), spacing: .fixed(5),
        .item(.fractionalWidth(1), .estimated(44)), count: 2),
      itemCount: 3, height: 88 + 41.5),
    // Along the page it has a height, and what is along its own axis does not matter to that.
    Sample(
      testDescription: "a row of unknown width",
      group: .horizontal(
        width: .estimated(0), height: .absolute(90), [.group(parts), .group(parts)]),
      itemCount: 7, height: 90 + 90),
    Sample(
      testDescription: "a row of a known width is trimmed to one of three",
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(90), [.group(parts), .group(parts)]),
      itemCount: 7, height: 90 + 30),
  ]

  @Test(arguments: samples) func aLastGroupHoldsWhatIsThere(_ sample: Sample) {
    let size = sample.group.alone.solve(
      itemCount: sample.itemCount, in: LayoutEnvironment(width: 240, height: 480)
    ).contentSize

    #expect(size.height == sample.height)
  }

  /// 25 and 60; of the second group the text and a third of the 60.
  static let measured = column(
    of: [
      .item(.fractionalWidth(1), .estimated(44)),
      .group(column(of: [box(20)], height: .absolute(60))),
    ])

  @Test func aMeasuredLastGroupHoldsWhatIsThere() {
    let solved = Self.measured.alone.solve(itemCount: 6, in: .small) { _, proposed in
      Size(width: proposed.width, height: 25)
    }

    #expect(solved.contentSize.height == 85 + 85)
  }

  private static let text = LayoutSubitem.item(.fractionalWidth(0.5), .estimated(44))

  private static func column(
    _ width: Double, of count: Int, insets: EdgeInsets
  ) -> LayoutSubitem {
    let part = LayoutSubitem.item(.fractionalWidth(1), .estimated(44))
    return .group(
      LayoutGroup(
        size: LayoutSize(width: .fractionalWidth(width), height: .estimated(44)),
        content: .repeating(.vertical, part, count), contentInsets: insets))
  }

  /// What is not there counts in no height that content decides.
  @Test(
    arguments: [
      // 20, and 20 without the room below the second.
      (
        [
          text,
          .item(.fractionalWidth(0.5), .estimated(44), edges: EdgeSpacing(bottom: .fixed(15))),
        ],
        3, 20 + 20.0
      ),
      // 91 of the second column, twice, and 33 of the first with one.
      (
        [
          column(0.3, of: 2, insets: EdgeInsets(top: 3, bottom: 10)),
          column(0.6, of: 3, insets: EdgeInsets(top: 1, leading: 2, bottom: 30, trailing: 4)),
        ], 11, 91 + 91 + 33
      ),
      // 90 of the column, which is whole.
      (
        [
          .group(
            .vertical(width: .fractionalWidth(0.5), height: .absolute(90), [box(30)])), text,
        ], 5, 90 + 90
      ),
    ] as [([LayoutSubitem], Int, Double)])
  func aMeasuredRowHoldsWhatIsThere(_ parts: [LayoutSubitem], itemCount: Int, height: Double) {
    let row = LayoutGroup.horizontal(width: .fractionalWidth(1), height: .estimated(44), parts)

    let solved = row.alone.solve(itemCount: itemCount, in: .small) { _, proposed in
      Size(width: proposed.width, height: 20)
    }

    #expect(solved.contentSize.height == height)
  }

  @Test func aPageKeepsTheRoomOfWhatIsWhole() throws {
    let structures = LayoutByWidth(.section(Self.measured.alone)).structures()
    guard case .groups(let group)? = structures.first?.pattern else {
      Issue.record("\(structures)")
      return
    }
    let rooms = group.leaves.map { leaf in
      leaf.belowLast.quantised.reduce(leaf.belowLast.plain.constant) {
        $0 + ($1.isSubtracted ? -$1.length.constant : $1.length.constant)
      }
    }

    // Below the text, and below each of the three that stand in 60.
    #expect(rooms == [0, 40, 20, 0])
  }

  /// A closure that is not asked, for nothing is estimated, changes nothing: two of three rows that
  /// are as high as the highest of them.
  @Test func absentSiblingsCountWhereNothingIsMeasured() {
    func row(_ height: Double) -> LayoutSubitem {
      .group(
        .horizontal(
          width: .fractionalWidth(1), height: .uniformAcrossSiblings(10),
          [.item(.fractionalWidth(1), .absolute(height))]))
    }
    let section = Self.column(of: [row(30), row(40), row(90)]).alone

    for measure in [nil, { (_: Int, _: Size) in Size(width: 1, height: 1) }] {
      let solved = section.solve(itemCount: 2, in: .small, measure: measure)
      #expect(solved.sections[0].items.map(\.y) == [0, 90])
      #expect(solved.contentSize.height == 180)
    }
  }
}
