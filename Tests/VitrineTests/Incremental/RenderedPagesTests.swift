import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// Which pages an edit renders again, and what is said about why.
@Suite struct RenderedPagesTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  /// A page of Markdown files with texts, one of data without, under a home page.
  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"))
    options.resourceNaming = .byUse
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Hills\n---\n", to: "content/hills/index.md")
    for number in 10..<60 {
      try folder.write(
        "---\ntitle: Hill \(number)\n---\nStones.\n", to: "content/hills/h\(number).md")
    }
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: birds.json }\n---\n", to: "content/birds/index.md")
    try folder.write(
      #"[{ "id": "rook", "title": "Rook" }, { "id": "wren", "title": "Wren" }]"#,
      to: "content/birds/birds.json")
  }

  private func rendered(after edit: () throws -> Void) throws -> [String] {
    let first = try buildInMemory(options)
    #expect(first.renderedPages.isEmpty)
    try edit()
    return try buildInMemory(options, replacing: first).renderedPages.map {
      "\($0.path): \($0.reason)"
    }
  }

  @Test func nothingIsRenderedAgainWithoutAnEdit() throws {
    #expect(try rendered {} == [])
  }

  @Test func aTitleIsShownOnItsPageOnItsNeighboursAndOnTheirPage() throws {
    let pages = try rendered {
      try folder.write("---\ntitle: Hill one\n---\nStones.\n", to: "content/hills/h30.md")
    }

    // Eight neighbours show it in their carousels; the one behind it names it as the one before.
    #expect(
      pages
        == ["hills/index.html"]
        .map { "\($0): record hills/h30 changed" }
        + (22...31).map { "hills/h\($0)/index.html: record hills/h30 changed" })
  }

  @Test func aTextIsShownOnItsPageAlone() throws {
    let pages = try rendered {
      try folder.write("---\ntitle: Hill 30\n---\nGrass.\n", to: "content/hills/h30.md")
    }

    #expect(pages == ["hills/h30/index.html: record hills/h30 changed"])
  }

  @Test func aRecordWithoutAPageIsShownOnItsSectionsPage() throws {
    let pages = try rendered {
      try folder.write(
        #"[{ "id": "rook", "title": "Rook" }, { "id": "wren", "title": "A wren" }]"#,
        to: "content/birds/birds.json")
    }

    #expect(pages == ["birds/index.html: record birds/wren changed"])
  }

  @Test func theLinesOfAFileAreNoPartOfItsPages() throws {
    let pages = try rendered {
      try folder.write(
        "[{ \"id\": \"rook\",\n\"title\": \"Rook\" },\n\n{ \"id\": \"wren\", \"title\": \"Wren\" }]",
        to: "content/birds/birds.json")
    }

    #expect(pages == [])
  }

  @Test func aTemplateIsThatOfThePagesThatItShows() throws {
    try folder.write("<i>{{item.title}}</i>", to: "Templates/cells/row.html")
    let pages = try rendered {
      try folder.write("<b>{{item.title}}</b>", to: "Templates/cells/row.html")
    }

    #expect(
      pages == [
        "birds/index.html: template cells/row.html changed",
        "hills/index.html: template cells/row.html changed",
      ])
  }

  @Test func aStylesheetIsNoPartOfAPage() throws {
    try folder.write("p { color: red }", to: "Templates/styles/site.css")
    let pages = try rendered {
      try folder.write("p { color: blue }", to: "Templates/styles/site.css")
    }

    #expect(pages == [])
  }

  @Test func aNewRecordIsANeighbourAndCounted() throws {
    let pages = try rendered {
      try folder.write(
        #"[{ "id": "rook", "title": "Rook" }, { "id": "owl", "title": "Owl" }, { "id": "wren", "title": "Wren" }]"#,
        to: "content/birds/birds.json")
    }

    #expect(
      pages == [
        "index.html: page birds/index.html changed",
        "birds/index.html: the items on birds/index.html changed",
      ])
  }

  /// A hint names the keys of the first records, in whatever parts their file is read.
  @Test func aHintIsThatOfACleanBuild() throws {
    try folder.write(
      """
      ---
      title: Stones
      collection: { from: stones.json, fields: { title: name, text: nowhere } }
      ---

      """, to: "content/stones/index.md")
    CacheFixture.settle()
    var names = (0..<130).map { "s\($0)" }
    var last: BuiltSite?
    for edit in 0..<4 {
      names.insert("n\(edit)", at: 0)
      let objects = names.map { name in
        #"{ "id": "\#(name)", "name": "\#(name)", "\#(name == "s18" ? "nowheres" : name)": 1 }"#
      }
      let text = "[\n\(objects.joined(separator: ",\n"))\n]"
      try folder.write(text, to: "content/stones/stones.json")
      let clean = try buildInMemory(options)
      last = try buildInMemory(options, replacing: last)
      #expect(clean.report.warnings.contains { $0.description.contains("nowhere") })
      #expect(
        last?.report.warnings.map(\.description) == clean.report.warnings.map(\.description))
    }
  }

  /// Lines that come before a record move it down, and not what a Markdown file adds to it.
  @Test func whatAFileAddsToAMovedRecordIsToldAtItsLine() throws {
    try folder.write(
      "---\ntitle: Stones\ncollection: { from: stones.json, page: true, children: { from: kinds, id: title } }\n---\n",
      to: "content/stones/index.md")
    try folder.write(
      "---\nid: s9\nkinds:\n  - title: Red\n    link: gone.md\n---\nOf [this](nowhere.md).\n",
      to: "content/stones/s9.md")
    CacheFixture.settle()
    var names = (0..<130).map { "s\($0)" }
    var last: BuiltSite?
    for edit in 0..<3 {
      names.insert("n\(edit)", at: 0)
      let objects = names.map { #"{ "id": "\#($0)", "title": "Stone \#($0)" }"# }
      try folder.write(
        "[\n\(objects.joined(separator: ",\n"))\n]", to: "content/stones/stones.json")
      last = try buildInMemory(options, replacing: last)
      #expect(
        last?.report.warnings.map { "\($0.location?.line ?? 0): \($0.message)" } == [
          "5: the link 'gone.md' leads nowhere", "7: the link 'nowhere.md' leads nowhere",
        ])
    }
  }

  /// A missing reference is told of where it stands now, when lines have come before its record.
  @Test func aReferenceInAMovedRecordIsToldAtItsLine() throws {
    try folder.write(
      """
      ---
      title: Stones
      collection:
        from: stones.json
        fields: { title: title, near: { refersTo: /birds }, bird: { field: near, lookup: /birds } }
      ---
      """, to: "content/stones/index.md")
    CacheFixture.settle()
    var names = (0..<130).map { "s\($0)" }
    var last: BuiltSite?
    for edit in 0..<3 {
      names.insert("n\(edit)", at: 0)
      let objects = names.map { name in
        #"{ "id": "\#(name)", "title": "Stone", "near": "\#(name == "s99" ? "roc" : "rook")" }"#
      }
      try folder.write(
        "[\n\(objects.joined(separator: ",\n"))\n]", to: "content/stones/stones.json")
      last = try buildInMemory(options, replacing: last)
      let lost = last?.report.warnings.filter { $0.message.contains("roc") } ?? []
      #expect(lost.map { $0.location?.line } == [102 + edit, 102 + edit])
    }
  }

  /// What is wrong with a single record is told of where it stands now, too.
  @Test(arguments: [
    (#"{ "id": "s18" }"#, "'s18' has no title, so its id is shown instead"),
    (
      #"{ "id": "s18", "title": "Stone", "tag": "red" }"#,
      "'tag' is not an item key, so it becomes a field"
    ),
  ])
  func aFaultOfAMovedRecordIsToldAtItsLine(_ faulty: String, _ message: String) throws {
    try folder.write(
      "---\ntitle: Stones\ncollection: { from: stones.json }\n---\n", to: "content/stones/index.md")
    CacheFixture.settle()
    var objects = (0..<130).map { number in
      number == 18 ? faulty : #"{ "id": "s\#(number)", "title": "Stone", "tags": "grey" }"#
    }
    var last: BuiltSite?
    for edit in 0..<3 {
      objects.insert(#"{ "id": "n\#(edit)", "title": "Stone" }"#, at: 0)
      try folder.write(
        "[\n\(objects.joined(separator: ",\n"))\n]", to: "content/stones/stones.json")
      last = try buildInMemory(options, replacing: last)
      let faults = last?.report.warnings.filter { $0.message == message } ?? []
      // The first object stands on line 2.
      #expect(faults.map { $0.location?.line } == [2 + edit + 1 + 18])
    }
  }

  @Test func aFieldThatATemplateNamesIsNoLongerASlip() throws {
    try folder.write(
      "---\ntitle: Hill 10\nsubtitel: High\n---\nStones.\n", to: "content/hills/h10.md")
    CacheFixture.settle()
    let first = try buildInMemory(options)
    try folder.write("{{item.title}}, {{fields.subtitel}}", to: "Templates/cells/row.html")
    let second = try buildInMemory(options, replacing: first)

    #expect(
      first.report.warnings.map(\.message) == [
        "'subtitel' is not an item key, so it becomes a field"
      ])
    #expect(second.report.warnings.map(\.message) == [])
  }

  /// The link leads nowhere before and after, but there is a file now that it may mean.
  @Test func theHintAboutALinkKnowsANewFile() throws {
    try folder.write(
      "---\ntitle: Hill 30\n---\nOf [this](rok.txt).\n", to: "content/hills/h30.md")
    let first = try buildInMemory(options)
    try folder.write("Granite.", to: "content/hills/rock.txt")
    let second = try buildInMemory(options, replacing: first)

    let hints = [first, second].map { $0.report.warnings.map(\.hint) }
    #expect(
      hints == [
        ["link to a content file or to a page of the site"], ["did you mean '/hills/rock.txt'?"],
      ])
  }

  /// What visitors group by a field stands in a file beside its page.
  @Test func theWordForRecordsWithoutAValueIsWrittenAnew() throws {
    try folder.write("title: Birds\n", to: "content/site.yml")
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: birds.json }\ngroups: [kind]\n---\n",
      to: "content/birds/index.md")
    try folder.write(
      #"[{ "id": "rook", "title": "Rook", "kind": "crow" }, { "id": "wren", "title": "Wren" }]"#,
      to: "content/birds/birds.json")
    let first = try buildInMemory(options)
    try folder.write("title: Birds\nwords: { other: Unsorted }\n", to: "content/site.yml")
    let second = try buildInMemory(options, replacing: first)

    let titles = try [first, second].map { site in
      let file = try #require(site.files["assets/finding/birds/index.js"])
      let script = String(decoding: try #require(file.bytes(in: 0..<file.length)), as: UTF8.self)
      return script.firstMatch(of: /"titles":\[([^\]]*)\]/).map { String($0.1) }
    }
    #expect(titles == [#""crow","Other""#, #""crow","Unsorted""#])
  }

  @Test func aLinkThatLeadsElsewhereIsWrittenAnew() throws {
    try folder.write("---\ntitle: Home\n---\nTo [a rock](rock.md).\n", to: "content/index.md")
    let pages = try rendered {
      try folder.write("rock", to: "content/rock.md")
    }

    #expect(pages.contains { $0.hasPrefix("index.html: ") })
  }
}
