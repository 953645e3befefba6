import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct WordsTests {
  @Test(arguments: [
    (7, "en", "7"), (1870, "en", "1,870"), (1870, "de-AT", "1.870"), (1870, "fr", "1870"),
    (18700, "fr", "18\u{202F}700"), (1_234_567, "en", "1,234,567"), (-1870, "en", "-1,870"),
  ])
  func numbersAreGrouped(number: Int, language: String, words: String) {
    #expect(groupedNumber(number, language: language) == words)
  }

  @Test func datesAreWordsInEnglishAndDigitsElsewhere() {
    let date = CalendarDate(year: 1865, month: 7, day: 14)

    #expect(date.words(language: "en-GB") == "14 July 1865")
    #expect(date.words(language: "de") == "1865-07-14")
    #expect(date.words(language: "enm") == "1865-07-14")
    #expect(CalendarDate(year: 1865, month: 7).words(language: "en") == "July 1865")
    #expect(CalendarDate(year: 865).words(language: "en") == "0865")
  }

  @Test func machinesReadTheTimeOnlyWhereItIsOne() {
    #expect(CalendarDate(year: 2026, month: 9, day: 4, time: "02:10").iso == "2026-09-04T02:10")
    #expect(CalendarDate(year: 2026, month: 9, day: 4, time: "noon").iso == "2026-09-04")
    #expect(CalendarDate(year: 2026, month: 9, time: "02:10").iso == "2026-09")
  }

  struct MeasureCase: CustomTestStringConvertible {
    var literal: String
    var unit: String?
    var words: String
    var testDescription: String { "\(literal) \(unit ?? "")" }
  }

  @Test(arguments: [
    MeasureCase(literal: "0.0123456", unit: "s", words: "12.3\u{A0}ms"),
    MeasureCase(literal: "0.00262", unit: "s", words: "2.62\u{A0}ms"),
    MeasureCase(literal: "0.0000041", unit: "s", words: "4.10\u{A0}µs"),
    MeasureCase(literal: "1.5e-8", unit: "s", words: "15.0\u{A0}ns"),
    MeasureCase(literal: "0.188", unit: "s", words: "188\u{A0}ms"),
    MeasureCase(literal: "1.84", unit: "s", words: "1.84\u{A0}s"),
    MeasureCase(literal: "0", unit: "s", words: "0\u{A0}s"),
    MeasureCase(literal: "8849", unit: "m", words: "8,849\u{A0}m"),
    MeasureCase(literal: "-3.25", unit: nil, words: "\u{2212}3.25"),
    MeasureCase(literal: "1234567.891", unit: nil, words: "1,234,568"),
    MeasureCase(literal: "1.0049999", unit: "MB", words: "1.00\u{A0}MB"),
  ])
  func measuresHaveThreeDigitsAndTheUnitThatFits(_ row: MeasureCase) {
    let measure = Record.Measure(
      name: "mean", value: Double(row.literal)!, literal: row.literal, unit: row.unit)

    #expect(measure.text(language: "en") == row.words)
  }

  @Test(arguments: [
    ("firstAscent", "First ascent"), ("first_ascent", "First ascent"), ("height", "Height"),
    ("ISBN", "ISBN"), ("skin tones", "Skin tones"), ("", ""),
  ])
  func fieldsHaveLabels(name: String, label: String) {
    #expect(fieldLabel(name) == label)
  }

  @Test func wordsOfReportsAndChangelogsHaveAKind() {
    #expect(BadgeKind("New") == .inserted)
    #expect(BadgeKind("FAILED") == .failure)
    #expect(BadgeKind("15.0") == nil)
  }
}

@Suite struct ExcerptTests {
  @Test func aShortTextStaysAsItIs() {
    let text = String(repeating: "word ", count: 31) + "ends."

    #expect(excerpt(text) == text)
  }

  @Test func aLongTextIsCutBetweenWords() {
    let text = String(repeating: "four ", count: 31) + "five, six seven"

    #expect(excerpt(text) == String(repeating: "four ", count: 31) + "five…")
  }

  @Test func aLongWordIsCut() {
    #expect(excerpt(String(repeating: "é", count: 200)) == String(repeating: "é", count: 160) + "…")
  }
}
