import Testing
import VitrineLayout

/// `row` and `column` as curators write them.
@Suite struct GroupDescriptionTests {
  typealias Description = GroupDescription

  @Test func featuredBesideFourSmall() throws {
    // row: { height: 40% of width, gap: 8, of: [ { width: 50% },
    //   { column: { width: 25%, times: 2, gap: 8 } }, { column: { width: 25%, times: 2, gap: 8 } } ] }
    let column = Description.Part.group(
      Description(
        .vertical, width: .fractionalWidth(0.25), gap: .fixed(8), parts: .times(2, .item())))
    let row = Description(
      .horizontal, height: .fractionalWidth(0.4), gap: .fixed(8),
      parts: .of([.item(width: .fractionalWidth(0.5)), column, column]))

    let solved = try row.section().solve(
      itemCount: 6, in: LayoutEnvironment(width: 1016, height: 700), rounding: .pixels(scale: 2))

    #expect(
      solved.sections[0].items == [
        Frame(x: 0, y: 0, width: 500, height: 406),
        Frame(x: 508, y: 0, width: 250, height: 199),
        Frame(x: 508, y: 207, width: 250, height: 199),
        Frame(x: 766, y: 0, width: 250, height: 199),
        Frame(x: 766, y: 207, width: 250, height: 199),
        Frame(x: 0, y: 414, width: 500, height: 406),
      ])
  }

  @Test func rowAsHighAsItsContentEvensItsItems() throws {
    let row = Description(.horizontal, gap: .fixed(10), parts: .times(2, .item()))

    let heights = [30.0, 70, 50]
    let solved = try row.section().solve(
      itemCount: 3, in: LayoutEnvironment(width: 210, height: 700)
    ) { item, _ in Size(width: 0, height: heights[item]) }

    #expect(
      solved.sections[0].items == [
        Frame(x: 0, y: 0, width: 100, height: 70),
        Frame(x: 110, y: 0, width: 100, height: 70),
        Frame(x: 0, y: 80, width: 100, height: 50),
      ])
  }

  /// The part beside the column says no height: it has that of its text.
  @Test func evenRowsAreAsHighAsTheHighestItemOrColumn() throws {
    let column = Description.Part.group(
      Description(
        .vertical, width: .fractionalWidth(0.5), gap: .fixed(8), parts: .times(2, .item()))
    )
    let row = Description(
      .horizontal, height: .uniformAcrossSiblings(44), gap: .fixed(16),
      parts: .of([.item(width: .fractionalWidth(0.5)), column]))

    let heights = [30.0, 40, 20, 90, 10, 10]
    let solved = try row.section().solve(
      itemCount: 6, in: LayoutEnvironment(width: 216, height: 700)
    ) { item, _ in Size(width: 0, height: heights[item]) }

    #expect(
      solved.sections[0].items == [
        Frame(x: 0, y: 0, width: 100, height: 30),
        Frame(x: 116, y: 0, width: 100, height: 40),
        Frame(x: 116, y: 48, width: 100, height: 20),
        Frame(x: 0, y: 106, width: 100, height: 90),
        Frame(x: 116, y: 106, width: 100, height: 10),
        Frame(x: 116, y: 124, width: 100, height: 10),
      ])
    #expect(solved.contentSize.height == 196)
  }

  @Test func columnAsHighAsItsContentLetsItsItemsGrow() throws {
    let column = Description(.vertical, gap: .fixed(10), parts: .times(2, .item()))

    let heights = [30.0, 70, 50]
    let solved = try column.section(spacing: 20).solve(
      itemCount: 3, in: LayoutEnvironment(width: 200, height: 700)
    ) { item, _ in Size(width: 0, height: heights[item]) }

    #expect(solved.sections[0].items.map(\.y) == [0, 40, 130])
    #expect(solved.sections[0].items.map(\.height) == heights)
    #expect(solved.contentSize == Size(width: 200, height: 180))
  }

  @Test func partsWithoutLengthShareWhatIsLeft() throws {
    let row = Description(
      .horizontal, height: .absolute(100),
      parts: .of([.item(), .item(width: .fractionalWidth(0.5)), .item()]))

    let solved = try row.section().solve(
      itemCount: 3, in: LayoutEnvironment(width: 400, height: 700))

    #expect(solved.sections[0].items.map(\.width) == [100, 200, 100])
    #expect(solved.sections[0].items.map(\.height) == [100, 100, 100])
  }

  @Test func itemsThatFitNowhereBecomeAList() throws {
    let row = Description(
      .horizontal, height: .absolute(100), parts: .of([.item(width: .absolute(400))]))
    let layout = LayoutDescription.section(try row.section())

    let solve = { (width: Double) in
      let environment = LayoutEnvironment(width: width, height: 700)
      return layout.section(in: environment).solve(itemCount: 2, in: environment)
    }

    #expect(solve(400).sections[0].items.map(\.height) == [100, 100])
    #expect(solve(399).sections[0].items.map(\.width) == [399, 399])
  }

  @Test(arguments: [
    (Description(.horizontal, parts: .of([])), GroupDescriptionError.Problem.noParts, [Int]()),
    (Description(.horizontal, parts: .times(0, .item())), .noParts, []),
    (
      Description(.horizontal, parts: .of([.item(width: .absolute(100)), .item()])),
      .missingLength, [1]
    ),
    (
      Description(.horizontal, parts: .of([.item(width: .fractionalWidth(1)), .item()])),
      .nothingLeft, [1]
    ),
    (
      Description(.horizontal, parts: .times(2, .item(height: .fractionalHeight(0.5)))),
      .fractionOfContent, [0]
    ),
    (
      Description(
        .horizontal, height: .absolute(100),
        parts: .of([
          .item(width: .fractionalWidth(0.5)),
          .group(
            Description(
              .vertical, width: .fractionalWidth(0.5),
              parts: .of([.item(height: .fractionalHeight(1.5))]))),
        ])),
      .longerThanGroup, [1, 0]
    ),
  ])
  func whatCannotBeLaidOutIsRefused(
    _ description: Description, problem: GroupDescriptionError.Problem, path: [Int]
  ) {
    #expect(throws: GroupDescriptionError(problem: problem, path: path)) {
      try description.section()
    }
  }
}

