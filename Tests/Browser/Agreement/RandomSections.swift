import TestSupport
import VitrineLayout

/// Layouts of Swift: whatever a section provider can say, of which content has words for a part.
extension AgreementLayout {
  static func name(ofProviderSeed seed: UInt64) -> String { "provider \(seed)" }

  /// The first layout that a page can show among those that the numbers of `seed` make.
  init(providerSeed seed: UInt64) {
    var numbers = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D)
    self = numbers.shown(Self.name(ofProviderSeed: seed)) { $0.providedSection() }
  }
}

extension SplitMix64 {
  /// The first provider of such sections, one or two by width, that a page can show.
  mutating func shown(
    _ name: String, _ section: (inout SplitMix64) -> LayoutSection
  ) -> AgreementLayout {
    while true {
      let (narrow, wide) = (section(&self), section(&self))
      let width = chance(0.2) ? quarter(1200...8000) : .infinity
      let provider = Layout { _, environment in
        environment.container.width < width ? narrow : wide
      }
      let layout = AgreementLayout(name, provider)
      if layout.layout.isShown { return layout }
    }
  }

  mutating func providedSection() -> LayoutSection {
    let scrolls = chance(0.2)
    var group = chance(0.1) ? customGroup(size(scrolls: scrolls)) : outermost(scrolls: scrolls)
    if chance(0.3) { group.edgeSpacing = edges() }
    return LayoutSection(
      group: group, contentInsets: insets(), interGroupSpacing: chance(0.6) ? tenth(0...200) : 0,
      orthogonalScrolling: scrolls
        ? one(of: OrthogonalScrolling.allCases.filter { $0 != .none }) : .none)
  }

  private mutating func size(scrolls: Bool) -> LayoutSize {
    LayoutSize(
      width: scrolls
        ? one(of: [.absolute(quarter(500...2400)), .fractionalWidth(part(25...120))])
        : one(of: [.fractionalWidth(1), .fractionalWidth(1), .fractionalWidth(part(40...100))]),
      height: one(of: [
        .absolute(tenth(400...3000)), .fractionalWidth(part(15...60)),
        .fractionalHeight(part(15...60)),
      ]))
  }

  private mutating func outermost(scrolls: Bool) -> LayoutGroup {
    var size = size(scrolls: scrolls)
    if chance(0.6) { size.height = chance(0.75) ? .estimated(44) : .uniformAcrossSiblings(44) }
    return group(of: size, level: 0)
  }

  private mutating func group(of size: LayoutSize, level: Int) -> LayoutGroup {
    let axis: Axis = chance(0.5) ? .horizontal : .vertical
    let content: LayoutGroup.Content
    switch whole(0...4) {
    case 0: content = .count(axis, subitem(of: size, along: axis, level: level), whole(1...4))
    case 1: content = .repeating(axis, subitem(of: size, along: axis, level: level), whole(1...3))
    default:
      content = .subitems(
        axis, (0..<whole(1...4)).map { _ in subitem(of: size, along: axis, level: level) })
    }
    return LayoutGroup(
      size: size, content: content, interItemSpacing: chance(0.7) ? spacing() : .fixed(0),
      contentInsets: chance(0.3) ? insets() : .zero,
      edgeSpacing: level > 0 && chance(0.25) ? edges() : .none)
  }

  /// A part of a group of this size.
  private mutating func subitem(of group: LayoutSize, along axis: Axis, level: Int)
    -> LayoutSubitem
  {
    let isOpen = group.height.isEstimated
    let width: LayoutDimension =
      axis == .vertical
      ? one(of: [
        .fractionalWidth(1), .fractionalWidth(part(30...100)), .absolute(quarter(200...800)),
      ])
      : one(of: [
        .fractionalWidth(part(10...60)), .fractionalWidth(0.5), .fractionalWidth(1.0 / 3),
        .absolute(quarter(200...800)),
      ])
    let isGroup = level < 2 && chance(0.3)
    let height: LayoutDimension =
      isOpen
      ? one(of: [
        .estimated(44), .estimated(44), .uniformAcrossSiblings(44), .absolute(tenth(150...900)),
        .fractionalWidth(part(10...40)),
      ])
      : axis == .vertical
        ? one(of: [.fractionalHeight(part(10...60)), .absolute(tenth(100...900))])
        : one(of: [
          .fractionalHeight(1), .fractionalHeight(part(20...120)), .absolute(tenth(150...900)),
        ])
    let size = LayoutSize(width: width, height: height)
    if isGroup { return .group(nested(of: size, level: level + 1)) }
    return .item(
      LayoutItem(
        size: size, contentInsets: chance(0.3) ? insets() : .zero,
        edgeSpacing: chance(0.35) ? edges() : .none))
  }

  private mutating func nested(of size: LayoutSize, level: Int) -> LayoutGroup {
    chance(0.07) && !size.height.isEstimated
      ? customGroup(size) : group(of: size, level: level)
  }

  /// Some items by hand, at parts of the group's size and pixels from there.
  private mutating func customGroup(_ size: LayoutSize) -> LayoutGroup {
    let boxes = (0..<whole(1...5)).map { _ in
      (parts: (0..<4).map { _ in part(5...70) }, pixels: (0..<4).map { _ in tenth(0...300) })
    }
    let frames = CustomFrames { environment in
      let size = environment.container
      return boxes.map { box in
        Frame(
          x: box.parts[0] * size.width + box.pixels[0],
          y: box.parts[1] * size.height + box.pixels[1],
          width: box.parts[2] * size.width + box.pixels[2],
          height: box.parts[3] * size.height + box.pixels[3])
      }
    }
    return LayoutGroup(
      size: size, content: .custom(frames), contentInsets: chance(0.5) ? insets() : .zero)
  }

  private mutating func spacing() -> Spacing {
    chance(0.7) ? .fixed(tenth(0...200)) : .flexible(tenth(0...150))
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(leading: edge(), top: edge(), trailing: edge(), bottom: edge())
  }

  private mutating func edge() -> Spacing { chance(0.4) ? .fixed(0) : spacing() }
}
