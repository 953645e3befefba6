import Foundation
import TestSupport

/// The formats of content and templates.
enum TextFormat: String, CaseIterable, Codable, Sendable {
  case yaml, toml, json, csv, xml, sheet, workbook, markdown, list, template
}

extension TextFormat {
  /// Good texts and bad ones, of the sample site and of other tests.
  var texts: [[UInt8]] {
    if self == .workbook {
      return [WorkbookFixture.row("<c><v>1</v></c>").bytes, Self.bytes(of: "works.xlsx")]
    }
    let texts: [String] =
      switch self {
      case .workbook: []
      case .sheet: Self.sheets
      case .yaml: Self.yamlTexts
      case .toml: Self.tomlTexts
      case .json: Self.jsonTexts + [Self.file("content/arabic/mountains.json")]
      case .csv: Self.csvTexts
      case .xml: Self.xmlTexts
      case .markdown: Self.markdownTexts
      case .list: Self.lists
      case .template: Self.templates
      }
    return texts.map { Array($0.utf8) }
  }

  /// Those of which every beginning is read.
  var shortTexts: [[UInt8]] {
    self == .yaml || self == .workbook ? texts : texts.filter { $0.count < 1500 }
  }

  var mutation: Mutation {
    let mostBytes = [.yaml: 2048, .workbook: 16_384][self] ?? 4096
    return Mutation(of: texts, tokens: tokens, mostBytes: mostBytes)
  }

