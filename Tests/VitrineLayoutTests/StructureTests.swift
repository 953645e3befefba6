import Testing
import VitrineLayout

/// Where the structure of a layout changes, and what repeats between two changes.
@Suite struct StructureTests {
  private func group(
    _ section: LayoutSection, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> GroupStructure<AffineLength> {
    let structures = LayoutByWidth(.section(section)).structures()
    try #require(structures.count == 1, sourceLocation: sourceLocation)
    guard case .groups(let group) = structures[0].pattern else {
      throw NoGroup(pattern: structures[0].pattern)
    }
    return group
  }

  private func isClose(_ one: AffineLength, _ other: AffineLength) -> Bool {
    let difference = one - other
    return abs(difference.perWidth) < 1e-11 && abs(difference.perHeight) < 1e-11
      && abs(difference.constant) < 1e-8
  }

  private struct NoGroup: Error {
    var pattern: SectionPattern<AffineLength>
  }

  @Test func aStructureBeginsWhereAnotherColumnFits() {
    let layout = LayoutByWidth(.preset(GridPreset(columns: .narrowest(200), gap: 10)))

    let structures = layout.structures()

    // k columns take k·200 + (k − 1)·10 px; 18 fit in 3,840.
    let thresholds = [0.0] + (2...18).map { (count: Int) -> Double in Double(count * 210 - 10) }
    #expect(structures.map(\.widths.lowerBound) == thresholds)
    #expect(structures.last?.widths.upperBound == .infinity)
  }

  @Test func aStructureEndsWhereTheNextBegins() {
    let structures = LayoutByWidth(.preset(GridPreset())).structures()

    #expect(structures.map(\.widths.lowerBound) == [0, 600, 640, 900, 960])
    for (one, next) in zip(structures, structures.dropFirst()) {
      #expect(one.widths.upperBound == next.widths.lowerBound)
    }
  }

  /// The layout of the next step begins with the structure that this one has at first: 3 columns, or 2.
  @Test func thresholdsBeforeAStepOfTheSameStructureAreFound() {
    let grids = LayoutByWidth(steps: [
      .init(from: 0, layout: .preset(GridPreset())),
      .init(from: 1200, layout: .preset(GridPreset(columns: .count(3)))),
    ])
    #expect(grids.structures().map(\.widths.lowerBound) == [0, 600, 640, 900, 960, 1200])
    let narrow = LayoutByWidth(steps: [
      .init(from: 0, layout: .preset(GridPreset(columns: .narrowest(200), gap: 16))),
      .init(from: 1200, layout: .preset(GridPreset(columns: .count(2), gap: 16))),
    ])
    // k columns take k·200 + (k − 1)·16 px.
    #expect(narrow.structures().map(\.widths.lowerBound) == [0, 416, 632, 848, 1064, 1200])
  }

  /// Presets of the program are solved at few widths: those of windows of 8 px find no other thresholds.
  @Test(
    arguments: [
      GridPreset(), GridPreset(columns: .count(4), gap: 0), GridPreset(columns: .narrowest(37.3)),
      GridPreset(columns: .narrowest(240), gap: 3), GalleryPreset(), GalleryPreset(small: 1),
      GalleryPreset(feature: .top, small: 6), CarouselPreset(), CarouselPreset(width: 88),
      CarouselPreset(width: 700, stop: .page), FlowPreset(), FlowPreset(gap: 0, isJustified: true),
      ListPreset(), ListPreset(style: .inset), IndexPreset(),
    ] as [any LayoutPreset])
  func aPresetHasNoThresholdsThatSmallWindowsDoNotHave(_ preset: any LayoutPreset) {
    let layout = LayoutByWidth(.preset(preset))
    let found = layout.structures().map(\.widths.lowerBound).dropFirst()
    // Windows overlap, for the threshold at which one begins is not one of its own.
    let inWindows = stride(from: 240.0, to: 3840, by: 8).flatMap { start in
      layout.structures(widths: start...(start + 12)).map(\.widths.lowerBound).dropFirst()
    }
    #expect(Array(found) == Set(inWindows).sorted())
  }

  @Test func aThresholdIsTheFirstSixtyFourthOfAPixelThatIsNotBelowIt() {
    let layout = LayoutByWidth(steps: [
      .init(from: 0, layout: .preset(ListPreset())),
      .init(from: 700.3, layout: .preset(GridPreset(columns: .count(2), gap: 8))),
    ])

    #expect(layout.structures().map(\.widths.lowerBound) == [0, 700.3125])
  }

  @Test func lengthsOfColumnsAreThirdsOfTheWidthLessTheGaps() throws {
    let structures = LayoutByWidth(.preset(GridPreset(columns: .count(3), gap: 20))).structures()

    guard case .groups(let group) = try #require(structures.first).pattern else {
      Issue.record("no group: \(structures)")
      return
    }
    let leaf = group.leaves[1]
    let third: Double = 1.0 / 3
    #expect(isClose(leaf.width, AffineLength(perWidth: third, constant: -40 * third)))
    #expect(isClose(leaf.x, AffineLength(perWidth: third, constant: 20 * third)))
    #expect(group.length == nil)
    #expect(leaf.height == .uniform)
  }

