import Testing
import VitrineModel

@testable import VitrineSite

/// Dates in the words of pages.
@Suite struct DateWordsTests {
  private func words(_ text: String, _ language: String) throws -> String {
    let words = SiteWords(
      language: language, settings: SiteSettings(title: ""), templates: defaultSiteTemplates)
    return try #require(ExtendedDate(text)).words(in: words.formats)
  }

  @Test(arguments: [
    ("1865-07-14", "14 July 1865", "14. Juli 1865", "14 juillet 1865"),
    ("1865-07", "July 1865", "Juli 1865", "juillet 1865"),
    ("1657~", "c. 1657", "um 1657", "vers 1657"),
    ("1657?", "1657?", "1657?", "1657\u{202F}?"),
    ("1657%", "c. 1657?", "um 1657?", "vers 1657\u{202F}?"),
    ("192X", "1920s", "1920er Jahre", "années 1920"),
    ("192X~", "c. 1920–1929", "um 1920–1929", "vers 1920–1929"),
    ("mid 18XX", "mid-19th century", "19. Jahrhundert, Mitte", "XIXe siècle, milieu"),
    ("before 18XX", "before 1800", "vor 1800", "avant 1800"),
    ("after 192X", "after 1929", "nach 1929", "après 1929"),
    ("../192X", "until 1929", "bis 1929", "jusqu’à 1929"),
    ("2001-30", "summer 2001", "Sommer 2001", "été 2001"),
    (
      "1985-33/1985-34", "January 1985 – June 1985", "Januar 1985 – Juni 1985",
      "janvier 1985 – juin 1985"
    ),
    ("18XX", "19th century", "19. Jahrhundert", "XIXe siècle"),
    ("00XX", "1st century", "1. Jahrhundert", "Ier siècle"),
    ("20XX", "21st century", "21. Jahrhundert", "XXIe siècle"),
    ("11XX", "12th century", "12. Jahrhundert", "XIIe siècle"),
    ("-02XX", "3rd century BC", "3. Jahrhundert v. Chr.", "IIIe siècle av. J.-C."),
    ("1XXX", "1000–1999", "1000–1999", "1000–1999"),
    ("early 18XX", "early 19th century", "19. Jahrhundert, Anfang", "XIXe siècle, début"),
    (
      "first half 18XX", "19th century, first half", "19. Jahrhundert, 1. Hälfte",
      "XIXe siècle, 1re moitié"
    ),
    ("late 192X", "late 1920s", "1920er Jahre, Ende", "années 1920, fin"),
    ("1914/1918", "1914–1918", "1914–1918", "1914–1918"),
    ("1650~/1660~", "c. 1650–1660", "um 1650–1660", "vers 1650–1660"),
    (
      "1914-07-28/1918-11-11", "28 July 1914 – 11 November 1918",
      "28. Juli 1914 – 11. November 1918",
      "28 juillet 1914 – 11 novembre 1918"
    ),
    (
      "late 17XX/early 18XX", "late 18th century – early 19th century",
      "18. Jahrhundert, Ende – 19. Jahrhundert, Anfang", "XVIIIe siècle, fin – XIXe siècle, début"
    ),
    ("../1900", "until 1900", "bis 1900", "jusqu’à 1900"),
    ("1900/..", "from 1900", "ab 1900", "à partir de 1900"),
    ("1900/", "1900–?", "1900–?", "1900–?"), ("/1900", "?–1900", "?–1900", "?–1900"),
    ("before 1900", "before 1900", "vor 1900", "avant 1900"),
    ("after 1900~", "after 1900?", "nach 1900?", "après 1900\u{202F}?"),
    (
      "[1667,1668,1670..1672]", "1667, 1668 or 1670–1672", "1667, 1668 oder 1670–1672",
      "1667, 1668 ou 1670–1672"
    ),
    (
      "[..1760-12-03]", "3 December 1760 or earlier", "3. Dezember 1760 oder früher",
      "3 décembre 1760 ou avant"
    ),
    (
      "[1760-12..]", "December 1760 or later", "Dezember 1760 oder später", "décembre 1760 ou après"
    ),
    ("[1900..1910]", "between 1900 and 1910", "zwischen 1900 und 1910", "entre 1900 et 1910"),
    ("{1960,1961-12}", "1960 and December 1961", "1960 und Dezember 1961", "1960 et décembre 1961"),
    ("2001-21", "spring 2001", "Frühling 2001", "printemps 2001"),
    ("2001-32", "winter 2001", "Winter 2001", "hiver 2001"),
    ("2001-34", "April 2001 – June 2001", "April 2001 – Juni 2001", "avril 2001 – juin 2001"),
    // After a date before the common era, dates of it name theirs.
    ("-0026/0014", "27 BC – AD 14", "27 v. Chr. – 14 n. Chr.", "27 av. J.-C. – 14 apr. J.-C."),
    (
      "-0217-06/0014-05", "June 218 BC – May AD 14", "Juni 218 v. Chr. – Mai 14 n. Chr.",
      "juin 218 av. J.-C. – mai 14 apr. J.-C."
    ),
    (
      "-01XX/00XX", "2nd century BC – 1st century AD",
      "2. Jahrhundert v. Chr. – 1. Jahrhundert n. Chr.",
      "IIe siècle av. J.-C. – Ier siècle apr. J.-C."
    ),
    (
      "[-0026..0014]", "between 27 BC and AD 14", "zwischen 27 v. Chr. und 14 n. Chr.",
      "entre 27 av. J.-C. et 14 apr. J.-C."
    ),
    (
      "[-0026,0014]", "27 BC or AD 14", "27 v. Chr. oder 14 n. Chr.",
      "27 av. J.-C. ou 14 apr. J.-C."
    ),
    (
      "-0026~/0014~", "c. 27 BC – AD 14", "um 27 v. Chr. – 14 n. Chr.",
      "vers 27 av. J.-C. – 14 apr. J.-C."
    ),
    ("-0043-03-15", "15 March 44 BC", "15. März 44 v. Chr.", "15 mars 44 av. J.-C."),
    ("-0043-21", "spring 44 BC", "Frühling 44 v. Chr.", "printemps 44 av. J.-C."),
    (
      "-0499/-0399", "500 BC – 400 BC", "500 v. Chr. – 400 v. Chr.", "500 av. J.-C. – 400 av. J.-C."
    ),
    ("-0499", "500 BC", "500 v. Chr.", "500 av. J.-C."),
    ("Y-17E7", "170,000,001 BC", "170.000.001 v. Chr.", "170\u{202F}000\u{202F}001 av. J.-C."),
    ("1950S2", "c. 1950", "um 1950", "vers 1950"),
    ("156X-12-25", "156X-12-25", "156X-12-25", "156X-12-25"),
    ("undated", "undated", "undatiert", "sans date"),
    ("published 1914", "published 1914", "published 1914", "published 1914"),
  ])
  func datesAreSaidInTheLanguageOfThePage(text: String, en: String, de: String, fr: String) throws {
    #expect(try words(text, "en") == en)
    #expect(try words(text, "de") == de)
    #expect(try words(text, "fr") == fr)
    // Languages without words of their own have those for machines.
    let date = try #require(ExtendedDate(text))
    if date.calendarDate == nil { #expect(try words(text, "sv") == text) }
  }

  @Test func allLanguagesHaveWordsForDates() {
    let templates = defaultSiteTemplates
    for language in templates.languages {
      let dates = templates.words(of: language).formats.dates
      for key in DateKey.allCases
      where ![.months, .seasons, .century, .commonEraOfCentury].contains(key) {
        #expect(dates?.patterns[key] != nil, "\(key) in \(language)")
      }
      #expect(dates?.seasons.count == 4 && dates?.century != nil, "\(language)")
    }
  }

  @Test(arguments: [
    ("1865-07-14", "1865-07-14"), ("1657~", "1657"), ("192X", nil), ("1914/1918", nil),
    ("-0499", nil),
    ("early 1914", nil), ("undated", nil),
  ])
  func machinesGetTheDatesThatHTMLKnows(text: String, machineText: String?) throws {
    #expect(try #require(ExtendedDate(text)).machineText == machineText)
  }
}
