import TestSupport
import VitrineModel
import VitrineText

/// A small museum whose names are hard to tell apart: equal titles, ids that differ in case or in the form in
/// which Unicode writes them, and what these become in addresses. It is edited as people do.
struct RandomMuseum {
  struct Artist {
    var id: String
    var name: String
    var born: String
  }

  struct Work {
    var id: String
    var title: String
    var artists: [String]
    var kind: String
    var found: String
    var size: Int
    var state: String
    var parts: [String]
    var body: String
  }

  private var generator: SplitMix64
  private var artists: [Artist] = []
  private var works: [Work] = []

  /// Which of its values each key has.
  private var choices: [String: Int] = [:]
  private var labels: [String: String] = [:]

  private static let ids = [
    "a", "A", "b", "7", "07", "\u{E9}", "e\u{301}", "Caf\u{E9}", "Cafe\u{301}", "x/y", "~t", "o~k",
    "same",
    "index.html", "\u{1EA1}\u{307}", "a\u{307}\u{323}", "con", "s s", "日本", "#1", "%41", ".e",
  ]
  private static let titles = [
    "Same", "Same", "same", "Caf\u{E9}", "Cafe\u{301}", "Ants", "Bees", "A/B", "x~y", "“Q”", "*B*",
    "日本",
    "Zoë: one", "Parent", "[[a]]",
  ]
  private static let kinds = [
    "a", "b", "A", "Caf\u{E9}", "Cafe\u{301}", "Oil / Wood", "Oil / Paper", "",
  ]
  private static let dates = [
    "", "1900", "1912-05", "1912-06-01", "c. 1850", "500 BC", "2001-12-31",
  ]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<2 + generator.below(3) { insertArtist() }
    for _ in 0..<2 + generator.below(4) { insertWork() }
    for key in Self.values.keys.sorted() { choose(key) }
    choices["site language"] = 0
    for kind in Self.kinds where generator.chance(50) { labels[kind] = one(of: Self.titles) }
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[generator.below(values.count)]
  }

  private mutating func insertArtist() {
    let id = one(of: Self.ids)
    if artists.contains(where: { ExactText($0.id) == ExactText(id) }) { return }
    artists.append(Artist(id: id, name: one(of: Self.titles), born: one(of: Self.dates)))
  }

  private mutating func insertWork() {
    let id = one(of: Self.ids)
    if works.contains(where: { ExactText($0.id) == ExactText(id) }) { return }
    let pictures = ["", "", "![a](Caf\u{E9}.svg)", "![a](Cafe\u{301}.svg)", "[[\(id)]] *b*"]
    works.append(
      Work(
        id: id, title: one(of: Self.titles), artists: someArtists(), kind: one(of: Self.kinds),
        found: one(of: Self.dates), size: generator.below(6), state: one(of: ["good", "poor", ""]),
        parts: one(of: [[], [], ["p"], ["\u{E9}", "e\u{301}"], ["Same", "same"]]),
        body: one(of: pictures)))
  }

  private mutating func someArtists() -> [String] {
    (0..<generator.below(3)).compactMap { _ in artists.isEmpty ? nil : one(of: artists).id }
  }

  // MARK: Edits

  /// Changes one thing, seldom more.
  mutating func edit() {
    repeat { change() } while generator.chance(30)
  }

  private mutating func change() {
    let artist = artists.isEmpty ? nil : generator.below(artists.count)
    let work = works.isEmpty ? nil : generator.below(works.count)
    switch (generator.below(20), artist, work) {
    case (0, _, _): insertArtist()
    case (1, _, _): insertWork()
    case (2, let index?, _): artists.remove(at: index)
    case (3, _, let index?): works.remove(at: index)
    case (4, let index?, _), (5, let index?, _): artists[index].name = one(of: Self.titles)
    case (6, _, let index?): works[index].title = one(of: Self.titles)
    case (7, _, let index?): works[index].kind = one(of: Self.kinds)
    case (8, _, let index?): works[index].found = one(of: Self.dates)
    case (9, _, let index?): works[index].artists = someArtists()
    case (10, _, let index?): works[index].size = generator.below(6)
    case (11, _, let index?): works[index].state = one(of: ["good", "poor", ""])
    case (12, let index?, _): changeForm(ofArtist: index)
    case (13, _, let index?): changeForm(ofWork: index)
    case (14, _, _), (15, _, _):
      for kind in Self.kinds where generator.chance(50) { labels[kind] = one(of: Self.titles) }
    case (16, _, _): works.shuffle(using: &generator)
    default: choose(one(of: Self.values.keys.sorted()))
    }
  }

  /// The same to read, and other bytes.
  private static func otherForm(_ text: String) -> String {
    text.utf8.contains(0xCC)
      ? text.replacing("e\u{301}", with: "\u{E9}") : text.replacing("\u{E9}", with: "e\u{301}")
  }

  private mutating func changeForm(ofArtist index: Int) {
    let id = Self.otherForm(artists[index].id)
    if !artists.contains(where: { ExactText($0.id) == ExactText(id) }) { artists[index].id = id }
    artists[index].name = Self.otherForm(artists[index].name)
  }

  private mutating func changeForm(ofWork index: Int) {
    let id = Self.otherForm(works[index].id)
    if !works.contains(where: { ExactText($0.id) == ExactText(id) }) { works[index].id = id }
    works[index].title = Self.otherForm(works[index].title)
    works[index].kind = Self.otherForm(works[index].kind)
  }

  private mutating func choose(_ key: String) {
    choices[key] = generator.below(Self.values[key]!.count)
  }

  /// What the site may say under each key of its own.
  private static let values: [String: [String]] = [
    "site language": ["en", "de", "fr", "ar", "ja"],
    "language": ["", "language: de\n", "language: pl\n", "direction: rtl\n"],
    "folder": ["works", "Caf\u{E9}", "Cafe\u{301}", "works"],
    "picture": ["Caf\u{E9}.svg", "Cafe\u{301}.svg", ""],
    "format": ["json", "jsonl", "csv", "tsv", "yml", "toml", "xml", "xlsx", "md"],
    "page": ["", ", page: true", ", page: false"],
    "terms": [
      "", ", terms: [artist]", ", terms: [artist, kind]", ", terms: { field: kind, levels: ' / ' }",
      ", terms: [title, size, found]",
    ],
    "status": ["", "", ", status: { field: state, order: [good, poor] }"],
    "measures": ["", ", measures: { size: { unit: cm, better: higher, noise: 1 } }"],
    "children": ["", ", children: { from: parts, id: name, fields: { title: name } }"],
    "first": [
      "{ outline: kind }", "{ outline: artist }", "{ each: artist }",
      "{ outline: { by: kind, labels: LABELS, none: NONE } }",
      "{ each: { by: kind, labels: LABELS, none: NONE } }",
      "{ outline: { by: [kind, artist], labels: LABELS } }", "{ outline: found by month }",
      "{ each: found by decade }", "{ title: All, layout: { table: [title, artist, kind, size] } }",
      "{ title: All, sort: -size, layout: grid, pages: 2 }",
    ],
    "second": [
      "", ", { title: Again, repeats: true, outline: artist, layout: list }",
      ", { title: Same, repeats: true, limit: 2, layout: carousel }",
      ", { title: Again, repeats: true, outline: { by: kind, labels: LABELS }, sort: title }",
      ", { title: Good, repeats: true, where: { state: good }, empty: None, text: Some }",
      ", { title: Sizes, layout: { chart: { x: kind, y: size, by: size } } }",
    ],
    "finding": [
      "search: false\n", "search: true\nfilters: [artist, kind]\nsorts: [title, -size]\n",
      "filters: [{ field: size, by: range }, artist]\ngroups: [artist, kind]\n",
      "select: many\nfilters: [kind]\n",
    ],
    "figures": ["", "figures: [{ count: true }, { sum: size }]\n"],
    "none": ["None", "Ants", "Parent", "Other"],
    "history": ["", "history: 0\n", "history: 2\n"],
    "links": ["", "links: pretty\n"],
  ]

  private func value(_ key: String) -> String { Self.values[key]![choices[key] ?? 0] }

  // MARK: Files

  /// The files of its content folder.
  var files: [ExactText: [UInt8]] {
    let folder = value("folder")
    var files: [ExactText: [UInt8]] = [:]
    func put(_ text: String, _ path: String) { files[path] = Array(text.utf8) }
    put(
      "title: Museum\nlanguage: \(value("site language"))\nurl: https://example.org/\n"
        + value("history") + value("links"), "site.yml")
    put("---\ntitle: Home\n---\nSee [works](\(folder)/index.md).\n", "index.md")
    put(worksPage, "\(folder)/index.md")
    put(worksJSON, "\(folder)/works.json")
    let format = value("format")
    let page = value("page")
    let source = format == "md" ? "" : "from: artists.\(format), id: id, "
    let records = format == "toml" || format == "xml" ? "records: artist, " : ""
    put(
      """
      ---
      title: Artists
      \(value("language"))collection: { \(source)\(records)fields: { title: name, born: { field: born, type: date } }\(page) }
      ---

      """, "artists/index.md")
    if format == "md" {
      for (number, artist) in artists.enumerated() {
        let name = artist.id.contains { "/%#".contains($0) } ? "n\(number)" : artist.id
        put(
          "---\nname: \(quoted(artist.name))\nborn: \(quoted(artist.born))\n---\n",
          "artists/\(name).md")
      }
    } else {
      files["artists/artists.\(format)"] = artistsFile(format)
    }
    if !value("picture").isEmpty {
      put(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#,
        "\(folder)/\(value("picture"))")
    }
    return files
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.text(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private var worksPage: String {
    let named = labels.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
    let label =
      "{ \(named.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ")) }"
    let sections = (value("first") + value("second")).replacing("LABELS", with: label)
      .replacing("NONE", with: value("none"))
    return """
      ---
      title: Works
      \(value("language"))\(value("figures"))\(value("finding"))collection:
        { from: works.json, id: id, fields: { title: title, subtitle: kind, kind: kind, state: state,\(value("measures").isEmpty ? " size: size," : "")
          found: { field: found, type: date }, body: body, artist: { field: by, lookup: /artists } }\(value("page"))\(value("terms"))\(value("status"))\(value("measures"))\(value("children")) }
      sections: [ \(sections) ]
      ---

      """
  }

  private var worksJSON: String {
    var json = JSONWriter()
    json.array(works, inLines: true) { json, work in
      json.object { json in
        json.member("id", work.id)
        json.member("title", work.title)
        json.array("by", work.artists) { $0.text($1) }
        if !work.kind.isEmpty { json.member("kind", work.kind) }
        if !work.found.isEmpty { json.member("found", work.found) }
        json.key("size")
        json.number(work.size)
        if !work.state.isEmpty { json.member("state", work.state) }
        json.member("body", work.body)
        json.array("parts", work.parts) { json, part in json.object { $0.member("name", part) } }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func artistsFile(_ format: String) -> [UInt8] {
    let rows = artists.map { [("id", $0.id), ("name", $0.name), ("born", $0.born)] }
    func object(_ row: [(String, String)], _ sign: String) -> String {
      row.map { "\"\($0)\"\(sign) \(quoted($1))" }.joined(separator: ", ")
    }
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        "\"", with: "&quot;")
    }
    func table(_ separator: String) -> String {
      ["id\(separator)name\(separator)born\n"].joined()
        + rows.map { row in
          row.map { "\"\($1.replacing("\"", with: "\"\""))\"" }.joined(separator: separator) + "\n"
        }.joined()
    }
    let text: String
    switch format {
    case "json": text = "[\(rows.map { "{ \(object($0, ":")) }" }.joined(separator: ",\n"))]"
    case "jsonl": text = rows.map { "{ \(object($0, ":")) }\n" }.joined()
    case "csv": text = table(",")
    case "tsv": text = table("\t")
    case "yml": text = rows.map { "- { \(object($0, ":")) }\n" }.joined()
    case "toml":
      text = rows.map { "[[artist]]\n" + $0.map { "\($0) = \(quoted($1))\n" }.joined() }.joined()
    case "xml":
      let elements = rows.map { row in
        "<artist>\(row.map { "<\($0)>\(escaped($1))</\($0)>" }.joined())</artist>\n"
      }
      text = "<artists>\n\(elements.joined())</artists>\n"
    default:
      let cells = ([[("", "id"), ("", "name"), ("", "born")]] + rows).map { row in
        "<row>\(row.map { "<c t='str'><v>\(escaped($1))</v></c>" }.joined())</row>"
      }
      return WorkbookFixture("<sheetData>\(cells.joined())</sheetData>").bytes
    }
    return Array(text.utf8)
  }
}
