import Testing
import VitrineModel

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
}
