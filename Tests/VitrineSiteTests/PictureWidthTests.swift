import Foundation
import TestSupport
import Testing
import VitrineLayout

@testable import VitrineSite

/// `sizes` and the widths in which pictures exist.
@Suite struct PictureWidthTests {
  private static let page = PageLengths(PageColumn(theme: "system")) {
    defaultSiteTemplates.styles(named: $0)
  }

  /// The width of a page's content by the rules of `page.css`.
  private static func content(_ window: Double) -> Double {
    min(1200, window - 2 * (window < 600 ? 16 : window < 900 ? 24 : window < 1200 ? 32 : 40))
  }

  private static func slots(_ layout: LayoutByWidth, _ cell: PictureCell = .wide) -> [PictureSlot] {
    SectionList(SectionList.Source(layout: layout)).pictureSlots(cell, on: page)
  }

  private static func randomLayout(_ numbers: inout SplitMix64) -> LayoutByWidth {
    func preset() -> LayoutDescription {
      switch numbers.below(6) {
      case 0: .preset(GridPreset(columns: .count(1 + numbers.below(6))))
      case 1: .preset(GridPreset(columns: .narrowest(Double(120 + numbers.below(300)))))
      case 2: .preset(GridPreset(gap: Double(numbers.below(40))))
      case 3: .preset(CarouselPreset(width: Double(60 + numbers.below(300))))
      case 4:
        .preset(
          GalleryPreset(feature: [.start, .end, .top][numbers.below(3)], small: numbers.below(7)))
      default: .preset(ListPreset(style: .inset))
      }
    }
    guard numbers.chance(30) else { return LayoutByWidth(preset()) }
    return LayoutByWidth(steps: [
      LayoutByWidth.Step(from: 0, layout: preset()),
      LayoutByWidth.Step(from: Double(400 + numbers.below(600)), layout: preset()),
    ])
  }

