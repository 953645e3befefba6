import Testing
import VitrineModel

@testable import VitrineContent

/// The languages of sites and pages.
@Suite struct LanguageTests {
  @Test(arguments: [
    "en", "gsw", "pt-BR", "zh-Hans-CN", "de-1996", "x-elvish", "i-klingon", "sr-Latn",
  ])
  func aTagIsTaken(_ tag: String) throws {
    let folder = try ContentFixture(["site.yml": "language: \(tag)\n", "owl.md": "# Owl\n"])
    let reading = folder.read()
    #expect(reading.words == [])
    #expect(reading.content.settings.language == tag)
  }

  @Test(arguments: [
    ("german", "write de"), ("Deutsch", "write de"), ("en_US", "write en-US"),
    ("日本語", "write ja"), ("klingon", "use a language code such as en, de, pt-BR or zh-Hans"),
    ("e", "use a language code such as en, de, pt-BR or zh-Hans"),
    ("en-", "use a language code such as en, de, pt-BR or zh-Hans"),
    ("en-abcdefghi", "use a language code such as en, de, pt-BR or zh-Hans"),
  ])
  func whatIsNoTagIsAnError(_ language: String, _ hint: String) throws {
    let folder = try ContentFixture([
      "site.yml": "language: \(language)\n", "index.md": "---\nlanguage: \(language)\n---\nText\n",
    ])
    #expect(
      folder.read().words
        == ["index.md:2:11", "site.yml:1:11"].map {
          """
          \($0): error: 'language' cannot be '\(language)'
            hint: \(hint)
          """
        })
  }
}
