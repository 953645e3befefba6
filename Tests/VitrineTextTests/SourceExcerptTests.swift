import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct SourceExcerptTests {
  private func lines(of text: String, at line: Int, _ column: Int) -> SourceExcerpt? {
    SourceExcerpt(
      of: SourceLines(of: Array(text.utf8)),
      at: SourceLocation(file: "a.md", line: line, column: column))
  }

  @Test func theWordAtThePlaceIsMarkedBetweenItsNeighbours() throws {
    let excerpt = try #require(lines(of: "---\ntext: a\nlayout: grdi, 3\n---\nb\n", at: 3, 9))

    #expect(
      excerpt.linesBefore == [.init(number: 1, text: "---"), .init(number: 2, text: "text: a")])
    #expect(excerpt.start == .init(number: 3, text: "layout: "))
    #expect(excerpt.marked == "grdi")
    #expect(excerpt.end == ", 3")
    #expect(excerpt.linesAfter == [.init(number: 4, text: "---")])
  }

  @Test(arguments: [
    // A character that is of no word, one of several bytes, the end of a line, beyond it.
    ("a: [b", 4, "a: ", "[", "b"),
    ("é: größe x", 5, "é: ", "größe", " x"),
    ("abc", 4, "abc", "", ""),
    ("abc", 9, "abc", "", ""),
    ("abc\r\n", 2, "a", "bc", ""),
    ("\u{FEFF}abc", 1, "", "abc", ""),
    ("", 1, "", "", ""),
  ])
  func theLineIsParted(text: String, column: Int, before: String, marked: String, after: String)
    throws
  {
    let excerpt = try #require(lines(of: text, at: 1, column))

    #expect([excerpt.start.text, excerpt.marked, excerpt.end] == [before, marked, after])
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let text = String(repeating: "é ", count: 500) + "here" + String(repeating: " .", count: 500)
    let excerpt = try #require(lines(of: text, at: 1, 1501))

    #expect(excerpt.marked == "here")
    #expect(excerpt.start.text.hasPrefix("…"))
    #expect(!excerpt.start.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(excerpt.start.text.utf8.count < 130)
    #expect(excerpt.end == String(repeating: " .", count: 60) + "…")
  }

  @Test func aFileThatHasNoSuchLineHasNoExcerpt() {
    #expect(lines(of: "a\nb", at: 3, 1) == nil)
    #expect(lines(of: "a\nb", at: 0, 1) == nil)
  }
}
