import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

@Suite struct BuiltSiteTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  @Test func itHasTheBytesThatABuildWritesAndWritesNone() throws {
    let site = try buildInMemory(options)

    #expect(try folder.contents().allSatisfy { $0.hasPrefix("content/") })
    let report = try build(options)
    #expect(site.report == report)
    #expect(try site.files.keys.map(\.text).sorted() == folder.contents(of: "site"))
    for (path, file) in site.files {
      let written = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "site/\(path.text)")))
      #expect(file.bytes(in: 0..<file.length) == Array(written), "\(path)")
      #expect(file.hash == ContentHash(of: Array(written)), "\(path)")
    }
  }

  @Test func aPartOfAFileIsItsBytesInARange() throws {
    let site = try buildInMemory(options)

    #expect(site.files["robots.txt"]?.bytes(in: 5..<10) == Array("agent".utf8))
    #expect(site.files["index.html"]?.bytes(in: 2..<9) == Array("doctype".utf8))
  }

  @Test func whatChangedSinceTheLastIsCounted() throws {
    let first = try buildInMemory(options)
    try folder.write("User-agent: a\n", to: "content/robots.txt")
    try FileManager.default.removeItem(atPath: folder.path(of: "content/calton.md"))
    try folder.write("---\ntitle: Castle Rock\n---\n", to: "content/castle.md")

    let second = try buildInMemory(options, replacing: first)

    // The home page, Arthur's Seat (its neighbour is gone, a link broken), robots.txt and the snapshot.
    #expect(second.report.writtenFiles == 4)
    #expect(second.report.removedFiles == 1)
    #expect(second.report.unchangedFiles == 9)
  }

  @Test func aCopiedFileThatChangedSinceIsNotHalfOfEach() throws {
    let site = try buildInMemory(options)

    try folder.write("User-agent: b\n", to: "content/robots.txt")

    #expect(site.files["robots.txt"]?.bytes(in: 0..<4) == nil)
    #expect(site.files["index.html"]?.bytes(in: 0..<4) != nil)
  }

  @Test func aCopiedFileIsInTheFolderThatIsNow() throws {
    try folder.write("chart", to: "content/birds/chart.pdf")
    let first = try buildInMemory(options)
    // The file stays what it was, and the folder that held it is another.
    let (content, away) = (folder.path(of: "content"), folder.path(of: "away"))
    try FileManager.default.moveItem(atPath: content, toPath: away)
    try FileManager.default.createDirectory(atPath: content, withIntermediateDirectories: false)
    for name in try FileManager.default.contentsOfDirectory(atPath: away) {
      try FileManager.default.moveItem(atPath: "\(away)/\(name)", toPath: "\(content)/\(name)")
    }

    let second = try buildInMemory(options, replacing: first)

    #expect(second.files["birds/chart.pdf"]?.bytes(in: 0..<5) == Array("chart".utf8))
  }

  @Test func whatNamesNoBuildIsComparedWithNone() throws {
    _ = try build(options)
    try folder.write("---\ntitle: Castle Rock\n---\n", to: "content/castle.md")

    #expect(try buildInMemory(options).snapshot.history.isEmpty)
    var named = options
    named.baseline = .named(options.output)
    #expect(try buildInMemory(named).snapshot.history.count == 1)
  }

  @Test func whatIsWrongEndsItAsItEndsABuild() throws {
    try folder.write("---\ntitel: Hills\n---\n", to: "content/index.md")

    #expect(
      throws: BuildFailure([
        Diagnostic(
          .error, kind: "unknown key",
          at: SourceLocation(file: "index.md", line: 2, column: 1),
          "unknown key 'titel' in a page", hint: "did you mean 'title'?")
      ])
    ) { try buildInMemory(options) }
  }
}
