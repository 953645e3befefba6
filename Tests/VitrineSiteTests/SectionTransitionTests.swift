import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// When rules alone play a page whose sections have other texts, cells or lengths than they had.
@Suite struct SectionTransitionTests {
  private static let records = (0..<500).map { number in
    record("\(number)", of: "index") { $0.subtitle = "about \(number)" }
  }

  private func earlier(
    _ id: String, text: String? = nil, cell: String? = nil, layout: LayoutByWidth = twoColumns,
    items: some Sequence<Int>
  ) -> EarlierSection {
    EarlierSection(
      id: id, title: id, text: text, layout: layout, cell: cell,
      items: items.map { EarlierItem(id: "index/\($0)", record: "index/\($0)") })
  }

  private func html(
    before: [EarlierSection], now: [Section], layouts: [LayoutByWidth] = [twoColumns],
    knowsRemoved: Bool = true
  ) throws -> String {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"), pages: [page("", title: "Site", sections: now)],
      records: Self.records, assets: [])
    let shown = Set(Self.records.indices.map { "index/\($0)" })
    let removed = Set(before.flatMap(\.items).compactMap(\.record)).subtracting(shown).sorted()
    let page = EarlierPage(
      tally: ChangeTally(moved: 1), sections: before,
      records: !knowsRemoved
        ? []
        : removed.map {
          EarlierRecord(
            id: $0, title: $0, fields: [Field(name: "subtitle", value: .text("about \($0)"))])
        })
    return try #require(
      try renderer(content, layouts: layouts, earlier: [0: page]).text("index.html"))
  }

  private func now(
    _ id: String, items: some Sequence<Int>, _ change: (inout Section) -> Void = { _ in }
  ) -> Section {
    section(id, title: id, items: VitrineSiteTests.items(items), change)
  }

  @Test(
    arguments: [
      ("What it says.", nil), (nil, "What it said."), ("What it says.", "What it said."),
    ] as [(String?, String?)])
  func aSectionUnderAnotherTextMovesWhatIsUnderItByAnUnknownLength(
    _ text: String?, _ earlierText: String?
  ) throws {
    let html = try html(
      before: [earlier("a", text: earlierText, items: 0..<3), earlier("b", items: 3..<6)],
      now: [now("a", items: 0..<3) { $0.text = text }, now("b", items: [5, 4, 3])])

    #expect(html.contains("<script src"))
    #expect(html.contains(#"<h2 id="was-s-a""#))
    #expect(html.contains(#"<p class="note" dir="auto">What it said.</p>"#) == (earlierText != nil))
  }

  @Test func anItemOfWhichNothingIsKnownShowsNoOther() throws {
    let html = try html(
      before: [earlier("a", text: "What it said.", layout: listLayout, items: [900, 1])],
      now: [now("a", items: [1, 2])], layouts: [listLayout], knowsRemoved: false)

    #expect(html.contains(#"<template id="earlier""#))
    // The first of the site's records stands on no page.
    #expect(!html.contains("about 0"))
  }

  @Test func aSectionUnderTheTextThatItHadStandsStill() throws {
    let html = try html(
      before: [earlier("a", text: "Always.", items: 0..<3), earlier("b", items: 3..<6)],
      now: [now("a", items: 0..<3) { $0.text = "Always." }, now("b", items: [5, 4, 3])])

    #expect(!html.contains("<script src"))
    #expect(!html.contains("--dy"))
  }

  @Test func aSectionUnderAnotherTitleMovesWhatIsUnderItByAnUnknownLength() throws {
    var before = earlier("a", items: 0..<3)
    before.title = "A longer title"
    let html = try html(
      before: [before, earlier("b", items: 3..<6)],
      now: [now("a", items: 0..<3), now("b", items: [5, 4, 3])])

    #expect(html.contains("<script src"))
    #expect(html.contains(">A longer title</h2>"))
  }

  @Test func theListOfTheLastSectionMovesUnderAnotherText() throws {
    let html = try html(
      before: [earlier("a", items: 0..<3)],
      now: [now("a", items: [2, 1, 0]) { $0.text = "What it says." }])

    #expect(html.contains("<script src"))
  }

  @Test(arguments: [("plate", "tile"), ("tile", "plate")])
  func aKeyThatCameOrWentMovesWhatIsUnderItByAnUnknownLength(
    _ cell: String, _ earlierCell: String
  ) throws {
    let html = try html(
      before: [
        earlier("a", cell: earlierCell, items: 0..<3), earlier("b", items: 3..<6),
      ],
      now: [now("a", items: 0..<2) { $0.cell = cell }, now("b", items: [5, 4, 3])])

    #expect(html.contains("<script src"))
    #expect(html.contains("class=\"plates\""))
  }

  @Test func itemsThatAnotherCellShowsFadeAndLeaveTheCellThatTheyHad() throws {
    let html = try html(
      before: [earlier("a", cell: "row", items: 0..<3)], now: [now("a", items: [2, 0, 1])])

    #expect(!html.contains("<script src"))
    #expect(html.contains(#"<li id="i-2" class="fades">"#))
    #expect(!html.contains("travels"))
    #expect(!html.contains("resizes"))
    let removedItems = try #require(html.split(separator: "<div class=\"ghosts").last)
    #expect(removedItems.contains(#"<div class="from-0" style="--o:2"><div class="row two">"#))
    #expect(removedItems.contains("--o:0"))
  }

  @Test func anItemThatGoesToAnotherCellInAnotherSectionLeavesTheOneItHad() throws {
    let html = try html(
      before: [earlier("a", cell: "row", items: 0..<3), earlier("b", items: 3..<6)],
      now: [now("a", items: [0, 1]) { $0.cell = "row" }, now("b", items: [3, 2, 4, 5])])

    #expect(!html.contains("<script src"))
    #expect(html.contains(#"<li id="i-2" class="fades">"#))
    #expect(!html.contains("crosses"))
    #expect(html.contains(#"<div class="from-0" style="--o:2"><div class="row two">"#))
  }

  @Test func onlyItemsOutOfTheOrderOfTheOthersPassOverThese() throws {
    let html = try html(
      before: [earlier("a", items: 0..<5)], now: [now("a", items: [4, 0, 1, 2, 3])])

    #expect(html.contains(#"<li id="i-4" class="travels from-0 to-0 moves""#))
    #expect(html.contains(#"<li id="i-0" class="travels from-0 to-0" style="#))
  }

  @Test func aRemovedSectionIsLaidOutAgainWithItsTextAndCells() throws {
    let html = try html(
      before: [
        earlier("a", items: 0..<3),
        earlier(
          "gone", text: "What it said.", cell: "tile", layout: galleryLayout, items: 900..<903),
        earlier("b", items: 3..<6),
      ],
      now: [now("a", items: 0..<3), now("b", items: 3..<6)])

    #expect(!html.contains("<script src"))
    #expect(html.contains(#"<p class="note" dir="auto">What it said.</p>"#))
    let removed = try #require(html.split(separator: "class=\"removed-section ").last)
    #expect(removed.contains(#"<div class="tile">"#))
    #expect(!removed.contains("plate"))
  }

  @Test func aRemovedSectionWithAKeyIsLeftToTheScript() throws {
    let html = try html(
      before: [earlier("gone", cell: "plate", items: 900..<903), earlier("b", items: 3..<6)],
      now: [now("b", items: 3..<6)])

    #expect(html.contains("<script src"))
    #expect(html.contains("class=\"plates\""))
  }

  @Test func aCellThatIsNoMoreGivesWayToThatOfTheList() throws {
    let html = try html(
      before: [earlier("gone", cell: "mine", items: 900..<903), earlier("b", items: 3..<6)],
      now: [now("b", items: 3..<6)])

    #expect(html.contains("about index/900"))
  }

  /// Rules measure as many items as a page moves.
  @Test(arguments: [(200, false), (201, true)])
  func removedSectionsOfManyItemsAreLeftToTheScript(_ count: Int, _ isLeft: Bool) throws {
    let html = try html(
      before: [
        earlier("gone", cell: "tile", items: 1000..<1000 + count), earlier("b", items: 3..<6),
      ],
      now: [now("b", items: 3..<6)])

    #expect(html.contains("<script src") == isLeft)
    #expect(html.contains("class=\"removed-section ") != isLeft)
  }

  @Test(arguments: [(200, false), (201, true)])
  func insertedSectionsOfManyItemsAreLeftToTheScript(_ count: Int, _ isLeft: Bool) throws {
    let html = try html(
      before: [earlier("b", items: 3..<6)],
      now: [now("new", items: 100..<100 + count), now("b", items: 3..<6)])

    #expect(html.contains("<script src") == isLeft)
    #expect(html.contains("class=\"measure ") != isLeft)
  }
}
