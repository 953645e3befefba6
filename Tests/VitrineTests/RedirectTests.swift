import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// What readers of an address find where something stood.
@Suite struct RedirectTests {
  let site: HistoryFixture
  var folder: TemporaryFolder { site.folder }
  var options: BuildOptions { site.options }

  init() throws {
    site = try HistoryFixture(settings: "title: Site\nhistory: 2\n")
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Vögel\nlanguage: de\n---\n", to: "content/birds/index.md")
    for bird in ["Owl", "Rook"] {
      try folder.write(
        "---\ntitle: \(bird)\n---\nIt flies.\n", to: "content/birds/\(bird.lowercased()).md")
    }
  }

  func snapshot() throws -> SiteSnapshot { try site.snapshot() }
  func remove(_ file: String) throws { try site.remove("content/\(file)") }
  func exists(_ path: String) -> Bool { site.exists("site/\(path)") }

  @Test func aRemovedRecordLeadsToThePageItStoodOn() throws {
    _ = try build(options)
    try remove("birds/owl.md")

    let report = try build(options)

    #expect((report.counts.pages, report.removedFiles) == (5, 0))
    #expect(
      try snapshot().redirects
        == [.init(path: "birds/owl/index.html", target: .page("birds/index.html"))])
    #expect(
      try folder.text(of: "site/birds/owl/index.html") == """
        <!doctype html>
        <html lang="de" dir="ltr">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="0; url=../index.html">
        <title>Vögel – Site</title>
        <link rel="icon" type="image/svg+xml" href="../../\(folder.asset("icon.svg").dropFirst(5))">
        <link rel="stylesheet" href="../../\(folder.asset("vitrine.css").dropFirst(5))">
        </head>
        <body>
        <main class="page">
        <h1>Vögel</h1>
        <p><a class="button" href="../index.html"><span>Zu <bdi lang="de">Vögel</bdi></span></a></p>
        </main>
        </body>
        </html>

        """)
    #expect(try build(options).writtenFiles == 0)
  }

  @Test(arguments: [false, true])
  func aRemovedRecordLeadsToItsPageAlsoWhenThatIsRenamed(atOnce: Bool) throws {
    _ = try build(options)
    try remove("birds/owl.md")
    if !atOnce { _ = try build(options) }
    for file in ["index.md", "rook.md"] {
      try folder.write(try folder.text(of: "content/birds/\(file)"), to: "content/fowl/\(file)")
    }
    try remove("birds")
    _ = try build(options)

    #expect(
      try folder.text(of: "site/birds/owl/index.html").contains("url=../../fowl/index.html"))
  }

  @Test func aRedirectOfARemovedRecordLastsAsLongAsItsHistory() throws {
    _ = try build(options)
    try remove("birds/owl.md")
    _ = try build(options)
    for (title, lasts) in [("Vögel!", true), ("Vögel?", false)] {
      try folder.write("---\ntitle: \(title)\nlanguage: de\n---\n", to: "content/birds/index.md")
      _ = try build(options)
      #expect(exists("birds/owl/index.html") == lasts)
    }
  }

  /// All addresses that a removed record had lead where its last one does, as long as that does.
  @Test func theEarlierAddressesOfARemovedRecordLastAsItsLastOne() throws {
    try remove("birds/owl.md")
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: b.csv, page: true, address: /<place>/<id>/ }\n---\n",
      to: "content/fowl/index.md")
    for place in ["one", "two", "three"] {
      try folder.write(
        "id,title,place\nowl,Owl,\(place)\nrook,Rook,here\n", to: "content/fowl/b.csv")
      _ = try build(options)
    }
    try folder.write("id,title,place\nrook,Rook,here\n", to: "content/fowl/b.csv")
    for (title, lasts) in [("A", true), ("B", true), ("C", false)] {
      try folder.write("---\ntitle: \(title)\n---\n", to: "content/index.md")
      _ = try build(options)
      for place in ["one", "two", "three"] {
        #expect(exists("\(place)/owl/index.html") == lasts, "\(place) \(title)")
        if !lasts { continue }
        #expect(
          try folder.text(of: "site/\(place)/owl/index.html").contains("url=../../fowl/index.html"))
      }
    }
  }

  @Test func whatComesBackStandsThereItself() throws {
    _ = try build(options)
    try remove("birds/owl.md")
    _ = try build(options)
    try folder.write("---\ntitle: Owl\n---\nAgain.\n", to: "content/birds/owl.md")
    _ = try build(options)

    #expect(try snapshot().redirects == [])
    #expect(try folder.text(of: "site/birds/owl/index.html").contains("Again."))
  }

  @Test func anotherFolderIsFound() throws {
    try folder.write("title: Site\nurl: https://x.example\n", to: "content/site.yml")
    _ = try build(options)
    try FileManager.default.moveItem(
      atPath: folder.path(of: "content/birds"), toPath: folder.path(of: "content/vögel"))
    _ = try build(options)

    #expect(
      try snapshot().redirects == [
        .init(path: "birds/index.html", target: .renamedPage("vögel/index.html")),
        .init(path: "birds/owl/index.html", target: .record("vögel/owl")),
        .init(path: "birds/rook/index.html", target: .record("vögel/rook")),
      ])
    let page = try folder.text(of: "site/birds/owl/index.html")
    #expect(page.contains("content=\"0; url=../../vögel/owl/index.html\""))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://x.example/vögel/owl/\">"))
    #expect(page.contains("<h1>Owl</h1>"))
    #expect(
      try folder.text(of: "site/birds/index.html").contains(
        "content=\"0; url=../vögel/index.html\""))
  }

  /// Either may have become the new page.
  @Test func ofTwoGonePagesOfOneTitleNeitherIsFoundByIt() throws {
    for name in ["early", "late"] {
      try folder.write("---\ntitle: Notes\n---\n", to: "content/\(name)/index.md")
    }
    _ = try build(options)
    for name in ["early", "late"] { try remove("\(name)/index.md") }
    try folder.write("---\ntitle: Notes\n---\n", to: "content/all/index.md")
    _ = try build(options)

    let redirects = try snapshot().redirects
    #expect(!redirects.contains { $0.target == .renamedPage("all/index.html") })
  }

  /// Its records have no pages of their own, and its title is another too; later it is renamed again.
  @Test func aRenamedPageIsFoundByWhatStandsOnItAsLongAsItIsThere() throws {
    func write(_ page: String, _ title: String) throws {
      try folder.write(
        "---\ntitle: \(title)\ncollection: { from: t.json }\n---\n", to: "content/\(page)/index.md")
      try folder.write(
        #"[{"id":"great","title":"Great tit"},{"id":"blue","title":"Blue tit"}]"#,
        to: "content/\(page)/t.json")
    }
    try write("tits", "Tits")
    _ = try build(options)
    for (old, new) in [("tits", "meisen"), ("meisen", "paridae")] {
      try remove(old)
      try write(new, new)
      _ = try build(options)
    }
    for title in ["A", "B", "C"] {
      try folder.write("---\ntitle: \(title)\n---\n", to: "content/index.md")
      _ = try build(options)
    }

    #expect(
      try snapshot().redirects == [
        .init(path: "meisen/index.html", target: .renamedPage("paridae/index.html")),
        .init(path: "tits/index.html", target: .renamedPage("paridae/index.html")),
      ])
    #expect(try folder.text(of: "site/tits/index.html").contains("url=../paridae/index.html\""))
    try remove("paridae")
    _ = try build(options)
    #expect(try snapshot().redirects == [])
    #expect(!exists("tits/index.html"))
  }

  @Test func anotherAddressOfARecordLastsAsLongAsItsLastOne() throws {
    try folder.write(
      "---\ntitle: Small owl\nid: small\n---\nIt flies.\n", to: "content/birds/s.md")
    try remove("birds/owl.md")
    _ = try build(options)
    let old = "birds/small/index.html"
    try folder.write(
      "---\ntitle: Vögel\ncollection: { address: /<title>/ }\n---\n",
      to: "content/birds/index.md")
    _ = try build(options)
    #expect(
      try snapshot().redirects == [
        .init(path: "birds/rook/index.html", target: .record("birds/rook")),
        .init(path: old, target: .record("birds/small")),
      ])
    for title in ["A", "B", "C"] {
      try folder.write("---\ntitle: \(title)\n---\n", to: "content/index.md")
      _ = try build(options)
    }
    #expect(try folder.text(of: "site/\(old)").contains("<h1>Small owl</h1>"))

    try remove("birds/s.md")
    _ = try build(options)
    #expect(try folder.text(of: "site/\(old)").contains("url=../index.html\""))
  }

  @Test func aRecordWithoutItsPageIsFoundAmongTheOthers() throws {
    try folder.write(
      "---\ntitle: Tits\ncollection: { from: t.json }\n---\n", to: "content/tits/index.md")
    try folder.write(#"[{"id":"great","title":"Great tit"}]"#, to: "content/tits/t.json")
    try folder.write("It sings.\n", to: "content/tits/great.md")
    _ = try build(options)
    try remove("tits/great.md")
    _ = try build(options)

    #expect(
      try folder.text(of: "site/tits/great/index.html").contains("url=../index.html#i-great\""))
    #expect(try folder.text(of: "site/tits/index.html").contains("id=\"i-great\""))
  }

  /// As versions before wrote them: escapes as names, of an item and of terms.
  @Test func percentEncodedAddressesLeadToReadableOnes() throws {
    try folder.write(
      """
      ---
      title: Ledger
      collection: { from: l.json, page: true, terms: [subject, { field: place, levels: " > " }] }
      ---
      """, to: "content/ledger/index.md")
    try folder.write(
      """
      [{"id":"p/10","title":"Ten","subject":"aerial views","place":"Old town > St. Ives"},
       {"id":"p 10","title":"Other","subject":["aerial/views", "x"],"place":"Old town"},
       {"id":"plain_1.2","title":"Plain","subject":"aerial-views","place":"Old town"}]
      """, to: "content/ledger/l.json")
    _ = try build(options)
    let (slash, term) = (ContentHash(of: "p/10"), ContentHash(of: "aerial/views"))
    let now = [
      "p%2F10": "p-10~\(slash)", "p%2010": "p-10",
      "subject/aerial%20views": "subject/aerial-views~\(ContentHash(of: "aerial views"))",
      "subject/aerial%2Fviews": "subject/aerial-views~\(term)",
      "place/Old%20town": "place/Old-town",
      "place/Old%20town/St.%20Ives": "place/Old-town/St-Ives",
    ]
    // The site that the version before had written.
    for (old, new) in now where !old.hasPrefix("place/Old%20town/") {
      let (old, new) = ("site/ledger/\(old)", "site/ledger/\(new)")
      try FileManager.default.moveItem(
        atPath: folder.path(of: new), toPath: folder.path(of: old))
    }
    try FileManager.default.moveItem(
      atPath: folder.path(of: "site/ledger/place/Old%20town/St-Ives"),
      toPath: folder.path(of: "site/ledger/place/Old%20town/St.%20Ives"))
    var record = try folder.text(of: "site/snapshot.json")
    for (old, new) in now.sorted(by: { $0.value.count > $1.value.count }) {
      record = record.replacing(
        "\"ledger/\(new)/index.html\"", with: "\"ledger/\(old)/index.html\"")
    }
    try folder.write(record, to: "site/snapshot.json")

    let report = try build(options)

    #expect(report.warnings == [])
    for (old, new) in now {
      let page = try folder.text(of: "site/ledger/\(old)/index.html")
      let up = String(repeating: "../", count: old.split(separator: "/").count)
      let link = try #require(page.firstMatch(of: /content="0; url=([^"]*)"/)?.1)
      #expect(
        "\(up)\(new)/index.html".hasSuffix(String(link.drop { "./".contains($0) })),
        "\(old): \(link)")
      #expect(exists("ledger/\(new)/index.html"))
    }
    #expect(
      exists("ledger/plain_1.2/index.html") && exists("ledger/subject/aerial-views/index.html"))
    #expect(try snapshot().history.allSatisfy { $0.difference.updated.isEmpty })
    #expect(try snapshot().redirects.count == now.count)
    #expect(try build(options).writtenFiles == 0)
    // They stay, also when other things change.
    try folder.write("---\ntitle: Home!\n---\n", to: "content/index.md")
    _ = try build(options)
    #expect(try snapshot().redirects.count == now.count)
  }

  /// In a list that repeats items, an item has another id.
  @Test(arguments: [
    ("sections: [{ title: All, where: { id: blue } }]", "tits/", nil),
    ("sections: [{ title: All, where: { id: blue } }]", "", "index.html#i-again~tits~~great"),
    ("", "tits/", "tits/index.html#i-great"),
  ])
  func anItemWithoutAPageIsFoundWhereItIsShown(
    sections: String, repeatedOn: String, target: String?
  ) throws {
    try folder.write(
      "---\ntitle: Tits\ncollection: { from: t.json }\n\(sections)\n---\n",
      to: "content/tits/index.md")
    try folder.write(
      #"[{"id":"great","title":"Great tit"},{"id":"blue","title":"Blue tit"}]"#,
      to: "content/tits/t.json")
    try folder.write("---\naliases: /great/\n---\n", to: "content/tits/great.md")
    if repeatedOn.isEmpty {
      try folder.write(
        """
        ---
        title: Home
        sections: [{ id: again, title: Again, collection: /tits, repeats: true }]
        ---
        """, to: "content/index.md")
    }
    let report = try build(options)

    guard let target else {
      #expect(
        report.warnings.filter { $0.kind == "alias" }.map(\.description) == [
          """
          tits/great.md:2:10: warning: 'great/index.html' leads nowhere, because no page shows 'tits/great'
            hint: give the item a page with 'page: true', show it in a section, or remove the alias
          """
        ])
      return #expect(!exists("great"))
    }
    let redirect = try folder.text(of: "site/great/index.html")
    #expect(redirect.contains("url=../\(target)\""))
    let (page, element) = (target.split(separator: "#")[0], target.split(separator: "#")[1])
    #expect(try folder.text(of: "site/\(page)").contains("id=\"\(element)\""))
  }

  /// The page of its parent shows it, whatever sections do.
  @Test func aChildWithoutAPageIsFoundOnThePageOfItsParent() throws {
    try folder.write(
      """
      ---
      title: Tits
      collection: { from: t.json, id: id, parent: in, fields: { title: title, in: in, body: body } }
      sections: [{ title: Families, where: { in: { has: false } } }]
      ---
      """, to: "content/tits/index.md")
    try folder.write(
      """
      [{"id":"tits","title":"Tits","body":"A family."},{"id":"great","title":"Great tit","in":"tits"}]
      """, to: "content/tits/t.json")
    try folder.write("---\nid: great\naliases: /great/\n---\n", to: "content/tits/great.md")
    let report = try build(options)

    #expect(report.warnings == [])
    #expect(
      try folder.text(of: "site/great/index.html").contains("url=../tits/tits/index.html#i-great\"")
    )
    #expect(try folder.text(of: "site/tits/tits/index.html").contains("id=\"i-great\""))
  }

  @Test func theNearestPageAboveAGoneOneIsFound() throws {
    _ = try build(options)
    try remove("birds")
    _ = try build(options)

    #expect(
      try folder.text(of: "site/birds/owl/index.html").contains("url=../../index.html\""))
  }

  @Test(arguments: [
    ("a/index.html", true), ("a", true), ("a/index.html/x", true), ("b", true), ("b/c", true),
    ("c/index.html", false),
  ])
  func pathsAreTaken(path: String, isTaken: Bool) {
    #expect(ReservedPaths(["a/index.html", "b"]).contains(path) == isTaken)
  }
}
