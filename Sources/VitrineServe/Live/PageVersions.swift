import Synchronization
import VitrineText

/// Versions of pages that were sent or told to those who have them open, so that each of these can be led
/// to another from where it is.
///
/// Those that were asked for last are kept, so many of a page, with so many bytes together; what a version
/// shares with the site takes no memory twice.
final class PageVersions: Sendable {
  /// The last one is the one that was asked for last.
  private let versions = Mutex<[PageVersion]>([])
  private let mostBytes: Int

  /// A window that slept through more saves of its page than this loads it anew.
  static let mostOfPage = 20

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  /// The version of a page with this hash, kept from now on where there is room for it.
  @discardableResult
  func keep(_ bytes: [UInt8], of path: String, _ hash: ContentHash) -> PageVersion {
    versions.withLock { versions in
      let known = versions.firstIndex { $0.path == path && $0.hash == hash }
      let version =
        known.map { versions.remove(at: $0) } ?? PageVersion(path: path, hash: hash, bytes: bytes)
      guard bytes.count <= mostBytes else { return version }
      versions.append(version)
      let ofPage = versions.indices.filter { versions[$0].path == path }
      if ofPage.count > Self.mostOfPage { versions.remove(at: ofPage[0]) }
      var rest = mostBytes
      let first = versions.lastIndex { version in
        rest -= version.bytes.count
        return rest < 0
      }
      if let first { versions.removeSubrange(...first) }
      return version
    }
  }

  /// A version that is kept.
  func version(of path: String, _ hash: ContentHash) -> PageVersion? {
    versions.withLock { versions in
      guard let index = versions.firstIndex(where: { $0.path == path && $0.hash == hash }) else {
        return nil
      }
      let version = versions.remove(at: index)
      versions.append(version)
      return version
    }
  }
}
