import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The parts of the last build of the same folder that the next build can reuse.
struct PreviousBuild: Sendable {
  let build: CachedBuild

  /// The snapshot, whose pages and records are reused.
  let snapshot: SiteSnapshot

  /// The whole site, or nil if it exists only on the disk.
  let site: BuiltSite?

  /// For each output, whether its file in the site is unchanged. If a program edits a file after
  /// this check, the next build notices.
  let areInPlace: [Bool]

  /// Whether the file at a path of the site is certain to have the bytes with this hash, without
  /// reading it.
  let isInPlace: @Sendable (_ path: String, ContentHash) -> Bool

  /// Returns the content files that are new or may have changed. Called only if Markdown shows
  /// pictures.
  let changedFiles: @Sendable (ContentResult) -> Set<ExactText>
}

extension PreviousBuild {
  /// The last build in memory.
  init(_ site: BuiltSite) {
    build = site.cache.cached
    snapshot = site.cache.snapshot
    self.site = site
    areInPlace = build.outputs.map { _ in true }
    isInPlace = { _, _ in false }
    changedFiles = { $0.filesChanged(since: site.cache.reading) }
  }
}
