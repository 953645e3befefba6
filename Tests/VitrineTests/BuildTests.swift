import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

@Suite struct BuildTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  @Test func pagesItemsAndFilesAreCounted() throws {
    let report = try build(options)

    // Home, birds, two hills, changes and 404; with the shared stylesheet, those of the lists of home
    // and birds and of the hills, those of records' pages and of texts, the icon, robots.txt and the
    // snapshot.
    #expect(
      report
        == BuildReport(
          counts: SiteCounts(pages: 6, items: 5), writtenFiles: 14, unchangedFiles: 0,
          removedFiles: 0, warnings: []))
    #expect(
      try folder.contents(of: "site").map { $0.replacing(/\.[0-9a-f]{16}\./, with: ".HASH.") }
        == [
          "404.html", "arthur/index.html", "assets/icon.HASH.svg", "assets/item.HASH.css",
          "assets/layouts.HASH.css", "assets/layouts.HASH.css", "assets/prose.HASH.css",
          "assets/vitrine.HASH.css",
          "birds/index.html", "calton/index.html", "changes/index.html", "index.html",
          "robots.txt", "snapshot.json",
        ])
  }

  @Test func withoutAHistoryNothingTellsOfChanges() throws {
    try folder.write(
      "title: Small\nurl: https://example.org\nhistory: 0\n", to: "content/site.yml")
    for text in ["Low.", "High."] {
      try folder.write("---\ntitle: Arthur's Seat\n---\n\(text)\n", to: "content/arthur.md")
      _ = try build(options)

      #expect(try folder.contents(of: "site").allSatisfy { !$0.hasPrefix("changes/") })
      #expect(try !folder.text(of: "site/index.html").contains("changes/"))
    }
  }

  @Test func snapshotListsPlacementsAndParents() throws {
    _ = try build(options)

    let bytes = Array(try folder.text(of: "site/snapshot.json").utf8)
    let snapshot = try SiteSnapshot(reading: bytes)
    #expect(snapshot.pages.map(\.path) == ["index.html", "birds/index.html"])
    #expect(
      snapshot.pages[1].sections[0].items
        == [
          .init(id: "~family~Crows"),
          .init(id: "birds/jackdaw", parent: "~family~Crows"),
          .init(id: "birds/rook", parent: "~family~Crows"),
          .init(id: "~family~Wrens"),
          .init(id: "birds/wren", parent: "~family~Wrens"),
        ])
    #expect(
      snapshot.records.map(\.id)
        == ["index/arthur", "index/calton", "birds/jackdaw", "birds/rook", "birds/wren"])
    #expect(snapshot.records[0].url == "arthur/index.html")
    #expect(snapshot.records[2].url == nil)
    for file in snapshot.files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "site/" + file.path)))
      #expect(ContentHash(of: [UInt8](bytes)) == file.hash)
    }
  }

  @Test func anEditWritesThePagesThatShowItAndNoOther() throws {
    _ = try build(options)
    let before = try folder.identity(of: "site/birds/index.html")
    let text = try folder.text(of: "content/calton.md")
    try folder.write(text + "\nAnd the sea.\n", to: "content/calton.md")

    // Without a baseline no page says what changed.
    var options = options
    options.baseline = .none
    let report = try build(options)

    #expect((report.writtenFiles, report.unchangedFiles, report.removedFiles) == (2, 12, 0))
    #expect(try folder.text(of: "site/calton/index.html").contains("And the sea."))
    #expect(try folder.identity(of: "site/birds/index.html") == before)
  }

  /// By its own page and its badge at home, the page of changes, the feeds and the snapshot.
  @Test mutating func theFirstEditIsToldWithoutWritingEveryPage() throws {
    try folder.write("title: Small\nurl: https://example.org\n", to: "content/site.yml")
    options.date = "2026-11-20"
    _ = try build(options)
    let files = try folder.contents(of: "site")
    let identities = try files.map { try folder.identity(of: "site/" + $0) }
    let text = try folder.text(of: "content/calton.md")
    try folder.write(text + "\nAnd the sea.\n", to: "content/calton.md")

    let report = try build(options)

    #expect(try folder.contents(of: "site") == files)
    let changed = try zip(files, identities).filter { try folder.identity(of: "site/" + $0) != $1 }
    #expect(
      changed.map(\.0) == [
        "calton/index.html", "changes/feed.json", "changes/feed.xml",
        "changes/index.html", "index.html", "snapshot.json",
      ])
    #expect(report.writtenFiles == changed.count)
  }

  @Test func aRemovedRecordTakesItsPageAndFolderWithIt() throws {
    _ = try build(options)
    try FileManager.default.removeItem(atPath: folder.path(of: "content/arthur.md"))
    // Without a history nothing leads from its address to where it stood.
    try folder.write("title: Small\nhistory: 0\n", to: "content/site.yml")

    let report = try build(options)

    // The page of changes is the other file.
    #expect(report.removedFiles == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "site/arthur")))
  }

  @Test func anErrorLeavesTheOldSite() throws {
    _ = try build(options)
    let files = try folder.contents(of: "site").map { "site/" + $0 }
    let before = try files.map(folder.identity)
    try folder.write("[{ \"id\": \"jackdaw\" ", to: "content/birds/birds.json")
    try folder.write("---\ntitel: Hills\n---\n", to: "content/index.md")

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    #expect(failure?.diagnostics.filter { $0.severity == .error }.count == 2)
    #expect(try folder.contents(of: "site").map { "site/" + $0 } == files)
    #expect(try files.map(folder.identity) == before)
  }

  @Test func aLinkToAMissingHeadingIsAWarning() throws {
    try folder.write("See [there](calton.md#nowhere).\n", to: "content/arthur.md")

    let report = try build(options)

    #expect(
      report.warnings.map(\.description).filter { $0.contains("nowhere") }
        == [
          """
          arthur.md:1:5: warning: 'calton/index.html' has no heading '#nowhere'
            hint: link to the page only
          """
        ])
  }

  /// What it shows instead may go over several lines.
  @Test func aMissingPictureIsReportedWhereItBegins() throws {
    try folder.write("A hill.\n\n![One\ntwo](none.png)\n", to: "content/arthur.md")

    let warnings = try build(options).warnings.map(\.description)
    #expect(warnings.filter { $0.contains("none.png") }.map { $0.prefix(14) } == ["arthur.md:3:1:"])
  }

  /// Browsers encode letters of a fragment that are not ASCII when an address is copied.
  @Test func aLinkToAHeadingMayBePercentEncoded() throws {
    try folder.write("# Calton\n\n## Été\n", to: "content/calton.md")
    try folder.write("See [there](calton.md#%C3%A9t%C3%A9).\n", to: "content/arthur.md")

    #expect(try !build(options).warnings.contains { $0.description.contains("has no heading") })
  }

  @Test func aLinkToATargetInLeftOutHTMLIsNone() throws {
    try folder.write("# Calton\n\n<a name=\"Top_of\"></a>\n\n## for..in\n", to: "content/calton.md")
    try folder.write(
      "[a](calton.md#Top_of) [b](calton.md#top_of) [c](/calton.md#forin)\n",
      to: "content/arthur.md")

    let report = try build(options)

    #expect(!report.warnings.contains { $0.description.contains("calton/index.html") })
    #expect(
      try folder.text(of: "site/arthur/index.html").matches(of: /calton\/index.html(#[^"]*)/)
        .map { String($0.1) } == ["#top_of", "#top_of", "#forin"])
  }

  @Test func strictMakesWarningsErrorsAndWritesNothing() throws {
    try folder.write("See [there](calton.md#nowhere).\n", to: "content/arthur.md")
    var options = options
    options.isStrict = true

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    #expect(failure?.diagnostics.allSatisfy { $0.severity == .error } == true)
    #expect(try folder.contents() == folder.contents().filter { $0.hasPrefix("content/") })
  }

  @Test func aSitesOwnTemplateReplacesTheBuiltInOne() throws {
    try folder.write("<p>{{item.title}} is mine</p>", to: "Templates/cells/row.html")

    _ = try build(options)

    #expect(try folder.text(of: "site/birds/index.html").contains("<p>Wren is mine</p>"))
  }

  @Test func anErrorInATemplateNamesItsPlace() throws {
    try folder.write("<p>\n{{item.titel}}</p>", to: "mine/cells/row.html")
    var options = options
    options.templates = folder.path(of: "mine")

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    #expect(
      failure?.diagnostics.map(\.description)
        == [
          """
          \(folder.path)/mine/cells/row.html:2:1: error: 'item' has no 'titel'
            hint: did you mean 'title'?
          """
        ])
  }

  @Test(arguments: ["content", "content/site", "content/../content/a/b"])
  func theOutputMayNotStandInTheContent(output: String) throws {
    var options = options
    options.output = folder.path(of: output)

    #expect(
      throws: BuildFailure([
        OutputError.insideInput(output: options.output, input: options.content).diagnostic
      ])
    ) { try build(options) }
  }
}

