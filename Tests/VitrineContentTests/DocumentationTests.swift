import Foundation
import TestSupport
import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Every example of YAML in the documentation is read, in a file of the kind that it belongs to.
@Suite struct DocumentationTests {
  struct Example: CustomTestStringConvertible, Sendable {
    /// The file of the documentation, and the line.
    var place: String
    var lines: [String]

    var testDescription: String { place }

    /// The key that it begins with; nil for a whole file.
    var key: String? {
      lines[0] == "---" ? nil : lines[0].split(separator: ":").first.map(String.init)
    }
  }

  static let examples: [Example] = {
    let root = URL(filePath: #filePath).appending(path: "../../../content/docs").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
      return examples(of: text ?? "", in: name)
    }
  }()

  /// The fenced blocks of YAML. One that says a key twice shows two ways to write it.
  private static func examples(of text: String, in file: String) -> [Example] {
    var examples: [Example] = []
    var isInside = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```yaml"
        if isInside { examples.append(Example(place: "\(file):\(index + 2)", lines: [])) }
      } else if isInside {
        let key = line.prefix { $0 != ":" } + ":"
        let isSecond = examples.last!.lines.contains { !key.isEmpty && $0.hasPrefix(key) }
        if isSecond, line.contains(":"), !line.hasPrefix(" ") {
          examples.append(Example(place: "\(file):\(index + 1)", lines: []))
        }
        examples[examples.count - 1].lines.append(line)
      }
    }
    return examples
  }

  /// What the files in collections.md say that have names, each of which holds the same records.
  static let dataFiles: [(name: String, text: String)] = {
    text(of: "collections.md").matches(of: #/```\w+ title="(birds\.\w+)"\n((?s:.*?))```/#).map {
      (String($0.1), String($0.2))
    }
  }()

  private static func text(of page: String) -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../content/docs/\(page)")
    return (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
  }

  @Test func frontMatterInTOMLIsRead() throws {
    let example = Self.text(of: "content.md").firstMatch(of: #/```toml\n(\+{3}\n(?s:.*?))```/#)
    let reading = try ContentFixture([
      "index.md": String(try #require(example).1), "works.json": #"[{"id":"a","title":"A"}]"#,
    ]).read()

    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.content.pages[0].title == "Works on paper")
  }

  @Test func allFormatsOfTextHaveAnExample() {
    let endings = ["json", "jsonl", "csv", "yml", "toml", "xml"]
    #expect(Self.dataFiles.map(\.name) == endings.map { "birds.\($0)" })
  }

  @Test(arguments: dataFiles)
  func everyFormatSaysTheSame(_ file: (name: String, text: String)) throws {
    let records = ["birds.toml": "bird", "birds.xml": "birds/bird"][file.name]
    let reading = try ContentFixture([
      "index.md":
        "---\ncollection: { from: \(file.name)\(records.map { ", records: \($0)" } ?? "") }\n---\n",
      file.name: file.text,
    ]).read()

    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.content.records.map(\.title) == ["Owl", "Wren"])
    #expect(reading.content.records.map(\.id.key) == ["owl", "wren"])
    let spans = reading.content.records.map { record in
      switch record.fields.first?.value {
      case .number(let number): number.literal
      case .text(let text): text
      default: ""
      }
    }
    #expect(spans == ["1.10", "0.17"])
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 20)
  }

  @Test(arguments: examples) func anExampleIsReadWithoutErrors(_ example: Example) throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\n---\n", "teapots/blue.md": "# Blue\n", "artists/b.md": "# B\n",
      "emoji/cat.md": "# Cat\n", "artists.json": #"[{"id":"B","name":"B"}]"#,
      "works/index.md":
        "---\ncollection: { from: a.csv, id: id, fields: { artist: artist } }\n---\n",
      "works/a.csv": "id,title,artist\nw,W,B\n",
      "objects.csv":
        "id,title,maker,year,place,coordinates,front,details,front_caption,detail_captions,photographer,rights,text\nhm-0351,Flag,B,1776,,,,,,,,,\n",
      "objects/index.md":
        "---\ncollection: { from: a.csv, id: id, fields: { coordinates: { field: at, type: coordinates }, date: year } }\n---\n",
      "objects/a.csv": "id,title,year,at\nhm-0351,Flag,1776,\"1, 2\"\n",
      "tour/index.md": "# Tour\n", "map/index.md": "# Map\n", "timeline/index.md": "# Timeline\n",
      "brand/logo.svg": "<svg/>", "brand/logo-dark.svg": "<svg/>", "brand/icon.svg": "<svg/>",
      "fonts/literata-latin.woff2": "wOF2", "fonts/literata-cyrillic.woff2": "wOF2",
      "fonts/commit-mono.woff2": "wOF2",
      "emoji.json": #"[{"id":"cat","name":"Cat","emoji":"🐱","category":"Animals","version":1}]"#,
      "works.json": #"[{"id":"a","title":"A","artist":"B","year":1,"stats":{"mean":1}}]"#,
      "suites.json":
        #"{ "suites": { "api": [{ "test": "lists" }], "site": [{ "test": "opens" }] } }"#,
      "results.json":
        #"{ "suites": [{ "title": "a", "specs": [{ "title": "b", "tests": [{ "projectName": "p", "status": "x", "results": [{ "status": "y" }] }] }] }] }"#,
      "pays-result.json":
        #"{ "historyId": "a", "name": "b", "status": "passed", "start": 1, "stop": 2, "labels": [{ "name": "suite", "value": "c" }] }"#,
      "books.csv": "id,title,author\na,A,B\n",
      "works.csv": "Inv. No.,Title,Artist,Technique,Year\nA 1,A,B,oil,1901\n",
      "nightly.json": #"{"report":{"benchmarks":[{"fullname":"a","title":"A"}]}}"#,
      "junit.xml":
        "<testsuites><testsuite><testcase classname='c' name='a'/></testsuite></testsuites>",
      "plates/a.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
      "README.md": "## Owls\n\n- [Owl](//o)\n", "CHANGELOG.md": "## 1.0.0\n\n- a\n",
      "owls.md": "| Name | Span | Seen |\n| - | - | - |\n| [Owl](//o) | 1 | |\n",
      "notes/a.md": "# A\n", "products/python.md": "---\ntitle: Python\nreleases: []\n---\n",
    ])
    try folder.write(
      WorkbookFixture(
        "<row><c t='str'><v>Inv. No.</v></c></row><row><c t='str'><v>A 1</v></c></row>"
      ).bytes, to: "works.xlsx")
    let text = example.lines.joined(separator: "\n") + "\n"
    let indented = example.lines.map { "    \($0)\n" }.joined()
    switch example.key {
    case nil:
      let isPage = text.contains("\nsections:") || text.contains("\ncollection:")
      try folder.write(Array(text.utf8), to: isPage ? "index.md" : "item.md")
    case "title", "url", "navigation", "language", "badges", "search", "theme", "accent", "logo",
      "fonts", "allowHost", "hosting", "pictures":
      try folder.write(Array(text.utf8), to: "site.yml")
    case "image", "images":
      try folder.write(Array("---\ntitle: Item\n\(text)---\n".utf8), to: "item.md")
    case "fields", "measures", "status", "kind":
      let page = "---\ncollection:\n    from: works.json\n    id: id\n\(indented)---\n"
      try folder.write(Array(page.utf8), to: "index.md")
    case "where", "outline", "figures":
      let page = "---\nsections:\n  - title: All\n\(indented)---\n"
      try folder.write(Array(page.utf8), to: "index.md")
    case "collection", "collections", "sections", "layout", "cell", "header":
      try folder.write(Array("---\n\(text)---\n".utf8), to: "index.md")
    case let key?:
      Issue.record("nobody said what '\(key)' is a part of")
    }

    #expect(folder.read().diagnostics.filter { $0.severity == .error }.map(\.description) == [])
  }
}
