import Synchronization
import VitrineContent
import VitrineSearch
import VitrineSite

/// The search index of a site that is held in memory. It is made on first use so that edits do not
/// wait for it, and is not listed among the site's files.
package final class DeferredSearchIndex: Sendable {
  private let renderer: SiteRenderer
  private let reading: ContentResult
  private let files = Mutex<[String: [UInt8]]?>(nil)

  init(_ renderer: SiteRenderer, _ reading: ContentResult) {
    self.renderer = renderer
    self.reading = reading
  }

  /// The bytes of an index file, or nil if there is none at the path.
  package func bytes(at path: String) -> [UInt8]? {
    guard path.hasPrefix(SiteRenderer.searchFolder) else { return nil }
    return files.withLock { files in
      let known = files ?? made
      files = known
      return known[path]
    }
  }

  private var made: [String: [UInt8]] {
    let bodies = RenderedBodies { [reading] in renderBody($0, of: $1, reading: reading) }
    let files = renderer.searchFiles(rendering: bodies).map { ($0.path, $0.bytes) }
    return Dictionary(files) { first, _ in first }
  }
}
