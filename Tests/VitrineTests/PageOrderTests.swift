import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// Previous, next and "More in" on the pages of records, and how much pages say that there is.
@Suite struct PageOrderTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
  }

  /// Writes records with pages in the order of `names`, each with its initial as its `kind`.
  private func write(_ names: [String], page: String) throws {
    let records = names.map {
      #"{ "id": "\#($0)", "title": "\#($0)", "kind": "\#($0.prefix(1))" }"#
    }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds/birds.json")
    try folder.write("---\ntitle: Birds\n\(page)\n---\n", to: "content/birds/index.md")
  }

  private let collection = "collection: { from: birds.json, page: true }"

  private struct Neighbours: Equatable {
    var pager: [String]
    var more: [String]
  }

  /// The names before and after a record, and those in its carousel.
  private func neighbours(of record: String) throws -> Neighbours {
    let html = try folder.text(of: "site/birds/\(record)/index.html")
    let pager = html.matches(of: /<a class="(previous|next)" [^>]*href="..\/(\w+)\/index.html"/)
    let more = html.split(separator: "s-~others").dropFirst().last.map {
      $0.matches(of: /href="..\/(\w+)\/index.html"/).map { String($0.1) }
    }
    return Neighbours(pager: pager.map { "\($0.1) \($0.2)" }, more: Array((more ?? []).prefix(4)))
  }

  @Test func neighboursFollowThePageAndNotTheSource() throws {
    try write(
      ["wren", "auk", "rook", "owl", "emu"],
      page: "\(collection)\nsections: [{ title: All, sort: title }]")
    _ = try build(options)

    // auk, emu, owl, rook, wren
    #expect(
      try neighbours(of: "owl")
        == Neighbours(pager: ["previous emu", "next rook"], more: ["rook", "wren", "auk", "emu"]))
    #expect(try neighbours(of: "auk").pager == ["next emu"])
    #expect(
      try neighbours(of: "wren")
        == Neighbours(pager: ["previous rook"], more: ["auk", "emu", "owl", "rook"]))
  }

  @Test func theyGoFromSectionToSection() throws {
    try write(
      ["wren", "auk", "rook", "arara", "owl"],
      page: "\(collection)\nsections: [{ each: kind, sort: title }]")
    _ = try build(options)

    // wren; arara, auk; rook; owl
    #expect(try neighbours(of: "wren").pager == ["next arara"])
    #expect(try neighbours(of: "auk").pager == ["previous arara", "next rook"])
  }

  @Test func aRepeatIsNotWhereARecordStands() throws {
    try write(
      ["wren", "auk", "rook", "owl"],
      page: """
        \(collection)
        sections:
          - { title: Picked, items: [rook, auk], repeats: true }
          - { title: All, sort: title, where: { kind: { not: o } } }
          - { title: Last, where: { kind: o }, repeats: true }
        """)
    _ = try build(options)

    // auk, rook, wren; owl is repeated alone
    #expect(try neighbours(of: "auk").pager == ["next rook"])
    #expect(try neighbours(of: "wren").pager == ["previous rook", "next owl"])
  }

  @Test func whatNoSectionOfItsPageShowsFollowsAnotherPageOrItsOwnKind() throws {
    try write(
      ["wren", "auk", "rook", "owl", "emu", "eider"],
      page: "\(collection)\nsections: [{ where: { kind: [w, a] }, sort: title }]")
    try folder.write(
      "---\ntitle: Home\nsections: [{ title: E, collection: birds, where: { kind: e } }]\n---\n",
      to: "content/index.md")
    _ = try build(options)

    #expect(try neighbours(of: "auk").pager == ["next wren"])
    #expect(try neighbours(of: "emu").pager == ["next eider"])
    #expect(try neighbours(of: "rook").pager == ["next owl"])
  }

  @Test func moreInNamesThePageThatItFollows() throws {
    try write(
      ["wren", "auk", "rook", "owl"],
      page: "\(collection)\nsections: [{ where: { kind: w } }]")
    try folder.write(
      "---\ntitle: Top\nsections: [{ collection: birds, where: { kind: { not: w } } }]\n---\n",
      to: "content/index.md")
    _ = try build(options)

    let html = try folder.text(of: "site/birds/auk/index.html")
    #expect(html.contains("dir=\"auto\"><bdi>More in</bdi> Top</h2>"))
    #expect(html.contains("<a class=\"all\" href=\"../../index.html\">"))
  }

  /// Eight that precede the new ones have them in their carousel, one follows them, and the page shows them.
  @Test func aFewMoreRecordsChangeAFewFiles() throws {
    let names = (1000..<1300).map { "b\($0)" }
    let page = "\(collection)\nsections: [{ title: All, sort: title }]"
    try write(names, page: page)
    _ = try build(options)

    try write(names + (0..<5).map { "b1150x\($0)" }, page: page)
    let report = try build(options)

    // The pages of the five, of the eight before them and of the one after them, the list, what is known
    // of its items, the page of what changed, the snapshot, and what lists the pages.
    #expect(report.writtenFiles <= 5 + 8 + 1 + 7)
    #expect(report.unchangedFiles >= 290)
  }

  @Test func noRecordsPageSaysHowManyThereAre() throws {
    try write(["wren", "auk", "rook", "owl"], page: collection)
    _ = try build(options)

    let html = try folder.text(of: "site/birds/auk/index.html")
    #expect(html.contains("<bdi>More in</bdi> Birds</h2></div>"))
  }
}

