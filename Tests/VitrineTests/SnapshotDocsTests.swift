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
        ["member", "what it is"], ["`format`", "raised only when a reader would misunderstand"],
      ]
        + rows(
          SiteSnapshot.head + [SiteSnapshot.fileList] + SiteSnapshot.content + SiteSnapshot.past))
    try page.setTable(under: "### Of a page", to: table(SiteSnapshot.Page.members))
    try page.setTable(under: "### Of a section", to: table(SiteSnapshot.Section.members))
    try page.setTable(under: "### Of a record", to: table(SiteSnapshot.Record.members))
    try page.check()
  }

  private func table<Object>(_ members: [SnapshotMember<Object>]) -> [[String]] {
    [["member", "what it is"]] + rows(members)
  }

  private func rows<Object>(_ members: [SnapshotMember<Object>]) -> [[String]] {
    members.map { ["`\($0.name)`", $0.meaning] }
  }
}
