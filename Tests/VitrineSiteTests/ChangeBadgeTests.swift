import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// New, Updated and Moved on items, and why on their pages.
@Suite struct ChangeBadgeTests {
  private static func place(_ section: String, _ index: Int = 0) -> SiteDifference.Place {
    .init(
      page: .init(id: "b/index.html", title: "Birds"), section: .init(id: section, title: section),
      index: index)
  }

  private static let owl = SiteDifference.RecordUpdate(id: "b/owl", title: "Owl")
  private static let moved = SiteDifference.RecordMove(
    id: "b/owl", title: "Owl", from: place("Old", 2), to: place("All"))

  /// Today the owl moved and was updated; a build before the kite came and the wren was updated, two
  /// before the owl came.
  private static func changes(
    today: String? = nil, dates: [String?] = [nil, nil, nil]
  ) -> SiteChanges {
    SiteChanges(
      builds: [
        .init(date: dates[0], difference: SiteDifference(updated: [owl], moved: [moved])),
        .init(
          date: dates[1],
          difference: SiteDifference(
            inserted: [.init(id: "b/kite", title: "Kite")],
            updated: [.init(id: "b/wren", title: "Wren")])),
        .init(
          date: dates[2], difference: SiteDifference(inserted: [.init(id: "b/owl", title: "Owl")])),
      ], date: today)
  }

  private func badges(
    _ rule: ChangeBadges, today: String? = nil, dates: [String?] = [nil, nil, nil]
  ) -> [[ChangeKind]] {
    ["owl", "kite", "wren"].map { key in
      Self.changes(today: today, dates: dates).shown(
        ofRecord: RecordID(collection: "b", key: key), by: rule
      ).map(\.changeKind)
    }
  }

