import VitrineLayout

extension AgreementLayout {
  /// `count` layouts that a style sheet can give, from numbers that `seed` fixes.
  static func random(count: Int, seed: UInt64) -> [AgreementLayout] {
    var numbers = SplitMix64(state: seed)
    var layouts: [AgreementLayout] = []
    while layouts.count < count {
      let layout = AgreementLayout(
        "random \(layouts.count)", .section(numbers.section(isContent: layouts.count % 2 == 1)))
      if layout.isSupported { layouts.append(layout) }
    }
    return layouts
  }

  private var isSupported: Bool {
    stride(from: 240, through: 3840, by: 180).allSatisfy { width in
      let high = LayoutEnvironment(width: width, height: 800)
      let low = LayoutEnvironment(width: width, height: 437.5)
      let section = layout.section(in: high)
      return section.obstacle(in: high) == nil
        && section.groupCapacity(in: high) == section.groupCapacity(in: low)
    }
  }
}

/// Sebastiano Vigna's generator: every bit of the state counts, and it is a dozen lines.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func quarter(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) / 4
  }

  mutating func insets(upTo most: Int) -> EdgeInsets {
    guard chance(0.4) else { return .zero }
    return EdgeInsets(
      top: quarter(0...most), leading: quarter(0...most), bottom: quarter(0...most),
      trailing: quarter(0...most))
  }

  mutating func section(isContent: Bool) -> LayoutSection {
    let scrolls = chance(0.15)
    let width: LayoutDimension =
      scrolls ? one(of: [.absolute(180), .fractionalWidth(0.7)]) : .fractionalWidth(1)
    let group = group(width: width, isContent: isContent && !scrolls, level: 0)
    return LayoutSection(
      group: group, contentInsets: insets(upTo: 120), interGroupSpacing: quarter(0...120),
      orthogonalScrolling: scrolls
        ? one(of: OrthogonalScrolling.allCases.filter { $0 != .none }) : .none)
  }

  private mutating func group(
    width: LayoutDimension, isContent: Bool, level: Int
  ) -> LayoutGroup {
    let axis: Axis = chance(isContent && level == 0 ? 0.6 : 0.5) ? .horizontal : .vertical
    let height: LayoutDimension =
      isContent
      ? .estimated(44)
      : level > 0
        ? .fractionalHeight(1)
        : one(of: [.absolute(quarter(300...1200)), .fractionalWidth(0.37), .fractionalHeight(0.4)])
    let spacing: Spacing =
      isContent || chance(0.7) ? .fixed(quarter(0...60)) : .flexible(quarter(0...40))
    let repeats = chance(0.4)
    let parts = repeats ? 1 : Int.random(in: 1...4, using: &self)
    let count = repeats ? Int.random(in: 1...6, using: &self) : parts
    let subitems = (0..<parts).map { _ in
      subitem(along: axis, of: count, isContent: isContent, level: level)
    }
    return LayoutGroup(
      size: LayoutSize(width: width, height: height),
      content: repeats
        ? (isContent && axis == .vertical
          ? .repeating(axis, subitems[0], count) : .count(axis, subitems[0], count))
        : .subitems(axis, subitems),
      interItemSpacing: spacing, contentInsets: level == 0 && isContent ? .zero : insets(upTo: 30))
  }

  private mutating func subitem(
    along axis: Axis, of count: Int, isContent: Bool, level: Int
  ) -> LayoutSubitem {
    let part = one(of: [1, 0.5, 1.5]) / Double(count)
    let width: LayoutDimension =
      axis == .vertical ? .fractionalWidth(1) : .fractionalWidth(min(1, part))
    if level < 2, chance(0.3) {
      var nested = group(width: width, isContent: isContent, level: level + 1)
      if !isContent, axis == .vertical { nested.size.height = .fractionalHeight(min(1, part)) }
      return .group(nested)
    }
    let height: LayoutDimension =
      isContent
      ? one(of: [
        .estimated(44), .estimated(44), .absolute(quarter(80...400)), .uniformAcrossSiblings(44),
      ])
      : axis == .vertical
        ? one(of: [.fractionalHeight(min(1, part)), .absolute(quarter(80...200))])
        : one(of: [.fractionalHeight(1), .fractionalHeight(0.6), .absolute(quarter(80...400))])
    return .item(
      LayoutItem(
        size: LayoutSize(width: width, height: height),
        contentInsets: isContent ? .zero : insets(upTo: 24)))
  }
}