  private var tokens: [String] {
    switch self {
    case .yaml:
      [
        "{", "}", "[", "]", ": ", ":", ",", "- ", "-", "? ", "&a ", "*a", "!", "!!str ", "|", ">",
        ">-\n",
        "#", " #", "%", "@", "`", "---", "\n---\n", "...", "  ", "<<: ", "\"\\x", "title: ",
        "where: ",
        "from: ", "true", "{ a: 1 }", "[a, b]",
      ]
    case .toml:
      [
        "[", "]", "[[", "]]", "{", "}", "=", " = ", ".", ",", "#", "\"\"\"", "'''", "\\u", "\\\n",
        "a.b = 1\n", "[a]\n", "[[a]]\n", "[a.b]\n", "a = { b = 1 }\n", "1_0", "0x", "1.", "e5",
        "inf",
        "2024-05-01", "T07:32:00", "Z", "true", "+++\n", "+++",
      ]
    case .json:
      [
        "{", "}", "[", "]", ":", ",", "{\"id\":", "[{", "}]", "true", "false", "\\u", "\\uD83D",
        "\\n",
        "//", "/*", "1.", ".5", "-", "01", "NaN",
      ]
    case .csv: [",", ";", "|", "\"\"", "\",", ",\"", "\"\n", "\n\"", "id", "title", ",,,,"]
    case .xml:
      [
        "<", ">", "</", "/>", "<a>", "</a>", "<!--", "-->", "<![CDATA[", "]]>", "<?xml ", "?>", "&",
        "&lt;", "&#x41;", "&#0;", "&a;", " k='v'", "=\"", "xmlns:a=''", "<!DOCTYPE a [", "]>",
        "<!ENTITY a 'b'>", "encoding='x'", "\u{FFFF}",
      ]
    case .sheet:
      [
        "<row>", "</row>", "<row r='9'>", "<c>", "</c>", "<c r='B2'>", "<c t='s'>", "<c t='b'>",
        "<c t='e'>", "<c t='inlineStr'>", "<c s='1'>", "<v>", "</v>", "<f>", "<is><t>", "</t></is>",
        "_x000D_", "1E+300", "1e-5", "45413.5", "#N/A", "<mergeCell ref='A1:B9'/>", "XFD1048576",
        "<!DOCTYPE a>", "&lt;",
      ]
    case .workbook: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "\u{8}", "<row>", "xl/"]
    case .markdown:
      [
        "# ", "## ", "*", "**", "_", "~~", "`", "```\n", "[", "](", ")", "![", "[^1]", "[^1]: ",
        "> ",
        "- ", "1. ", "- [x] ", "|", "|-", "\n|-|-|\n", "<b>", "<!--", "-->", "<script>",
        "https://a.b/",
        "a@b.c", "&amp;", "&#", "\n\n", "    ", "---\n", "===\n", "\\[", "<a name=x>",
      ]
    case .list:
      [
        "- ", "  - ", "* [a](//b) - ", "1. ", "[a](#b)", "[", "](//b)", "![](c.svg)", " - ", ": ",
        " – ", "(", ")", "([a](//b))", "`MIT`", "**", "**a:**\n\n", "# ", "## ", "\n\n", "\n    ",
        "<details><summary>a</summary>\n\n", "</details>", "<a href='//b'>", "</a>", "<h2>",
        "</h2>",
        "<li>", "> ", "[x] ", "🦉", "| a | b |\n| - | - |\n", "| [a](//b) | c |\n",
        "## 1.2.0 - 2024-05-01\n",
        "[YANKED]", "[Unreleased]", "### Added\n", "1.0 / 2024/1/5\n===\n",
        " by @a in https://b.c/1",
        "**a:** ", "Full Changelog: ", "[a]: //b\n",
      ]
    case .template:
      [
        "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{<", "{{$", "{{!", "{{=", "=}}",
        "{{&",
        "{{#item}}", "{{/item}}", "{{title}}", "{{.}}", "{{>*", "{{=<% %>=}}", "<%", "%>",
        "{{a.b.c}}",
      ]
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func file(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func bytes(of fixture: String) -> [UInt8] {
    let path = "Tests/VitrineContentTests/Fixtures/\(fixture)"
    return (try? Data(contentsOf: root.appending(path: path))).map { Array($0) } ?? []
  }

  private static func files(in folder: String, _ ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.sorted().map
    {
      file("\(folder)/\($0)")
    }
  }

  /// The front matter of the sample's files, its settings, the documentation's examples, and what
  /// other tests read.
  private static let yamlTexts: [String] = {
    let matters = files(in: "content", ".md").compactMap { text in
      text.hasPrefix("---\n")
        ? text.dropFirst(4).firstRange(of: "\n---").map {
          String(text.dropFirst(4)[..<$0.lowerBound])
        }
        : nil
    }
    let mistakes = YAMLSyntaxErrorTests.traps + YAMLSyntaxErrorTests.others
    let pages =
      DeclarationDiagnosticsTests.pages + DeclarationDiagnosticsTests.layouts
      + SupplementTests.mistakes
    return [file("content/site.yml")] + matters + mistakes.map(\.yaml) + pages.map(\.frontMatter)
      + DocumentationTests.examples.map { $0.lines.joined(separator: "\n") }
      + FlatYAMLTests.values.map { "a: \($0)" }
      + ["{c", "[a", "title: Über\nimage: { src: a.png", "- {a: 'b\n- [c, \"d\n"]
  }()

  private static let tomlTexts =
    (TOMLDiagnosticsTests.syntax + TOMLDiagnosticsTests.clashes).map(\.toml)
    + TOMLSuiteTests.valid.map { String(decoding: $0.toml, as: UTF8.self) } + [
      "title = \"Owls\"\nimage = { src = \"a.png\" }\n[[sections]]\ntitle = 'All'\nsort = ['-span']\n"
    ]

  /// The cells of workbooks.
  private static let sheets = [
    "<sheetData><row r='1'><c r='A1' t='s'><v>0</v></c><c r='C1' t='str'><v>b</v></c></row><row r='3'><c r='A3' s='1'><v>45413.5</v></c><c r='B3'><v>1.5E-7</v></c></row></sheetData><mergeCells><mergeCell ref='A2:A9'/></mergeCells>",
    "<row><c t='inlineStr'><is><r><t>a</t></r><rPh><t>x</t></rPh></is></c><c t='b'><v>1</v></c></row><row><c t='e'><v>#REF!</v></c><c><f>A1</f></c></row><row><c t='d'><v>2024-05-01</v></c></row>",
  ]

  private static let jsonTexts = [
    #"[ { "id": "owl", "title": "Owl", "tags": ["a", "b"], "image": { "src": "p.png", "shape": "4/3" } } ]"#,
    #"{ "birds": { "owl": { "title": "Öwl \uD83E\uDD89", "mass": 1.25e2, "young": [] } }, "n": null }"#,
    "{\"id\":\"a\",\"title\":\"A\"}\n{\"id\":\"b\",\"order\":2,\"draft\":false}\n",
    #"[[],{},"",0,-0.5,true,false,null,"\u00e9\n\/"]"#,
  ]

  private static let csvTexts = [
    "id,title,year\nowl,\"Owl, barn\",1990\nrook,\"The \"\"Rook\"\"\",\n",
    "\u{FEFF}id;title;date\r\na;Ä;2026-01-01\r\n\r\nb;\"two\r\nlines\";\r\n",
    "id\ttitle\nx\t5\" pipe\ny\t\"\"\n", "id|title\n1|One\n2|Two\n", "a,b\n1\n2,3,4\n\"5\"x,6\n",
  ]

  private static let xmlTexts =
    [XMLRecordsTests.report] + XMLDiagnosticsTests.mistakes.map(\.xml) + [
      "\u{FEFF}<?xml version='1.0' encoding='utf-8' standalone=\"yes\"?>\r\n<a:b xmlns:a='c' a:k='&quot;'>é</a:b>",
      "<!DOCTYPE a PUBLIC 'b' 'c' [<!ELEMENT a ANY><!ATTLIST a b CDATA 'c'>]><a b='&#233;'>x<b/>y</a>",
    ]

  private static let markdownTexts: [String] = {
    let docs = files(in: "content/docs", ".md").flatMap { text in
      text.split(separator: "\n## ").map { "## \($0)" }
    }
    return docs.filter { $0.utf8.count < 3000 }
      + MarkdownHostileTests.texts.filter { $0.text.utf8.count < 3000 }.map(\.text)
      + [
        "---\ntitle: Owl\n---\n# Owl\n\nText with [a link](b.md#c), ![a](p.png \"t\") and <b>HTML</b>.\n",
        "a[^1]\n\n[^1]: note\n\n| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [x] done\n\n~~old~~ www.a.org\n",
      ]
  }()

  /// Lists, tables and releases.
  private static let lists =
    files(in: "Tests/VitrineContentTests/Fixtures/changelogs", ".md")
    + ListEntryTests.entries.map { "- \($0.markdown)\n" } + [ListTests.twice, ListTests.shapes]

  private static let templates =
    files(in: "Templates", ".html") + [
      "{{<parent}}{{$title}}{{title}}{{/title}}{{/parent}}", "{{=<% %>=}}<%title%>{{title}}",
      "{{#items}}{{>cell}}{{^tags}}none{{/tags}}{{/items}}{{{title}}}{{&title}}{{! no }}{{>*title}}",
    ]
}
