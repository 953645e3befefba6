import TestSupport
import VitrineLayout

/// A repeatable source of random layouts.
struct RandomLayout {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  mutating func below(_ bound: Int) -> Int { numbers.below(bound) }
  mutating func chance(_ percent: Int) -> Bool { numbers.chance(percent) }

  mutating func section() -> LayoutSection {
    var group = group(depth: 2)
    group.size.width = chance(60) ? .fractionalWidth(1) : dimension(estimated: true)
    let scrolling: OrthogonalScrolling = chance(25) ? .continuous : .none
    return LayoutSection(
      group: group, contentInsets: chance(40) ? insets() : .zero,
      interGroupSpacing: chance(50) ? Double(below(20)) : 0, orthogonalScrolling: scrolling)
  }

  /// A section whose groups are as high as what is in them, texts and boxes, with room around all of
  /// it: what pages are made of, and seldom found among sections at random.
  mutating func sectionOfContent() -> LayoutSection {
    let scrolls = chance(20)
    let size = LayoutSize(
      width: scrolls
        ? .absolute(Double(150 + below(400)))
        : chance(60) ? .fractionalWidth(1) : .fractionalWidth(Double(6 + below(7)) / 12),
      height: chance(75) ? .estimated(44) : .uniformAcrossSiblings(44))
    var group = groupOfContent(size, depth: 2)
    if chance(30) { group.edgeSpacing = tenthEdges() }
    return LayoutSection(
      group: group, contentInsets: chance(40) ? tenthInsets() : .zero,
      interGroupSpacing: chance(50) ? tenths(20) : 0,
      orthogonalScrolling: scrolls ? .continuous : .none)
  }

  private mutating func groupOfContent(_ size: LayoutSize, depth: Int) -> LayoutGroup {
    let axis: Axis = chance(50) ? .horizontal : .vertical
    let content: LayoutGroup.Content
    switch below(5) {
    case 0: content = .count(axis, partOfContent(of: size, along: axis, depth: depth), 1 + below(4))
    case 1:
      content = .repeating(axis, partOfContent(of: size, along: axis, depth: depth), 1 + below(3))
    default:
      var subitems: [LayoutSubitem] = []
      for _ in 0...below(4) {
        subitems.append(partOfContent(of: size, along: axis, depth: depth))
      }
      content = .subitems(axis, subitems)
    }
    return LayoutGroup(
      size: size, content: content, interItemSpacing: chance(70) ? tenthSpacing() : .fixed(0),
      contentInsets: chance(30) ? tenthInsets() : .zero,
      edgeSpacing: depth < 2 && chance(25) ? tenthEdges() : .none)
  }

  private mutating func partOfContent(
    of group: LayoutSize, along axis: Axis, depth: Int
  ) -> LayoutSubitem {
    let part = LayoutDimension.fractionalWidth(Double(2 + below(6)) / 12)
    let width: LayoutDimension =
      chance(25)
      ? .absolute(Double(50 + below(150))) : axis == .vertical ? .fractionalWidth(1) : part
    let box = LayoutDimension.absolute(15 + tenths(70))
    let height: LayoutDimension
    switch (group.height.isEstimated, below(5)) {
    case (true, 0), (true, 1): height = .estimated(44)
    case (true, 2): height = .uniformAcrossSiblings(44)
    case (true, _): height = chance(60) ? box : .fractionalWidth(Double(1 + below(4)) / 10)
    case (false, let number): height = number < 3 ? .fractionalHeight(0.5) : box
    }
    let size = LayoutSize(width: width, height: height)
    if depth > 0, chance(30) { return .group(groupOfContent(size, depth: depth - 1)) }
    return .item(
      LayoutItem(
        size: size, contentInsets: chance(30) ? tenthInsets() : .zero,
        edgeSpacing: chance(35) ? tenthEdges() : .none))
  }

  mutating func group(depth: Int) -> LayoutGroup {
    let axis: Axis = chance(50) ? .horizontal : .vertical
    let content: LayoutGroup.Content
    switch below(4) {
    case 0: content = .count(axis, subitem(depth: depth), 1 + below(4))
    case 1: content = .repeating(axis, subitem(depth: depth), 1 + below(3))
    default:
      var subitems: [LayoutSubitem] = []
      for _ in 0...below(3) { subitems.append(subitem(depth: depth)) }
      content = .subitems(axis, subitems)
    }
    return LayoutGroup(
      size: LayoutSize(width: dimension(estimated: true), height: dimension(estimated: true)),
      content: content, interItemSpacing: chance(60) ? spacing() : .fixed(0),
      contentInsets: chance(25) ? insets() : .zero, edgeSpacing: chance(20) ? edges() : .none,
      supplementaryItems: chance(20) ? [supplementary("ribbon")] : [])
  }

  private mutating func subitem(depth: Int) -> LayoutSubitem {
    if depth > 0, chance(35) { return .group(group(depth: depth - 1)) }
    return .item(
      LayoutItem(
        size: LayoutSize(width: dimension(estimated: true), height: dimension(estimated: true)),
        contentInsets: chance(25) ? insets() : .zero, edgeSpacing: chance(25) ? edges() : .none,
        supplementaryItems: chance(20) ? [supplementary(chance(50) ? "badge" : "ribbon")] : []))
  }

  private mutating func supplementary(_ kind: String) -> SupplementaryItem {
    SupplementaryItem(
      kind: kind, size: LayoutSize(width: .absolute(20), height: .fractionalHeight(0.25)),
      containerAnchor: LayoutAnchor(
        edges: LayoutAnchor.Edges(rawValue: below(16)),
        offset: .absolute(Point(x: Double(below(40) - 20), y: Double(below(40) - 20)))))
  }

  private mutating func dimension(estimated: Bool) -> LayoutDimension {
    switch below(9) {
    case 0, 1, 2: .fractionalWidth(Double(1 + below(12)) / 12)
    case 3, 4: .fractionalHeight(Double(1 + below(12)) / 12)
    case 5, 6: .absolute(Double(10 + below(150)))
    case 7: .estimated(Double(10 + below(100)))
    default: .uniformAcrossSiblings(Double(10 + below(100)))
    }
  }

  /// Less than `bound`, seldom a length that a browser keeps.
  private mutating func tenths(_ bound: Int) -> Double { Double(below(10 * bound)) / 10 }

  private mutating func tenthSpacing() -> Spacing {
    chance(70) ? .fixed(tenths(20)) : .flexible(tenths(15))
  }

  private mutating func tenthInsets() -> EdgeInsets {
    EdgeInsets(top: tenths(20), leading: tenths(20), bottom: tenths(20), trailing: tenths(20))
  }

  private mutating func tenthEdges() -> EdgeSpacing {
    var edges = (0..<4).map { _ in chance(40) ? Spacing.fixed(0) : tenthSpacing() }
    return EdgeSpacing(
      leading: edges.removeLast(), top: edges.removeLast(), trailing: edges.removeLast(),
      bottom: edges.removeLast())
  }

  private mutating func spacing() -> Spacing {
    let length = Double(below(25))
    return chance(30) ? .flexible(length) : .fixed(length)
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: Double(below(20)), leading: Double(below(20)), bottom: Double(below(20)),
      trailing: Double(below(20)))
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }
}
