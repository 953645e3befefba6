import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct WordsTests {
  private func formats(_ language: String) -> LanguageFormats {
    SiteWords(
      language: language, settings: SiteSettings(title: ""), templates: defaultSiteTemplates
    )
    .formats
  }

  @Test(arguments: [
    ("7", "en", "7"), ("1870", "en", "1,870"), ("1870", "de-LU", "1.870"),
    ("1870", "fr", "1\u{202F}870"), ("18700", "fr", "18\u{202F}700"), ("1870", "es", "1870"),
    ("18700", "es", "18.700"), ("1870", "sv", "1870"), ("18700", "sv", "18\u{202F}700"),
    ("1234567", "en", "1,234,567"), ("-1870", "en", "\u{2212}1,870"), ("1234.5", "en", "1,234.5"),
    ("1234.5", "de", "1.234,5"), ("-0.25", "it", "\u{2212}0,25"), ("12345.678", "he", "12,345.678"),
  ])
  func numbersAreWrittenAsInTheLanguage(number: String, language: String, text: String) {
    #expect(formats(language).numbers.text(number) == text)
  }

  @Test(arguments: [
    ("en-GB", "14 July 1865", "July 1865"), ("de", "14. Juli 1865", "Juli 1865"),
    ("fr-CA", "14 juillet 1865", "juillet 1865"),
    ("es", "14 de julio de 1865", "julio de 1865"),
    ("pt", "14 de julho de 1865", "julho de 1865"),
    ("it", "14 luglio 1865", "luglio 1865"), ("nl", "14 juli 1865", "juli 1865"),
    ("ja", "1865年7月14日", "1865年7月"), ("zh", "1865年7月14日", "1865年7月"),
    ("ko", "1865년 7월 14일", "1865년 7월"), ("he", "14 ביולי 1865", "יולי 1865"),
    ("ar", "14 يوليو 1865", "يوليو 1865"), ("sv", "1865-07-14", "1865-07"),
    ("enm", "1865-07-14", "1865-07"),
  ])
  func datesAreWordsOfTheLanguage(language: String, day: String, month: String) {
    #expect(CalendarDate(year: 1865, month: 7, day: 14).words(in: formats(language)) == day)
    #expect(CalendarDate(year: 1865, month: 7).words(in: formats(language)) == month)
    let year = formats(language).dates == nil ? "0865" : "865"
    #expect(CalendarDate(year: 865).words(in: formats(language)) == year)
  }

  @Test(arguments: [
    ("en", "14 July 1865, 05:30 UTC"), ("de", "14. Juli 1865, 05:30 UTC"),
    ("ko", "1865년 7월 14일 05:30 UTC"), ("sv", "1865-07-14 05:30 UTC"),
  ])
  func timesFollowDates(language: String, text: String) {
    let date = CalendarDate(year: 1865, month: 7, day: 14, time: "05:30:00Z")
    #expect(date.wordsWithTime(in: formats(language)) == text)
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
    MeasureCase(literal: "0.0123456", unit: "kg", words: "0.0123\u{A0}kg"),
    MeasureCase(literal: "1e-7", unit: "kg", words: "0.0000001\u{A0}kg"),
    MeasureCase(literal: "0.00262", unit: "s", words: "2.62\u{A0}ms"),
    MeasureCase(literal: "0.0000041", unit: "s", words: "4.10\u{A0}µs"),
    MeasureCase(literal: "1.5e-8", unit: "s", words: "15.0\u{A0}ns"),
    MeasureCase(literal: "0.188", unit: "s", words: "188\u{A0}ms"),
    MeasureCase(literal: "1.84", unit: "s", words: "1.84\u{A0}s"),
    MeasureCase(literal: "0", unit: "s", words: "0\u{A0}s"),
    MeasureCase(literal: "8849", unit: "m", words: "8,849\u{A0}m"),
    MeasureCase(literal: "37000", unit: "ms", words: "37.0\u{A0}s"),
    MeasureCase(literal: "-1500.5", unit: "ms", words: "\u{2212}1.50\u{A0}s"),
    MeasureCase(literal: "999", unit: "ms", words: "999\u{A0}ms"),
    MeasureCase(literal: "-3.25", unit: nil, words: "\u{2212}3.25"),
    MeasureCase(literal: "1e308", unit: "s", words: "1e+308\u{A0}s"),
    MeasureCase(literal: "-2.5e300", unit: nil, words: "\u{2212}2.5e+300"),
    MeasureCase(literal: "1234567.891", unit: nil, words: "1,234,568"),
    MeasureCase(literal: "1.0049999", unit: "MB", words: "1.00\u{A0}MB"),
  ])
  func measuresHaveThreeDigitsAndTheUnitThatFits(_ row: MeasureCase) {
    let measure = Record.Measure(
      name: "mean", value: Double(row.literal)!, literal: row.literal, unit: row.unit)

    #expect(measure.text(in: formats("en")) == row.words)
  }

  @Test(arguments: [
    ("firstAscent", "First ascent"), ("Inventar-Nr.", "Inventar-Nr."), ("Inv.-nr.", "Inv.-nr."),
    ("e-mail", "E mail"), ("first_ascent", "First ascent"), ("height", "Height"),
    ("ISBN", "ISBN"), ("EndISODate", "End ISO date"), ("ISODate", "ISO date"), ("ISBNs", "ISBNs"),
    ("objectID", "Object ID"), ("CDs und DVDs", "CDs und DVDs"),
    ("skin tones", "Skin tones"), ("", ""),
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
