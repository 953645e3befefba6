import Testing
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

@Suite struct TextTemplateTests {
  @Test(
    arguments: [
      ("<a>, <b>", ["a": "x", "b": "y"], "x, y"),
      ("<a>, <b>", ["b": "y"], "y"),
      ("<a>, <b>", ["a": "x"], "x"),
      ("<a>, <b>", [:], nil),
      ("until <a>", ["a": "x"], "until x"),
      ("until <a>", [:], nil),
      ("<a> runs", ["a": "3"], "3 runs"),
      ("<a> by <b>", ["a": "x"], "x"),
      ("<a> – <b> – <c>", ["a": "x", "c": "z"], "x – z"),
      ("from <a> to <b>!", ["b": "y"], "y!"),
      ("<a><b>", ["a": "x", "b": "y"], "xy"),
      ("1 < 2 <a>", ["a": "x"], "1 < 2 x"),
      ("<a b>, <c>", ["a b": "x", "c": "y"], "x, y"),
    ] as [(String, [String: String], String?)])
  func aMissingValueTakesTheTextUpToItsNeighbour(
    _ template: String, _ values: [String: String], _ expected: String?
  ) throws {
    let members = values.map {
      SourceValue.Member(
        key: $0, keyLine: 1, keyColumn: 1,
        value: SourceValue(content: .text($1), line: 1, column: 1))
    }
    let record = SourceValue(content: .object(members), line: 1, column: 1)

    #expect(try #require(TextTemplate(template)).text(in: record)?.text == expected)
  }

  @Test(arguments: ["title", "a.b.0", "a < b", "<>", "< a >"])
  func aTextWithoutPathsIsNoTemplate(_ text: String) {
    #expect(TextTemplate(text) == nil)
  }
}

@Suite struct FilePatternTests {
  @Test(arguments: [
    ("*.md", "owl.md", true), ("*.md", "birds/owl.md", false),
    ("**/*.md", "owl.md", true), ("**/*.md", "a/b/owl.md", true),
    ("a/**/*.json", "a/x.json", true), ("a/**/*.json", "a/b/c/x.json", true),
    ("a/**/*.json", "b/a/x.json", false), ("a/**", "a/b/x.json", true),
    ("a/**/b/*.md", "a/b/b/x.md", true), ("a/**/b/*.md", "a/c/x.md", false),
    ("?.md", "é.md", true), ("?.md", "ab.md", false),
    ("[a-c]*.md", "crow.md", true), ("[a-c]*.md", "owl.md", false),
    ("[!a-c]*.md", "owl.md", true), ("x[1].md", "x1.md", true), ("x[1].md", "x[1].md", true),
    ("x[.md", "x[.md", true), ("*a*b*c*.md", "xaybzc.md", true), ("*a*b*c*.md", "xaybz.md", false),
    ("./owl.md", "owl.md", true),
    ("caf\u{E9}/*.md", "cafe\u{301}/owl.md", true), ("cafe\u{301}/**", "caf\u{E9}/owl.md", true),
    ("\u{E9}*.md", "e\u{301}x.md", true), ("caf\u{E9}/*.md", "cafe/owl.md", false),
    ("../x.md", "x.md", false),
  ])
  func aPatternMatches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect((FilePattern(pattern, in: "")?.matches(path) ?? false) == expected)
  }

  @Test func aPatternIsTakenFromItsFolder() {
    #expect(FilePattern("*.md", in: "a/b")?.text == "a/b/*.md")
    #expect(FilePattern("../*.md", in: "a/b")?.text == "a/*.md")
    #expect(FilePattern("/*.md", in: "a/b")?.text == "*.md")
    #expect(FilePattern("../../../x", in: "a/b") == nil)
  }

  @Test func manyFoldersTakeNoLongTime() throws {
    let pattern = try #require(
      FilePattern(String(repeating: "**/a/", count: 20) + "b", in: ""))
    #expect(!pattern.matches(String(repeating: "a/", count: 60) + "c"))
  }

  @Test func manyStarsTakeNoLongTime() throws {
    let pattern = try #require(
      FilePattern(String(repeating: "*a", count: 60) + "b", in: ""))
    #expect(!pattern.matches(String(repeating: "a", count: 200)))
  }
}

@Suite struct CalendarDateTextTests {
  @Test(
    arguments: [
      ("2026", CalendarDate(year: 2026)),
      ("2026-11", CalendarDate(year: 2026, month: 11)),
      ("2024-02-29", CalendarDate(year: 2024, month: 2, day: 29)),
      ("2026-11-21T12:30", CalendarDate(year: 2026, month: 11, day: 21, time: "12:30")),
      ("2026-11-21 12:30:05Z", CalendarDate(year: 2026, month: 11, day: 21, time: "12:30:05Z")),
      (
        "2026-11-21T12:30:05.25+01:00",
        CalendarDate(year: 2026, month: 11, day: 21, time: "12:30:05.25+01:00")
      ),
      ("2025-02-29", nil), ("2026-13", nil), ("2026-1", nil), ("26", nil),
      ("2026-11-21T25:00", nil),
      ("2026-11-21T", nil), ("21.11.2026", nil), ("1603973703632", nil), ("", nil),
    ] as [(String, CalendarDate?)])
  func aTextReadsAsADate(_ text: String, _ date: CalendarDate?) {
    #expect(CalendarDate(written: text) == date)
  }
}
