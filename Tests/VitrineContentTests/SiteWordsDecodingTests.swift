import Testing
import VitrineContent
import VitrineModel

/// `words` in `site.yml`.
@Suite struct SiteWordsDecodingTests {
  private func reading(_ site: String) throws -> (words: [String], own: [SiteWord: PluralText]) {
    let reading = try ContentFixture(["site.yml": site, "owl.md": "# Owl\n"]).read()
    return (reading.words, reading.content.settings.words)
  }

  @Test func wordsAreTaken() throws {
    let (words, own) = try reading(
      "language: de\nwords: { next: Vor, someOf: \"{count}/{total}\" }\n")
    #expect(words == [])
    #expect(own == [.next: "Vor", .someOf: "{count}/{total}"])
  }

  @Test func aWordHasFormsForCounts() throws {
    let (words, own) = try reading(
      "words: { items: { one: owl, other: owls }, buildsBefore: { one: a build, other: \"{count}\" } }\n"
    )
    #expect(words == [])
    #expect(
      own == [
        .items: PluralText("owls", forms: [.one: "owl"]),
        .buildsBefore: PluralText("{count}", forms: [.one: "a build"]),
      ])
  }

  @Test(arguments: [
    (
      "words: { items: { one: owl } }",
      """
      site.yml:1:17: error: 'items' needs 'other'
        hint: 'other' is used for all counts without their own form
      """
    ),
    (
      "words: { items: { ones: owl, other: owls } }",
      """
      site.yml:1:19: error: unknown key 'ones' in 'items'
        hint: did you mean 'one'?
      """
    ),
    (
      "words: { nxt: Vor }",
      """
      site.yml:1:10: error: unknown key 'nxt' in 'words'
        hint: did you mean 'next'?
      """
    ),
    (
      "words: { seeAllOf: Alle }",
      """
      site.yml:1:20: error: 'seeAllOf' needs {total}
        hint: add {total}, and put the text in quotes
      """
    ),
    ("words: [next]", "site.yml:1:8: error: 'words' must be a map of words, not a list"),
    (
      "words: { next: [] }", "site.yml:1:16: error: 'next' must be text, not a list"
    ),
  ])
  func aMistakeIsAnError(_ site: String, _ expected: String) throws {
    #expect(try reading(site + "\n").words == [expected])
  }

  @Test func wordsThatAreMissingInAnotherLanguageAreAWarning() throws {
    let given = SiteWord.allCases.filter { $0 != .skip && $0 != .goTo }
    let text =
      "{count} {total} {tally} {date} {query} {number} {chart} {first} {last} {least} {most} {title}"
    let lines = given.map { "  \($0): \"\(text)\"\n" }
      .joined()
    #expect(
      try reading("language: sv\nwords:\n\(lines)").words == [
        """
        site.yml:2:1: warning: some words have no built-in translation for 'sv' and stay English
          hint: add skip, goTo
        """
      ])
  }
}
