import TestSupport
import Testing

@testable import Vitrine

/// `content/docs/snapshot-format.md` lists the members that snapshots declare.
@Suite struct SnapshotDocsTests {
  @Test func thePageListsTheMembersThatAreDeclared() throws {
    var page = try DocsPage("snapshot-format")
    try page.setTable(
      under: "## Members",
      to: [
        ["member", "what it is", "compared"],
        ["`format`", "raised only when a reader would misunderstand", "no"],
      ]
        + SiteSnapshot.members.map { ["`\($0.name)`", $0.meaning, $0.isCompared ? "yes" : "no"] })
    try page.setTable(under: "### Of a page", to: table(SiteSnapshot.Page.members))
    try page.setTable(under: "### Of a section", to: table(SiteSnapshot.Section.members))
    try page.setTable(under: "### Of a record", to: table(SiteSnapshot.Record.members))
    try page.check()
  }

  private func table<Object>(_ members: [SnapshotMember<Object>]) -> [[String]] {
    [["member", "what it is"]] + members.map { ["`\($0.name)`", $0.meaning] }
  }
}
