import TestSupport
import Testing

/// What is more than a build can do is told of, with its place and what to do.
@Suite struct LimitTests {
  private func build(_ files: [String: String]) throws -> VitrineProgram.Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try VitrineProgram.run(["build"], in: folder.path)
  }

  /// Each of 25 templates includes the next twice: 33 million in all.
  @Test func templatesThatIncludeEachOtherTooOften() throws {
    var files = [
      "content/index.md": "---\ntitle: T\n---\n", "Templates/page-header.html": "{{>t0}}",
    ]
    for number in 0..<25 {
      files["Templates/t\(number).html"] = "{{>t\(number + 1)}}{{>t\(number + 1)}}"
    }
    files["Templates/t25.html"] = "x"

    let errors = try build(files).errors

    let hint =
      "include it less often: a template that includes itself must not include another twice"
    #expect(errors.contains("error: 't"))
    #expect(errors.contains("creates more than 1,000,000 templates on one page\n  hint: \(hint)\n"))
  }

  @Test func columnsThatAreTooNarrow() throws {
    let result = try build([
      "content/index.md":
        "---\ntitle: T\ncollection: { from: a.json }\nlayout: { grid: { narrowest: 5, gap: 0 } }\n---\n",
      "content/a.json": #"[{"title":"A"}]"#,
    ])

    #expect(
      result.errors.hasPrefix(
        "index.md:4:30: error: 'narrowest' must be a number from 16, not '5'\n"))
  }

  @Test(arguments: [
    (
      "json", #"[{"title":"A","x":\#(String(repeating: "[", count: 600))"#,
      "a.json:1:529: error: more than 512 levels of [ and {"
    ),
    (
      "xml", "<r>\(String(repeating: "<x>", count: 600))",
      "a.xml:1:1537: error: elements are nested more than 512 deep"
    ),
    (
      "toml", "x = \(String(repeating: "[", count: 200))",
      "a.toml:1:104: error: values are nested more than 100 levels deep"
    ),
    (
      "yml", "x: \(String(repeating: "[", count: 200))\(String(repeating: "]", count: 200))",
      "a.yml:1:103: error: values are nested more than 100 levels deep"
    ),
  ])
  func valuesThatAreNestedTooDeep(_ format: String, _ text: String, _ error: String) throws {
    let errors = try build([
      "content/index.md": "---\ntitle: T\ncollection: { from: a.\(format) }\n---\n",
      "content/a.\(format)": text,
    ]).errors

    #expect(errors.hasPrefix("\(error)\n  hint: remove some levels of "))
  }

  @Test func idsOfAnyLengthAreQuotedShort() throws {
    let id = String(repeating: "x", count: 50_000)
    let result = try build([
      "content/index.md": "---\ntitle: T\ncollection: { from: a.json, id: id, parent: up }\n---\n",
      "content/a.json":
        #"[{"id":"\#(id)","title":"A","up":"\#(id)y"},{"id":"\#(id)z","title":"B"}]"#,
    ])

    #expect(result.errors.contains("…"))
    #expect(result.errors.utf8.count < 1000)
  }

  /// 1,001 × 1,000 records find each other.
  @Test func lookupsThatFindTooMuch() throws {
    func records(_ count: Int) -> String {
      "[\((0..<count).map { #"{"id":"r\#($0)","title":"R","k":"same"}"# }.joined(separator: ","))]"
    }
    let result = try build([
      "content/index.md": """
      ---
      title: T
      collections:
        people: { from: p.json, id: id, fields: { title: title, books: { field: k, lookup: books, by: k } } }
        books: { from: b.json, id: id, fields: { title: title, k: k } }
      sections:
        - collection: people
        - collection: books
      ---

      """, "content/p.json": records(1001), "content/b.json": records(1000),
    ])

    #expect(
      result.errors.contains(
        """
        error: 'books' finds more than 1,000,000 records in total, 1000 of 'index#books' by 'same' alone
          hint: look up by a value that fewer records share

        """))
  }
}
