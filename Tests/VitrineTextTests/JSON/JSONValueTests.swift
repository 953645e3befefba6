import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\0"),
    (#""Grüße aus dem Süden, 😀""#, "Grüße aus dem Süden, 😀"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
  ])
  func textIsUnescaped(source: String, text: String) throws {
    #expect(try root(source).text == text)
  }

  @Test(arguments: [
    ("1.10", 1.1), ("-0", 0), ("1e3", 1000), ("0.1", 0.1), ("1e999", .infinity),
    ("-1e999", -.infinity),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func numberKeepsItsSpelling(literal: String, value: Double) throws {
    let number = try root(literal).number

    #expect(number?.literal == literal)
    #expect(number?.value == value)
  }

  @Test func membersKeepTheirOrder() throws {
    let members = try root(#"{"z":1,"a":[true,null],"\u006d":{}}"#).members

    #expect(members.map(\.key) == ["z", "a", "m"])
    #expect(members.count == 3)
  }

  @Test func everythingHasItsPlace() throws {
    let object = try root("\u{FEFF}{ \"ä\": 1,\r\n  \"b\": [\n\n true,\"x\" ] }")
    let members = Array(object.members)

    #expect(object.position == TextPosition(line: 1, column: 1))
    #expect(members[0].keyPosition == TextPosition(line: 1, column: 3))
    #expect(members[0].value.position == TextPosition(line: 1, column: 9))
    #expect(members[1].keyPosition == TextPosition(line: 2, column: 3))
    #expect(
      members[1].value.elements.map(\.position) == [
        TextPosition(line: 4, column: 2), TextPosition(line: 4, column: 7),
      ])
  }

  @Test func otherKindsHaveNothing() throws {
    let number = try root("1")

    #expect(number.text == nil)
    #expect(number.bool == nil)
    #expect(number.elements.count == 0)
    #expect(Array(number.members).isEmpty)
    #expect(number["a"] == nil)
    #expect(try root("[]").number == nil)
    #expect(try root("true").bool == true)
  }

  @Test func subscriptFindsAMember() throws {
    let value = try root(#"{"a":{"b":[1,2]},"c":3}"#)

    #expect(value["a"]?["b"]?.elements.map { $0.number?.literal } == ["1", "2"])
    #expect(value["c"]?.number?.value == 3)
    #expect(value["d"] == nil)
  }

  @Test func linesAreElements() throws {
    let text = "\u{FEFF}{\"a\":1}\r\n\n  [2]\n\"x\""

    let root = try JSONDocument(parsingLines: Array(text.utf8)).root

    #expect(
      root.elements.map(\.position) == [
        TextPosition(line: 1, column: 1), TextPosition(line: 3, column: 3),
        TextPosition(line: 4, column: 1),
      ])
    #expect(root.elements.count == 3)
  }

  @Test func emptyLinesFileHasNoElements() throws {
    #expect(try JSONDocument(parsingLines: []).root.elements.count == 0)
  }
}
