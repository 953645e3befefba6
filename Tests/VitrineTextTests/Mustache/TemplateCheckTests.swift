import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct TemplateCheckTests {
  private static let item: TemplateShape = TemplateShape([
    "title": .value, "subtitle": .value, "tags": .values, "isNew": .value, "fields": .any,
    "children": .list(item),
  ])
  private static let root = TemplateShape([
    "page": .context(TemplateShape(["title": .value])), "items": .list(item),
  ])

  private static func errors(_ main: String, _ others: [(String, String)] = []) -> [String] {
    let partials = others.map {
      TemplateSource(name: $0.0, file: "\($0.0).html", bytes: Array($0.1.utf8))
    }
    let source = TemplateSource(
      name: "main", file: "main.html", bytes: Array(main.utf8), shape: root)
    do {
      _ = try TemplateSet([source] + partials)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test(arguments: [
    "{{page.title}}", "{{#items}}{{title}} {{page.title}}{{/items}}",
    "{{#items}}{{#tags}}{{.}}{{/tags}}{{fields.a.b.c}}{{#fields.x}}{{whatever}}{{/fields.x}}{{/items}}",
    "{{#items}}{{#children}}{{#children}}{{title}}{{/children}}{{/children}}{{/items}}",
    "{{#items}}{{#isNew}}{{subtitle}}{{/isNew}}{{^isNew}}{{title}}{{/isNew}}{{/items}}",
  ])
  func knownNamesAreAccepted(template: String) {
    #expect(Self.errors(template) == [])
  }

  @Test(arguments: [
    (
      "<h1>\n  {{page.titel}}</h1>",
      "main.html:2:3: error: 'page' has no 'titel'\n  hint: did you mean 'title'?"
    ),
    ("{{pag.title}}", "main.html:1:1: error: unknown name 'pag'\n  hint: did you mean 'page'?"),
    (
      "{{#page}}{{titles.x}}{{/page}}",
      "main.html:1:10: error: unknown name 'titles'\n  hint: did you mean 'title'?"
    ),
    (
      "{{colour}}",
      "main.html:1:1: error: unknown name 'colour'\n  hint: known here: items, page"
    ),
    ("{{page.title.x}}", "main.html:1:1: error: 'page.title' has no 'x'"),
    ("{{items.title}}", "main.html:1:1: error: 'items' has no 'title'"),
    (
      "{{^nothing}}{{/nothing}}",
      "main.html:1:1: error: unknown name 'nothing'\n  hint: known here: items, page"
    ),
    ("{{>heade}}", "main.html:1:1: error: no template named 'heade'"),
    ("{{>man}}", "main.html:1:1: error: no template named 'man'\n  hint: did you mean 'main'?"),
    (
      "\u{FEFF}{{>main}}",
      """
      main.html:1:1: error: 'main' includes itself endlessly
        hint: remove the include, or wrap it in a section so that it ends: {{#parts}}…{{/parts}}
      """
    ),
  ])
  func unknownNamesAreReported(template: String, diagnostic: String) {
    #expect(Self.errors(template) == [diagnostic])
  }

  @Test func partialIsCheckedWhereItIsIncluded() {
    let row = ("row", "{{title}}\n{{#children}}{{>row}}{{/children}}")

    #expect(Self.errors("{{#items}}{{>row}}{{/items}}", [row]) == [])
    #expect(
      Self.errors("{{#page}}{{>row}}{{/page}}", [row]) == [
        """
        row.html:2:1: error: unknown name 'children'
          hint: known here: items, page, title
        """
      ])
  }

  @Test(arguments: [
    "{{#page}}{{>main}}{{/page}}", "{{#items}}{{#isNew}}{{>row}}{{/isNew}}{{/items}}",
    "{{#items}}{{>wide}}{{/items}}",
  ])
  func includingItselfInWhatStaysTheSameIsReported(template: String) {
    let others = [
      ("row", "{{#isNew}}{{>row}}{{/isNew}}"), ("wide", "{{#page}}{{>wide}}{{/page}}"),
    ]

    let found = Self.errors(template, others)

    #expect(found.count == 1)
    #expect(found.first?.contains("includes itself endlessly") == true)
  }

  @Test func templateThatNothingIncludesIsNotChecked() {
    #expect(Self.errors("", [("unused", "{{whatever}}")]) == [])
  }

  @Test func blockIsCheckedWhereItIsShown() {
    let shell = ("shell", "{{#page}}{{$body}}{{/body}}{{/page}}")

    #expect(Self.errors("{{<shell}}{{$body}}{{title}}{{/body}}{{/shell}}", [shell]) == [])
    #expect(
      Self.errors("{{<shell}}{{$body}}{{subtitle}}{{/body}}{{/shell}}", [shell]) == [
        """
        main.html:1:20: error: unknown name 'subtitle'
          hint: known here: items, page, title
        """
      ])
  }

  @Test func errorsComeInTheOrderOfTheText() {
    let found = Self.errors("{{a}}\n{{#items}}{{b}}{{/items}}\n{{c}}")

    #expect(found.map { $0.prefix(13) } == ["main.html:1:1", "main.html:2:1", "main.html:3:1"])
  }
}
