import Testing
import VitrineModel

@testable import VitrineFormats

/// The values of TOML, with their places.
@Suite struct TOMLTests {
  private func read(_ text: String) throws -> SourceValue {
    try readTOML(Array(text.utf8), file: "a.toml")
  }

  /// Numbers as they are written, and as they are kept.
  @Test(arguments: [
    ("1.10", "1.10"), ("0.1000", "0.1000"), ("-0", "-0"), ("+5", "5"), ("1_000", "1000"),
    ("12345678901234567890", "12345678901234567890"), ("1e400", "1e400"), ("6.0_1e-3", "6.01e-3"),
    ("0xDEAD_beef", "3735928559"), ("0o755", "493"), ("0b1101", "13"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
  ])
  func aNumberKeepsItsDigits(_ written: String, _ kept: String) throws {
    guard case .number(let number)? = try read("a = \(written)")["a"]?.content else {
      Issue.record("no number")
      return
    }
    #expect(number.literal == kept)
    #expect(number.value == Double(kept))
  }

  @Test(arguments: [
    "1979-05-27", "1979-05-27T07:32:00", "1979-05-27 07:32:00.999", "1979-05-27T07:32:00Z",
    "1979-05-27t00:32:00-07:00", "07:32:00", "inf", "-inf", "nan",
  ])
  func datesTimesAndNoNumbersAreTexts(_ written: String) throws {
    #expect(try read("a = \(written) # remark")["a"]?.fieldValue == .text(written))
  }

  @Test func keysAndValuesKeepTheirPlaces() throws {
    let value = try read(
      """
      \u{FEFF}title = "Owls"
      [bird]
        "wing.span" = 180
        food.first = [ "mice",
          { name = 'voles' } ]

      [[nest]]
      [[nest]]
      """)

    #expect(
      value.places == [
        "title 1:1 1:9", "bird 2:2 2:1", "wing.span 3:3 3:17", "food 4:3 4:3", "first 4:8 4:16",
        "- 4:18", "- 5:5", "name 5:7 5:14", "nest 7:3 7:1", "- 7:1", "- 8:1",
      ])
  }

  @Test func linesOfATextEndAlike() throws {
    #expect(
      try read("a = \"\"\"\r\none\r\n  two \\\r\n\r\n three\"\"\"\r\nb = 1\r\n")["a"]?.fieldValue
        == .text("one\n  two three"))
  }

  @Test func anEmptyTextIsAnEmptyMap() throws {
    #expect(try read("# nothing\n").isEmptyMap)
  }

  @Test func thousandsOfTablesTakeNoLongerEach() throws {
    let text = (0..<20_000).map { "[[work]]\nid = \($0)\n[table\($0)]\n" }.joined()

    let value = try read(text)

    #expect(value.members.count == 20_001)
    let works = try #require(value["work"])
    guard case .list(let tables) = works.content else {
      Issue.record("it is \(works.kindName)")
      return
    }
    #expect(tables.count == 20_000)
  }
}

extension SourceValue {
  /// Each key with its place and that of its value, and each element with its place.
  fileprivate var places: [String] {
    switch content {
    case .object(let members):
      members.flatMap {
        ["\($0.key) \($0.keyLine):\($0.keyColumn) \($0.value.line):\($0.value.column)"]
          + $0.value.places
      }
    case .list(let values): values.flatMap { ["- \($0.line):\($0.column)"] + $0.places }
    case .null, .bool, .number, .text: []
    }
  }
}
