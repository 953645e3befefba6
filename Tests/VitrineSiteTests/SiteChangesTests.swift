import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct SiteChangesTests {
  static func place(_ page: String, _ section: String) -> SiteDifference.Place {
    .init(page: .init(id: page, title: page), section: .init(id: section, title: section), index: 0)
  }

  static let move = SiteDifference.RecordMove(
    id: "b/owl", title: "Owl", from: place("b/index.html", "old"), to: place("b/index.html", "all"))
  static let update = SiteDifference.RecordUpdate(
    id: "b/owl", title: "Owl", place: place("b/index.html", "all"))

  static let changes = SiteChanges(builds: [
    .init(
      date: "2026-11-22",
      difference: SiteDifference(
        inserted: [.init(id: "b/kite", title: "Kite", place: place("b/index.html", "all"))],
        removed: [.init(id: "b/rook", title: "Rook", place: place("b/index.html", "old"))],
        updated: [update], moved: [move])),
    .init(date: nil, difference: SiteDifference(updated: [update])),
    .init(
      date: nil,
      difference: SiteDifference(
        inserted: [.init(id: "b/owl", title: "Owl")], removed: [.init(id: "b/kite", title: "Kite")])
    ),
    .init(date: nil, difference: SiteDifference(moved: [move])),
  ])

  @Test func aRecordHasItsChangesSinceItCame() {
    #expect(
      Self.changes.changes(ofRecord: RecordID(collection: "b", key: "owl")) == [
        .init(build: 0, kind: .updated(Self.update)), .init(build: 0, kind: .moved(Self.move)),
        .init(build: 1, kind: .updated(Self.update)), .init(build: 2, kind: .inserted),
      ])
    #expect(
      Self.changes.changes(ofRecord: RecordID(collection: "b", key: "kite"))
        == [.init(build: 0, kind: .inserted)])
    #expect(Self.changes.changes(ofRecord: RecordID(collection: "b", key: "wren")) == [])
  }
}
