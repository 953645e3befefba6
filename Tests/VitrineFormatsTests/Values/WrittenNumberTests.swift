import Testing

@testable import VitrineFormats

/// Numbers as people write them.
@Suite struct WrittenNumberTests {
  @Test(arguments: [
    ("1.10", "1.10"), ("007", "7"), ("0.0", "0.0"), ("+5", "5"), ("-5", "-5"), ("−5", "-5"),
    ("5.", "5"), (".5", "0.5"), (",5", "0.5"), ("1e21", "1e21"), ("1,5E-3", "1.5E-3"),
    ("12,5", "12.5"), ("0,125", "0.125"), ("1234,567", "1234.567"), ("1.234", "1.234"),
    ("1,234.5", "1234.5"), ("1.234,5", "1234.5"), ("1,234,567", "1234567"),
    ("1.234.567", "1234567"), ("1 234 567,5", "1234567.5"), ("1 234,567", "1234.567"),
    ("1\u{A0}234", "1234"), ("1\u{202F}234", "1234"), ("1'234.50", "1234.50"),
    ("1’234’567", "1234567"), ("١٢٬٣٤٥٫٥", "12345.5"), ("１２", "12"), (" 12 ", "12"),
    ("½", "0.5"), ("1½", "1.5"), ("2 1/4", "2.25"), ("1/2", "0.5"), ("3⁄8", "0.375"),
    ("-1 1/2", "-1.5"), ("1,200 1/2", "1200.5"), ("1 15/16", "1.9375"), ("7/64", "0.109375"),
    ("⅘", "0.8"), ("3/10", "0.3"),
  ])
  func areReadWithAllOfTheirDigits(written: String, literal: String) throws {
    let number = try #require(WrittenNumber(written))
    #expect(number.literal == literal)
    #expect(number.unit == nil)
  }

  @Test(arguments: [
    ("12.50 kg", "12.50", "kg"), ("12kg", "12", "kg"), ("£1,200.00", "1200.00", "£"),
    ("5 m²", "5", "m²"), ("30°", "30", "°"), ("12\"", "12", "\""), ("EUR 5", "5", "EUR"),
    ("12 eV", "12", "eV"), ("1e3 m", "1e3", "m"), ("2 1/4 cups", "2.25", "cups"),
    ("1½ oz", "1.5", "oz"), ("£ ½", "0.5", "£"),
  ])
  func mayHaveAUnit(written: String, literal: String, unit: String) throws {
    let number = try #require(WrittenNumber(written))
    #expect(number.literal == literal)
    #expect(number.unit == unit)
  }

  @Test(arguments: [
    "", " ", "-", ".", "kg", "10-12", "10–12 cm", "1 2", "12 34", "1,23,456", "1234,567,890",
    "1.234,5,6", "1,234 567", "c. 12", "5' 10\"", "12 of 30", "2026-11-26", "(5)  kg", "- 5",
    "1..5", "no. 5 kg", "²", "⅓", "1/3", "2/2", "3/2", "1/0", "0/2", "1/2/2000", "1/2 3/4",
    "1 1/2 1/2",
    "1.5 1/2", "1/2000", "21/22", "/2", "2-1/4",
  ])
  func areNothingElse(written: String) {
    #expect(WrittenNumber(written) == nil)
  }

  @Test func aCommaMayMeanEither() throws {
    for written in ["1,234", "12,345", "-123,456 kg"] {
      let number = try #require(WrittenNumber(written))
      #expect(number.literal == nil)
    }
    #expect(WrittenNumber("1,234", decimal: .point)?.literal == "1234")
    #expect(WrittenNumber("1,234", decimal: .comma)?.literal == "1.234")
    #expect(WrittenNumber("1.234", decimal: .comma)?.literal == "1234")
    #expect(WrittenNumber("1.234.567", decimal: .point) == nil)
    #expect(WrittenNumber("12,5", decimal: .point) == nil)
  }

  /// 1 in is 25.4 mm, and 1 ft 12 in.
  @Test(arguments: [
    ("125", "mm", "cm", "12.5"), ("120", "mm", "cm", "12.0"), ("1.10", "m", "cm", "110"),
    ("0.5", "mm", "m", "0.0005"), ("2", "km", "mm", "2000000"), ("1.5", "in", "cm", "3.81"),
    ("12", "″", "mm", "304.8"), ("2", "ft", "in", "24"), ("3", "feet", "m", "0.9144"),
    ("1.5", "kg", "g", "1500"), ("-250", "g", "kg", "-0.250"), ("1.44", "MB", "kB", "1440"),
    ("0", "m", "cm", "0"), ("5", "KG", "kg", "5"), ("5", "st", "st", "5"),
    ("1e2", "cm", "mm", "1000"),
  ])
  func unitsAreConverted(number: String, from unit: String, to other: String, result: String) {
    #expect(UnitOfMeasure.convert(number, from: unit, to: other) == result)
  }

  /// 1 cm is 0.39370078… in.
  @Test(arguments: [("1", "cm", "in"), ("1", "in", "ft"), ("1", "kg", "m"), ("1", "st", "kg")])
  func unitsWithoutAnExactNumberAreNot(number: String, from unit: String, to other: String) {
    #expect(UnitOfMeasure.convert(number, from: unit, to: other) == nil)
  }

  @Test func exponentsAreNotWrittenOut() {
    #expect(UnitOfMeasure.convert("1e999999999", from: "m", to: "cm") == nil)
    #expect(UnitOfMeasure.convert("1e99999999999999999999", from: "m", to: "cm") == nil)
  }

  @Test(.timeLimit(.minutes(30))) func longTextsTakeTimeInProportion() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(WrittenNumber(digits)?.literal == digits)
    #expect(WrittenNumber(String(repeating: "1,", count: 500_000)) == nil)
    #expect(WrittenNumber(digits + String(repeating: " ", count: 500_000) + "kg")?.unit == "kg")
    #expect(UnitOfMeasure.convert(digits, from: "ft", to: "m")?.count == 1_000_005)
  }
}
