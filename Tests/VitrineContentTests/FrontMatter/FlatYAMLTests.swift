import TestSupport
import Testing
import VitrineModel

@testable import VitrineFormats

/// The fast reader against the whole parser: wherever it answers, both say the same.
@Suite struct FlatYAMLTests {
  /// Values alone, as they may stand behind a key.
  static let values = [
    "", " ", "  ", "x", "Foo bar", "a: b", "a:b", "a :b", "x #c", "x#c", "#c", "1.10", "007",
    "true",
    "null", "~", "-1", "-a", "- a", "-", "--", "?x", "? x", ":x", "*x", "&x", "&x y", "!x", "|",
    ">",
    "|\n  a", ">-\n  a\n  b", "%x", "@x", "`x", "\"\"", "\"a\"", "\"a\\nb\"", "\"a\"b", "\"a\" ",
    "\"a\" # c", "'a'", "'it''s'", "'a", "''", "\"a: b\"", "\"é\"", "[]", "[ ]", "[a]", "[a, b]",
    "[ a , b ]", "[a,b]", "[a, b", "[a, [b]]", "[a, {b: c}]", "[a: b]", "[a, ]", "[, a]",
    "[a b, c-d]",
    "[\"a\", 'b, c']", "[\"a\"b]", "[a] ", "[a] b", "[-1, - 2]", "[a#b, c #d]", "[a,\n b]", "{}",
    "{a: b}",
    "{a}", "x\n  y", "x\n\n  y", "\n  - a\n  - b", "\n- a\n- b", "\n  - a\n- b", "\n- a\n\n- b",
    "\n- a\n# c\n- b", "\n  - a: b", "\n  - - a", "\n  a: b", "\n  -\n", "\n- \"a\"\n- [b]",
    "\n  - a\n  c",
    "\n- a\n  b", "é", "ü: é", "日本語", "🗻", "a\u{85}b", "a\u{2028}b", "a\u{2019}b", "a\u{FEFF}b",
    "a\u{A0}b", "a\u{7F}b", "a\tb", "\tb", "a\t", "a\r\nb: c", "a\rb", "\"a\tb\"", "<a>, <b>",
    "(x)", "/p/q",
    "./a", "+1", "$5", "a, b", "a]b", "a{b}", "2026-11-21", "12:30", "http://a.b/c?d=e#f", "a ",
    "---", "...",
    "x\n---", "x\n...", "\n---\n", "a\\b", "a \"b\" c", "a 'b'", "=", "=x", "<<", "y", "on",
    "a\u{0}b", "\"a\nb\"",
  ]
  static let keys = [
    "a", "Key_2-x", "b c", "é", "1", "-a", "\"q\"", "<<", "a:b", "a ", " a", "null", "?",
  ]
  static let lines = [
    "", "# comment", "  # comment", "   ", "  x", "\t", "b: 1", "a: 1", "- x", "#é\u{85}",
  ]
  static let ends = ["\n", "\r\n", "\r", "\n\n", ""]

  @Test func agreesWithTheWholeParserOnEveryPair() {
    var answers = 0
    for key in Self.keys {
      for value in Self.values {
        for colon in [": ", ":", ":  "] {
          for line in Self.lines {
            for end in ["\n", "\r\n"] {
              answers += check("\(key)\(colon)\(value)\(end)\(line)\(end)z: 1")
            }
          }
        }
      }
    }
    #expect(answers > 3000)
  }

  @Test func agreesWithTheWholeParserOnRandomBlocks() {
    var random = SplitMix64(seed: 20_261_121)
    var answers = 0
    for _ in 0..<20_000 {
      var text = ""
      for number in 0..<Int.random(in: 1...5, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          text += Self.lines.randomElement(using: &random)! + "\n"
        }
        let isUsual = Int.random(in: 0..<8, using: &random) > 0
        text += isUsual ? "key\(number)" : Self.keys.randomElement(using: &random)!
        text += ": " + Self.values.randomElement(using: &random)!
        text += isUsual ? "\n" : Self.ends.randomElement(using: &random)!
      }
      answers += check(text)
    }
    #expect(answers > 2000)
  }

  @Test func answersForUsualFrontMatter() throws {
    let text = """
      title: "The Matterhorn: a mountain"
      subtitle: Between Italy and Switzerland
      date: 2026-11-21
      # who wrote it
      tags: [alps, 4000er, "first, ascent"]
      height: 4478
      link: https://example.org/a?b#c
      draft: false
      also:
        - Mont Cervin
        - Cervino
      last:

      """

    let members = try #require(FlatYAML.members(of: yamlText(text)))

    #expect(
      members.map(\.key) == [
        "title", "subtitle", "date", "tags", "height", "link", "draft", "also", "last",
      ])
  }

  /// 1 where the fast reader answers.
  private func check(_ text: String) -> Int {
    guard let members = FlatYAML.members(of: yamlText(text)) else { return 0 }
    let flat = SourceValue(
      content: .object(members), line: members[0].keyLine, column: members[0].keyColumn)
    let whole = try? composeYAML(yamlText(text))
    #expect(
      whole.map(dump) == dump(flat), "\(text.debugDescription)")
    return 1
  }

  private func yamlText(_ text: String) -> SourceText {
    SourceText(file: "f.md", bytes: Array(text.utf8), range: 0..<text.utf8.count, firstLine: 1)
  }

  private func dump(_ value: SourceValue) -> String {
    describe(value) + places(of: value).joined(separator: " ")
  }
}
