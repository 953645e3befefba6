import TestSupport
import Testing
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// `vitrine diff --format html`: a folder that plays what changed.
@Suite struct PlaybackTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Birds\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, id: id, fields: { title: name, tags: colours, image: picture } }
      sections:
        - { id: first, title: First, items: [owl, rook], repeats: true, layout: carousel }
        - { id: all, title: All, layout: { grid: { columns: 3 } } }
      ---
      """, to: "content/index.md")
    try folder.write(
      """
      ---
      title: By colour
      sections:
        - { id: colours, collection: .., outline: { by: colours, every: true }, layout: list }
      ---
      """, to: "content/colours/index.md")
    try folder.write("---\ntitle: About\n---\nBirds.\n", to: "content/about/index.md")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#, to: "content/owl.svg")
    try write([("owl", "Owl", "white"), ("rook", "Rook", "black"), ("magpie", "Magpie", "black")])
    try build("2026-11-20")
  }

  private func write(_ birds: [(id: String, name: String, colour: String)]) throws {
    let records = birds.map { bird in
      let picture = bird.id == "owl" ? #","picture":{"src":"owl.svg","alt":"An owl"}"# : ""
      let colours = bird.id == "magpie" ? #""black","white""# : "\"\(bird.colour)\""
      return #"{"id":"\#(bird.id)","name":"\#(bird.name)","colours":[\#(colours)]\#(picture)}"#
    }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds.json")
  }

  private func build(_ date: String) throws {
    let result = try vitrine("build", "--output", "site", "--date", date, "--quiet")
    #expect(result.errors == "")
    #expect(result.status == 0)
    _ = try VitrineProgram.run("/bin/cp", ["-r", "site", date], in: folder.path)
  }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path, environment: ["COLUMNS": "80"])
  }

  /// Rook goes, kite comes, the owl is renamed.
  private func change() throws {
    try write([
      ("magpie", "Magpie", "black"), ("kite", "Kite", "red"), ("owl", "Barn owl", "white"),
    ])
    try folder.write(
      try folder.text(of: "content/index.md").replacing("[owl, rook]", with: "[owl, kite]"),
      to: "content/index.md")
    try build("2026-11-21")
  }

  @Test func pagesHaveTheItemsOfTheirRecord() throws {
    try change()
    let builds = try ["2026-11-20", "2026-11-21"].map { try SiteSnapshot(at: folder.path(of: $0)) }
    let content = try Playback(of: builds).steps[0].site.content

    let pages = builds[1].pages.filter { $0.path != "about/index.html" }
    #expect(content.pages.map(\.output) == pages.map(\.path))
    for (page, recorded) in zip(content.pages, pages) {
      #expect(page.sections.map(\.id) == recorded.sections.map(\.id))
      for (section, recorded) in zip(page.sections, recorded.sections) {
        #expect(section.items.map { $0.id(in: section, of: content) } == recorded.items.map(\.id))
        #expect(section.items.map { $0.level == 0 } == recorded.items.map { $0.parent == nil })
      }
    }
    #expect(content.pages[0].sections.map(\.repeats) == [true, false])
    #expect(content.pages[1].sections[0].items.contains { $0.copyParentID == "~colours~white" })
  }

  @Test func itListsChangesAndHoldsThePagesThatPlayThem() throws {
    try change()
    let result = try vitrine("diff", "2026-11-20", "site", "--format", "html", "--output", "play")

    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      result.output
        == "1 inserted, 1 removed, 1 updated, 1 moved; 2 pages play the changes in play/index.html\n"
    )
    let files = try folder.contents(of: "play")
    #expect(
      files.filter { $0.hasSuffix(".html") } == [
        "1/colours/index.html", "1/index.html", "index.html",
      ])
    #expect(files.count { $0.hasPrefix("1/assets/owl.") && $0.hasSuffix(".svg") } == 1)
    let index = try folder.text(of: "play/index.html")
    #expect(index.contains(">21 November 2026</h2>"))
    #expect(
      index.contains(
        #"<a class="change" href="1/index.html#changes" target="page" data-item="i-kite">"#))
    #expect(
      index.contains(
        "<i class=\"i removed\" aria-hidden=\"true\"></i><span><span class=\"name\" dir=\"auto\">Rook</span>"
      ))
    #expect(!index.contains("type=\"range\""))
    let page = try folder.text(of: "play/1/index.html")
    #expect(page.contains("id=\"i-kite\"") && page.contains("href=\"#changes\""))
    #expect(page.contains("assets/owl."))
    #expect(try folder.text(of: "site/colours/index.html").contains("1 updated"))
    #expect(try folder.text(of: "site/index.html").contains("1 updated"))
  }

  /// A build with pictures on other servers was allowed to show them; one without may not have been.
  @Test(arguments: [true, false])
  func picturesOnOtherServersAreThoseOfASiteThatShowsSome(_ showsSome: Bool) throws {
    try folder.write("title: Birds\nremoteImages: true\n", to: "content/site.yml")
    func write(_ ids: [String]) throws {
      let birds = ids.map {
        #"{"id":"\#($0)","name":"\#($0)","picture":{"src":"https://x.example/\#($0).png","alt":"","shape":"4/3"}}"#
      }
      try folder.write("[\(birds.joined(separator: ","))]", to: "content/birds.json")
    }
    try write(["owl", "rook", "kite"])
    try build("2026-11-21")
    if showsSome {
      try write(["owl", "rook"])
    } else {
      try self.write([("owl", "Owl", "white"), ("rook", "Rook", "black")])
      try folder.write("title: Birds\n", to: "content/site.yml")
    }
    try build("2026-11-22")
    let result = try vitrine("diff", "previous", "site", "--format", "html", "--output", "play")

    #expect(result.errors == "")
    #expect(try folder.text(of: "play/1/index.html").contains("https://x.example") == showsSome)
    #expect(try folder.text(of: "site/index.html").contains("https://x.example") == showsSome)
  }

  /// In a build's own pages as in those of a playback: the cells of a section may depend on a value that
  /// none of them shows, and content may describe them.
  @Test func whatIsGoneHasTheCellOfItsSection() throws {
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, id: id, fields: { title: name, kind: colours } }
      sections:
        - title: All
          layout: grid
          cell: { by: kind, cells: { white: chip, black: { secondary: "Bird <title>", background: well } }, other: tile }
      ---
      """, to: "content/index.md")
    try write([("owl", "Owl", "white"), ("rook", "Rook", "black"), ("kite", "Kite", "red")])
    try build("2026-11-21")
    try write([("magpie", "Magpie", "black")])
    try build("2026-11-22")
    let result = try vitrine(
      "diff", "2026-11-21", "site", "--format", "html", "--output", "play")
    #expect(result.errors == "")

    for file in ["site/index.html", "play/1/index.html"] {
      let page = try folder.text(of: file)
      for name in ["Magpie", "Rook"] {
        let cell = "\(name)</span></span><span class=\"sub\" dir=\"auto\">Bird \(name)</span>"
        #expect(page.contains(cell), "\(file)")
      }
      #expect(page.contains("<span class=\"chip\">"), "\(file)")
      #expect(page.contains("class=\"tile"), "\(file)")
      #expect(!page.contains("<article class=\"card"), "\(file)")
    }
  }

  @Test func theBuildsOfAHistoryArePlayedOneByOne() throws {
    try change()
    try write([("owl", "Barn owl", "white"), ("kite", "Red kite", "red")])
    try build("2026-11-22")
    let result = try vitrine("diff", "2026-11-20", "site", "--format", "html", "--output", "play")

    #expect(result.errors == "")
    #expect(result.status == 0)
    let index = try folder.text(of: "play/index.html")
    #expect(index.contains(#"<input type="range" min="1" max="2" value="2">"#))
    #expect(index.contains(">21 November 2026</h2>") && index.contains(">22 November 2026</h2>"))
    let files = try folder.contents(of: "play")
    #expect(files.contains("1/index.html") && files.contains("2/index.html"))
    #expect(index.contains("href=\"1/index.html#changes\""))
    #expect(index.contains("href=\"2/index.html#changes\""))
  }

  @Test func anEarlierPlaybackIsReplacedAndNothingElseIs() throws {
    try change()
    let arguments = ["diff", "2026-11-20", "site", "--format", "html", "--output"]
    for _ in 0..<2 {
      let result = try VitrineProgram.run(arguments + ["play"], in: folder.path)
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
    for other in ["content", "site"] {
      let files = try folder.contents(of: other)
      let refused = try VitrineProgram.run(arguments + [other], in: folder.path)
      #expect(refused.status == 2)
      #expect(refused.errors.hasPrefix("vitrine: error: '\(other)' is not empty, and "))
      #expect(try folder.contents(of: other) == files)
    }
  }

  @Test(arguments: [
    (["--format", "html"], "Error: --format html writes a folder: name it with --output\n"),
    (["--output", "play"], "Error: --output works only with --format html\n"),
  ])
  func theFolderBelongsToTheFormat(options: [String], message: String) throws {
    let result = try VitrineProgram.run(["diff", "site", "site"] + options, in: folder.path)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix(message))
  }
}
