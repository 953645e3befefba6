import Testing
import VitrineLayout

/// Whole pages against a solver that is slow and obvious: sections, boundary items, flows, margins,
/// both scroll directions, scrolled and not.
@Suite struct ReferencePageTests {
  static let seeds = (0..<20).map { UInt64(1000 + $0 * 8) }

  @Test(arguments: seeds)
  func pagesAgreeWithTheReference(firstSeed: UInt64) {
    for seed in firstSeed..<firstSeed + 8 {
      var random = RandomLayout(seed: seed)
      var page = random.page()
      let maximum = page.itemCounts
      // All small pages, the random one, and sometimes a large one.
      for count in [0, 1, 2, 3, 4, 5, nil] + (seed == firstSeed ? [500] : []) {
        page.itemCounts = count.map { count in maximum.map { _ in count } } ?? maximum
        for scale in [nil, 2.0] {
          #expect(
            page.disagreement(scale: scale) == nil,
            "seed \(seed), \(count ?? 60) items, scale \(scale ?? 0)")
        }
      }
    }
  }
}

extension RandomPage {
  /// What the engine and the reference solve differently, at rest and in the middle of the page.
  fileprivate func disagreement(scale: Double?) -> String? {
    let prepared = prepared(rounding: scale.map { .pixels(scale: $0) } ?? .none)
    let size = prepared.contentSize
    let middle = Frame(
      x: (size.width / 4).rounded(), y: (size.height / 4).rounded(), width: 150, height: 150)
    for visible in [nil, middle] {
      let solved = prepared.solved(visible: visible)
      let expected = reference(scale: scale, visible: visible)
      if ![solved.contentSize].isClose(to: [expected.size]) {
        return "content is \(solved.contentSize), expected \(expected.size)"
      }
      if !solved.supplementaries.map(\.frame).isClose(to: expected.title) {
        return "title is \(solved.supplementaries.map(\.frame)), expected \(expected.title)"
      }
      for (index, (own, other)) in zip(solved.sections, expected.sections).enumerated() {
        let boundary = own.supplementaries.suffix(other.boundary.count).map(\.frame)
        let kinds: [(String, [Frame], [Frame])] = [
          ("items", own.items, other.items), ("groups", own.groups, other.groups),
          ("boundary", boundary, other.boundary),
          ("decorations", own.decorations.map(\.frame), other.decorations),
          (
            "viewport", own.orthogonal.map { [$0.viewport] } ?? [],
            other.viewport.map { [$0] } ?? []
          ),
        ]
        for (kind, own, other) in kinds where !own.isClose(to: other) {
          return "\(kind) of section \(index): \(own.prefix(8)), expected \(other.prefix(8))"
        }
      }
    }
    return nil
  }

  private func reference(scale: Double?, visible: Frame?) -> ReferencePage.Result {
    let isVertical = configuration.scrollAxis == .vertical
    let margins =
      configuration.contentInsetsReference == .layoutMargins
      ? environment.referenceInsets.layoutMargins : .zero
    let title = configuration.boundarySupplementaryItems
    let page = ReferencePage(
      sections: isVertical ? sections : sections.map(\.transposed), itemCounts: itemCounts,
      container: isVertical ? environment.container : environment.container.transposed,
      title: isVertical ? title : title.map(\.transposed),
      spacing: configuration.interSectionSpacing,
      margins: isVertical ? margins : margins.transposed, scale: scale,
      measure: isVertical
        ? measure
        : measure.map { measure in { measure($0, $1, $2.transposed)?.transposed } })
    let solved = page.solve(visible: isVertical ? visible : visible?.transposed)
    return isVertical ? solved : solved.transposed
  }
}

extension ReferencePage.Result {
  fileprivate var transposed: ReferencePage.Result {
    ReferencePage.Result(
      sections: sections.map {
        ReferencePage.Section(
          items: $0.items.map(\.transposed), groups: $0.groups.map(\.transposed),
          boundary: $0.boundary.map(\.transposed), decorations: $0.decorations.map(\.transposed),
          viewport: $0.viewport?.transposed)
      }, title: title.map(\.transposed), size: size.transposed)
  }
}

extension [Size] {
  fileprivate func isClose(to other: [Size]) -> Bool {
    map { Frame(origin: .zero, size: $0) }.isClose(to: other.map { Frame(origin: .zero, size: $0) })
  }
}