  @Test(arguments: 0..<60)
  func sizesAreNeverNarrowerThanTheEngineSaysAndHardlyWider(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let layout = Self.randomLayout(&numbers)
    let slots = Self.slots(layout)
    let sizes = slots.map { WrittenSizes($0.sizes) }

    for sizes in sizes { #expect(sizes.conditionCount <= 9) }
    for window in stride(from: 320.0, through: 2560, by: 7) {
      let environment = LayoutEnvironment(width: Self.content(window), height: 800)
      let items = layout.section(in: environment).solve(itemCount: slots.count, in: environment)
        .sections[0].items
      for (place, item) in items.enumerated() {
        let size = sizes[place].value(window)
        #expect(size >= item.width - 1, "\(layout) \(place) \(window) \(slots[place].sizes)")
        #expect(size <= item.width * 1.1, "\(layout) \(place) \(window) \(slots[place].sizes)")
        if window >= 500 || sizes[place].isConstant { continue }
        let dense = sizes[place].value(window, density: 3)
        #expect(abs(3 * dense - 2 * size) < 0.01, "\(window) \(slots[place].sizes)")
      }
    }
  }

  /// The widths that are chosen among all are the best of all sets of widths.
  @Test(arguments: 0..<20)
  func noOtherRunsCostLess(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let count = 1 + numbers.below(8)
    let costs = (0..<count).map { _ in (0..<count).map { _ in Double(numbers.below(100)) } }
    let cost = { (run: Range<Int>) in costs[run.lowerBound][run.upperBound - 1] }
    let maximum = 1 + numbers.below(4)
    var best = Double.infinity
    for cuts in 0..<(1 << (count - 1)) where cuts.nonzeroBitCount < maximum {
      var sum = 0.0
      var start = 0
      for end in 1...count where end == count || cuts >> (end - 1) & 1 == 1 {
        sum += cost(start..<end)
        start = end
      }
      best = min(best, sum)
    }
    let runs = cheapestRuns(of: count, atMost: maximum, cost: cost)

    #expect(runs.reduce(0) { $0 + cost($1) } == best)
    #expect(runs.count <= maximum)
    #expect(runs.flatMap(\.self) == Array(0..<count))
  }

  @Test func aPictureOfOneWidthExistsForEachDensity() {
    #expect(pictureWidths(for: [WindowLength(160)]) == [160, 200, 240, 320])
    #expect(pictureWidths(for: [WindowLength(48)]) == [48, 60, 72, 96])
  }

  @Test func noWidthIsAboveAPicturesOwn() {
    let widths = [320, 640, 900, 1280, 2000]
    #expect(widths.existing(inPictureOfWidth: 5200) == widths)
    #expect(widths.existing(inPictureOfWidth: 2000) == widths)
    #expect(widths.existing(inPictureOfWidth: 1000) == [320, 640, 1000])
    #expect(widths.existing(inPictureOfWidth: 1100) == [320, 640, 900, 1100])
    #expect(widths.existing(inPictureOfWidth: 300) == [300])
    #expect([Int]().existing(inPictureOfWidth: 300) == [])
  }

  /// What Chromium loads, against files of exactly the widths that are shown, at width to the power of
  /// 1.3, where each of a group's places is as frequent as the others.
  private static func excess(
    _ layout: LayoutByWidth, _ slots: [PictureSlot], _ widths: [Int], _ screens: [Screen]
  ) -> Double {
    var (loaded, needed) = (0.0, 0.0)
    let sizes = slots.map { WrittenSizes($0.sizes) }
    for screen in screens {
      let environment = LayoutEnvironment(width: content(screen.window), height: 800)
      let items = layout.section(in: environment).solve(itemCount: slots.count, in: environment)
        .sections[0].items
      for (sizes, item) in zip(sizes, items) {
        let asked = sizes.value(screen.window) * screen.density
        let width = widths.first { Double($0) >= asked - 0.5 } ?? widths.last!
        let exact = item.width * screen.density
        #expect(Double(width) >= exact - 2, "\(screen) \(exact)")
        loaded += screen.weight * pow(Double(width), 1.3)
        needed += screen.weight * pow(exact, 1.3)
      }
    }
    return loaded / needed - 1
  }

  /// With the excess of the best five widths in windows of any width, as a simulation of the same
  /// layouts found it. The items of a gallery have five widths together, not each five of its own.
  private static let examples: [(layout: LayoutByWidth, cell: PictureCell, most: Double)] = [
    (LayoutByWidth(.preset(GridPreset(columns: .narrowest(240)))), .wide, 0.19),
    (LayoutByWidth(.preset(GridPreset(columns: .count(2)))), .wide, 0.09),
    (LayoutByWidth(.preset(CarouselPreset())), .wide, 0),
    (galleryLayout, .filling, 0.26),
    (LayoutByWidth(.preset(GridPreset(columns: .count(1)))), .wide, 0.22),
  ]

  @Test(arguments: examples)
  func littleIsLoadedInVain(layout: LayoutByWidth, cell: PictureCell, most: Double) {
    let slots = Self.slots(layout, cell)
    let widths = PictureSlots(slots).widths
    let all = stride(from: 320.0, through: 2560, by: 10).flatMap { window -> [Screen] in
      [1, 1.5, 2, 2].map { (window, $0, 1) }
    }

    #expect(widths.count <= 5)
    #expect(widths == widths.sorted())
    #expect(Self.excess(layout, slots, widths, all) <= most)
    for screen in [(375, 2, 1), (768, 2, 1), (1440, 1, 1), (1440, 2, 1)] as [Screen] {
      #expect(Self.excess(layout, slots, widths, [screen]) <= 0.25, "\(screen)")
    }
  }

  @Test func equalPlacesHaveEqualWidths() {
    let one = PictureSlots(Self.slots(gridLayout))
    let other = PictureSlots(Self.slots(LayoutByWidth(.preset(GridPreset()))))
    #expect(one.widths == other.widths)
    #expect(one[7].sizes == other[3].sizes)
  }
}
