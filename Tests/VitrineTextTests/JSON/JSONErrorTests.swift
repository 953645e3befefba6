import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct JSONErrorTests {
  private func diagnostics(_ text: String) -> [String] {
    do {
      _ = try JSONDocument(parsing: Array(text.utf8))
      return []
    } catch {
      return error.diagnostics(in: "a.json").map(\.description)
    }
  }

  @Test(arguments: [
    (" \n", "2:1: error: there is no JSON value", "write [] for an empty list"),
    ("[1", "1:3: error: the text ends where ',' or ']' is expected", "the file may be truncated"),
    (
      "{\"a\":1,\n", "2:1: error: the text ends where a key is expected",
      "the file may be truncated"
    ),
    ("[1, *]", "1:5: error: '*' where a value is expected", nil),
    ("{\"a\" 1}", "1:6: error: '1' where ':' is expected", nil),
    ("{\"a\": é}", "1:7: error: 'é' where a value is expected", nil),
    ("[1,\n 2,\n]", "2:3: error: a comma with nothing after it", "remove the comma"),
    ("[1\n 2]", "2:2: error: a comma is missing before this", nil),
    (
      "[\n{\"a\": 1]", "2:8: error: ']' does not match",
      "what it should close was opened at a.json:2:1"
    ),
    ("{a: 1}", "1:2: error: a key without quotes", "write \"a\""),
    ("{a-b c : 1}", "1:2: error: a key without quotes", "write \"a-b c\""),
    ("{a, b: 1}", "1:2: error: a key without quotes", "write \"a\""),
    ("{\"a\": 1,5}", "1:9: error: a comma in a number", "decimal numbers use a dot"),
    ("['a']", "1:2: error: text in single quotes", "JSON uses double quotes only"),
    ("[1 // x\n]", "1:4: error: a comment", "JSON has no comments: remove it"),
    ("[True]", "1:2: error: 'True' is not a JSON value", "write true"),
    ("[None]", "1:2: error: 'None' is not a JSON value", "write null"),
    ("[hello]", "1:2: error: 'hello' is not a JSON value", "put text in double quotes"),
    (
      "{}\n{}", "2:1: error: more text after the value",
      "remove it, or put all values into a list, [ … ]; in a .jsonl file, each value goes on its own line"
    ),
    (
      "[007]", "1:2: error: a number that begins with 0",
      "remove the leading zeros, or write it as text in double quotes"
    ),
    ("[+1]", "1:2: error: a number that begins with +", "remove the +"),
    ("[1.]", "1:4: error: a number without digits after '.'", nil),
    ("[1E]", "1:4: error: a number without digits after 'E'", nil),
    ("[-]", "1:3: error: a number without digits after '-'", nil),
    ("[.5]", "1:2: error: a number that begins with a dot", "write a 0 before the dot"),
    (
      "[\n \"ab\n]", "2:2: error: text that is not closed on its line",
      "close it with \", and write \\n for a line break"
    ),
    ("[\u{C}1]", "1:2: error: a control character where a value is expected", nil),
    ("[\"a\tb\"]", "1:4: error: a control character in a text", "write \\t"),
    ("[\"\u{1F}\"]", "1:3: error: a control character in a text", "write \\u001F"),
    ("[\"C:\\new\\dir\"]", "1:9: error: unknown escape '\\d'", "write \\\\ for a backslash"),
    ("[\"\\u12\"]", "1:3: error: unknown escape '\\u'", "write \\\\ for a backslash"),
    (
      "[\"\\uD83Dx\"]", "1:3: error: '\\uD83D' is half a character",
      "surrogates come in pairs: \\uD83D\\uDE00"
    ),
    (
      "{\"a\":1,\n \"b\":2,\n \"a\":3}", "3:2: error: key 'a' is already used in this object",
      "first used at a.json:1:2"
    ),
    ("\u{FEFF}[x]", "1:2: error: 'x' is not a JSON value", "put text in double quotes"),
    ("[\"ü\", x]", "1:8: error: 'x' is not a JSON value", "put text in double quotes"),
    ("[1,\r\n x]", "2:2: error: 'x' is not a JSON value", "put text in double quotes"),
  ])
  func faultIsReportedAtItsPlace(text: String, message: String, hint: String?) {
    #expect(diagnostics(text) == ["a.json:\(message)" + (hint.map { "\n  hint: \($0)" } ?? "")])
  }

  @Test func byteThatIsNoUTF8IsReportedAtItsPlace() throws {
    let error = #expect(throws: JSONFailure.self) {
      try JSONDocument(parsing: Array("[\n \"M".utf8) + [0xFC] + Array("ller\"]".utf8))
    }

    #expect(
      error?.diagnostics(in: "a.json").map(\.description) == [
        "a.json:2:4: error: the byte 0xFC is not UTF-8\n  hint: save the file as UTF-8"
      ])
  }

  @Test func depthIsReportedAtTheFirstBracketTooMany() {
    let error = #expect(throws: JSONFailure.self) {
      try JSONDocument(parsing: Array("[[\n[1]]]".utf8), depthLimit: 2)
    }

    #expect(
      error?.diagnostics(in: "a.json").map(\.description) == [
        """
        a.json:2:1: error: more than 2 levels of [ and {
          hint: remove some levels of lists or keys
        """
      ])
  }

  @Test func allFaultsInsideValuesComeTogetherInOrder() {
    let text = #"{"a": "\q", "b": 01, "a": "\uD800", "c": {"x": 1, "x": 2}}"#

    #expect(
      diagnostics(text).map { $0.prefix { $0 != "\n" } } == [
        "a.json:1:8: error: unknown escape '\\q'",
        "a.json:1:18: error: a number that begins with 0",
        "a.json:1:22: error: key 'a' is already used in this object",
        "a.json:1:28: error: '\\uD800' is half a character",
        "a.json:1:51: error: key 'x' is already used in this object",
      ])
  }

  @Test func duplicatesAreFoundAmongManyKeys() {
    let members = (0..<1_000).map { "\"k\($0)\":0" } + ["\"k500\":1", "\"\\u006b7\":1"]

    let found = diagnostics("{" + members.joined(separator: ",\n") + "}")

    #expect(
      found == [
        "a.json:1001:1: error: key 'k500' is already used in this object\n"
          + "  hint: first used at a.json:501:1",
        "a.json:1002:1: error: key 'k7' is already used in this object\n"
          + "  hint: first used at a.json:8:1",
      ])
  }

  @Test func faultsOfAllLinesComeTogether() {
    let text = "{\"a\":1}\n[1,]\n\n{\"a\":1} 2\n{\"b\":\n3}\n"

    let error = #expect(throws: JSONFailure.self) {
      try JSONDocument(parsingLines: Array(text.utf8))
    }

    #expect(
      error?.diagnostics(in: "a.jsonl").map { $0.description.prefix { $0 != "\n" } } == [
        "a.jsonl:2:3: error: a comma with nothing after it",
        "a.jsonl:4:9: error: more text after the value",
        "a.jsonl:5:6: error: the text ends where a value is expected",
        "a.jsonl:6:2: error: more text after the value",
      ])
  }
}
