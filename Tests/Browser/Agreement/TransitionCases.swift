import TestSupport
import VitrineLayout
import VitrineModel

extension TransitionCase {
  /// Every kind of definite layout with items that change, each beside the layout after it in the
  /// list; sections under others; and long lists. All in both directions.
  static let all: [TransitionCase] = Page.Direction.allCases.flatMap { direction in
    [alone, changed, below, across, scrolling, [long]].joined().map { transition in
      var transition = transition
      transition.direction = direction
      transition.name += " \(direction.rawValue)"
      return transition
    }
  }

  private static let layouts: [(name: String, layout: LayoutByWidth)] = [
    ("columns", columns(3, spacing: 12)),
    ("a column", columns(1, spacing: 7.25)),
    ("columns by width", byWidth),
    ("as many as fit", fitting),
    ("gallery", LayoutByWidth(.preset(GalleryPreset()))),
    ("gallery at the end", LayoutByWidth(.preset(GalleryPreset(feature: .end, small: 5)))),
    ("gallery on top", LayoutByWidth(.preset(GalleryPreset(feature: .top, small: 3)))),
    ("nested", nested),
    ("of the window's height", high),
  ]

  private static var alone: [TransitionCase] {
    layouts.map { name, layout in
      TransitionCase(name: name, sections: [section("One", layout, layout, seed: 1)])
    }
  }

  private static var changed: [TransitionCase] {
    layouts.indices.map { index in
      let (before, now) = (layouts[index], layouts[(index + 1) % layouts.count])
      return TransitionCase(
        name: "\(before.name) to \(now.name)",
        sections: [section("One", before.layout, now.layout, seed: 2)])
    }
  }

  private static var below: [TransitionCase] {
    [
      TransitionCase(
        name: "under others",
        sections: [
          section("One", columns(3, spacing: 12), columns(3, spacing: 12), seed: 3),
          section("Two", nested, fitting, seed: 4, first: 100),
          section("Three", byWidth, byWidth, seed: 5, first: 200),
        ])
    ]
  }

  /// Items that go from one section to another: to the next, over one that stays as it is, up and
  /// down, to other sizes, and where lists above have another height.
  private static var across: [TransitionCase] {
    [
      TransitionCase(
        name: "across two",
        sections: [
          Section(
            id: "One", before: columns(3, spacing: 12), now: columns(3, spacing: 12),
            earlier: Array(0..<7), items: [0, 12, 1, 3, 5, 6]),
          Section(
            id: "Two", before: nested, now: nested, earlier: Array(10..<19),
            items: [10, 11, 4, 13, 14, 15, 2, 16, 17, 18]),
        ]),
      TransitionCase(
        name: "across four",
        sections: [
          Section(
            id: "One", before: byWidth, now: fitting, earlier: Array(0..<12),
            items: [5, 0, 32, 1, 2, 4]),
          Section(
            id: "A heading of so many words that it takes two lines on a phone, or three",
            before: high, now: high, earlier: Array(10..<15).map { $0 + 10 },
            items: Array(10..<15).map { $0 + 10 }),
          Section(
            id: "Three", before: columns(2, spacing: 5), now: columns(4, spacing: 8),
            earlier: Array(30..<39), items: [3, 31, 30, 33, 34, 50, 36, 6, 7, 42, 38]),
          Section(
            id: "Four", before: LayoutByWidth(.preset(GalleryPreset())),
            now: LayoutByWidth(.preset(GalleryPreset())), earlier: Array(40..<52),
            items: [8, 41, 40, 43, 44, 45, 46, 9, 60, 35, 37]),
        ]),
    ]
  }

  /// Lists that scroll, with each way of coming to rest; one that has less than the window shows now;
  /// items that go there and come from there; and lists that scroll now or did so.
  private static var scrolling: [TransitionCase] {
    let rests = OrthogonalScrolling.allCases.filter { $0 != .none }.map { behaviour in
      let list = scroller(behaviour)
      return TransitionCase(
        name: "\(behaviour)", sections: [section("One", list, list, seed: 6)])
    }
    let shorter = scroller(.groupPaging)
    let grid = columns(3, spacing: 12)
    return rests + [
      TransitionCase(
        name: "a shorter row",
        sections: [
          Section(
            id: "One", before: shorter, now: shorter, earlier: Array(0..<30), items: [2, 29, 0, 20])
        ]),
      TransitionCase(
        name: "across rows",
        sections: [
          Section(
            id: "One", before: grid, now: grid, earlier: Array(0..<9),
            items: [0, 15, 1, 2, 12, 5, 39]),
          Section(
            id: "Two", before: scroller(.continuous), now: scroller(.continuous),
            earlier: Array(10..<40), items: [10, 3, 11] + Array(13..<15) + Array(16..<39) + [7]),
        ]),
      TransitionCase(
        name: "to a row",
        sections: [section("One", nested, scroller(.groupPagingCentered), seed: 7)]
      ),
      TransitionCase(
        name: "from a row",
        sections: [
          section("One", scroller(.groupPagingCentered), grid, seed: 8),
          section("Two", grid, grid, seed: 9, first: 100),
        ]),
    ]
  }

