import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The last build of the same folder, as far as the next may take over from it.
struct PastBuild: Sendable {
  let build: RememberedBuild

  /// Of its pages and records those in the snapshot are taken over.
  let snapshot: SiteSnapshot

  /// The whole site; nil if it is on the disk alone.
  let site: BuiltSite?

  /// For each of its outputs, whether the file in the site is unchanged. A program that edits one between this
  /// look and the end of the build is noticed by the next build.
  let areInPlace: [Bool]

  /// The content files that are new or may have changed, asked for only where pages show pictures of their
  /// Markdown.
  let changedFiles: @Sendable (ContentReading) -> Set<ExactText>
}

extension PastBuild {
  /// The last build in memory.
  init(_ site: BuiltSite) {
    build = site.cache.remembered
    snapshot = site.cache.snapshot
    self.site = site
    areInPlace = build.outputs.map { _ in true }
    changedFiles = { $0.filesChanged(since: site.cache.reading) }
  }
}

/// The last build, compared with what the new one has read.
struct BuildComparison: Sendable {
  let past: PastBuild
  let content: ContentComparison
  private let links: LinkComparison

  init(of past: PastBuild, to reading: ContentReading, _ fingerprints: ContentFingerprints) {
    self.past = past
    content = ContentComparison(from: past.build.fingerprints.site.content, to: fingerprints)
    let showPictures = past.build.outputs.contains {
      $0.file.references.contains { $0.kind == .picture }
    }
    links = LinkComparison(
      of: reading, after: past.build.linkTable,
      changedFiles: showPictures ? past.changedFiles(reading) : [])
  }

  func areLinksSame(of output: RememberedOutput) -> Bool {
    links.areSame(output.file.references, on: output.path, as: output.destinations)
  }
}
