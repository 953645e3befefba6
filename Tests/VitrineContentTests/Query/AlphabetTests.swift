import Foundation
import Testing
import VitrineModel

@testable import VitrineContent

/// The order of letters by language.
@Suite struct AlphabetTests {
  /// A line of the fixture: letters or words of a language in their order.
  struct Line: CustomTestStringConvertible {
    var language: String
    var words: [String]
    var testDescription: String { "\(language): \(words.prefix(4).joined(separator: " "))" }
  }

  static let lines: [Line] = {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/alphabets.txt").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: ": ")
      return Line(
        language: String(parts[0]), words: parts[1].split(separator: " ").map(String.init))
    }
  }()

  private func order(_ words: [String], in language: String) -> [String] {
    sorted(words, by: [SortKey("x")], in: Alphabet.of(language)) { word, _ in .text(word) }
  }

  @Test func thereAreLinesOfManyLanguages() {
    #expect(Set(Self.lines.map(\.language)).count > 40)
  }

  @Test(arguments: lines)
  func wordsStandInTheOrderOfTheirLanguage(_ line: Line) {
    #expect(order(line.words.reversed(), in: line.language) == line.words)
    let shuffled = stride(from: 0, to: 7, by: 1).flatMap { first in
      stride(from: first, to: line.words.count, by: 7).map { line.words[$0] }
    }
    #expect(order(shuffled, in: line.language) == line.words)
  }

  @Test(arguments: lines)
  func accentsWrittenApartAreTheSame(_ line: Line) {
    let apart = line.words.map(\.decomposedStringWithCanonicalMapping)
    #expect(order(apart.reversed(), in: line.language) == apart)
  }

  @Test(arguments: lines)
  func capitalsStandWhereSmallLettersDo(_ line: Line) {
    let locale = Locale(identifier: line.language)
    // ß and և are two letters in capitals.
    let capitals = line.words.map { $0.uppercased(with: locale) }
    #expect(order(capitals.reversed(), in: line.language) == capitals)
  }

  /// Each mark is looked at once: their square would take hours.
  @Test(.timeLimit(.minutes(30)))
  func aTextOfMarksTakesNoLongerThanOthers() {
    let marks = String(repeating: "\u{300}", count: 1_000_000)
    #expect(order(["a\(marks)b", "aa"], in: "sv") == ["aa", "a\(marks)b"])
    #expect(firstLetter(of: marks, in: Alphabet.of("sv")) == "#")
  }

  @Test(arguments: ["en", "de", "fr-CA", "it", "nl", "pt-BR", "ca", "ja", "zh-Hans", "x-sv", "ko"])
  func otherLanguagesHaveNoAlphabet(_ language: String) {
    #expect(Alphabet.of(language) == nil)
  }

  @Test(arguments: [
    ("SV-fi", "sv"), ("es-419", "es"), ("nn-NO", "nb"), ("sr-Latn-RS", "hr"), ("bs-Cyrl", "ru"),
    ("uz-Cyrl-UZ", "ru"), ("sr-RS", "sr"), ("sr-Cyrl", "ru"), ("gl", "es"),
  ])
  func aTagHasTheAlphabetOfItsLanguageAndScript(_ tag: String, _ language: String) {
    #expect(Alphabet.of(tag) != nil)
    #expect(Alphabet.of(tag) == Alphabet.of(language))
  }

  /// What an alphabet says nothing of is sorted as without one.
  @Test(arguments: [
    "sv", "da", "is", "et", "lv", "pl", "cs", "hu", "hr", "tr", "es", "cy", "vi", "uk", "fa",
  ])
  func otherTextsStayWhereTheyAre(_ language: String) {
    let words = [
      "", " ", "(a)", "a", "à la", "A’a", "1", "02", "2", "10", "m10", "m9", "Ma", "mǎ", "Maß",
      "mass", "Plate 02", "Plate 2b", "Plate 10", "東京", "あ", "Ωμέγα", "αθλος", "🦉", "#", "m-a",
    ]
    #expect(order(words, in: language) == order(words, in: "en"))
    #expect(order(words.reversed(), in: language) == order(words.reversed(), in: "en"))
  }

  @Test(arguments: [
    ("sv", "Åre", "Å"), ("sv", "åre", "Å"), ("sv", "A\u{30A}re", "Å"), ("sv", "Ærø", "Ä"),
    ("sv", "Über", "Y"), ("sv", "Éclair", "E"), ("sv", "Þór", "T"), ("sv", "7", "0–9"),
    ("sv", "…", "#"), ("sv", "", "#"), ("sv", "あ", "あ"), ("da", "Aalborg", "Å"),
    ("da", "Ærø", "Æ"), ("da", "AARHUS", "Å"), ("nb", "Ørsta", "Ø"), ("es", "ñandú", "Ñ"),
    ("es", "Chile", "C"), ("cs", "Chata", "CH"), ("cs", "chata", "CH"), ("cs", "Cibule", "C"),
    ("cs", "Žatec", "Ž"), ("cs", "Ústí", "U"), ("hu", "Gyula", "GY"), ("hu", "Dzsungel", "DZS"),
    ("hu", "Őrség", "Ö"), ("hu", "Ccs", "CS"), ("hr", "Džep", "DŽ"), ("hr", "ǅep", "DŽ"),
    ("sr-Latn", "Njegoš", "NJ"), ("tr", "istanbul", "İ"), ("tr", "İstanbul", "İ"),
    ("tr", "I\u{307}stanbul", "İ"), ("tr", "Isparta", "I"), ("tr", "ısparta", "I"),
    ("tr", "îmâ", "İ"), ("az", "Əliyev", "Ə"), ("lt", "Yla", "I"), ("pl", "Łódź", "Ł"),
    ("et", "Źle", "Z"), ("vi", "Ấp", "Â"), ("uk", "Їжак", "Ї"), ("uk", "ґанок", "Ґ"),
    ("ru", "Ёлка", "Е"), ("mk", "Ќосе", "Ќ"), ("cy", "Llandudno", "LL"), ("uz", "O‘zbek", "Oʻ"),
    ("fa", "پروین", "پ"), ("en", "Åre", "A"), ("de", "Ärger", "A"), ("en", "Chata", "C"),
  ])
  func aTitleStandsUnderALetterOfItsLanguage(_ language: String, _ title: String, _ letter: String)
  {
    #expect(firstLetter(of: title, in: Alphabet.of(language)) == letter)
  }
}

