import TestSupport
import VitrineLayout
import VitrineSite

extension AgreementLayout {
  static func name(ofSeed seed: UInt64) -> String { "random \(seed)" }

  /// The first layout that a page can show among those that the numbers of `seed` describe.
  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    while true {
      guard let layout = numbers.layoutByWidth() else { continue }
      self.init(Self.name(ofSeed: seed), layout)
      if layout.isShown { return }
    }
  }
}

extension LayoutByWidth {
  /// Whether one list can have the frames of this at every width.
  var isShown: Bool {
    // What a few widths tell is known at once.
    let sizes = [(320.0, 640.0), (768, 1024), (1440, 900)].map { width, height in
      LayoutEnvironment(width: width, height: height)
    }
    return sizes.allSatisfy { section(in: $0).obstacle(in: $0) == nil }
      && obstacle(in: sizes) == nil && compile(self, listClass: "l").obstructed == nil
  }
}

extension SplitMix64 {
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func quarter(_ range: ClosedRange<Int>) -> Double { Double(whole(range)) / 4 }

  /// As often as not between two of the steps that a browser keeps lengths in.
  mutating func tenth(_ range: ClosedRange<Int>) -> Double { Double(whole(range)) / 10 }

  /// A percentage, in whole ones or, now and then, in tenths.
  mutating func part(_ range: ClosedRange<Int>) -> Double {
    chance(0.8) ? Double(whole(range)) / 100 : (Double(whole(range)) + quarter(0...3)) / 100
  }
}

/// Whatever front matter can say about a layout.
extension SplitMix64 {
  /// Nil where a description contradicts itself.
  mutating func layoutByWidth() -> LayoutByWidth? {
    guard chance(0.15) else { return description().map { LayoutByWidth($0) } }
    var widths = [0.0]
    for _ in 0...whole(0...1) { widths.append(quarter(1200...8000)) }
    let steps = widths.sorted().compactMap { width in
      description().map { LayoutByWidth.Step(from: width, layout: $0) }
    }
    return steps.count == widths.count ? LayoutByWidth(steps: steps) : nil
  }

  private mutating func description() -> LayoutDescription? {
    chance(0.2) ? preset() : section().map { .section($0) }
  }

  private mutating func preset() -> LayoutDescription {
    switch whole(0...4) {
    case 0: return .preset(ListPreset(style: one(of: ListPreset.Style.allCases)))
    case 1:
      let columns: GridPreset.Columns =
        one(of: [.automatic, .count(whole(1...9)), .narrowest(quarter(240...2000))])
      return .preset(GridPreset(columns: columns, gap: chance(0.5) ? nil : tenth(0...300)))
    case 2:
      return .preset(
        CarouselPreset(
          width: quarter(160...2000), stop: one(of: CarouselPreset.Stop.allCases)))
    case 3:
      return .preset(
        GalleryPreset(feature: one(of: GalleryPreset.Feature.allCases), small: whole(1...9)))
    default: return .preset(FlowPreset(gap: tenth(0...250)))
    }
  }

  private mutating func section() -> LayoutSection? {
    let scrolling =
      chance(0.2)
      ? one(of: OrthogonalScrolling.allCases.filter { $0 != .none })
      : OrthogonalScrolling.none
    var group = group(level: 0)
    group.width =
      scrolling == .none
      ? (chance(0.9) ? nil : .fractionalWidth(part(40...100)))
      : one(of: [.absolute(quarter(300...2400)), .fractionalWidth(part(15...120))])
    return try? group.section(scrolling: scrolling)
  }

  private mutating func group(level: Int) -> GroupDescription {
    let axis: Axis = chance(0.5) ? .horizontal : .vertical
    let gap: Spacing = chance(0.75) ? .fixed(tenth(0...200)) : .flexible(tenth(0...150))
    let parts: GroupDescription.Parts =
      chance(0.4)
      ? .times(whole(1...6), part(of: axis, level: level))
      : .of((0..<whole(1...4)).map { _ in part(of: axis, level: level) })
    return GroupDescription(
      axis, width: level == 0 ? nil : length(along: .horizontal),
      height: chance(0.3) ? nil : length(along: .vertical), gap: gap, insets: insets(), parts: parts
    )
  }

  private mutating func part(of axis: Axis, level: Int) -> GroupDescription.Part {
    if level < 2, chance(0.3) { return .group(group(level: level + 1)) }
    return .item(
      width: chance(0.5) ? nil : length(along: .horizontal),
      height: chance(0.5) ? nil : length(along: .vertical))
  }

  /// Any length that front matter has, those that make sense more often.
  private mutating func length(along axis: Axis) -> LayoutDimension? {
    let isWidth = axis == .horizontal
    switch whole(0...9) {
    case 0, 1: return nil
    case 2, 3: return isWidth ? .fractionalWidth(part(5...60)) : .fractionalHeight(part(5...80))
    case 4, 5: return .absolute(quarter(isWidth ? 200...1200 : 80...800))
    case 6, 7: return .fractionalWidth(part(5...60))
    case 8: return isWidth ? .fractionalWidth(one(of: [0.25, 0.5, 1.0 / 3])) : .estimated(44)
    default:
      return isWidth ? .fractionalHeight(part(5...40)) : .uniformAcrossSiblings(44)
    }
  }

  mutating func insets() -> EdgeInsets {
    guard chance(0.25) else { return .zero }
    return EdgeInsets(
      top: tenth(0...200), leading: tenth(0...200), bottom: tenth(0...200),
      trailing: tenth(0...200))
  }
}
