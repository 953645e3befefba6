import Testing

@testable import VitrineContent

/// The number of a Markdown file: one line of its front matter, and nothing else.
@Suite struct WrittenOrderTests {
  @Test(arguments: [
    (
      "---\ntitle: A\norder: 3\ntags: [a]\n---\nText\n",
      "---\ntitle: A\norder: 15\ntags: [a]\n---\nText\n"
    ),
    ("---\norder: 3.5   # third\n---\n", "---\norder: 15   # third\n---\n"),
    ("---\norder: '3'\n---\n", "---\norder: 15\n---\n"),
    ("---\norder:\ntitle: A\n---\n", "---\norder: 15\ntitle: A\n---\n"),
    ("---\norder: # later\n---\n", "---\norder: 15 # later\n---\n"),
    ("---\ntitle: A # the first\n---\nText", "---\ntitle: A # the first\norder: 15\n---\nText"),
    ("---\r\ntitle: A\r\n---\r\nText\r\n", "---\r\ntitle: A\r\norder: 15\r\n---\r\nText\r\n"),
    ("\u{FEFF}---\ntitle: A\n---\n", "\u{FEFF}---\ntitle: A\norder: 15\n---\n"),
    ("---\n---\nText", "---\norder: 15\n---\nText"),
    ("---\n# nothing yet\n---\n", "---\n# nothing yet\norder: 15\n---\n"),
    (
      "---\ntext: |\n  order: 3\n  more\n---\n",
      "---\ntext: |\n  order: 3\n  more\norder: 15\n---\n"
    ),
    (
      "---\n  title: A\n  tags:\n    - a\n---\n",
      "---\n  title: A\n  tags:\n    - a\n  order: 15\n---\n"
    ),
    ("---\nmore: { order: 1 }\n---\n", "---\nmore: { order: 1 }\norder: 15\n---\n"),
    ("---\n\"order\": \"3\"\n---\n", "---\n\"order\": 15\n---\n"),
    ("# A title\n\nText\n", "---\norder: 15\n---\n# A title\n\nText\n"),
    ("# A title\r\nText", "---\r\norder: 15\r\n---\r\n# A title\r\nText"),
    ("\u{FEFF}Text", "\u{FEFF}---\norder: 15\n---\nText"),
    ("", "---\norder: 15\n---\n"),
  ])
  func onlyTheOrderChanges(text: String, expected: String) throws {
    let result = try settingOrder(15, in: Array(text.utf8), file: "a.md")

    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("---\n{ title: A }\n---\n", UneditableText.irregularYAML),
    ("---\norder: ~\n---\n", .irregularYAML),
    ("---\norder: &a 3\n---\n", .irregularYAML), ("---\na: &x 3\norder: *x\n---\n", .irregularYAML),
    ("---\norder: [3]\n---\n", .irregularYAML), ("---\norder: >\n  3\n---\n", .irregularYAML),
    ("---\ntitle: A\n", .unreadable), ("---\ntitle: \"A\n---\n", .unreadable),
  ])
  func whatOnlyAPersonCouldChangeIsRefused(text: String, reason: UneditableText) {
    #expect(throws: reason) { try settingOrder(15, in: Array(text.utf8), file: "a.md") }
  }

  @Test func theReasonsAreSaid() {
    #expect(
      [UneditableText.unreadable, .irregularYAML, .comments, .comment].map(\.reason) == [
        "it cannot be read",
        "its front matter is written in a way that only a person should edit",
        "there are comments between the brackets of 'items'",
        "the comment next to the item cannot go between the brackets of the other 'items'",
      ])
  }
}