/// Where the language of a page has its texts sorted.
@Suite struct LanguageOrderTests {
  private static let csv = "id,title,kind\n1,Zorn,ö\n2,Ångström,a\n3,Öberg,å\n4,Ärlig,z\n5,Alm,ä\n"

  private func read(_ page: String, site: String) throws -> ContentResult {
    try ContentFixture([
      "site.yml": "title: Names\n\(site)",
      "index.md": "---\ntitle: Home\n---\n",
      "names/index.md": """
      ---
      title: Names
      collection: { from: a.csv, id: id, fields: { title: title, kind: kind }, terms: [kind] }
      \(page)
      ---

      """,
      "names/a.csv": Self.csv,
    ]).read()
  }

  /// The titles of the items and parents of the page's sections.
  private func titles(_ reading: ContentResult) throws -> [String] {
    let page = try #require(reading.content.pages.first { $0.folder == "names" })
    return page.sections.flatMap { section in
      [section.title].compactMap(\.self)
        + section.items.map { item in
          switch item.content {
          case .record(let record): reading.content.records[record].title
          case .outline(_, let title): title
          }
        }
    }
  }

  private static let languages = ["language: sv", "language: sv-FI"]

  @Test(arguments: languages)
  func itemsAreSorted(_ site: String) throws {
    let reading = try read("sections: [{ sort: title }]", site: site)
    #expect(reading.words == [])
    #expect(try titles(reading) == ["Alm", "Zorn", "Ångström", "Ärlig", "Öberg"])
    let back = try read("sections: [{ sort: -title }]", site: site)
    #expect(try titles(back) == ["Öberg", "Ärlig", "Ångström", "Zorn", "Alm"])
  }

