import TestSupport
import VitrineText

@testable import Vitrine

/// A site of files with given texts, to write without a content folder.
struct SmallSite {
  var files: [String: String]

  /// Writes the site to `output`, and returns how many files were written and removed.
  ///
  /// `stopBefore` is called before everything is put into place.
  @discardableResult
  func write(
    to output: String, isAtomic: Bool = false, stopBefore: () throws -> Void = {}
  ) throws -> (written: Int, removed: Int) {
    let paths = files.keys.sorted()
    let texts = paths.map { Array(files[$0]!.utf8) }
    let folder = try OutputFolder(at: output)
    let writer = try folder.writer(isAtomic: isAtomic)
    let siteFiles = SiteFiles(paths: paths) { SiteFiles.File(source: .bytes(texts[$0])) }
    let written = try siteFiles.write(to: writer, jobs: 2, progress: nil)
    let snapshot = SiteSnapshot(
      generator: "vitrine test", title: "", language: "en",
      files: zip(paths, written.hashes).map { SiteSnapshot.File(path: $0, hash: $1) },
      pages: [], records: [])
    try stopBefore()
    let publication = try writer.publish(paths, snapshot: snapshot)
    return (
      written.writtenFiles + (publication.snapshot == .written ? 1 : 0), publication.removedFiles
    )
  }
}