/// What pages say of how much there is.
@Suite struct RecordCountTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try folder.write(
      """
      [{ "id": "python", "title": "Python", "open": 1, "releases": [{ "cycle": "3" }, { "cycle": "2" }] },
       { "id": "perl", "title": "Perl", "open": 1, "releases": [{ "cycle": "5" }] },
       { "id": "ms", "title": "Basic", "open": 0, "releases": [] }]
      """, to: "content/eol/eol.json")
  }

  /// What the page says in its head and over its section, and what the home page says of it.
  private func counts(_ page: String) throws -> [String] {
    try folder.write("---\ntitle: End\n\(page)\n---\n", to: "content/eol/index.md")
    _ = try build(options)
    let html = try folder.text(of: "site/eol/index.html")
    let home = try folder.text(of: "site/index.html")
    let found = [
      html.firstMatch(of: /<p class="meta"><bdi>(.*?)<\/bdi>/)?.1,
      html.firstMatch(of: /<span class="count">(.*?)<\/span><\/span>/)?.1,
      home.firstMatch(of: /<p class="fine num"><bdi>(.*?)<\/bdi>/)?.1,
    ]
    return found.map { $0.map { String($0.replacing(/<.*?>/, with: "")) } ?? "" }
  }

  private static let children =
    "children: { from: releases, id: cycle, fields: { title: cycle } }"

  @Test(arguments: [
    ("collection: { from: eol.json }\nsections: [{ title: All }]", "3 items"),
    (
      "collection: { from: eol.json, \(RecordCountTests.children) }\nsections: [{ title: All }]",
      "3 items, 3 in them"
    ),
    (
      "collection: { from: eol.json }\nsections: [{ title: Open, where: { open: 1 } }]",
      "2 of 3 items"
    ),
    (
      "collection: { from: eol.json, \(RecordCountTests.children) }\nsections: [{ title: A, limit: 1 }]",
      "1 of 3 items, 2 in them"
    ),
    (
      "collection: { from: eol.json, where: { open: 1 } }\nsections: [{ title: All }]",
      "2 items"
    ),
  ])
  func isSaidAlikeEverywhere(_ page: String, count: String) throws {
    #expect(try counts(page) == [count, count, count])
  }

  @Test func aSectionBesideOthersSaysWhatItHas() throws {
    let counts = try counts(
      "collection: { from: eol.json }\nsections: [{ title: A, where: { open: 1 } }, { title: B, where: { open: 0 } }]"
    )

    #expect(counts == ["3 items", "2 items", "3 items"])
  }

  @Test func aRecordCountsInEachSectionThatItStandsIn() throws {
    try folder.write(
      #"[{ "id": "a", "title": "A", "c": ["x", "y"] }, { "id": "b", "title": "B", "c": ["y"] }]"#,
      to: "content/eol/two.json")
    _ = try counts(
      "collection: { from: two.json, id: id }\nsections: [{ each: { by: c, every: true } }]")
    let html = try folder.text(of: "site/eol/index.html")

    let found = html.matches(of: /<span class="count">(.*?)<\/span><\/span>/).map {
      String($0.1.replacing(/<.*?>/, with: ""))
    }
    #expect(found == ["1 item", "2 items"])
  }

  @Test func theWordsAreTheSites() throws {
    try folder.write(
      "words: { items: { one: product, other: products }, under: \"{count} releases\" }\n",
      to: "content/site.yml")
    let counts = try counts(
      "collection: { from: eol.json, \(RecordCountTests.children) }\nsections: [{ title: All }]")

    #expect(counts == Array(repeating: "3 products, 3 releases", count: 3))
  }
}
