import Testing
import VitrineModel

@testable import VitrineMarkdown

/// The ids of headings. Those of GitHub were read off its pages by the authors of github-slugger
/// (`test/fixtures.json`).
@Suite struct HeadingIDTests {
  private func ids(_ headings: [String]) -> [String] {
    RenderedMarkdown(headings.map { "## \($0)\n" }.joined()).headings.map(\.id)
  }

  @Test(arguments: [
    ("bravoCharlieDelta", "bravocharliedelta"),
    ("heading with a - dash", "heading-with-a---dash"),
    ("heading with an _ underscore", "heading-with-an-_-underscore"),
    ("heading with a period.txt", "heading-with-a-periodtxt"),
    (
      "exchange.bind_headers(exchange, routing [, bindCallback])",
      "exchangebind_headersexchange-routing--bindcallback"
    ),
    ("&#x20;", "-"), ("&#x20;a", "-a"), ("a&#x20;", "a-"),
    ("apostrophe’s should be trimmed", "apostrophes-should-be-trimmed"),
    ("en–dash", "endash"),
    ("😄 unicode emoji", "-unicode-emoji"), ("😄-😄 unicode emoji", "--unicode-emoji"),
    ("😄_😄 unicode emoji", "_-unicode-emoji"), ("😄 - an emoji", "---an-emoji"),
    (":ok_hand: Single", "ok_hand-single"), ("Профили пользователей", "профили-пользователей"),
    ("Привет non-latin 你好", "привет-non-latin-你好"), ("a² ½ ① Ⅱ Ⓔ ٥b", "a---ⅱ-ⓔ-٥b"),
    ("a҈ ः ༹ ‿ ＿b", "a҈-ः-༹-‿-＿b"), ("a\u{A0}b\u{3000}c", "abc"),
  ])
  func areThoseOfGitHub(_ heading: String, id: String) {
    #expect(ids([heading]) == [id])
  }

  @Test(arguments: [
    (
      ["echo", "echo", "echo 1", "echo-1", "echo"],
      ["echo", "echo-1", "echo-1-1", "echo-1-2", "echo-2"]
    ),
    (["foxtrot-1", "foxtrot", "foxtrot"], ["foxtrot-1", "foxtrot", "foxtrot-2"]),
  ])
  func areNumberedAsOnGitHub(_ headings: [String], expected: [String]) {
    #expect(ids(headings) == expected)
  }

  @Test(arguments: [
    ("for..in", "forin"), ("C & C++", "c--c"), ("Über `uns` & *mehr*", "über-uns--mehr"),
    ("![a logo](a.png) B", "-b"), ("[Link](a.md) <b>C</b>", "link-c"), ("???", "heading"),
  ])
  func areMadeOfTheWordsWithoutMarkup(_ heading: String, id: String) {
    #expect(ids([heading]) == [id])
  }

  @Test func doNotClashWithThoseOfThePage() {
    #expect(
      ids(["I 1", "i-1", "I ♥ unicode", "s-all", "Changes"])
        == ["h-i-1", "h-i-1-1", "h-i--unicode", "h-s-all", "h-changes"])
  }

  @Test func countTheTitleThatLeavesTheText() {
    let page = RenderedMarkdown("# Ant\n\n## Legs\n\n## Ant\n", skipsTitle: true)

    #expect(page.headings.map(\.id) == ["legs", "ant-1"])
  }
}
