import VitrineContent
package import VitrineModel
package import VitrineSite
import VitrineSystem
package import VitrineText

/// A site held in memory exactly as a build would write it.
///
/// Only pages are in memory: files that a build would just copy stay where they are, however large.
package struct BuiltSite: Sendable {
  /// Every file by its path, including `snapshot.json`.
  package let files: [ExactText: File]
  package let snapshot: SiteSnapshot
  package let report: BuildReport

  /// The pages that are new or were rendered again, and why. Empty after the first build, and
  /// without files that every build writes.
  package let renderedPages: [RenderedPage]

  package let times: BuildTimes

  /// The site's search index.
  package let index: DeferredSearchIndex

  /// The cache for the next build.
  let cache: BuildCache

  package struct File: Sendable {
    enum Content {
      case kept(InMemoryFile, hash: ContentHash)
      case snapshot(SnapshotFile)
    }

    let content: Content
  }
}

extension BuiltSite.File {
  /// The hash of the file's bytes.
  package var hash: ContentHash {
    switch content {
    case .kept(_, let hash): hash
    case .snapshot(let file): file.hash
    }
  }

  /// The size in bytes.
  package var length: Int {
    switch content {
    case .kept(let content, hash: _): content.length
    case .snapshot(let file): file.bytes.count
    }
  }

  /// The bytes in a range, or nil if this is a file to copy that has changed since the build read
  /// it.
  package func bytes(in range: Range<Int>) -> [UInt8]? {
    switch content {
    case .kept(.bytes(let bytes), hash: _): range == bytes.indices ? bytes : Array(bytes[range])
    case .kept(.file(let folder, let path, let state, isSettled: _), hash: _):
      try? folder.openFile(path)?.bytes(in: range, of: state)
    case .kept(.part(let folder, let path, let state, let part), hash: _):
      try? folder.openFile(path)?.bytes(
        in: part.lowerBound + range.lowerBound..<part.lowerBound + range.upperBound, of: state)
    case .snapshot(let file): Array(file.bytes[range])
    }
  }

  /// The hash of a file to copy, or nil unless the file is certainly unchanged.
  func hash(of path: String, in folder: Folder) -> ContentHash? {
    guard case .kept(.file(_, path, let state, isSettled: true), let hash) = content,
      let file = try? folder.openFile(path), file.state == state
    else { return nil }
    return hash
  }
}

extension BuiltSite {
  /// Names, other than the machine's own, that requests to the preview may use as their host.
  package var allowedHosts: [String] { cache.reading.content.settings.allowedHosts }
}

/// How long parts of a build took.
public struct BuildTimes: Hashable, Sendable {
  /// Reading the content and the templates.
  package var reading: Duration

  /// Rendering all files that changed.
  package var rendering: Duration
}

/// A page that differs from the one the previous build made.
public struct RenderedPage: Hashable, Sendable {
  package var path: String
  package var reason: RenderingReason
}

/// Builds the site of a content folder as `build` does, but keeps it in memory instead of writing
/// it.
///
/// No site is replaced, so the only baseline is one named by the options or by `site.yml`. Whatever
/// the new site shares with `old`, the site last built with the same options, is kept only once and
/// neither read nor rendered again.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
package func buildInMemory(
  _ options: BuildOptions, replacing old: BuiltSite? = nil
) throws(BuildFailure) -> BuiltSite {
  let start = ContinuousClock.now
  let content = try options.openContent()
  let site = try SiteBuild(
    options, content: content, templates: options.readTemplates(reusing: old?.cache.templates),
    retention: .everything, previous: old.map { PreviousBuild($0) })
  let reading = start.duration(to: .now)
  let memory = InMemorySiteWriter(after: old)
  let built = try site.write(replacing: nil, progress: nil) { memory }
  return BuiltSite(
    files: memory.files(at: built.paths, of: built.snapshot), snapshot: built.snapshot,
    report: built.report, renderedPages: built.written.renderedPages,
    times: BuildTimes(reading: reading, rendering: built.written.duration),
    index: DeferredSearchIndex(built.renderer, built.reading),
    cache: BuildCache(
      reading: built.reading, templates: site.templates, renderer: built.renderer,
      cached: built.cached!, snapshot: built.contentSnapshot, paths: built.paths,
      order: built.order))
}
