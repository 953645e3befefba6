import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The last build of the same folder, as far as the next may take over from it.
struct PreviousBuild: Sendable {
  let build: CachedBuild

  /// Of its pages and records those in the snapshot are taken over.
  let snapshot: SiteSnapshot

  /// The whole site; nil if it is on the disk alone.
  let site: BuiltSite?

  /// For each of its outputs, whether the file in the site is unchanged. A program that edits one between this
  /// look and the end of the build is noticed by the next build.
  let areInPlace: [Bool]

  /// The content files that are new or may have changed, asked for only where pages show pictures of their
  /// Markdown.
  let changedFiles: @Sendable (ContentResult) -> Set<ExactText>
}

extension PreviousBuild {
  /// The last build in memory.
  init(_ site: BuiltSite) {
    build = site.cache.cached
    snapshot = site.cache.snapshot
    self.site = site
    areInPlace = build.outputs.map { _ in true }
    changedFiles = { $0.filesChanged(since: site.cache.reading) }
  }
}

/// The last build, compared with what the new one has read.
struct BuildComparison: Sendable {
  let previous: PreviousBuild
  let content: ContentComparison
  private let links: LinkComparison

  init(of previous: PreviousBuild, to reading: ContentResult, _ fingerprints: ContentFingerprints) {
    self.previous = previous
    content = ContentComparison(from: previous.build.fingerprints.site.content, to: fingerprints)
    let showPictures = previous.build.outputs.contains {
      $0.file.references.contains { $0.kind == .picture }
    }
    links = LinkComparison(
      of: reading, after: previous.build.linkTable,
      changedFiles: showPictures ? previous.changedFiles(reading) : [])
  }

  func areLinksSame(of output: CachedOutput) -> Bool {
    links.areSame(output.file.references, on: output.path, as: output.destinations)
  }
}