  @Test func withoutALanguageOfItsOwnNothingIsOther() throws {
    let reading = try read("sections: [{ sort: title, outline: title by letter }]", site: "")
    #expect(
      try titles(reading) == ["A", "Alm", "Ångström", "Ärlig", "O", "Öberg", "Z", "Zorn"])
  }

  @Test(arguments: [
    "outline: title by letter", "outline: { by: [title by letter], sort: title }",
    "each: title by letter", "each: { by: title by letter, sort: title }",
  ])
  func groupsAreLettersOfTheLanguage(_ grouping: String) throws {
    let reading = try read("sections: [{ sort: title, \(grouping) }]", site: "language: sv")
    #expect(
      try titles(reading)
        == ["A", "Alm", "Z", "Zorn", "Å", "Ångström", "Ä", "Ärlig", "Ö", "Öberg"])
  }

  @Test func anIndexHasLettersOfTheLanguage() throws {
    let reading = try read("sections: [{ sort: title, index: title }]", site: "language: sv")
    #expect(reading.words == [])
    let page = try #require(reading.content.pages.first { $0.folder == "names" })
    #expect(page.sections[0].index.map(\.label) == ["A", "Z", "Å", "Ä", "Ö"])
  }

  @Test func thePageSaysTheLanguageOrTheSiteDoes() throws {
    let swedish = try read("language: sv\nsections: [{ sort: title }]", site: "language: de")
    #expect(try titles(swedish) == ["Alm", "Zorn", "Ångström", "Ärlig", "Öberg"])
    let german = try read("language: de\nsections: [{ sort: title }]", site: "language: sv")
    #expect(try titles(german) == ["Alm", "Ångström", "Ärlig", "Öberg", "Zorn"])
  }

  @Test func whatVisitorsChooseIsSorted() throws {
    let choices = """
      sections: [{ title: All }]
      filters: [{ field: kind }]
      sorts: [title]
      groups: [title, kind]
      """
    let reading = try read(choices, site: "language: sv")
    #expect(reading.words == [])
    let page = try #require(reading.content.pages.first { $0.folder == "names" })
    let filtering = try #require(page.filtering)
    #expect(filtering.sorts[0].ranks == [1, 2, 4, 3, 0])
    guard case .values(let values) = filtering.filters[0].choice else {
      Issue.record("no values")
      return
    }
    #expect(values.values.map(\.title) == ["a", "z", "å", "ä", "ö"])
    #expect(
      filtering.groupings.map(\.groups) == [
        ["A", "Z", "Å", "Ä", "Ö"].map { .title($0) }, ["a", "z", "å", "ä", "ö"].map { .title($0) },
      ])
  }

  @Test func termsAndTheirRecordsAreSorted() throws {
    let reading = try read("sections: [{ sort: title }]", site: "language: sv")
    #expect(reading.content.terms.sets[0].terms.map(\.title) == ["a", "z", "å", "ä", "ö"])
  }

  /// From sixty terms on, under letters.
  @Test func anIndexOfTermsHasLettersOfTheLanguage() throws {
    let names = "ahoåöz".flatMap { letter in (0..<12).map { "\(letter)\($0)" } }
    let folder = try ContentFixture([
      "site.yml": "title: Names\nlanguage: sv\n",
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, kind: kind }, terms: [kind] }
      ---

      """,
      "a.csv": "id,kind\n" + names.enumerated().map { "\($0),\($1)\n" }.joined(),
    ])
    let index = try #require(folder.read().content.terms.pages.first)
    let letters = index.sections[0].items.compactMap { item in
      if case .outline(_, let title) = item.content { title } else { nil }
    }
    #expect(letters == ["A", "H", "O", "Z", "Å", "Ö"])
  }
}
