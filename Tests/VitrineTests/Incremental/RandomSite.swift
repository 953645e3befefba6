import Foundation
import TestSupport

/// A small site with something of everything, changed at random: content as an author edits it.
struct RandomSite {
  var generator: SplitMix64
  var nextNumber = 0
  var birds: [Bird] = []
  var shells: [Shell] = []
  var hills: [Hill] = []
  var plants: [String] = ["Oak", "Ash", "Elm"]
  var garden: [Plant] = []
  var beds: [Bed] = []

  /// The YAML values of keys of `site.yml`.
  var settings = ["language": "en", "url": "https://example.org/a"]

  /// What of the site is switched on, each by a word.
  var switches: Set<String> = []

  /// Templates and layouts by the numbers of their variants.
  var variants: [String: Int] = [:]

  /// False for a site without terms, without search, filters and orders, without trees and without anything hidden, which
  /// no difference knows.
  var hasFinding = true

  struct Bird {
    var id: String
    var title: String
    var family: String
    var size: Int
    var text: String?
    var link: String?
    var parts: [String] = []
    var isDraft = false
  }

  struct Hill {
    var file: String
    var title: String
    var body: String
    var order: Int?
    var picture: String?
    var alias: String?
    var isDraft = false
    var isHidden = false
  }

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<6 { insertBird() }
    for _ in 0..<5 { insertHill() }
    insertShells()
    makeGarden()
    switches = ["note", "picture", "home sections", "yaml"]
  }

  /// The files of the site by their paths, in a folder that holds `content` and `Templates`.
  var files: [String: String] {
    var files: [String: String] = [
      "content/site.yml": siteYML,
      "content/index.md": home,
      "content/birds/index.md": birdsPage,
      "content/birds/birds.json": birdsJSON,
      "content/hills/index.md": hillsPage,
      "content/shells/index.md": shellsPage,
      "content/shells/shells.json": shellsJSON,
      "content/robots.txt": "User-agent: \(number("robots"))\n",
      "content/plants/index.md":
        "---\ntitle: Plants\nlanguage: \(["en", "de"][number("language", of: 2)])\n"
        + "collection: { from: plants.csv }\n---\n",
      "content/plants/plants.csv":
        "title,height\n" + plants.enumerated().map { "\($1),\($0 + 10)\n" }.joined()
        + (switches.contains("bad row") ? "Yew\n" : ""),
    ]
    for hill in hills { files["content/hills/\(hill.file).md"] = text(of: hill) }
    if switches.contains("picture") { files["content/hills/peak.svg"] = picture }
    if switches.contains("second picture") {
      files["content/hills/moor.svg"] = picture
      files["content/hills/song.wav"] = String(repeating: "x", count: 1 + number("picture"))
    }
    if switches.contains("note"), let bird = birds.first {
      files["content/birds/\(bird.id).md"] =
        "---\nsubtitle: noted \(number("note"))\n---\nSee [hills](../hills/index.md) and [[\(birds.last?.title ?? "none")]]."
    }
    if switches.contains("yaml") {
      let draft = switches.contains("draft page") ? "draft: true\n" : ""
      let hidden = switches.contains("hidden page") && hasFinding ? "hidden: true\n" : ""
      files["content/rocks/index.md"] =
        "---\ntitle: Rocks\n\(draft)\(hidden)collection: { from: rocks.yml }\n---\n"
      files["content/rocks/rocks.yml"] = "- title: Basalt \(number("rock"))\n- title: Granite\n"
    }
    if switches.contains("not found") {
      files["content/404.md"] =
        "---\nlanguage: de\n---\n[Hills](hills/index.md) \(number("far"))\n\n| a |\n| - |\n| b |\n"
    }
    if switches.contains("loose data") {
      files["content/hills/heights.csv"] = "name,height\nPeak,\(number("loose data"))\n"
    }
    if switches.contains("folder without a page") {
      files["content/hills/far/away.md"] = "---\ntitle: Far \(number("far"))\n---\nAway.\n"
    }
    files.merge(gardenFiles) { $1 }
    files.merge(templates) { $1 }
    if switches.contains("broken data") { files["content/birds/birds.json"] = "[{\"id\": 1," }
    if switches.contains("broken page") {
      files["content/hills/index.md"] = "---\ntitel: Hills\n---\n"
    }
    return files
  }

  private var templates: [String: String] {
    var files: [String: String] = [:]
    if switches.contains("cell") {
      files["Templates/cells/own.html"] =
        "<p>{{item.title}} {{fields.family}} {{>part}} \(number("cell"))</p>"
      files["Templates/part.html"] = "<b>\(number("part"))</b>"
    }
    if switches.contains("row") {
      files["Templates/cells/row.html"] =
        "<a href=\"{{item.href}}\">{{item.title}} {{item.subtitle}} \(number("row"))</a>"
    }
    if switches.contains("styles") {
      files["Templates/styles/site.css"] = "p { margin: \(number("styles"))px }"
    }
    if switches.contains("broken template") { files["Templates/cells/card.html"] = "{{#item}}" }
    return files
  }

  private var siteYML: String {
    """
    title: Site \(number("site title"))
    links: \(switches.contains("pretty") ? "pretty" : "files")
    theme: \(["system", "dense"][number("theme", of: 2)])
    \(settingLines)
    """
  }

  private var home: String {
    let sections =
      switches.contains("home sections")
      ? """
      sections:
        - { title: Large birds, collection: birds, sort: -size, limit: 3, layout: \(layout) }
        - { title: Hills, collection: hills, repeats: true, layout: grid\(enlarge) }

      """ : ""
    return
      "---\ntitle: Home \(number("home title"))\n\(sections)---\nSee [a hill](hills/\(hills.first?.file ?? "none").md#way), \(names).\n"
  }

  private var enlarge: String { switches.contains("enlarge") ? ", enlarge: true" : "" }

  /// Names of items in double brackets, of which one may be of several or of none.
  private var names: String {
    "[[\(birds.first?.title ?? "none")]], [[\(hills.last?.title ?? "none")|hill]], [[birds/\(birds.last?.id ?? "none")]]"
  }

  private var birdsPage: String {
    let cell = switches.contains("cell") ? ", cell: own" : ""
    return """
      ---
      title: Birds \(number("birds title"))
      text: All of them
      collection:
        from: birds.json\(switches.contains("chosen") ? "\n  where: { size: { atLeast: 3 } }" : "")
        id: id
        fields: { title: title, subtitle: family, text: text, link: link, body: body, draft: draft }
        measures: { size: { unit: cm, better: higher } }
        children: { from: parts, id: name, fields: { title: name } }\(birdTerms)\(download)
      sections:
        - { title: All, layout: \(layout)\(cell)\(pages) }
        - { title: By family, outline: family, repeats: true, layout: list\(pages) }
        - { title: Small, where: { size: "<= 4" }, repeats: true, empty: None }
        - { title: Families, layout: { chart: { x: family, y: size, by: size } } }
        - { title: Sizes, limit: 5, layout: { chart: { mark: point, x: size, y: size } } }
        - { title: Trend, sort: -size, layout: { chart: { trend: size } } }
      ---
      """
  }

  /// The sizes of data files change with the records, without a difference of the page.
  private var download: String {
    switches.contains("download") && hasFinding ? "\n  download: true" : ""
  }

  private var pages: String {
    switches.contains("pages") ? ", pages: \(1 + number("page length", of: 3))" : ""
  }

  private var birdsJSON: String {
    let lines = birds.map { bird in
      var members = [
        #""id": "\#(bird.id)""#, #""title": "\#(bird.title)""#, #""family": "\#(bird.family)""#,
        #""size": \#(bird.size)"#,
      ]
      if let text = bird.text {
        members.append(#""text": "\#(text)", "body": "\#(text) [x](#way)""#)
      }
      if let link = bird.link { members.append(#""link": "\#(link)""#) }
      if bird.isDraft { members.append(#""draft": true"#) }
      if !bird.parts.isEmpty {
        let parts = bird.parts.map { #"{ "name": "\#($0)" }"# }.joined(separator: ", ")
        members.append(#""parts": [\#(parts)]"#)
      }
      return "{ \(members.joined(separator: ", ")) }"
    }
    return "[\n\(lines.joined(separator: switches.contains("lines") ? ",\n\n" : ",\n"))\n]\n"
  }

  private var hillsPage: String {
    """
    ---
    title: Hills \(number("hills title"))
    theme: \(["system", "dense", "editorial"][number("hills theme", of: 3)])
    layout: \(layout)\(switches.contains("tree") && hasFinding ? "\nnavigation: tree" : "")
    \(hillsCollection)
    ---
    \(switches.contains("introduction") ? "![Peak](peak.svg) and [birds](../birds/index.md)." : "")
    """
  }

  /// What machines read of hills, and data files, change without a difference of the page.
  private var hillsCollection: String {
    let kind = ["Place", "{ type: Photograph, map: { genre: order } }"][number("kind", of: 2)]
    let keys = [
      "hills download": "download: [json, csv]", "kind": "kind: \(kind)", "cite": "cite: true",
      "iiif": "iiif: true",
    ].filter { switches.contains($0.key) }.values.sorted()
    return keys.isEmpty || !hasFinding ? "" : "collection: { \(keys.joined(separator: ", ")) }"
  }

  private func text(of hill: Hill) -> String {
    let order = hill.order.map { "order: \($0)\n" } ?? ""
    let picture = hill.picture.map { "image: { src: \($0), alt: A peak }\n" } ?? ""
    let draft = hill.isDraft ? "draft: true\n" : ""
    let hidden = hill.isHidden && hasFinding ? "hidden: true\n" : ""
    let blank = String(repeating: "\n", count: 1 + number("white space", of: 3))
    let body = hill.body.replacing("\n\n", with: "\n" + blank)
    let alias = hill.alias.map { "aliases: \($0)\n" } ?? ""
    return
      "---\ntitle: \(hill.title)\n\(order)\(picture)\(alias)\(draft)\(hidden)---\n\(body)\(blank)"
  }

  private var picture: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(316 + number("picture"))\" height=\"9\"/>"
  }

  var layout: String {
    ["list", "grid", "{ grid: { columns: 2 } }", "carousel", "gallery"][number("layout", of: 5)]
  }

  func number(_ name: String, of count: Int = 90) -> Int { variants[name, default: 0] % count }
}

extension RandomSite {
  mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func insertBird() {
    nextNumber += 1
    let bird = Bird(
      id: "b\(nextNumber)", title: "Bird \(nextNumber)", family: "Family \(random(3))",
      size: random(9), text: random(2) == 0 ? "Text \(random(9))" : nil)
    birds.insert(bird, at: random(birds.count + 1))
  }

  mutating func insertHill() {
    nextNumber += 1
    hills.append(Hill(file: "h\(nextNumber)", title: "Hill \(nextNumber)", body: body()))
  }

  /// Markdown with a heading, and links to what is there and to what is not.
  mutating func body() -> String {
    let target = hills.isEmpty || random(4) == 0 ? "nowhere" : hills[random(hills.count)].file
    let picture = random(3) == 0 ? "![Peak](peak.svg)" : "Stones."
    return "# \(random(2) == 0 ? "Way" : "Path")\n\nTo [a hill](\(target).md#way). \(picture)\n"
  }
}
