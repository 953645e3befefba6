import Testing
import VitrineLayout

@testable import VitrineSite

/// Badges on some items; that they stand there is for Tests/Browser/supplements.py.
@Suite struct CornerTests {
  private static func badge(_ edges: LayoutAnchor.Edges) -> SupplementaryItem {
    SupplementaryItem(
      kind: LayoutSupplements.badge,
      size: LayoutSize(width: .absolute(20), height: .absolute(16)),
      containerAnchor: LayoutAnchor(edges: edges))
  }

  private static func item(
    _ width: Double, _ height: LayoutDimension, _ badge: SupplementaryItem?
  ) -> LayoutSubitem {
    .item(
      LayoutItem(
        size: LayoutSize(width: .fractionalWidth(width), height: height),
        supplementaryItems: [badge].compactMap(\.self)))
  }

  private static func row(_ badges: [SupplementaryItem?]) -> LayoutByWidth {
    let part = 1 / Double(badges.count)
    return LayoutByWidth(
      .section(
        LayoutSection(
          group: .horizontal(
            width: .fractionalWidth(1), height: .absolute(90),
            badges.map { item(part, .fractionalHeight(1), $0) }))))
  }

  private func corners(of layout: LayoutByWidth, isLong: Bool = false) -> [Substring] {
    let css = String(
      decoding: compile(layout, listClass: "l", isLong: isLong).css, as: UTF8.self)
    return css.split(separator: "\n").filter { $0.contains(".corner") }
  }

  @Test func itemsWithoutABadgeOfTheLayoutShowNone() {
    let rules = corners(of: Self.row([Self.badge([.top, .leading]), nil]))

    #expect(rules.count == 2)
    #expect(rules[0].hasPrefix(".l .corner{position:absolute!important;"))
    #expect(rules[1] == ".l>li:nth-child(2n) .corner{display:none!important}")
  }

  @Test func eachItemHasItsOwnPlaceForOne() {
    let rules = corners(
      of: Self.row([Self.badge([.top, .leading]), Self.badge([.bottom, .leading])]))

    #expect(rules.count == 3)
    #expect(rules[0].contains("inset-inline:0 auto!important;"))
    #expect(rules[1].hasPrefix(".l>li:nth-child(2n+1) .corner{inset-block:0 auto!important"))
    #expect(rules[2].hasPrefix(".l>li:nth-child(2n) .corner{inset-block:auto 0!important"))
  }

  /// A browser rounds used lengths towards 0, and a badge behind its item's end by one too many.
  @Test func whatEndsBehindItsItemIsTranslated() {
    var badge = Self.badge([.top])
    badge.size.width = .fractionalWidth(0.25)
    badge.containerAnchor.offset = .absolute(Point(x: 60, y: 0))
    let rules = corners(of: Self.row([badge]))

    // 37.5 % of the item's width are behind one of 25 % in its middle.
    #expect(rules.count == 1)
    #expect(rules[0].contains("inset-inline:auto 0!important;"))
    #expect(rules[0].contains("translate:calc((-37.5cqi + 60px)*var(--dir,1)) 0!important"))
  }

  /// Places in a group are told from places in a chunk, so chunks hold whole groups.
  @Test func aChunkOfAFineRowHasThemToo() throws {
    let layout = Self.row([Self.badge([.top]), nil, nil])
    let rules = corners(of: layout, isLong: true)
    let lengths = compile(layout, listClass: "l", isLong: true).partLengths

    #expect(rules.dropFirst().first == ".l>ul>li:nth-child(3n+2) .corner{display:none!important}")
    #expect(try #require(lengths.first) % 3 == 0)
  }

  @Test func columnsOfTextNameTheirListAndThePlaceInIt() {
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(44),
      [Self.item(1, .estimated(44), nil), Self.item(1, .estimated(44), Self.badge([.top]))])
    let rules = corners(
      of: LayoutByWidth(
        .section(
          LayoutSection(
            group: .horizontal(
              width: .fractionalWidth(1), height: .estimated(44), [.group(column), .group(column)]))
        )))

    #expect(
      rules.dropFirst() == [
        ".l>ul:nth-child(2n+1)>li:nth-child(1) .corner{display:none!important}",
        ".l>ul:nth-child(2n)>li:nth-child(1) .corner{display:none!important}",
      ])
  }

  /// Chunks in larger ones would be opened for groups that fill only those.
  @Test func badgesOnSomeItemsKeepAllChunksOneDeep() {
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .estimated(44),
      [Self.item(0.5, .estimated(44), Self.badge([.top])), Self.item(0.5, .estimated(44), nil)])
    let layout = LayoutByWidth(steps: [
      .init(from: 0, layout: .section(LayoutSection(group: row))),
      .init(from: 900, layout: .preset(GridPreset(columns: .narrowest(80)))),
    ])

    #expect(compile(layout, listClass: "l", isLong: true).outerLengths == [])
  }

  /// The rule of a badge that is held at `edges` of an item of half of the width, 90 px high.
  private func rule(
    _ edges: LayoutAnchor.Edges, width: LayoutDimension, height: LayoutDimension,
    offset: LayoutAnchor.Offset, itemHeight: LayoutDimension = .fractionalHeight(1)
  ) throws -> Substring {
    let badge = SupplementaryItem(
      kind: LayoutSupplements.badge, size: LayoutSize(width: width, height: height),
      containerAnchor: LayoutAnchor(edges: edges, offset: offset))
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: itemHeight.isEstimated ? itemHeight : .absolute(90),
      [Self.item(0.5, itemHeight, badge)])
    return try #require(corners(of: LayoutByWidth(.section(LayoutSection(group: row)))).first)
  }

  @Test func knownLengthsAreOneInset() throws {
    let rule = try rule(
      [], width: .fractionalWidth(0.5), height: .fractionalHeight(0.25),
      offset: .fractional(Point(x: 0.25, y: 0.25)))

    // From the end: (1 − .5) − (1 − .5 + .25) · .5 = .125 of 50cqi; from the top:
    // .5 − (.5 − .25) · .25 = .4375 of 90 px.
    #expect(
      rule.contains("inset-block:39.375px auto!important;inset-inline:auto 6.25cqi!important"))
    #expect(rule.contains("inline-size:50%!important"))
    #expect(rule.hasSuffix("translate:none!important}"))
  }

  @Test func whatContentDecidesIsATranslation() throws {
    let rule = try rule(
      [.top], width: .estimated(30), height: .estimated(20),
      offset: .absolute(Point(x: -3, y: -4)))

    #expect(
      rule.contains("inset-block:0 auto!important;inset-inline:auto calc(25cqi + 3px)!important"))
    #expect(rule.hasSuffix("translate:calc((50%)*var(--dir,1)) -4px!important}"))
  }

  @Test func onAnItemAsHighAsItsTextPartsOfItAreExact() throws {
    let rule = try rule(
      [.leading], width: .absolute(20), height: .absolute(16), offset: .absolute(.zero),
      itemHeight: .estimated(44))

    #expect(
      rule.contains("inset-block:calc(50% - 8px) auto!important;inset-inline:0 auto!important"))
    #expect(rule.hasSuffix("translate:none!important}"))
  }
}
