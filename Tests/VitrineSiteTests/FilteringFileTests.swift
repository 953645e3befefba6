import Testing
import VitrineModel

@testable import VitrineSite

/// The scripts with what visitors find on a page.
@Suite struct FilteringFileTests {
  @Test func aRecordIsFoundByTheTermsAboveItsValue() throws {
    let values = Filtering.Values(
      values: [
        Filtering.Value(title: "Europe", name: "Europe"),
        Filtering.Value(title: "North Sea", name: "Europe/North Sea", parent: 0),
        Filtering.Value(title: "Dogger", name: "Europe/North Sea/Dogger", parent: 1),
      ], valuesByRecord: [[2], [0]], requiresAll: false)
    let page = page("", title: "Site", sections: [section("all", items: items(0..<2))]) {
      $0.filtering = Filtering(
        records: [0, 1], isSearched: true,
        filters: [Filtering.Filter(field: "place", title: nil, choice: .values(values))],
        sorts: [], groupings: [])
    }
    let content = SiteContent(
      settings: SiteSettings(title: "Site"), pages: [page],
      records: ["Cod", "Eel"].map { record($0, of: "index") }, assets: [])

    let script = try #require(try renderer(content).text("assets/finding/index.js"))

    // A line for each of the two, in columns of titles, subtitles, short values and texts.
    #expect(
      script.contains(
        #"" cod\n eel\n","#) && script.contains(#"" europe north sea dogger\n europe\n""#),
      "\(script)")
  }
}