  @Test func aPartOfTheWindowsHeightIsNoConstant() throws {
    let section = LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .fractionalHeight(0.3),
        .item(width: .fractionalWidth(1), height: .fractionalHeight(1)), count: 2))

    let length = try #require(try group(section).length)
    #expect(isClose(length, AffineLength(perHeight: 0.3, constant: 0)))
  }

  @Test func aLastColumnIsShorterByWhatItLacks() throws {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(30))
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .absolute(100), [item])

    #expect(try group(LayoutSection(group: column)).trims.map(\.constant) == [60, 30])
  }

  /// Of items 40, 100 and 60 high the second ends last.
  @Test func aLastRowIsAsHighAsItsHighestItem() throws {
    let items = [40.0, 100, 60].map {
      LayoutSubitem.item(width: .fractionalWidth(1.0 / 3), height: .absolute($0))
    }
    let row = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.8), height: .absolute(100)),
      content: .subitems(.horizontal, items))

    #expect(try group(LayoutSection(group: row)).trims.map(\.constant) == [60, 0])
  }

  @Test func contentUnderContentBeginsARow() throws {
    let text = LayoutSubitem.item(width: .fractionalWidth(1), height: .estimated(44))
    let stack = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(44), [text, text, text])
    let lead = LayoutSubitem.item(width: .fractionalWidth(0.5), height: .estimated(44))
    let section = LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .estimated(44), [lead, .group(stack)]))

    let structure = try group(section)
    #expect(structure.rowCount == 3)
    #expect(structure.leaves.map(\.rows) == [0..<3, 0..<1, 1..<2, 2..<3])
  }

  @Test func aPictureMakesRoomInTheRowOfTheTextUnderIt() throws {
    let picture = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(110))
    let text = LayoutSubitem.item(width: .fractionalWidth(1), height: .estimated(44))
    let section = LayoutSection(
      group: .vertical(
        width: .fractionalWidth(1), height: .estimated(44), spacing: .fixed(6), [picture, text]))

    let structure = try group(section)
    #expect(structure.rowCount == 1)
    #expect(structure.leaves[1].y.plain.constant == 6)
    #expect(structure.leaves[1].y.quantised.map(\.length.constant) == [110])
  }

  /// The room inside a column is under its last item, whichever that is.
  @Test func aLastItemKeepsTheRoomOfAFullGroupBelowItself() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let spaced = LayoutItem(size: size, edgeSpacing: EdgeSpacing(bottom: .fixed(4)))
    var column = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(44), spacing: .fixed(6),
      [.item(spaced), .item(LayoutItem(size: size))])
    column.contentInsets = EdgeInsets(top: 3, bottom: 15)

    let leaves = try group(LayoutSection(group: column)).leaves
    #expect(leaves.map(\.below.plain.constant) == [4, 15])
    #expect(leaves.map(\.belowLast.plain.constant) == [19, 15])
  }

  /// A column as high as its content ends below the edge spacing of what stands last in it.
  @Test func aColumnOfContentEndsWithTheSpacingOfItsLastItem() throws {
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let text = LayoutSubitem.item(
      LayoutItem(size: size, edgeSpacing: EdgeSpacing(bottom: .flexible(3))))
    var nested = LayoutGroup.vertical(
      width: .fractionalWidth(1), height: .estimated(44), [.item(LayoutItem(size: size))])
    nested.edgeSpacing.bottom = .fixed(5)

    // 3 and 6 are between two texts; 3 or 5 are below the second, 3 below the first by itself.
    for (last, below) in [(text, 3.0), (.group(nested), 5)] {
      let column = LayoutGroup.vertical(
        width: .fractionalWidth(1), height: .estimated(44), spacing: .fixed(6), [text, last])
      let leaves = try group(LayoutSection(group: column)).leaves
      #expect(leaves.map(\.y.plain.constant) == [0, 9])
      #expect(leaves.map(\.below.plain.constant) == [0, below])
      #expect(leaves.map(\.belowLast.plain.constant) == [3, below])
    }
  }

  /// 180 px of three columns with 10 px between: 53.3 px each.
  @Test func aLastGroupOfARowThatScrollsIsLessWide() throws {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let row = LayoutGroup.horizontal(
      width: .absolute(180), height: .absolute(40), spacing: .fixed(10), item, count: 3)

    let structure = try group(LayoutSection(group: row, orthogonalScrolling: .paging))
    let trims = structure.trims.map(\.constant)
    #expect(trims.count == 2)
    #expect(zip(trims, [380.0 / 3, 190.0 / 3]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: [
    GridPreset.Columns.automatic, .count(5), .narrowest(137.5),
  ])
  func lengthsAreThoseOfTheSolverAtAnyWidth(_ columns: GridPreset.Columns) throws {
    let layout = LayoutByWidth(.preset(GridPreset(columns: columns)))
    let structures = layout.structures()

    for width in stride(from: 240.0, through: 3840, by: 0.734375) {
      let structure = try #require(structures.first { $0.widths.contains(width) })
      guard case .groups(let group) = structure.pattern else {
        Issue.record("no group at \(width)")
        continue
      }
      let environment = LayoutEnvironment(width: width, height: 700)
      let frames = layout.section(in: environment)
        .solve(itemCount: group.leaves.count, in: environment).sections[0].items
      let isExact = zip(frames, group.leaves).allSatisfy { frame, leaf in
        let x = leaf.x.value(width: width, height: 700)
        let own = leaf.width.value(width: width, height: 700)
        return abs(frame.x - x) < 1e-6 && abs(frame.width - own) < 1e-6
      }
      #expect(isExact, "at \(width)")
      #expect(frames.allSatisfy { $0.y == 0 }, "at \(width)")
    }
  }
}
