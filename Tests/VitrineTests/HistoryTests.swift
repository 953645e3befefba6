import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// What builds remember of those before them.
@Suite struct HistoryTests {
  var site: HistoryFixture
  private var folder: TemporaryFolder { site.folder }
  private var options: BuildOptions {
    get { site.options }
    set { site.options = newValue }
  }

  init() throws {
    site = try HistoryFixture()
  }

  /// `owl: 3.0` with a measure, each bird in its order.
  private func write(_ birds: KeyValuePairs<String, Double>, title: String = "Birds") throws {
    try folder.write(
      """
      ---
      title: \(title)
      collection:
        from: birds.json
        measures: { wing: { unit: cm, better: higher, noise: 3%, regression: 10% } }
      ---
      """, to: "content/index.md")
    let records = birds.map { #"{"id":"\#($0)","title":"\#($0)","wing":\#($1)}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds.json")
  }

  private func snapshot() throws -> SiteSnapshot { try site.snapshot() }
  private func buildDated(_ date: String?) throws { _ = try site.build(date) }

  @Test func theFirstBuildHasNone() throws {
    try write(["owl": 90])
    _ = try build(options)

    #expect(try snapshot().history == [])
    #expect(try snapshot().baseline == nil)
    #expect(try !folder.text(of: "site/snapshot.json").contains("\"baseline\""))
  }

  /// A trial without items would make all items of the first real build new.
  @Test func aBuildWithoutItemsIsNoBaseline() throws {
    try write([:])
    _ = try build(options)
    try write(["owl": 90, "rook": 45])
    _ = try build(options)

    #expect(try snapshot().history == [])
    #expect(try !folder.text(of: "site/index.html").contains("New</span>"))
    #expect(try build(options).writtenFiles == 0)
  }

  /// As where the data of a night could not be fetched.
  @Test func aBuildAfterOneWithoutItemsIsComparedWithTheOneBeforeIt() throws {
    try write(["owl": 90, "rook": 45])
    try buildDated("2026-11-20")
    try write([:])
    try buildDated("2026-11-21")
    #expect(try snapshot().history.map(\.difference.summary) == ["2 removed"])
    #expect(try build(options).writtenFiles <= 1)
    try write(["owl": 70, "rook": 45])
    try buildDated("2026-11-22")

    #expect(try snapshot().history.map(\.difference.summary) == ["1 updated"])
    #expect(try snapshot().baseline?.date == "2026-11-20")
    #expect(try snapshot().previous()?.records.count == 2)
  }

  @Test func textsMayDifferInHowTheyAreComposed() throws {
    try write(["owl": 90], title: "Cafe\u{301}")
    try buildDated(nil)
    let first = try snapshot()
    try write(["owl": 90], title: "Caf\u{E9}")
    try buildDated(nil)

    let before = try #require(try snapshot().previous())
    #expect(Array(before.pages[0].title.utf8) == Array(first.pages[0].title.utf8))
    let again = try build(options)
    #expect(again.writtenFiles == 0)
    #expect(again.warnings == [])
  }

  @Test func aChangeIsAnEntryThatLeadsBack() throws {
    try write(["owl": 90, "rook": 45])
    try buildDated("2026-11-20")
    let first = try snapshot()
    try write(["kite": 150, "owl": 90], title: "Birds of prey")
    try buildDated("2026-11-22")

    let second = try snapshot()
    #expect(second.history.map(\.date) == ["2026-11-22"])
    #expect(second.history[0].hash == second.contentHash())
    #expect(second.history[0].difference.inserted.map(\.id) == ["index/kite"])
    #expect(second.history[0].difference.removed.map(\.id) == ["index/rook"])
    #expect(second.baseline?.hash == first.contentHash())
    #expect(second.baseline?.date == "2026-11-20")
    var before = first
    before.files = []
    #expect(try second.previous() == before)
    #expect(try second.previous()?.previous() == nil)
  }

  @Test func anEditAndItsUndoingAreTwoEntries() throws {
    try write(["owl": 90, "rook": 45])
    _ = try build(options)
    let first = try snapshot()
    try write(["rook": 45, "owl": 90])
    _ = try build(options)
    try write(["owl": 90, "rook": 45])
    _ = try build(options)

    let third = try snapshot()
    #expect(third.history.map(\.difference.summary) == ["1 moved", "1 moved"])
    #expect(third.contentHash() == first.contentHash())
    #expect(third.history[0].hash == first.contentHash())
  }

  @Test func buildingAgainWritesNothing() throws {
    try write(["owl": 90, "rook": 45])
    _ = try build(options)
    try write(["owl": 90, "rook": 40, "wren": 8])
    _ = try build(options)

    #expect(try build(options).writtenFiles == 0)

    // Newer files, and another order of a record's keys.
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: folder.path(of: "content/index.md"))
    try folder.write(
      #"[{"wing":90.0,"title":"owl","id":"owl"},{"title":"rook","id":"rook","wing":40.0},"#
        + #"{"id":"wren","wing":8.0,"title":"wren"}]"#, to: "content/birds.json")
    #expect(try build(options).writtenFiles == 0)
    #expect(try snapshot().history.count == 1)
  }

  @Test func anotherDateAloneIsNoEntry() throws {
    try write(["owl": 90])
    try buildDated("2026-11-20")
    try write(["owl": 70])
    try buildDated("2026-11-21")
    try buildDated("2026-11-22")

    let snapshot = try snapshot()
    #expect(snapshot.date == "2026-11-22")
    #expect(snapshot.history.map(\.date) == ["2026-11-21"])
    #expect(snapshot.baseline?.date == "2026-11-20")
  }

  @Test(arguments: [(0, []), (1, [5.0]), (3, [5, 4, 3])])
  func asManyAreKeptAsTheSiteSays(limit: Int, kept: [Double]) throws {
    try folder.write("title: Birds\nhistory: \(limit)\n", to: "content/site.yml")
    for wing in 1...5 {
      try write(["owl": Double(wing)])
      _ = try build(options)
    }

    let history = try snapshot().history
    #expect(history.map { $0.difference.updated[0].measures[0].new } == kept)
    #expect(try build(options).writtenFiles == 0)
  }

  @Test mutating func historyTravelsWithTheBuildThatIsComparedWith() throws {
    try write(["owl": 1])
    options.output = folder.path(of: "published")
    _ = try build(options)
    try write(["owl": 2])
    _ = try build(options)
    options.output = folder.path(of: "site")
    try write(["owl": 3])
    _ = try build(options)
    try write(["owl": 4])
    options.baseline = .named(folder.path(of: "published"))
    _ = try build(options)

    let values = try snapshot().history.map { $0.difference.updated[0].measures[0] }
    #expect(values.map(\.old) == [2, 1])
    #expect(values.map(\.new) == [4, 2])
    #expect(try build(options).writtenFiles == 0)
  }

  @Test mutating func withoutABaselineHistoryBeginsAnew() throws {
    try write(["owl": 1])
    _ = try build(options)
    try write(["owl": 2])
    _ = try build(options)
    options.baseline = .none
    _ = try build(options)

    #expect(try snapshot().history == [])
    #expect(try snapshot().baseline == nil)
  }

  /// 100, 102, 104, 106 … under a noise of 3 %: 104 is 4 % above the 100 that was reported last.
  @Test func slowDriftIsReported() throws {
    for wing in [100.0, 102, 104, 106, 108] {
      try write(["owl": wing])
      _ = try build(options)
    }

    let snapshot = try snapshot()
    #expect(snapshot.records[0].measures == [.init(name: "wing", value: 108)])
    #expect(
      snapshot.history.map { $0.difference.updated.flatMap(\.measures).map { [$0.old, $0.new] } }
        == [[[104, 108]], [], [[100, 104]], []])
    let before = try #require(try snapshot.previous())
    #expect(before.records[0].measures == [.init(name: "wing", value: 106, reported: 104)])
    #expect(try folder.text(of: "site/snapshot.json").contains(#""reported":{"wing":104}"#))
  }

