import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Empty, cut off, wrongly encoded, huge and hostile files of each format.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var file: String
    var bytes: [UInt8]
    var expected: String

    init(_ file: String, _ text: String, _ expected: String) {
      self.init(file, Array(text.utf8), expected)
    }

    init(_ file: String, _ bytes: [UInt8], _ expected: String) {
      self.file = file
      self.bytes = bytes
      self.expected = expected
    }

    var testDescription: String { expected }
  }

  static let sources = [
    Case(
      "birds.json", "",
      """
      birds.json:1:1: error: there is no JSON value
        hint: write [] for an empty list
      """),
    Case(
      "birds.jsonl", "\n",
      """
      birds.jsonl:1:1: error: the file is empty
        hint: remove it, also from 'from', until it has records
      """),
    Case(
      "birds.csv", "",
      """
      birds.csv:1:1: error: the file is empty
        hint: remove it, also from 'from', until it has records
      """),
    Case(
      "birds.yml", "",
      """
      birds.yml:1:1: error: the file is empty
        hint: remove it, also from 'from', until it has records
      """),
    Case(
      "birds.csv", "\u{FEFF}\r\n<!DOCTYPE html><p>Sign in",
      """
      birds.csv:1:1: error: the file is an HTML page, not CSV
        hint: open it in a browser: it may ask you to sign in, or show that the data has moved
      """),
    Case(
      "birds.json", "<HTML lang=en>",
      """
      birds.json:1:1: error: the file is an HTML page, not JSON
        hint: open it in a browser: it may ask you to sign in, or show that the data has moved
      """),
    Case(
      "birds.json", "[ { \"id\": \"owl\", \"title\"",
      """
      birds.json:1:25: error: the text ends where ':' is expected
        hint: the file may be truncated
      """),
    Case(
      "birds.jsonl", "{\"id\":\"owl\",\"title\":\"Owl\"}\n{\"id\":\n",
      """
      birds.jsonl:2:7: error: the text ends where a value is expected
        hint: the file may be truncated
      """),
    Case(
      "birds.json", String(repeating: "[", count: 100_000),
      """
      birds.json:1:513: error: more than 512 levels of [ and {
        hint: remove some levels of lists or keys
      """),
  ]

  /// The section names a record that the file would have had: that is no second mistake.
  @Test(arguments: sources) func aSourceThatCannotBeReadIsOneError(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: \(row.file), fields: { title: title } }
      sections: [ { items: [owl], sort: year } ]
      ---
      """
    ])
    try folder.write(row.bytes, to: row.file)

    #expect(folder.read().words == [row.expected])
  }

  @Test(arguments: [
    (
      "owl,\"Owl\nrook,Rook\n", ["\"Owl", "Rook"],
      [
        """
        birds.csv:2:5: warning: the quote that opens here is never closed, and stays in the cell
          hint: close it, and double each quote inside the cell
        """
      ]
    ),
    (
      "owl,Owl, barn\nrook\n", ["Owl, barn", "rook"],
      [
        """
        birds.csv:2:9: warning: this row has 3 cells, the header has 2: extra cells are joined to the last one
          hint: quote cells that contain a separator, and write empty cells too
        """,
        """
        birds.csv:3:1: warning: this row has 1 cell, the header has 2: missing cells are empty
          hint: quote cells that contain a separator, and write empty cells too
        """,
        """
        birds.csv:3:1: warning: 'rook' has no title, so its id is shown instead
          hint: add a title, or map one with 'fields' in the collection
        """,
      ]
    ),
  ])
  func aBadRowOfATableIsAWarning(_ rows: String, _ titles: [String], _ said: [String]) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.csv }\n---\n",
      "birds.csv": "id,title\n\(rows)",
    ])

    let reading = folder.read()

    #expect(reading.words == said)
    #expect(reading.content.records.map(\.title) == titles)
  }

  @Test(arguments: [
    Case(
      "birds/owl.md", "---\ntitle: Owl\n",
      """
      birds/owl.md:1:1: error: the front matter that begins here has no end
        hint: close it with a line of three hyphens; to draw a rule in the text, write *** instead
      """),
    Case(
      "birds/owl.md", "",
      """
      birds/owl.md:1:1: warning: 'owl' has no title, so its id is shown instead
        hint: add a title, or map one with 'fields' in the collection
      """),
    Case(
      "birds/index.md", "---\ntitle: A\ntitle: B\n---\n",
      """
      birds/index.md:3:1: error: the key 'title' is already used
        hint: first used at birds/index.md:2:1
      """),
    Case(
      "birds/owl.svg", "",
      """
      birds/owl.svg:1:1: warning: owl.svg ends before its size can be read, so it is not shown
        hint: copy the whole file again, or save the picture again as PNG or JPEG
      """),
  ])
  func aFileOfAPageThatCannotBeReadIsOneDiagnostic(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections: [ { collection: birds } ]\n---\n",
      "birds/rook.md": "---\ntitle: Rook\nimage: { src: owl.svg, alt: An owl }\n---\n",
      "birds/owl.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
    ])
    try folder.write(row.bytes, to: row.file)

    #expect(folder.read().words == [row.expected])
  }

  @Test func aLargeFileIsReadInParts() throws {
    let rows = (0..<20_000).map { #"{"id":"b\#($0)","title":"Bird \#($0)","year":\#($0 % 300)}"# }
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json }\nsections: [ { sort: -year } ]\n---\n",
      "birds.json": "[\(rows.joined(separator: ",\n"))]",
    ])

    let reading = folder.read(jobs: 2)

    #expect(reading.words == [])
    #expect(reading.content.records.count == 20_000)
    #expect(
      reading.content.records[777].place == SourceLocation(file: "birds.json", line: 778, column: 1)
    )
    #expect(reading.shown(on: "index.html")?[0].prefix(2) == ["Bird 299", "Bird 599"])
  }

  @Test func parentsInALongChainTakeNoStack() throws {
    let rows = (0..<20_000).map { #"{"id":"\#($0)","title":"T","above":"\#($0 + 1)"}"# }
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json, parent: above }\n---\n",
      "birds.json": "[\(rows.joined(separator: ","))]",
    ])

    let reading = folder.read()

    #expect(reading.words.count == 1)
    #expect(reading.content.pages[0].sections[0].items.last?.level == 19_999)
  }

  @Test func aSymbolicLinkThatLeadsNowhereIsAWarning() throws {
    let folder = try ContentFixture(["owl.md": "# Owl\n"])
    try folder.link("nowhere", as: "elsewhere")
    #expect(
      folder.read().words == [
        """
        elsewhere:1:1: warning: elsewhere is a symbolic link that leads nowhere, so it is left out
          hint: put the file itself here
        """
      ])
  }
}
