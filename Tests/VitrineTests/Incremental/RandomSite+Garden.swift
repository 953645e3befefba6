extension RandomSite {
  /// A record that may say all that a record can, and what no page shows.
  struct Plant {
    var id: String

    /// The JSON values of its keys.
    var members: [String: String] = [:]
  }

  /// A section of the plants' page.
  struct Bed {
    /// The YAML values of its keys.
    var keys: [String: String]
  }

  /// The JSON values that a plant may have under each key; empty for none.
  private static let plantValues: [(key: String, values: [String])] = [
    ("title", ["\"Moss\"", "\"Fern\"", "\"Fern & moss\""]),
    ("subtitle", ["", "\"Green\"", "\"<b>Green</b>\"", "\"Brown\""]),
    ("text", ["", "\"Small.\"", "\"<p>Small.</p>\"", longText(ending: "here")]),
    ("symbol", ["", "\"🌱\"", "\"🌵\""]),
    ("badge", ["", "\"new\"", "\"failed\"", "\"12\"", "\"rare\""]),
    ("date", ["", "\"2026-01-02\"", "\"2026-02\""]),
    ("tags", ["", "[\"a\"]", "[\"a\", \"b\"]", "[\"A\", \"c\"]"]),
    ("link", ["", "\"https://example.org/a\"", "\"../hills/index.md\"", "\"/robots.txt\""]),
    (
      "image",
      [
        "", "{ \"src\": \"leaf.svg\", \"alt\": \"A leaf\" }",
        "{ \"src\": \"leaf.svg\", \"alt\": \"Leaf\" }",
        "{ \"src\": \"root.svg\", \"alt\": \"\", \"shape\": \"2/1\" }",
        "{ \"src\": \"https://example.org/p.png\", \"alt\": \"\", \"shape\": \"4/3\" }",
      ]
    ),
    (
      "body",
      [
        "", "\"Grows.\"", "\"Grows.\\n\\n\"",
        "\"Grows. ![Leaf](leaf.svg) [Hills](../hills/index.md)\"",
        "\"Grows <b>fast</b>. ![Far](https://example.org/p.png)\"",
      ]
    ),
    ("cell", ["", "", "\"card\"", "\"tile\"", "\"figure\"", "\"row\""]),
    ("kind", ["\"tree\"", "\"herb\"", "\"shrub\""]),
    ("height", ["", "1", "4", "4.0", "90000"]),
    ("isOld", ["", "true", "false"]),
    ("found", ["", "\"2026-01-03\"", "\"2026-01-03T10:20:30Z\"", "\"2026-01-03T10:20Z\""]),
    ("place", ["", "\"North / Wood\"", "\"North / Moor\"", "[\"North\", \"South / Wood\"]"]),
    ("samples", ["", "[{ \"n\": 1 }]", "[{ \"n\": 1 }, { \"n\": 2 }]"]),
  ]

  /// The YAML values that a section may have under each key.
  private static let bedValues: [(key: String, values: [String])] = [
    ("title", ["", "Beds", "All beds"]), ("text", ["", "Under glass.", "Outside."]),
    ("empty", ["", "None.", "Nothing grows."]), ("id", ["", "beds", "plots"]),
    ("cell", ["", "", "card", "row"]),
    (
      "layout",
      [
        "list", "{ list: { style: plain } }", "{ list: { style: inset } }", "grid",
        "{ grid: { columns: 2 } }", "{ grid: { picture: 4/3 } }", "{ carousel: { width: 88 } }",
        "{ grid: { picture: own } }", "{ grid: { fit: contain } }",
        "{ carousel: { width: 240 } }", "gallery", "flow", "{ 0: list, 600: grid }",
        "{ list: { footer: free } }",
      ]
    ),
    ("where", ["", "", "{ height: { atLeast: 4 } }", "{ kind: moss }"]),
    ("sort", ["", "title", "-height", "samples"]), ("limit", ["", "", "3"]),
    ("outline", ["", "", "kind", "{ by: kind, sort: title }", "found by month"]),
    ("each", ["", "", "", "kind", "found by decade"]),
  ]

  /// The YAML values that `site.yml` may have under each key.
  private static let settingValues: [(key: String, values: [String])] = [
    ("description", ["", "A garden.", "A site."]), ("language", ["en", "de", "ar"]),
    ("direction", ["", "ltr"]), ("url", ["", "https://example.org/a", "https://example.org/b"]),
    ("edit", ["", "https://example.org/{path}", "https://example.org/{path}?line={line}"]),
    ("remoteImages", ["true", "false"]), ("unsafe", ["true", "false"]),
    ("feeds", ["", "false"]), ("hosting", ["", "", "[netlify, nginx]"]), ("history", ["", "0"]),
    ("badges", ["", "3 builds"]),
    (
      "navigation",
      [
        "", "[garden, { title: Far, link: \"https://example.org\" }]",
        "[garden, { title: Away, link: \"https://example.org\" }]", "[hills, garden]",
      ]
    ),
    (
      "words",
      [
        "", "{ next: On, skip: Go }", "{ next: Forward }", "{ skip: Skip }",
        "{ badgeInserted: Fresh, whatsNew: News }",
      ]
    ),
  ]

  private static func longText(ending end: String) -> String {
    "\"\(String(repeating: "It is a plant of the north. ", count: 9))It grows \(end).\""
  }

  mutating func insertPlant() {
    nextNumber += 1
    var plant = Plant(id: "p\(nextNumber)")
    for (key, values) in Self.plantValues where random(2) == 0 || key == "title" {
      plant.members[key] = values[random(values.count)]
    }
    garden.insert(plant, at: random(garden.count + 1))
  }

  mutating func makeGarden() {
    for _ in 0..<7 { insertPlant() }
    beds = (0..<3).map { _ in Bed(keys: ["layout": "list"]) }
    for number in beds.indices { for _ in 0..<3 { changeBed(number) } }
  }

  mutating func changeGarden() {
    if garden.count < 4 { return insertPlant() }
    let index = random(garden.count)
    switch random(25) {
    case 24: variants["garden finding", default: 0] += 1
    case 20: variants["garden terms", default: 0] += 1
    case 21, 22, 23: changeTerms()
    case 0: insertPlant()
    case 1: garden.remove(at: index)
    case 2: garden.swapAt(index, random(garden.count))
    case 3: changeBed(random(beds.count))
    case 4: changeBed(random(beds.count))
    case 5: beds.swapAt(random(beds.count), random(beds.count))
    case 6:
      if beds.count > 2 {
        beds.remove(at: random(beds.count))
      } else {
        beds.append(Bed(keys: ["layout": "grid"]))
      }
    case 7: variants["leaf", default: 0] += 1
    case 8: variants["garden title", default: 0] += 1
    case 9: variants["garden text", default: 0] += 1
    case 10: variants["garden introduction", default: 0] += 1
    case 11: variants["garden language", default: 0] += 1
    case 12: variants["white space", default: 0] += 1
    case 13: variants["garden fields", default: 0] += 1
    default:
      let (key, values) = Self.plantValues[random(Self.plantValues.count)]
      garden[index].members[key] = values[random(values.count)]
    }
  }

  mutating func changeSettings() {
    let (key, values) = Self.settingValues[random(Self.settingValues.count)]
    settings[key] = values[random(values.count)]
  }

  private mutating func changeBed(_ number: Int) {
    let (key, values) = Self.bedValues[random(Self.bedValues.count)]
    beds[number].keys[key] = values[random(values.count)]
  }

  var gardenFiles: [String: String] {
    let picture = number("leaf", of: 3)
    func drawing(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"><!-- \(picture) --></svg>"
    }
    return termFiles.merging([
      "content/garden/index.md": gardenPage,
      "content/garden/plants.json":
        "[\n\(garden.map(json).joined(separator: ",\n"))\n]\n",
      "content/garden/leaf.svg": drawing(10),
      "content/garden/root.svg": drawing(10 + picture),
    ]) { $1 }
  }

  private func json(_ plant: Plant) -> String {
    // Another order of the keys is the same, but for that of the fields on the plant's page.
    let members = plant.members.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    let blank = String(repeating: " ", count: number("white space", of: 3))
    return
      "{ \(([#""id": "\#(plant.id)""#] + members.map { "\"\($0)\":\(blank) \($1)" }).joined(separator: ", ")) }"
  }

  private var gardenPage: String {
    let language = ["", "language: de\n", "direction: rtl\n"][number("garden language", of: 3)]
    let text = ["", "text: Plants.\n", "text: All plants.\n"][number("garden text", of: 3)]
    let introduction = [
      "", "Plants.", "Plants. [Hills](../hills/index.md)", "![Leaf](leaf.svg)\n\n<i>Leaf</i>",
    ][number("garden introduction", of: 4)]
    let end = String(repeating: "\n", count: 1 + number("white space", of: 3))
    let fields = [
      "", "",
      ", fields: { title: title, image: image, note: { field: subtitle, type: html } }, otherFields: true",
    ][number("garden fields", of: 3)]
    let sections = beds.enumerated().map { index, bed in
      var keys = bed.keys.filter { !$0.value.isEmpty }
      // Two sections of one id are an error.
      keys["id"] = keys["id"].map { "\($0)-\(index)" }
      if keys["each"] != nil { for key in ["title", "id", "outline"] { keys[key] = nil } }
      if index > 0 { keys["repeats"] = "true" }
      return
        "  - { \(keys.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")) }"
    }
    return """
      ---
      title: Garden \(number("garden title", of: 3))
      \(language)\(text)collection: { from: plants.json, id: id\(fields)\(gardenTerms) }
      \(gardenFinding)sections:
      \(sections.joined(separator: "\n"))
      ---
      \(introduction)\(end)
      """
  }

  /// How visitors find plants.
  private var gardenFinding: String {
    if !hasFinding { return "search: false\n" }
    return [
      "", "search: true\n", "select: many\n",
      "filters: [kind, { field: place, levels: ' / ' }, { field: height, by: range }, isOld]\n"
        + "sorts: [title, -height]\ngroups: [kind, { by: height, step: 50 }]\n",
      "search: true\nfilters: [{ field: height, by: range, title: Taille }]\n",
      // The same title in other bytes.
      "filters: [{ field: height, by: range, title: E\u{301}tage }]\n",
      "filters: [{ field: height, by: range, title: \u{C9}tage }]\n",
    ][number("garden finding", of: 7)]
  }

  var settingLines: String {
    settings.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { "\($0): \($1)\n" }.joined()
  }
}
