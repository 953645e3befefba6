import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// Numbers keep their text in every format, and are compared by all of their digits.
@Suite struct NumberTests {
  static let numbers = [
    "1.10", "0.1000", "12345678901234567890", "12345678901234567891", "0.12345678901234567891",
    "-0", "1e400", "-7",
  ]

  /// A file of each format with one record, whose `n` is a number.
  static let files: [(name: String, text: String)] = [
    ("a.json", "[{\"id\": \"x\", \"title\": \"X\", \"n\": N}]"),
    ("a.jsonl", "{\"id\": \"x\", \"title\": \"X\", \"n\": N}\n"),
    ("a.csv", "id,title,n\nx,X,N\n"), ("a.yml", "- id: x\n  title: X\n  n: N\n"),
    ("a.toml", "[x]\ntitle = \"X\"\nn = N\n"),
    ("a.xml", "<records><r id='x' title='X' n='N'/></records>"),
    ("x.md", "---\ntitle: X\nn: N\n---\n"), ("x.md", "+++\ntitle = \"X\"\nn = N\n+++\n"),
  ]

  @Test(arguments: numbers, files)
  func aNumberKeepsItsText(_ number: String, _ file: (name: String, text: String)) throws {
    let records = file.name == "a.xml" ? ", records: records/r" : ""
    let reading = try ContentFixture([
      "index.md": "---\ncollection: { from: \(file.name)\(records) }\n---\n",
      file.name: file.text.replacing("N", with: number),
    ]).read()

    #expect(reading.words == [])
    let value = reading.content.records.first?.fields.first { $0.name == "n" }?.value
    switch value {
    case .number(let value): #expect(value.literal == number)
    default: #expect(value == .text(number))
    }
  }

  @Test func aCellKeepsAllDigitsOfAWholeNumber() throws {
    let workbook = WorkbookFixture.row(
      "<c><v>12345678901234567890</v></c><c t='str'><v>0.1000</v></c>")
    let values = try workbook.records()[0]

    #expect(values[0].literal == "12345678901234567890")
    #expect(values[1] == .text("0.1000"))
  }

  @Test func numbersAreInTheOrderOfAllTheirDigits() {
    let ascending = [
      "-1e500", "-12345678901234567891", "-12345678901234567890", "-1e-400", "0",
      "0.12345678901234567890", "0.12345678901234567891", "1.10", "12345678901234567890",
      "12345678901234567890.5", "12345678901234567891", "1e400", "1e401",
    ]
    let shuffled = (0..<ascending.count).map { ascending[$0 * 5 % ascending.count] }

    let result = sorted(shuffled, by: [SortKey("n")], in: nil) { text, _ in
      .text(text)
    }

    #expect(result == ascending)
  }

  @Test(arguments: [
    ("1.10", "1.1", true), ("0.1000", "1e-1", true), ("-0", "0", true), ("1e3", "1000", true),
    ("12345678901234567890", "12345678901234567890.0", true),
    ("+1.10000000000000000001", "1.100000000000000000010", true),
    ("1e99999999999999999999", "2e99999999999999999999", false),
    ("12345678901234567890", "1234567890123456789e1", true),
    ("12345678901234567890", "12345678901234567891", false),
    ("0.1", "0.1000000000000000055", false), ("1e400", "1e401", false),
  ])
  func numbersAreEqualByAllTheirDigits(_ first: String, _ second: String, _ areEqual: Bool) {
    #expect(ValueCondition.Test.isOneOf([.text(second)]).holds(for: .text(first)) == areEqual)
  }
}

extension FieldValue {
  fileprivate var literal: String? {
    if case .number(let number) = self { number.literal } else { nil }
  }
}
