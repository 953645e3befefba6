import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineSite

@Suite struct SiteTemplatesTests {
  private func errors(in path: String, _ text: String) -> [String] {
    do throws(TemplateFailure) {
      let file = TemplateFile(path: path, bytes: Array(text.utf8))
      _ = try SiteTemplates(defaultTemplates + [file])
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func theDefaultTemplatesAreWithoutErrors() throws {
    let templates = try SiteTemplates(defaultTemplates)

    #expect(
      templates.cells == [
        "row", "card", "tile", "plate", "chip", "figure", "cover", "term", "choice",
      ])
  }

  @Test func aFileOfWordsIsALanguage() throws {
    let file = TemplateFile(
      path: "words/sv.json", bytes: Array(#"{ "words": { "next": "Nästa" } }"#.utf8))
    let templates = try SiteTemplates(defaultTemplates + [file])
    let words = SiteWords(
      language: "sv-SE", settings: SiteSettings(title: ""), templates: templates)

    #expect(words[.next] == "Nästa")
    #expect(words[.previous] == "Previous")
    #expect(words.ownLanguage == nil)
  }

  /// What the file of a region does not say is that of the language.
  @Test func aFileOfARegionSaysWhatDiffers() throws {
    let files = [
      (
        "sv",
        #"{ "words": { "next": "Nästa", "items": "objekt" }, "numbers": { "decimal": "," } }"#
      ),
      ("sv-FI", #"{ "words": { "items": "föremål" }, "numbers": { "group": "_" } }"#),
      ("sv-AX", "{}"),
    ].map { TemplateFile(path: "words/\($0).json", bytes: Array($1.utf8)) }
    let templates = try SiteTemplates(defaultTemplates + files)
    func words(_ language: String) -> SiteWords {
      SiteWords(language: language, settings: SiteSettings(title: ""), templates: templates)
    }

    #expect(words("sv-FI")[.next] == "Nästa")
    #expect(words("sv-fi")[.items] == "föremål")
    #expect(words("sv-SE")[.items] == "objekt")
    #expect(words("sv-AX")[.items] == "objekt")
    #expect(words("sv-FI").formats.numbers.text("12345.5") == "12_345,5")
    #expect(words("sv-SE").formats.numbers.text("12345.5") == "12\u{202F}345,5")
  }

  /// A file of a region that is no addition to anything has to say something.
  @Test func aRegionWithoutItsLanguageNeedsWords() {
    #expect(
      errors(in: "words/sv-FI.json", "{}") == [
        """
        Templates/words/sv-FI.json:1:1: error: there are no words
          hint: write { "words": { "next": "Next" } }
        """
      ])
    #expect(
      errors(in: "words/de-LU.json", #"{ "dates": { "day": "{day}" } }"#) == [
        "Templates/words/de-LU.json:1:21: error: 'day' needs {month}\n"
          + "  hint: write {month} where it goes in the text",
        "Templates/words/de-LU.json:1:21: error: 'day' needs {year}\n"
          + "  hint: write {year} where it goes in the text",
      ])
  }

  @Test(arguments: [
    (
      #"{ "words": { "nxt": "Nästa" } }"#,
      """
      Templates/words/sv.json:1:14: error: unknown word 'nxt'
        hint: did you mean 'next'?
      """
    ),
    (
      #"{ "words": { "next": 1 } }"#,
      "Templates/words/sv.json:1:22: error: 'next' must be text"
    ),
    (
      #"{ "words": { "someOf": "{count}" } }"#,
      """
      Templates/words/sv.json:1:24: error: 'someOf' needs {total}
        hint: write {total} where it goes in the text
      """
    ),
    (
      #"{ "words": { "items": { "one": "objekt" } } }"#,
      """
      Templates/words/sv.json:1:23: error: 'items' needs 'other'
        hint: 'other' is used for all counts without their own form
      """
    ),
    (
      #"{ "words": { "items": { "ones": "objekt", "other": "objekt" } } }"#,
      """
      Templates/words/sv.json:1:25: error: 'items' has no 'ones'
        hint: did you mean 'one'?
      """
    ),
    (
      #"{ "plurals": { "one": "i is 1" }, "words": {} }"#,
      """
      Templates/words/sv.json:1:23: error: 'i is 1' is not a plural rule
        hint: write it as CLDR does: i % 10 = 2..4 and i % 100 != 12..14
      """
    ),
    (
      "[]",
      """
      Templates/words/sv.json:1:1: error: there are no words
        hint: write { "words": { "next": "Next" } }
      """
    ),
    (
      "{",
      """
      Templates/words/sv.json:1:2: error: the text ends where a key is expected
        hint: the file may be truncated
      """
    ),
  ])
  func whatIsNoFileOfWordsIsAnError(_ text: String, message: String) {
    #expect(errors(in: "words/sv.json", text) == [message])
  }

  @Test func everyMistakeInTheFormatsOfALanguageIsNamed() {
    let text = """
      { "wrods": 1,
        "plurals": [],
        "numbers": { "groupedFrom": 3, "percent": "%", "group": 1 },
        "dates": { "day": "{day}. {month}", "time": "{date}, {time}", "months": ["Jan"] },
        "words": {} }
      """
    #expect(
      errors(in: "words/sv.json", text) == [
        "Templates/words/sv.json:1:3: error: 'sv.json' has no 'wrods'\n  hint: did you mean 'words'?",
        "Templates/words/sv.json:2:14: error: 'plurals' must be a map",
        "Templates/words/sv.json:3:31: error: 'groupedFrom' must be a number of digits, 4 or more",
        "Templates/words/sv.json:3:45: error: 'percent' needs {number}\n"
          + "  hint: write {number} where it goes in the text",
        "Templates/words/sv.json:3:59: error: 'group' must be text",
        "Templates/words/sv.json:4:21: error: 'day' needs {year}\n"
          + "  hint: write {year} where it goes in the text",
        "Templates/words/sv.json:4:75: error: 'months' must be a list of 12 texts",
        "Templates/words/sv.json:4:12: error: 'dates' needs 'month'\n"
          + #"  hint: write "month": "{month} {year}""#,
      ])
  }

  @Test func anUnknownNameOfAnItemIsAnErrorAtItsPlace() {
    #expect(
      errors(in: "cells/card.html", "<p>\n  {{item.titel}}</p>") == [
        """
        Templates/cells/card.html:2:3: error: 'item' has no 'titel'
          hint: did you mean 'title'?
        """
      ])
  }