  @Test func anUpdateOfAPageIsToldFromOneOfItsItem() throws {
    try folder.write("---\ntitle: Birds\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Owl\nlength: 40 cm\n---\nIt flies.\n", to: "content/owl.md")
    try folder.write("---\ntitle: Rook\n---\nIt caws.\n", to: "content/rook.md")
    try folder.write("---\ntitle: Wren\n---\nIt sings.\n", to: "content/wren.md")
    _ = try build(options)
    try folder.write("---\ntitle: Owl\nlength: 41 cm\n---\nIt flies.\n", to: "content/owl.md")
    try folder.write("---\ntitle: The rook\n---\nIt caws.\n", to: "content/rook.md")
    try folder.write("---\ntitle: A wren\n---\nIt sings a lot.\n", to: "content/wren.md")
    _ = try build(options)

    let updates = try snapshot().history[0].difference.updated
    #expect(updates.map(\.id) == ["index/owl", "index/rook", "index/wren"])
    #expect(updates.map(\.affectsItem) == [false, true, true])
    #expect(updates.map(\.affectsPage) == [true, false, true])
  }

  @Test func aHistoryThatDoesNotLeadBackIsAWarning() throws {
    try write(["owl": 1])
    _ = try build(options)
    try write(["owl": 2])
    _ = try build(options)
    let text = try folder.text(of: "site/snapshot.json")
    try folder.write(
      text.replacing(#""measures":{"wing":1}"#, with: #""measures":{"wing":7}"#),
      to: "site/snapshot.json")

    let report = try build(options)

    #expect(
      report.warnings.map(\.description) == [
        """
        vitrine: warning: the history in '\(options.output)' does not match its build, so a new one begins
          hint: name a build with a complete history with --previous, or accept this
        """
      ])
    #expect(try snapshot().history == [])
  }

  /// Every build, turned back as often as its history allows, is what was written then.
  @Test(arguments: 1...3)
  func randomBuildsAreTurnedBackExactly(seed: UInt64) throws {
    var collection = RandomCollection(seed: seed)
    var written: [SiteSnapshot] = []
    for day in 10..<18 {
      try collection.write(to: folder)
      try buildDated("2026-11-\(day)")
      let text = try folder.text(of: "site/snapshot.json")
      #expect(try site.build("2026-11-\(day)").writtenFiles == 0)
      #expect(try folder.text(of: "site/snapshot.json") == text)
      var now = try snapshot()
      var rebuilt = now
      for earlier in written.reversed().prefix(now.history.count) {
        rebuilt = try #require(try rebuilt.previous())
        var earlier = earlier
        earlier.history = rebuilt.history
        earlier.redirects = []
        #expect(rebuilt.json() == earlier.json())
      }
      now.files = []
      if written.last?.contentHash() == now.contentHash() { written.removeLast() }
      written.append(now)
      collection.edit()
    }
    #expect(try snapshot().history.count == 5)
  }
}
