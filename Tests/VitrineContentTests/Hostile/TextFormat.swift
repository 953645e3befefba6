import Foundation
import TestSupport

/// The formats of content and templates.
enum TextFormat: String, CaseIterable, Codable, Sendable {
  case yaml, json, csv, xml, markdown, template
}

extension TextFormat {
  /// Good texts and bad ones, of the sample site and of other tests.
  var texts: [[UInt8]] {
    let texts: [String] =
      switch self {
      case .yaml: Self.yamlTexts
      case .json: Self.jsonTexts + [Self.file("content/arabic/mountains.json")]
      case .csv: Self.csvTexts
      case .xml: Self.xmlTexts
      case .markdown: Self.markdownTexts
      case .template: Self.templates
      }
    return texts.map { Array($0.utf8) }
  }

  /// Those of which every beginning is read.
  var shortTexts: [[UInt8]] { self == .yaml ? texts : texts.filter { $0.count < 1500 } }

  var mutation: Mutation {
    Mutation(of: texts, tokens: tokens, mostBytes: self == .yaml ? 2048 : 4096)
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
    case .markdown:
      [
        "# ", "## ", "*", "**", "_", "~~", "`", "```\n", "[", "](", ")", "![", "[^1]", "[^1]: ",
        "> ",
        "- ", "1. ", "- [x] ", "|", "|-", "\n|-|-|\n", "<b>", "<!--", "-->", "<script>",
        "https://a.b/",
        "a@b.c", "&amp;", "&#", "\n\n", "    ", "---\n", "===\n", "\\[", "<a name=x>",
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

  private static let templates =
    files(in: "Templates", ".html") + [
      "{{<parent}}{{$title}}{{title}}{{/title}}{{/parent}}", "{{=<% %>=}}<%title%>{{title}}",
      "{{#items}}{{>cell}}{{^tags}}none{{/tags}}{{/items}}{{{title}}}{{&title}}{{! no }}{{>*title}}",
    ]
}
