import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// The search of a site as builds write it; what it finds is in `Tests/Browser/search.py`.
@Suite struct SearchTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try writeSmallContent(to: folder)
  }

  private func write(search: String) throws {
    try folder.write("title: Small\nsearch: \(search)\n", to: "content/site.yml")
  }

  private var index: [String] {
    get throws { try folder.contents(of: "site").filter { $0.hasPrefix("assets/search/") } }
  }

  @Test(arguments: [nil, "false"])
  func siteWithoutSearchKnowsNothingOfIt(search: String?) throws {
    if let search { try write(search: search) }
    _ = try build(options)

    #expect(try folder.contents(of: "site").allSatisfy { !$0.contains("search") })
    #expect(try !folder.text(of: "site/index.html").contains("search"))
  }

  @Test func indexIsListedAsOtherFilesAre() throws {
    try write(search: "true")
    _ = try build(options)

    let snapshot = try folder.text(of: "site/snapshot.json")
    #expect(try index.count > 4)
    for file in try index { #expect(snapshot.contains("\"\(file)\"")) }
  }

  @Test func editChangesItsPageAndFewFilesOfTheIndex() throws {
    try write(search: "true")
    _ = try build(options)
    let before = Set(try index)

    try folder.write("---\ntitle: Calton Hill\n---\nSome zebras.\n", to: "content/calton.md")
    let report = try build(options)

    // A text, words of texts, and what names them; the page, that of all changes, the one on which the
    // record now has a badge, and the snapshot.
    #expect(Set(try index).subtracting(before).count == 2)
    #expect(try index.count == before.count)
    #expect(report.writtenFiles == 7)
    #expect(report.removedFiles == 2)
  }

  @Test func previewHasTheSameIndex() throws {
    try write(search: "true")
    _ = try build(options)

    let site = try buildInMemory(options)

    for file in try index {
      #expect(
        site.index.bytes(at: file).map { String(decoding: $0, as: UTF8.self) }
          == (try folder.text(of: "site/\(file)")))
    }
    #expect(site.index.bytes(at: "assets/search/other.js") == nil)
    #expect(!site.files.keys.contains { $0.text.hasPrefix("assets/search/") })
  }

  @Test(arguments: [
    ("3", "'search' must be true, false or a map, not '3'"),
    ("{ key: k }", "unknown key 'key' in 'search'"),
  ])
  func wrongValueIsReported(search: String, message: String) throws {
    try write(search: search)

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    #expect(failure?.diagnostics.first?.message == message)
  }

  @Test func folderOfTheSearchIsReserved() throws {
    try write(search: "true")
    try folder.write("x", to: "content/search/x.txt")

    let failure = #expect(throws: BuildFailure.self) { try build(options) }

    #expect(
      failure?.diagnostics.map(\.message) == ["the folder name 'search' is reserved for Vitrine"])
  }
}
