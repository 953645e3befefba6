import Testing

@testable import VitrineModel

@Suite struct TextTemplateTests {
  private func text(_ template: String, _ values: [String: String], isMarkdown: Bool = true)
    -> String?
  {
    var template = TextTemplate(template)
    template?.isMarkdown = isMarkdown
    return template?.text { path in values[path.text].map { ($0, ()) } }?.text
  }

  /// Of each, `<x>` is there and `<y>` is missing.
  @Test(arguments: [
    ("<x>\n\n![<x>, a view](<y> \"A view\")\n\n**Cite as:** <x>, no. <y>.", "X\n\n**Cite as:** X"),
    ("![<y>](<x>)", "![](X)"), ("![<x>](<x> \"<y>\")", "![X](X)"),
    ("![<x>](a/<y>.jpg)\n\n<x>", "X"),
    ("[<y>](<x>) and <x>", "X"), ("<x>, [<x>](https://a.b/<y>)", "X"),
    ("See [<x>](<x>), <y>.", "See [X](X)"),
    ("**<y>** <x>", "X"), ("<x> *(<y>)*", "X"), ("<x> `<y>` <x>", "X X"), ("_<y>_, _<x>_", "_X_"),
    ("<x> (<y>) <x>", "X X"), ("a_<x>_b <x>, <y>", "a_X_b X"), ("“<y>”, <x>", "X"),
    ("**[<x>](<y>), <x>**", "**X**"),
    ("# <x>\n\n## Origin\n\n<y>\n\n## Size\n\n<x>", "# X\n\n## Size\n\nX"),
    ("## Origin\n\n<y>\n\n### More\n\n<x>", "## Origin\n\n### More\n\nX"),
    ("<x>\n\nFrom:\n\n<y>", "X"),
    ("- Size: <x>\n- Weight: <y> kg", "- Size: X"),
    ("1. <y>\n2. <x>\n\n> <y>\n> <x>", "2. X\n\n> X"),
    ("Artist: <y>\nYear: <x>", "Year: X"),
    ("<x>\n\nBy hand: nothing.\n\n<y>", "X\n\nBy hand: nothing."),
    (
      "| a | b |\n| --- | --- |\n| Size | <x> |\n| Weight | <y> |",
      "| a | b |\n| --- | --- |\n| Size | X |"
    ),
    ("| a | b |\n|---|---|\n| <y> | <x> |", "| a | b |\n|---|---|\n| | X |"),
    ("<x>\n\n| a | b |\n|---|---|\n| k | <y> |", "X"), ("```\n<y>\n```\n\n<x>", "X"),
    ("<x>\n\n---\n\n<y>", "X"), ("\\[<y>\\] <x>", "X"), ("<x>\n\n[<x>](<y>)", "X"),
    ("- [ ] <x>\n- [x] <y>", "- [ ] X"),
    ("```js title=\"<y>\"\nlet a = <x>\n```", "```js\nlet a = X\n```"),
    ("| <y> | b |\n|---|---|\n| a | <x> |", "| | b |\n|---|---|\n| a | X |"),
  ])
  func aMissingValueTakesItsConstructAlong(_ template: String, _ expected: String) {
    #expect(text(template, ["x": "X"]) == expected)
  }

  /// However long a text is, a missing value takes no other lines along.
  @Test func longTextsKeepTheirParagraphs() {
    let paragraphs = String(repeating: "Kept: a sentence.\n\n", count: 400)
    #expect(text("<x>\n\n<y>\n\n\(paragraphs)<x>", ["x": "X"]) == "X\n\n\(paragraphs)X")
  }

  @Test(arguments: [
    ("<x>, <y>", "X"), ("<y>, <x>", "X"), ("by <y> in <x>.", "X."), ("<x> (<y>)", "X"),
    ("<x> (<y>), <x>", "X, X"),
    ("<x> [<y>] <x>", "X X"), ("<x> *<y>*", "X"),
  ])
  func otherTextsLoseTheirBrackets(_ template: String, _ expected: String) {
    #expect(text(template, ["x": "X"], isMarkdown: false) == expected)
  }

  @Test func whatIsWholeStaysAsItIs() {
    let template = "# <x>\n\n\n![<x>](<y> \"t\")\n\n| <x> |\n|--|\n**<y>**"
    #expect(text(template, ["x": "X", "y": "Y"]) == "# X\n\n\n![X](Y \"t\")\n\n| X |\n|--|\n**Y**")
    #expect(text(template, [:]) == nil)
  }
}
