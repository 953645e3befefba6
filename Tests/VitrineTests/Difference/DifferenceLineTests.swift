import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

/// How the changes of a difference are told: in which order, and all of what happened to one thing.
@Suite struct DifferenceLineTests {
  /// Nothing says yet which status is the worse.
  @Test func anotherBadgeComesBeforeWhatCameAndAfterWhatIsGone() throws {
    func site(_ badge: String, _ title: String, _ ids: String...) -> SiteSnapshot {
      let status = Field(name: "badge", value: .text(badge))
      return SiteDifferenceTests.site(
        [("all", ids.map { .init(id: $0) } + SiteDifferenceTests.items("t/title", "t/status"))],
        records: ids.map { SiteDifferenceTests.record($0) } + [
          SiteDifferenceTests.record("t/title", title),
          SiteDifferenceTests.record("t/status", "Test", fields: [status]),
        ])
    }
    let old = site("passed", "Old", "t/gone")
    var new = site("failed", "New", "t/came")
    new.pages.append(SiteDifferenceTests.page("x.html", []))
    let difference = try SiteDifference(from: old, to: new)

    #expect(
      difference.lines.map(\.id) == ["t/gone", "t/status", "x.html", "t/came", "t/title"])
    #expect(difference.updated.map(\.id) == ["t/status", "t/title"])
    #expect(
      difference.markdown().split(separator: "\n").dropFirst(2).map { $0.prefix(16) } == [
        "- removed **t/go", "- updated **Test", "- inserted **Bir", "- inserted **t/c",
        "- updated **New*",
      ])
  }

  @Test func whatIsUpdatedAndMovedHasOneLine() throws {
    let old = SiteDifferenceTests.site(
      [("all", SiteDifferenceTests.items("b/a", "b/b", "b/c"))],
      records: [
        SiteDifferenceTests.record("b/a", "A"), SiteDifferenceTests.record("b/b", "B"),
        SiteDifferenceTests.record("b/c", "C"),
      ])
    let new = SiteDifferenceTests.site(
      [("all", SiteDifferenceTests.items("b/c", "b/a", "b/b"))],
      records: [
        SiteDifferenceTests.record("b/a", "A"), SiteDifferenceTests.record("b/b", "B"),
        SiteDifferenceTests.record("b/c", "Ç"),
      ])
    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.summary == "1 updated, 1 moved")
    #expect(
      difference.lines.map { "\($0.sign.rawValue) \($0.detail)" }
        == ["~ title “C” → “Ç”, position 3 → 1"])
  }

  @Test func aSectionWithoutATitleIsKnownByItsPage() throws {
    var old = SiteDifferenceTests.site(
      [("section-1", SiteDifferenceTests.items("b/a"))],
      records: [SiteDifferenceTests.record("b/a", "A")])
    var new = SiteDifferenceTests.site(
      [("section-1", SiteDifferenceTests.items("b/a"))],
      records: [SiteDifferenceTests.record("b/a", "Ä")])
    for index in new.pages[0].sections.indices {
      old.pages[0].sections[index].title = nil
      new.pages[0].sections[index].title = nil
    }
    new.pages[0].sections.append(
      .init(id: "section-2", title: nil, hash: ContentHash(of: ""), layout: .list, items: []))
    (old.pages[0].hash, new.pages[0].hash) = (ContentHash(of: "old"), ContentHash(of: "new"))
    let difference = try SiteDifference(from: old, to: new)

    #expect(difference.updated[0].place?.titles == ["Birds"])
    #expect(
      difference.lines.map { "\($0.sign.rawValue) \($0.title): \($0.detail)" } == [
        "+ Birds: section without a title", "~ Ä: title “A” → “Ä”",
      ])
    #expect(difference.markdown().contains("(Birds)"))
    var history = new
    history.history = [
      .init(
        hash: new.contentHash(), difference: difference,
        reversal: .init(from: new, to: old, of: old.contentHash()))
    ]
    #expect(
      try SiteSnapshot(reading: history.json()).history[0].difference.lines.map(\.detail)
        == difference.lines.map(\.detail))
  }
}