  @Test func anUnknownNameOfThePageOrASectionIsAnError() {
    #expect(
      errors(in: "section.html", "{{section.titel}}{{page.titel}}").map { $0.prefix(58) } == [
        "Templates/section.html:1:1: error: 'section' has no 'titel",
        "Templates/section.html:1:18: error: 'page' has no 'titel'\n",
      ])
  }

  @Test func anUnknownPartialIsAnError() {
    #expect(
      errors(in: "page.html", "{{>haed}}") == [
        """
        Templates/page.html:1:1: error: no template named 'haed'
          hint: did you mean 'head'?
        """
      ])
  }

  @Test(arguments: ["cells/card.html", "item.html"])
  func whatStandsUnderFieldsMayBeAbsent(path: String) {
    #expect(
      errors(in: path, "{{item.fields.anything}}{{#fields.anything}}x{{/fields.anything}}") == [])
  }

  @Test func aCellOfASiteItselfIsACell() throws {
    let poster = TemplateFile(path: "cells/poster.html", bytes: Array("{{item.title}}".utf8))

    let templates = try SiteTemplates(defaultTemplates + [poster])

    #expect(templates.cells.contains("poster"))
  }

  @Test func aCellShowsWhatItNames() {
    let files = [
      "cells/a.html":
        "{{#item.image}}{{src}}{{/item.image}}{{>part}}{{item.fields.year.x}}{{fields.by}}",
      "part.html": "{{{ item.title }}}{{^item.image}}{{/item.image}}",
    ].map { ($0, TemplateFile(path: $0, bytes: Array($1.utf8))) }

    let names = ItemMembers(Dictionary(uniqueKeysWithValues: files)).names(inTemplate: "cells/a")

    #expect(names == ["image", "title", "fields.year", "fields.by"])
  }
}

@Suite struct ItemNamesTests {
  @Test(arguments: [
    ("{{item.title}}{{#item.image}}{{src}}{{/item.image}}", true),
    ("{{item.number}}", false), ("{{#page}}{{title}}{{/page}}", false),
    ("{{> part}}", false), ("{{{site.home}}}", false), ("{{>*item.cell}}", false),
    ("{{#item}}{{title}}{{/item}}", true), ("{{#item}}{{number}}{{/item}}", false),
    ("{{fields.number}}", true), ("{{\titem.number}}", false), ("{{item.number\n}}", false),
    ("{{>\tpart}}", false), ("{{=<% %>=}}<% item.number %>", false), ("{{! item.number }}", true),
  ])
  func aCellThatNamesItsPlaceIsToldApart(text: String, isAlone: Bool) {
    let files = ["cells/a.html": text, "part.html": "{{^section.title}}-{{/section.title}}"]
    let names = ItemMembers(
      files.reduce(into: [:]) {
        $0[$1.key] = TemplateFile(path: $1.key, bytes: Array($1.value.utf8))
      })

    #expect(names.namesOnlyItem(inTemplate: "cells/a") == isAlone)
  }
}
