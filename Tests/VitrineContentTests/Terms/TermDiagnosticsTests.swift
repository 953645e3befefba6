import Testing
import VitrineContent

/// What is said about terms that cannot be as they are declared.
@Suite struct TermDiagnosticsTests {
  /// The keys of a collection, files beside it, and what is said.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var collection: String
    var files: [String: String] = [:]
    var expected: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "terms that are a number of maps", collection: "terms: { field: m }",
      expected: "index.md:2:44: error: 'terms' must be a field or a list of fields, not a map"),
    Case(
      name: "no field", collection: "terms: [{ levels: a }]",
      expected: """
        index.md:2:45: error: 'terms' needs 'field'
          hint: name the field that has the values, as in { field: subject, levels: ' / ' }
        """),
    Case(
      name: "a misspelt key", collection: "terms: [{ feild: m }]",
      expected: """
        index.md:2:47: error: unknown key 'feild' in 'terms'
          hint: did you mean 'field'?
        """),
    Case(
      name: "a field that no record has", collection: "terms: [mm]",
      expected: """
        index.md:2:45: warning: no record of 'index' has a field 'mm'
          hint: did you mean 'm'?
        """),
    Case(
      name: "one field twice", collection: "terms: [m, M]",
      expected: """
        index.md:2:48: error: the pages of the terms 'M' would be in 'M', like those of other terms
          hint: first declared at index.md:2:45; collections of one page cannot have the same field of terms
        """),
    Case(
      name: "a text for an unknown term", collection: "terms: [m]", files: ["m/oill.md": "Slow.\n"],
      expected: """
        m/oill.md:1:1: warning: no record has the value 'oill' in 'm'
          hint: did you mean 'oil'?
        """),
    Case(
      name: "an unknown key of a term", collection: "terms: [m]",
      files: ["m/oil.md": "---\nlayout: grid\n---\n"],
      expected: """
        m/oil.md:2:1: error: unknown key 'layout' in the text of a term
          hint: the keys of the text of a term are title, text
        """),
    Case(
      name: "a collection of an index", collection: "terms: [m]",
      files: ["m/index.md": "---\ncollection: { from: ../a.json }\n---\n"],
      expected: """
        m/index.md:2:1: error: the page of the terms 'm' cannot have its own collection
          hint: its sections show the terms: remove the collection, or rename the folder
        """),
    Case(
      name: "a file where a term is", collection: "terms: [m]",
      files: ["m/oil/index.html": "<p>\n"],
      expected: """
        m/oil/index.html:1:1: error: 'm/oil/index.html' is already created by something else
          hint: first created by index.md:2:45
        """),
    Case(
      name: "a page where a term is", collection: "terms: [m]",
      files: ["m/oil/index.md": "---\ntitle: Oil\n---\n"],
      expected: """
        index.md:2:45: error: 'm/oil/index.html' is already created by something else
          hint: first created by m/oil/index.md:1:1
        """),
    Case(
      name: "a record where an index is", collection: "terms: [m], page: true",
      files: [
        "a.json":
          #"[{ "id": "m", "title": "M", "m": "oil" }]"#
      ],
      expected: """
        a.json:1:2: error: 'm/index.html' is already created by something else
          hint: first created by index.md:2:45
        """),
    Case(
      name: "values with white space around them", collection: "terms: [m]",
      files: [
        "a.json":
          #"[{ "id": "a", "title": "A", "m": "oil" },\#n{ "id": "b", "title": "B", "m": ["Oil", " oil "] }]"#
      ],
      expected: """
        a.json:2:1: warning: 'Oil' and 'oil' differ only in case or white space, so they are two values of 'm'
          hint: 'oil' is at a.json:1:2
        """),
    Case(
      name: "values that differ in case", collection: "terms: [m]",
      files: [
        "a.json":
          #"[{ "id": "a", "title": "A", "m": "oil" },\#n{ "id": "b", "title": "B", "m": ["Oil", "o il"] }]"#
      ],
      expected: """
        a.json:2:1: warning: 'Oil' and 'oil' differ only in case or white space, so they are two values of 'm'
          hint: 'oil' is at a.json:1:2
        """),
  ]

  @Test(arguments: cases) func isSaidAtItsPlace(_ given: Case) throws {
    let fixture = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json, id: id, \(given.collection) }\n---\n",
      "a.json": #"[{ "id": "a", "title": "A", "m": "oil" }]"#,
    ])
    for (file, text) in given.files { try fixture.write(Array(text.utf8), to: file) }
    let reading = fixture.read()

    #expect(reading.words.first == given.expected)
  }

  @Test func collectionsOfOnePageDoNotShareAFolder() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collections:
        a: { from: a.json, terms: [tags] }
        b: { from: b.json, terms: [tags, kind] }
      ---
      """,
      "a.json": #"[{ "title": "A", "tags": "x" }]"#,
      "b.json": #"[{ "title": "B", "tags": "x", "kind": "y" }]"#,
    ]).read()

    #expect(
      reading.words == [
        """
        index.md:4:30: error: the pages of the terms 'tags' would be in 'tags', like those of other terms
          hint: first declared at index.md:3:30; collections of one page cannot have the same field of terms
        """
      ])
  }
}
