import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// The text of a section is Markdown.
@Suite struct SectionTextTests {
  private func page(_ sections: String, _ files: [String: String] = [:]) throws -> (
    html: String, words: [String]
  ) {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\ntitle: Tour\ncollection: { from: a.csv, id: id, fields: { title: t } }\nsections:\n\(sections)\n---\n",
      to: "content/index.md")
    try folder.write("id,t\n1,One\n", to: "content/a.csv")
    for (file, text) in files { try folder.write(text, to: "content/\(file)") }
    let options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    let site = try buildInMemory(options)
    let file = try #require(site.files["index.html"])
    let html = String(decoding: file.bytes(in: 0..<file.length) ?? [], as: UTF8.self)
    return (html, site.report.warnings.map(\.description))
  }

  @Test func markupParagraphsAndLinksOfASectionStay() throws {
    let (html, words) = try page(
      """
        - title: Stop 1
          text: |
            It *never* left [the house](/house/index.md).

            ![A door](door.svg)

            ## Beside it
          items: ["1"]
      """,
      [
        "house/index.md": "---\ntitle: House\n---\n",
        "door.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
      ])
    let link = "<a href=\"house/index.html\">the house</a>"
    #expect(html.contains("<p>It <em>never</em> left \(link).</p>"))
    #expect(
      html.contains("<img src=\"door.svg\" alt=\"A door\"") && html.contains("<h3>Beside it</h3>"))
    #expect(words == [])
  }

  @Test(arguments: [
    ("See [[One]].", "<p>See <a href=\"#i-1\">One</a>.</p>", []),
    ("*See* [[1|it]].", "<p><em>See</em> <a href=\"#i-1\">it</a>.</p>", []),
    (
      "See [[Oen]].", "<p>See [[Oen]].</p>",
      ["index.md:5:13: warning: no item is called 'Oen'\n  hint: did you mean '[[One]]'?"]
    ),
  ])
  func itemsAreLinkedByName(_ text: String, _ markup: String, _ problems: [String]) throws {
    let (html, words) = try page("  - { text: \"\(text)\" }")
    #expect(html.contains(markup), "\(html)")
    #expect(words == problems)
  }

  @Test func footnotesOfSeveralTextsHaveAddressesOfTheirOwn() throws {
    let (html, _) = try page(
      """
        - { title: A, text: "One[^1]\\n\\n[^1]: First" }
        - { title: B, text: "Two[^1]\\n\\n[^1]: Second", repeats: true }
      """)
    let ids = html.matches(of: /id="(fn[^"]*)"/).map { $0.1 }
    let links = html.matches(of: /href="#(fn[^"]*)"/).map { $0.1 }
    #expect(ids.count == 4 && Set(ids).count == 4, "\(ids)")
    #expect(Set(links) == Set(ids), "\(links)")
  }

  @Test func plainTextIsASentence() throws {
    let (html, _) = try page("  - { title: A, text: 5 < 6 & so on }")
    #expect(html.contains("<p class=\"note\" dir=\"auto\">5 &lt; 6 &amp; so on</p>"))
  }

  @Test func aSectionWithoutATitleHasItsText() throws {
    let (html, _) = try page("  - { text: 'Only *text*' }")
    #expect(html.contains("<p>Only <em>text</em></p>"))
  }

  @Test func aBrokenLinkOfASectionIsAWarning() throws {
    let (_, words) = try page("  - { title: A, text: 'See [it](nothing.md).' }")
    #expect(
      words.count == 1 && words[0].contains("index.md:5:23: warning: ")
        && words[0].contains("nothing.md"))
  }
}
