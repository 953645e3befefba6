import TestSupport

/// A collection of records as a content folder of random size and order, changed a little at a time.
struct RandomCollection {
  struct Record {
    var id: Int
    var title: String
    var kind: String
    var size: Double
    var body: String?
  }

  private var generator: SplitMix64
  private var nextID = 0
  private var records: [Record] = []
  private var layout = "list"
  private var pageTitle = "Things"
  private var sections = 1
  private var siteTitle = "Site"

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<12 { insert() }
  }

  /// Changes one to four things at random.
  mutating func edit() {
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change() }
  }

  private mutating func change() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: insert()
    case 2, 3: if records.count > 2 { records.remove(at: index()) }
    case 4: records[index()].title = "Thing \(Int.random(in: 0..<100, using: &generator))"
    case 5: records[index()].kind = kind()
    case 6: records[index()].size *= Double.random(in: 0.97...1.05, using: &generator)
    case 7:
      records[index()].body =
        Bool.random(using: &generator)
        ? nil : "Text \(Int.random(in: 0..<9, using: &generator))"
    case 8: records.shuffle(using: &generator)
    case 9:
      layout = ["list", "grid", "{ grid: { columns: 2 } }"].randomElement(using: &generator)!
    case 10: sections = Int.random(in: 1...3, using: &generator)
    default:
      pageTitle = "Things \(Int.random(in: 0..<9, using: &generator))"
      siteTitle = "Site \(Int.random(in: 0..<9, using: &generator))"
    }
  }

  private mutating func insert() {
    let place = Int.random(in: 0...records.count, using: &generator)
    records.insert(
      Record(
        id: nextID, title: "Thing \(nextID)", kind: kind(), size: 1,
        body: nextID == 0 ? "Text" : nil),
      at: place)
    nextID += 1
  }

  private mutating func kind() -> String {
    ["a", "b", "c"].randomElement(using: &generator)!
  }

  private mutating func index() -> Int { records.indices.randomElement(using: &generator)! }

  /// Writes the content folder anew.
  func write(to folder: TemporaryFolder) throws {
    try folder.write("title: \(siteTitle)\nhistory: 5\n", to: "content/site.yml")
    let all = [
      "{ id: all, title: All, layout: \(layout) }",
      "{ title: By kind, outline: kind, repeats: true, layout: list }",
      "{ title: Largest, sort: -size, limit: 4, repeats: true, layout: grid }",
    ]
    try folder.write(
      """
      ---
      title: \(pageTitle)
      collection:
        from: things.json
        id: id
        fields: { title: title, subtitle: kind, body: body }
        measures: { size: { unit: m, better: higher, noise: 3% } }
      sections: [ \(all.prefix(sections).joined(separator: ", ")) ]
      ---
      """, to: "content/index.md")
    let lines = records.map { record in
      let body = record.body.map { #","body":"\#($0)""# } ?? ""
      return
        #"{"id":"t\#(record.id)","title":"\#(record.title)","kind":"\#(record.kind)","size":\#(record.size)\#(body)}"#
    }
    try folder.write("[\(lines.joined(separator: ",\n"))]", to: "content/things.json")
  }
}