@Suite struct LengthTextTests {
  @Test(arguments: [
    ("120", LayoutDimension.absolute(120), LayoutDimension.absolute(120)),
    ("12.5", .absolute(12.5), .absolute(12.5)),
    ("50%", .fractionalWidth(0.5), .fractionalHeight(0.5)),
    ("40% of width", .fractionalWidth(0.4), .fractionalWidth(0.4)),
    ("40% of height", .fractionalHeight(0.4), .fractionalHeight(0.4)),
    ("about 44", .estimated(44), .estimated(44)),
    ("even 44", .uniformAcrossSiblings(44), .uniformAcrossSiblings(44)),
  ])
  func lengthIsRead(_ text: String, width: LayoutDimension, height: LayoutDimension) {
    #expect(LayoutDimension(text, along: .horizontal) == width)
    #expect(LayoutDimension(text, along: .vertical) == height)
  }

  @Test(arguments: [
    "", "-5", "1e3", "inf", "nan", "0x10", ".", "1.2.3", "50 %", "%", "about", "about x",
    "even 5 6", "40% of depth", "40 of width", "nearly 44", "12px",
  ])
  func otherTextIsNoLength(_ text: String) {
    #expect(LayoutDimension(text, along: .horizontal) == nil)
  }

  @Test(arguments: [("8", Spacing.fixed(8)), ("at least 8", .flexible(8))])
  func gapIsRead(_ text: String, gap: Spacing) {
    #expect(Spacing(text) == gap)
  }

  @Test(arguments: ["", "least 8", "at most 8", "8 8", "-8", "8%"])
  func otherTextIsNoGap(_ text: String) {
    #expect(Spacing(text) == nil)
  }
}
