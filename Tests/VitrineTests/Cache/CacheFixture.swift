import Foundation
import TestSupport
import Testing
import VitrineSystem

@testable import Vitrine

/// A small site whose builds are kept in a cache, and the same without one to compare with.
struct CacheFixture {
  let site: HistoryFixture

  init() throws {
    var site = try HistoryFixture(settings: "title: Birds\nurl: https://example.org\n")
    site.options.cache = .folder(site.folder.path(of: "cache"))
    self.site = site
    try write(
      "---\ntitle: Home\n---\n![A wren](wren.svg)\n\n[nothing](nothing.md)\n", to: "index.md")
    try write("---\ntitle: Robin\n---\nIt sings.\n", to: "birds/robin.md")
    try write("---\ntitle: Wren\n---\nIt is small.\n", to: "birds/wren.md")
    try write(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>"#, to: "wren.svg")
    try write("---\ntitle: Birds\n---\n", to: "birds/index.md")
  }

  func write(_ text: String, to file: String) throws {
    try site.write(text, to: "content/\(file)")
  }

  /// Waits until a change of a file is certain to change its state.
  static func settle() { usleep(60_000) }

  /// Builds with the cache.
  @discardableResult
  func build(_ change: (inout BuildOptions) -> Void = { _ in }) throws -> BuildReport {
    var options = site.options
    change(&options)
    return try Vitrine.build(options)
  }

  /// Builds until there is nothing left to do.
  func finish() throws {
    Self.settle()
    try build()
    Self.settle()
    try build()
  }

  var files: [String: Data] {
    get throws { try site.folder.files(of: "site") }
  }

  /// Expects what a build writes without the cache, compared with the same site. `edit` tells the
  /// edits of a test apart.
  func expectTheSiteOfACleanBuild(_ edit: Int) throws {
    let site = try files
    try build {
      $0.cache = .none
      $0.output += "-clean"
      $0.baseline = .named(self.site.folder.path(of: "site"))
    }
    let clean = try self.site.folder.files(of: "site-clean")
    #expect(Set(site.keys) == Set(clean.keys), "\(edit)")
    for (path, bytes) in site where path != "snapshot.json" {
      #expect(clean[path] == bytes, "\(edit) \(path)")
    }
  }
}