@Suite struct BaselineTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  @Test(arguments: ["old", "old/snapshot.json"])
  mutating func aBuildIsReadByItsFolderOrItsFile(name: String) throws {
    options.output = folder.path(of: "old")
    _ = try build(options)
    options.output = folder.path(of: "site")
    options.baseline = .named(folder.path(of: name))

    #expect(try build(options).warnings == [])
  }

  @Test mutating func aMissingOneIsAWarning() throws {
    let old = folder.path(of: "old")
    options.baseline = .named(old)

    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          vitrine: warning: there is no build at '\(old)' to compare with
            hint: name the folder of a site that vitrine built, or its snapshot.json, or use --previous none
          """
        ])
  }

  @Test mutating func oneOnAServerIsAWarning() throws {
    options.baseline = .named("https://example.org/site")

    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          vitrine: warning: cannot fetch the build at 'https://example.org/site': downloads are disabled here
            hint: download its snapshot.json and name that file, or use --previous none
          """
        ])
  }

  @Test(arguments: [
    "https://example.org/site", "https://example.org/site/",
    "https://example.org/site/snapshot.json",
  ])
  mutating func oneOnAServerIsFetched(address: String) throws {
    _ = try build(options)
    let site = try Array(folder.text(of: "site/snapshot.json").utf8)
    try folder.write("title: Small\n", to: "content/site.yml")
    try folder.write("---\ntitle: Arthur's Seat\n---\nHigh.\n", to: "content/arthur.md")
    options.output = folder.path(of: "new")
    options.baseline = .named(address)
    options.fetch = { (address) throws(FetchFailure) in
      guard address == "https://example.org/site/snapshot.json" else {
        throw FetchFailure(reason: "404")
      }
      return site
    }

    #expect(try build(options).warnings == [])
    let snapshot = try SiteSnapshot(at: folder.path(of: "new"))
    #expect(snapshot.history.map { $0.difference.updated.map(\.id) } == [["index/arthur"]])
  }

  @Test mutating func oneThatIsNotThereToFetchIsAWarning() throws {
    options.baseline = .named("https://example.org/site")
    options.fetch = { (_) throws(FetchFailure) in throw FetchFailure(reason: "not found") }

    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          vitrine: warning: cannot fetch the build at 'https://example.org/site': not found
            hint: publish the site there, or use --previous none
          """
        ])

    options.fetch = { (_) throws(FetchFailure) in Array("not json".utf8) }
    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          https://example.org/site/snapshot.json:1:1: warning: there is no build here to compare \
          with: it is not JSON ('not' is not a JSON value)
            hint: publish the site there, or use --previous none
          """
        ])
  }

  @Test(arguments: ["old", "old/snapshot.json"])
  mutating func oneThatCannotBeReadIsAWarning(name: String) throws {
    try folder.write("{}", to: "old/snapshot.json")
    let old = folder.path(of: "old")
    options.baseline = .named(folder.path(of: name))

    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          \(old)/snapshot.json:1:1: warning: there is no build here to compare with: it has no "format" and "generator" from Vitrine
            hint: name the folder of a site that vitrine built, or its snapshot.json, or use --previous none
          """
        ])
  }

  @Test mutating func oneThatIsNoFileIsAWarning() throws {
    try folder.write("", to: "old/snapshot.json/x")
    options.baseline = .named(folder.path(of: "old"))

    #expect(
      try build(options).warnings.map(\.description)
        == [
          """
          vitrine: warning: cannot read '\(folder.path)/old/snapshot.json': it is not a regular file
            hint: make the build to compare with readable, or use --previous none
          """
        ])
  }
}
