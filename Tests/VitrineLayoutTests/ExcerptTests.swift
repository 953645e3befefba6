import Testing

@testable import VitrineLayout

/// Frames that are asked for one by one, against all of them, over random pages.
@Suite struct ExcerptTests {
  static let seeds = (0..<20).map { UInt64($0) * 6 }
  static let roundings = [LayoutRounding.none, .pixels(scale: 2), .pixels(scale: 3), .web]

  /// The pages of six seeds, once for each rounding.
  static func pages(
    from seed: UInt64, _ check: (RandomPage, LayoutRounding, inout RandomLayout) -> Void
  ) {
    for seed in seed..<seed + 6 {
      for rounding in roundings {
        var random = RandomLayout(seed: seed)
        let page = random.page()
        check(page, rounding, &random)
      }
    }
  }

  @Test(arguments: seeds)
  func someItemsStandWhereTheyDoAmongAll(seed: UInt64) {
    Self.pages(from: seed) { page, rounding, random in
      let prepared = page.prepared(rounding: rounding)
      let solved = prepared.solved()
      for (index, section) in solved.sections.enumerated() {
        let first = random.below(section.items.count + 1)
        let last = first + random.below(section.items.count + 1 - first)
        #expect(
          prepared.items(first..<last, ofSection: index) == Array(section.items[first..<last]))
      }
    }
  }

  @Test(arguments: seeds)
  func excerptIsWhatOverlaps(seed: UInt64) {
    Self.pages(from: seed) { page, rounding, random in
      let prepared = page.prepared(rounding: rounding)
      let size = prepared.contentSize
      for _ in 0..<4 {
        let rectangle = Frame(
          x: Double(random.below(Int(size.width) + 100) - 50),
          y: Double(random.below(Int(size.height) + 100) - 50),
          width: Double(random.below(400)), height: Double(random.below(400)))
        let visible = random.chance(50) ? rectangle : nil

        #expect(
          prepared.excerpt(of: rectangle, visible: visible)
            == prepared.solved(visible: visible).excerpt(of: rectangle))
      }
    }
  }

  @Test(arguments: seeds)
  func readFromTheRightAllIsMirrored(seed: UInt64) {
    Self.pages(from: seed) { page, rounding, _ in
      var mirrored = page
      mirrored.environment.direction = .rightToLeft
      let solved = page.prepared(rounding: rounding).solved()

      #expect(mirrored.prepared(rounding: rounding).solved() == solved.mirrored)
    }
  }

  @Test(arguments: seeds)
  func allLengthsAreFiniteAndNoneNegative(seed: UInt64) {
    Self.pages(from: seed) { page, rounding, _ in
      let solved = page.prepared(rounding: rounding).solved()
      for frame in solved.frames {
        #expect(frame.x.isFinite && frame.y.isFinite)
        #expect(frame.width >= 0 && frame.width.isFinite)
        #expect(frame.height >= 0 && frame.height.isFinite)
      }
    }
  }

  @Test func aMillionRowsAreNotSolvedToSeeThree() {
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(40), [.filling])
    let prepared = PreparedLayout(
      Layout(row.alone), itemCounts: [1_000_000_000_000], in: .small)

    let excerpt = prepared.excerpt(of: Frame(x: 0, y: 20_000_000_010, width: 320, height: 100))

    #expect(
      excerpt.map { $0.items.map(\.index) } == [[500_000_000, 500_000_001, 500_000_002]])
    #expect(excerpt[0].items[0].frame == Frame(x: 0, y: 20_000_000_000, width: 320, height: 40))
    #expect(prepared.contentSize.height == 40_000_000_000_000)
    #expect(
      prepared.items(999_999_999_999..<1_000_000_000_000, ofSection: 0)
        == [Frame(x: 0, y: 39_999_999_999_960, width: 320, height: 40)])
  }
}

extension SolvedLayout {
  /// What overlaps `rectangle`, found by looking at everything.
  fileprivate func excerpt(of rectangle: Frame) -> [SectionExcerpt] {
    func indexed(_ frames: [Frame]) -> [IndexedFrame] {
      frames.enumerated().map { IndexedFrame(index: $0, frame: $1) }
        .filter { $0.frame.overlaps(rectangle) }
    }
    return sections.enumerated().map { index, section in
      SectionExcerpt(
        section: index, items: indexed(section.items), groups: indexed(section.groups),
        supplementaries: section.supplementaries.filter { $0.frame.overlaps(rectangle) },
        decorations: section.decorations.filter { $0.frame.overlaps(rectangle) })
    }.filter {
      !$0.items.isEmpty || !$0.groups.isEmpty || !$0.supplementaries.isEmpty
        || !$0.decorations.isEmpty
    }
  }

  /// Everything with left and right exchanged.
  fileprivate var mirrored: SolvedLayout {
    func mirrored(_ frame: Frame) -> Frame {
      Frame(
        x: contentSize.width - frame.x - frame.width, y: frame.y, width: frame.width,
        height: frame.height)
    }
    func mirroredItem(_ item: SolvedSupplementary) -> SolvedSupplementary {
      var item = item
      item.frame = mirrored(item.frame)
      return item
    }
    var layout = self
    layout.supplementaries = supplementaries.map(mirroredItem)
    layout.sections = sections.map { section in
      var section = section
      section.frame = mirrored(section.frame)
      section.items = section.items.map(mirrored)
      section.groups = section.groups.map(mirrored)
      section.supplementaries = section.supplementaries.map(mirroredItem)
      section.decorations = section.decorations.map(mirroredItem)
      if let viewport = section.orthogonal?.viewport {
        section.orthogonal?.viewport = mirrored(viewport)
      }
      return section
    }
    return layout
  }

  fileprivate var frames: [Frame] {
    let attached = supplementaries + sections.flatMap { $0.supplementaries + $0.decorations }
    return attached.map(\.frame) + sections.flatMap { [$0.frame] + $0.items + $0.groups }
  }
}