  @Test func changesAreShownForTheirBuilds() {
    #expect(badges(ChangeBadges()) == [[.moved, .updated], [], []])
    #expect(
      badges(ChangeBadges(inserted: .builds(3), moved: nil)) == [
        [.inserted, .updated], [.inserted], [],
      ])
    #expect(
      badges(ChangeBadges(inserted: .builds(2), updated: .builds(2))) == [
        [.moved, .updated], [.inserted], [.updated],
      ])
    #expect(badges(ChangeBadges(inserted: nil, updated: nil, moved: nil)) == [[], [], []])
  }

  /// The 1st of March 2028 is two days after the 28th of February: that year has a leap day.
  @Test func daysAreCountedFromTheBuildsDates() {
    let rule = ChangeBadges(inserted: .days(2), updated: .days(2), moved: .days(1))
    let dates = ["2028-03-01", "2028-02-29", "2027-12-31"]

    #expect(badges(rule, today: "2028-03-01", dates: dates)[1...] == [[.inserted], [.updated]])
    #expect(badges(rule, today: "2028-03-02", dates: dates) == [[.updated], [], []])
    #expect(badges(rule, today: "2028-03-03", dates: dates) == [[], [], []])
    #expect(
      badges(
        ChangeBadges(inserted: .days(61), updated: nil, moved: nil), today: "2028-03-01",
        dates: dates)[0] == [])
    #expect(
      badges(
        ChangeBadges(inserted: .days(62), updated: nil, moved: nil), today: "2028-03-01",
        dates: dates)[0] == [.inserted])
  }

  @Test func withoutDatesDaysAreTheNewestBuild() {
    let rule = ChangeBadges(inserted: .days(30), updated: .days(30), moved: .days(30))

    #expect(badges(rule) == [[.moved, .updated], [], []])
    #expect(badges(rule, today: "2028-03-01") == [[.moved, .updated], [], []])
  }

  private func content(_ change: (inout SiteContent) -> Void = { _ in }) -> SiteContent {
    var content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site"),
        page("b", title: "Birds", sections: [section("all", items: items(0..<2))]),
      ],
      records: [
        record("owl", of: "b", title: "Owl") { $0.output = "b/owl/index.html" },
        record("kite", of: "b", title: "Kite") { $0.badge = "Rare" },
      ], assets: [])
    change(&content)
    return content
  }

  @Test func anItemShowsItsOwnBadgeAndOneOfAllChanges() throws {
    let content = content { $0.settings.badges.inserted = .builds(2) }

    let rows = try #require(
      try renderer(content, changes: Self.changes()).text("b/index.html"))
    let cards = try #require(
      try renderer(content, layouts: [gridLayout], changes: Self.changes()).text("b/index.html"))

    let moved =
      "<span class=\"badge moved\"><i class=\"i\" aria-hidden=\"true\"></i>Moved, Updated</span>"
    let new = "<span class=\"badge inserted\"><i class=\"i\" aria-hidden=\"true\"></i>New</span>"
    let rare = "<span class=\"badge\">Rare</span>"
    let comma = "<span class=\"hidden\">, </span>"
    #expect(rows.contains("<span class=\"end\">\(comma)\(moved)</span>"))
    #expect(rows.contains("<span class=\"end\">\(comma)\(rare)\(comma)\(new)</span>"))
    #expect(cards.contains("<div class=\"corner\">\(moved)</div>"))
    #expect(cards.contains("<div class=\"corner\">\(rare)</div>"))
  }

  @Test func anItemsPageSaysWhatChanged() throws {
    let html = try #require(
      try renderer(content(), changes: Self.changes(dates: ["2026-11-22", nil, nil])).text(
        "b/owl/index.html"))

    #expect(
      html.contains(
        """
        <ul role="list" class="item-changes">
        <li><p class="meta"><span class="badge moved"><i class="i" aria-hidden="true"></i>Moved\
        </span><time datetime="2026-11-22">22 November 2026</time></p>
        <dl class="fields">
        <div><dt><bdi>Section</bdi></dt><dd><del><bdi class="hidden">was </bdi>\
        <bdi>Old</bdi></del><i class="i sep flip" aria-hidden="true"></i>\
        <ins><bdi class="hidden">now </bdi><bdi>All</bdi></ins></dd></div>
        </dl>
        </li>
        <li><p class="meta"><span class="badge updated"><i class="i" aria-hidden="true"></i>Updated\
        </span><time datetime="2026-11-22">22 November 2026</time>\
        <span>Shown in another way</span></p>
        </li>
        </ul>
        """))
  }

  @Test func aSiteWithoutChangesIsTheSameButForThePageOfThem() throws {
    let without = try renderer(content())
    let with = try renderer(content(), changes: SiteChanges(builds: []))
    let link = #"<p class="foot-links"><a href="../changes/index.html">Changes</a></p>"# + "\n"

    #expect(without.outputs + ["changes/index.html"] == with.outputs)
    let page = try #require(with.text("b/index.html"))
    #expect(page.contains(link))
    #expect(without.text("b/index.html") == page.replacing(link, with: ""))
  }

  @Test func aMeasureSaysHowItChanged() throws {
    let slower = SiteDifference.MeasureChange(
      name: "mean", unit: "s", old: 0.02, new: 0.025, isImprovement: false, isRegression: true)
    let changes = SiteChanges(builds: [
      .init(
        date: nil,
        difference: SiteDifference(updated: [
          .init(id: "b/owl", title: "Owl", measures: [slower])
        ]))
    ])
    let content = content {
      $0.records[0].measures = [
        .init(name: "mean", value: 0.025, literal: "0.025", unit: "s")
      ]
      $0.records[0].cell = "figure"
      $0.settings.badges.updated = nil
    }

    let renderer = try renderer(content, changes: changes)

    let delta = """
      <span class="delta"><i class="i is failure" aria-hidden="true"></i>\
      <span class="hidden">, </span><bdi>+25%</bdi><span class="hidden">, regression</span></span>
      """
    #expect(
      try #require(renderer.text("b/index.html")).contains(
        "<small>ms</small></p><p class=\"fine\">\(delta)</p></div>"))
    #expect(
      try #require(renderer.text("b/owl/index.html")).contains(
        "<dd dir=\"auto\">25.0\u{A0}ms \(delta)</dd>"))
  }
}
