import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineData

/// Items written as data and read again, whatever they are.
@Suite struct DownloadRoundTripTests {
  @Test(arguments: 1...60) func itemsAreReadBackAsTheyWere(seed: Int) throws {
    var items = RandomItems(seed: UInt64(seed))
    let json = items.json()
    let before = try ContentFixture(["a.json": json, "index.md": RandomItems.page])
    let original = before.read()
    let files = files(of: original)
    _ = try JSONDocument(parsing: files["datapackage.json"]!)

    for name in ["items.json", "items.csv"] {
      let after = try ContentFixture([
        "index.md": "---\ntitle: Items\ncollection: { from: \(name) }\n---\n"
      ])
      for file in [name, "datapackage.json"] { try after.write(files[file]!, to: file) }
      let result = after.read()

      let expected = original.content.records.map(ItemValues.init)
      let found = result.content.records.map(ItemValues.init)
      #expect(found.count == expected.count)
      for (found, expected) in zip(found, expected) where found != expected {
        Issue.record("\(name): \(found.difference(from: expected))")
      }
      // A value that its type cannot read is reported again.
      #expect(result.kinds.subtracting(original.kinds) == [], "\(result.words)")
    }
    withExtendedLifetime(before) {}
  }

  /// A link to an item of the download leads there when it is read again. Others lead to the site.
  @Test func linksToWhatIsNotInTheFilesAreComplete() throws {
    let folder = try ContentFixture([
      "site.yml": "url: https://e.example\n", "other.md": "# Other\n", "index.md": "# Home\n",
      "owls/index.md": """
      ---
      title: Owls
      collection:
        from: a.json
        id: id
        page: true
        download: [json]
        fields: { title: id, link: to, see: { field: see, type: link } }
      ---
      """,
      "owls/a.json": #"""
      [{"id":"a","to":"/owls/b/","see":"/other.md"},{"id":"b","to":"/other.md","see":"/owls/a/"}]
      """#,
    ])
    let result = folder.read()
    let page = DownloadedPage(result.content.downloads[0], of: result.content, bodies: [:]) {
      "https://e.example/\($0)"
    }
    let json = String(decoding: page.file(page.files[0]).bytes, as: UTF8.self)

    #expect(json.contains(#""link":"./b/index.html","see":"https://e.example/index.html""#))
    #expect(json.contains(#""link":"https://e.example/index.html","see":"./a/index.html""#))
  }

  private func files(of result: ContentResult) -> [String: [UInt8]] {
    let downloads = result.content.downloads[0]
    var bodies: [RecordID: BodySource] = [:]
    for record in result.content.records {
      bodies[record.id] = record.body.flatMap { result.source(of: $0, on: "index.html") }
    }
    let page = DownloadedPage(downloads, of: result.content, bodies: bodies) { _ in nil }
    return Dictionary(uniqueKeysWithValues: downloads.files.map { ($0.path, page.file($0).bytes) })
  }
}

extension ContentResult {
  fileprivate var kinds: Set<String> { Set(diagnostics.map(\.kind)) }
}

/// What has to be the same after a record is written and read. A field with nothing in it is none,
/// and one with the name of a slot has a number.
private struct ItemValues: Equatable {
  var texts: [String: String] = [:]
  var tags: [String]
  var fields: [String: FieldValue] = [:]

  init(_ record: Record) {
    tags = record.tags
    texts["id"] = record.id.key
    texts["cell"] = record.cell
    for slot in RecordSlot.allCases { texts[slot.rawValue] = record[text: slot] }
    texts["date"] = record.date?.text
    if case .text(let text, at: _, isHTML: let isHTML) = record.body {
      texts["body"] = "\(text) \(isHTML)"
    }
    for field in record.fields where !field.value.isEmpty {
      let isSlot = RecordKeys.isSlotOfData(field.name)
      fields[isSlot ? "\(field.name) 2" : field.name] = field.value
    }
  }

  func difference(from other: Self) -> String {
    let names = Set(fields.keys).union(other.fields.keys).filter {
      fields[$0] != other.fields[$0]
    }
    let slots = Set(texts.keys).union(other.texts.keys).filter { texts[$0] != other.texts[$0] }
    return
      (names.sorted().map {
        "'\($0)' is \(describe(fields[$0])), was \(describe(other.fields[$0]))"
      }
      + slots.sorted().map { "\($0) is \(texts[$0] ?? "nil"), was \(other.texts[$0] ?? "nil")" }
      + (tags == other.tags ? [] : ["tags are \(tags), were \(other.tags)"]))
      .joined(separator: "; ")
  }

  private func describe(_ value: FieldValue?) -> String { value.map { "\($0)" } ?? "nil" }
}

/// Records with fields of all names and values.
private struct RandomItems {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  static let page = """
    ---
    title: Items
    collection:
      from: a.json
      id: key
      download: true
      otherFields: true
      fields:
        title: name
        subtitle: s1
        text: s2
        tags: { field: s3, split: "|" }
        date: s4
        link: s5
        badge: s6
        body: s7
        cell: s8
        _date: { field: t date, type: date }
        _number: { field: t number, unit: kg }
        _flag: { field: t flag, type: flag }
        _list: { field: t list, type: list }
        _size: { field: t size, type: size, unit: cm }
        _coordinates: { field: t coordinates, type: coordinates }
        _json: { field: t json, type: json }
        _text: { field: t text, type: text }
        _markdown: { field: t markdown, type: markdown }
        _html: { field: t html, type: html }
        _link: { field: t link, type: link }
        _age: { ageOf: t date, on: 2026-01-01 }
    ---
    """

  /// A list of records, in JSON. The columns have the same order in each.
  mutating func json() -> String {
    let names = Self.names.shuffled(using: &random).prefix(7)
    // Values of one column are mostly of the same kind.
    let columns = names.map { ($0, Int.random(in: 0..<7, using: &random)) }
    let typed = Self.typed.shuffled(using: &random).prefix(4).map {
      ($0, Bool.random(using: &random))
    }
    var json = JSONWriter()
    json.array(Array(0..<4), inLines: true) { json, number in
      json.object { json in
        json.member("key", ["a", "b/c", "007", "é, ß"][number])
        json.member("name", ["A", "B <b>", "C;D", "1"][number])
        for (key, values) in Self.slots where chance(3) {
          json.member(key, values.randomElement(using: &random)!)
        }
        for ((name, values), areLists) in typed where chance(4) {
          json.key("t \(name)")
          let count = areLists ? Int.random(in: 1...3, using: &random) : 1
          let values = (0..<count).map { _ in values.randomElement(using: &random)! }
          json.value(areLists ? .list(values.map(FieldValue.text)) : .text(values[0]))
        }
        for (name, kind) in columns where chance(4) {
          json.key(name)
          json.value(value(of: chance(6) ? kind : Int.random(in: 0..<7, using: &random)))
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func chance(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &random) != 0
  }

  private mutating func value(of kind: Int) -> FieldValue {
    switch kind {
    case 0: return .bool(Bool.random(using: &random))
    case 1: return number()
    case 2: return list { $0.number() }
    case 3: return list { .bool(Bool.random(using: &$0.random)) }
    case 4: return list { $0.text() }
    case 5 where !chance(3):
      let inner = value(of: Int.random(in: 0..<7, using: &random))
      return chance(2)
        ? .list([inner, .null])
        : .object([Field(name: "b", value: inner), Field(name: "0", value: text())])
    default: return text()
    }
  }

  private mutating func list(_ element: (inout Self) -> FieldValue) -> FieldValue {
    .list((0..<Int.random(in: 1...3, using: &random)).map { _ in element(&self) })
  }

  private mutating func number() -> FieldValue {
    let literals = [
      "0", "-1", "12", "1950", "2.50", "3e2", "1.10", "-0.5", "123456789012345678901",
    ]
    return .number(FieldValue.Number(literal: literals.randomElement(using: &random)!))
  }

  private mutating func text() -> FieldValue {
    .text(
      [
        "x", "1", "true", "null", " y ", "a;b", "a|b", "a/b", "a < b", "<p>", "<b>bold</b>", "# h",
        "*x* \\ 1.", "one\ntwo", "é", "=1+1", "\"q\"", "a, b", "2026-05-01", "{}", "[1]", "", "  ",
        "1,5", "{{x}}", "&amp;", "../a", "\u{FEFF}x",
      ].randomElement(using: &random)!)
  }

  private static let names = [
    "mass", "a", "a.b", "a.0", "image.src", "tags.0", "title", "subtitle", "text", "date", "tags",
    "link", "badge", "symbol", "image", "images", "cell", "body", "parent", "hidden", "order",
    "draft", "scheduled", "aliases", "id", "url", "field", "field 2", "*", "a.*", "../x", " b",
    "c ",
    "<p>", "{n}", "{{n}}", "é", "x\ny", "a,b", "\"q\"", "=x", "", "0", "null", "yes", "children",
    "#", "sep=;", "_date.b", "b: c", "\\",
  ]

  private static let slots = [
    ("s1", ["x", "a < b", "<p> is an element"]), ("s2", ["A *text*.", "# 1", "<b>", "a_b_c"]),
    ("s3", ["a|b, c;d", "a", "a/b|c", "<i>"]), ("s4", ["1920", "2026-05-01/2026-05-03", "1657~"]),
    ("s5", ["https://a.example/x?y#z", "mailto:x@a.example"]), ("s6", ["new", "1"]),
    ("s7", ["One *two*.\n\n# Three\n", "<p>x</p>", "x"]), ("s8", ["row", "card"]),
  ]

  private static let typed = [
    ("date", ["c. 1920", "2026-05-01", "1657/1660", "192X"]),
    ("number", ["1.5", "1,234.50 kg", "2 t", "12", "some"]), ("flag", ["yes", "no", "x", "maybe"]),
    ("list", ["a", "b;c", "1"]), ("size", ["30 × 40 cm", "30 x 40 x 2.5 cm", "small"]),
    ("coordinates", ["51.4778, -0.0014", "35°41′22″N 139°41′30″E"]),
    (
      "json", ["{\"a\": [1, \"2\"]}", "[1, 2]", "\"1\"", "\"<b>x</b>\"", "12", "true", "[\"a;b\"]"]
    ),
    ("text", ["<b>bold</b>", " x ", "1", "a;b", "a"]),
    ("markdown", ["*x* and 1 * 2", "1. no list", "a_b", "# h", "plain"]),
    ("html", ["<b>bold</b> &amp; 1", "a < b", "x"]),
    ("link", ["https://a.example/x", "mailto:x@a.example"]),
  ]
}
