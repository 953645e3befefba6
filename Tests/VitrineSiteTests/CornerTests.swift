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

  @Test func listsThatOtherWidthsHoldOpenDoNotTellThePlace() {
    let columns = LayoutByWidth.Step(from: 900, layout: .grid(GridOptions(columns: .narrowest(80))))
    let row = Self.row([Self.badge([.top]), nil])
    let layout = LayoutByWidth(steps: [row.steps[0], columns])

    #expect(compile(layout, listClass: "l", isLong: true).outerLengths == [])
  }
}