  private static var long: TransitionCase {
    let items = Array(0..<2500)
    return TransitionCase(
      name: "long",
      sections: [
        Section(
          id: "One", before: byWidth, now: byWidth, earlier: items,
          items: Array(items[3..<90]) + [1, 0] + items[90...])
      ])
  }

  /// 40 items, of which some are removed, inserted and moved.
  private static func section(
    _ id: String, _ before: LayoutByWidth, _ now: LayoutByWidth, seed: Int, first: Int = 0
  ) -> Section {
    var numbers = SplitMix64(seed: UInt64(seed))
    let earlier = Array(first..<first + 40)
    var items = earlier
    for _ in 0..<5 { items.remove(at: Int.random(in: items.indices, using: &numbers)) }
    for _ in 0..<6 {
      let item = items.remove(at: Int.random(in: items.indices, using: &numbers))
      items.insert(item, at: Int.random(in: 0...items.count, using: &numbers))
    }
    for number in 0..<3 + seed {
      items.insert(
        first + 50 + number, at: Int.random(in: 0...items.count, using: &numbers))
    }
    return Section(id: id, before: before, now: now, earlier: earlier, items: items)
  }
}

private func columns(_ count: Int, spacing: Double) -> LayoutByWidth {
  LayoutByWidth(.section(section(columns: count, spacing: spacing)))
}

private func section(columns count: Int, spacing: Double) -> LayoutSection {
  LayoutSection(
    group: .horizontal(
      width: .fractionalWidth(1), height: .fractionalWidth(0.31), spacing: .fixed(spacing),
      .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: count),
    contentInsets: EdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 14),
    interGroupSpacing: spacing)
}

private let byWidth = LayoutByWidth(steps: [
  .init(from: 0, layout: .section(section(columns: 2, spacing: 8))),
  .init(from: 600, layout: .section(section(columns: 4, spacing: 16))),
  .init(from: 900, layout: nested.steps[0].layout),
])

/// As many tiles of a known size as fit, what is left shared by their gaps.
private let fitting = LayoutByWidth(
  .section(
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(130.4), spacing: .flexible(6),
        [.item(LayoutItem(width: .absolute(117), height: .absolute(130.4)))]),
      interGroupSpacing: 10)))

/// One large item, a column of two, and one under both.
private let nested = LayoutByWidth(
  .section(
    LayoutSection(
      group: .vertical(
        width: .fractionalWidth(1), height: .fractionalWidth(0.6), spacing: .fixed(6),
        [
          .group(
            .horizontal(
              width: .fractionalWidth(1), height: .fractionalHeight(0.7), spacing: .fixed(9),
              [
                .item(LayoutItem(width: .fractionalWidth(0.65), height: .fractionalHeight(1))),
                .group(
                  .vertical(
                    width: .fractionalWidth(0.35), height: .fractionalHeight(1),
                    spacing: .fixed(4),
                    .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
                    count: 2)),
              ])),
          .item(LayoutItem(width: .fractionalWidth(0.8), height: .fractionalHeight(0.3))),
        ]), interGroupSpacing: 11)))

/// One item and a column of two, over and over.
private func scroller(_ behaviour: OrthogonalScrolling) -> LayoutByWidth {
  let filling = LayoutSubitem.item(width: .fractionalWidth(1), height: .fractionalHeight(1))
  let column = LayoutSubitem.group(
    .vertical(
      width: .fractionalWidth(0.4), height: .fractionalHeight(1), spacing: .fixed(5), filling,
      count: 2))
  return LayoutByWidth(
    .section(
      LayoutSection(
        group: .horizontal(
          width: .fractionalWidth(0.45), height: .absolute(210.3), spacing: .fixed(7),
          [.item(width: .fractionalWidth(0.55), height: .fractionalHeight(1)), column]),
        contentInsets: EdgeInsets(top: 3, leading: 6, bottom: 5, trailing: 4),
        interGroupSpacing: 8.25, orthogonalScrolling: behaviour)))
}

private let high = LayoutByWidth(
  .section(
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .fractionalHeight(0.4), spacing: .fixed(5),
        .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: 2),
      interGroupSpacing: 5)))
