import Testing
import VitrineModel
import VitrineSearch

@testable import VitrineSite

/// Where a search leads.
@Suite struct SearchSubjectTests {
  /// Both sections repeat what others show, so that the record stands in each under a name of its own.
  @Test func aRecordInTwoSectionsIsFoundInTheFirst() throws {
    let sections = ["by-name", "by-age"].map { id in
      section(id, items: items([0])) { $0.repeats = true }
    }
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: sections)],
      records: [record("owl", of: "index")], assets: [])

    let subjects = SearchSubjects(of: try renderer(content).site).subjects

    #expect(subjects.map(\.element) == [nil, "i-by-name~owl"])
  }

  @Test func aPictureInTheResultsIsASquareAroundItsFocus() throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items([0]))])],
      records: [
        record("owl", of: "index") {
          $0.image = Picture(
            source: .asset(0), width: 200, height: 100, focus: .init(x: 0.375, y: 0))
        }
      ], assets: [Asset(file: "a.png", output: "assets/a.png")])
    let site = try renderer(content).site

    // 2 × 0.375 − 0.5, of the 1 that is too much.
    let document = SearchSubjects(of: site).subjects[1].document(in: site)
    #expect(document.picture == .file("assets/a.png", position: "25% 50%"))
  }

  /// Cells show them, in words that differ by language.
  @Test(arguments: [
    ("1887", ["1887"]), ("c. 1720", ["1720"]), ("1824/1830", ["1824", "1830"]),
    ("2026-05-01", ["2026"]), ("-0044", ["44"]), ("192X", []), ("early 20th century", []),
    ("published 1914", ["1914"]), ("n.d.", []),
  ])
  func itemsAreFoundByTheYearsOfTheirDates(date: String, years: [String]) {
    var owl = record("owl", of: "index")
    owl.date = ExtendedDate(date)
    let content = SiteContent(
      settings: SiteSettings(title: "Site"), pages: [], records: [owl], assets: [])
    #expect(content.searchedFields(of: owl) == years)
  }
}
