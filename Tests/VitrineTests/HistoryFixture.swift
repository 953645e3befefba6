import Foundation
import TestSupport
import VitrineText

@testable import Vitrine

/// A content folder that is built again and again: what stands in `content` is built to `site`.
struct HistoryFixture {
  let folder: TemporaryFolder
  var options: BuildOptions

  /// `settings` is `site.yml`.
  init(settings: String = "title: Birds\n") throws {
    folder = try TemporaryFolder()
    try folder.write(settings, to: "content/site.yml")
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(of: name))
  }

  /// Builds the site as `options` say, on a day.
  @discardableResult
  func build(_ date: String? = nil) throws -> BuildReport {
    var options = options
    options.date = date ?? options.date
    return try Vitrine.build(options)
  }

  /// The record of the build in a folder.
  func snapshot(_ site: String = "site") throws -> SiteSnapshot {
    try SiteSnapshot(reading: Array(try folder.text(of: "\(site)/snapshot.json").utf8))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(of: path))
  }

  /// Runs the program in the folder that holds `content`.
  @discardableResult
  func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path, environment: ["COLUMNS": "80"])
  }
}
