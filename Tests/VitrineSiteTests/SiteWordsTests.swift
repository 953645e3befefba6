import Testing
import VitrineModel

@testable import VitrineSite

/// What the site says by itself, in the language of its pages.
@Suite struct SiteWordsTests {
  private func words(_ language: String, site: String = "en", own: [SiteWord: PluralText] = [:])
    -> SiteWords
  {
    var settings = SiteSettings(title: "Birds")
    settings.language = site
    settings.words = own
    return SiteWords(language: language, settings: settings, templates: defaultSiteTemplates)
  }

  @Test func everyLanguageHasEveryWordWithItsNumbers() throws {
    let languages = defaultSiteTemplates.languages
    #expect(
      languages == [
        "ar", "de", "de-AT", "de-CH", "en", "en-CA", "en-US", "es", "es-MX", "es-US", "fr",
        "fr-CA", "he", "it", "it-CH", "ja", "ko", "nl", "pt", "pt-PT", "zh",
      ])
    for language in languages {
      let words = defaultSiteTemplates.words(of: language)
      for word in SiteWord.allCases {
        let text = try #require(words.texts[word], "\(language) \(word)")
        #expect(!text.forms.contains { $0.text.isEmpty }, "\(language) \(word)")
        #expect(word.placeholders(missingIn: text) == [], "\(language) \(word)")
      }
    }
  }

  @Test(
    arguments: [
      ("en-GB", "Next", nil), ("de", "Weiter", nil), ("pt-BR", "Seguinte", nil),
      ("zh-Hans-CN", "下一页", nil), ("zh-TW", "Next", "en"), ("zh-Hant-HK", "Next", "en"),
      ("de-AT", "Weiter", nil), ("DE-ch", "Weiter", nil), ("ar", "التالي", nil),
      ("sv", "Next", "en"), ("ko-KR", "다음", nil),
    ] as [(String, String, String?)])
  func wordsAreInThePagesLanguage(_ language: String, _ next: String, _ own: String?) {
    #expect(words(language)[.next] == next)
    #expect(words(language).ownLanguage == own)
  }

  @Test func theSitesOwnWordsGoFirstInItsLanguage() {
    let swedish = words("sv", site: "sv-SE", own: [.next: "Nästa"])
    #expect(swedish[.next] == "Nästa")
    #expect(swedish.ownLanguage == nil)
    #expect(words("de", site: "sv", own: [.next: "Nästa"])[.next] == "Weiter")
    #expect(words("de", site: "de", own: [.next: "Nächstes"])[.next] == "Nächstes")
  }

  @Test func numbersStandWhereTheLanguageHasThem() {
    #expect(words("en").itemCount(1) == "1 item")
    #expect(words("en").itemCount(1870) == "1,870 items")
    #expect(words("de").itemCount(1870) == "1.870 Einträge")
    #expect(words("ja").text(.someOf, ["count": 8, "total": 1088]) == "1,088 件中 8 件")
    #expect(words("fr").itemCount(0) == "0 élément")
    #expect(words("ar").noun(3) == "عناصر")
    #expect(words("ar").noun(103) == "عناصر")
    #expect(words("ar").noun(11) == "عنصرًا")
    #expect(words("en").text(.buildsBefore, ["count": 1]) == "1 build before")
    #expect(words("en").text(.buildsBefore, ["count": 2]) == "2 builds before")
    #expect(words("fr").text(.seeAllOf, ["total": 88]) == "Tout voir (88)")
  }
}
