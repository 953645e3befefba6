import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// A built site whose texts are sorted in its language.
@Suite struct LanguageOrderTests {
  @Test func aSwedishSiteHasItsLastLettersAtTheEnd() throws {
    let folder = try TemporaryFolder()
    let options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("title: Konstnärer\nlanguage: sv\n", to: "content/site.yml")
    try folder.write(
      "id,title\n1,Zorn\n2,Ångström\n3,Öberg\n4,Ärlig\n5,Alm\n", to: "content/artists.csv")
    try folder.write(
      """
      ---
      collection: { from: artists.csv, id: id, fields: { title: title } }
      sections: [{ sort: title, outline: title by letter }]
      ---

      """, to: "content/index.md")
    _ = try build(options)

    let html = try folder.text(of: "site/index.html")
    let shown = html.matches(of: />(A|O|Z|Å|Ä|Ö|Zorn|Ångström|Öberg|Ärlig|Alm)</)
      .map { String($0.1) }
    #expect(
      shown == ["A", "Alm", "Z", "Zorn", "Å", "Ångström", "Ä", "Ärlig", "Ö", "Öberg"])
  }
}
