import Synchronization
import VitrineText

/// The versions of pages in open windows, so that each window can be updated from its version to
/// another.
///
/// The most recently used versions are kept: up to `maxVersionsPerPage` per page, and `maxBytes` in
/// total. Bytes that the site still has are shared, not copied.
final class PageVersions: Sendable {
  /// The versions, from the least to the most recently used.
  private let versions = Mutex<[PageVersion]>([])
  private let maxBytes: Int

  /// The most versions of one page. A window that missed more saves than this reloads its page.
  static let maxVersionsPerPage = 20

  init(maxBytes: Int) {
    self.maxBytes = maxBytes
  }

  /// The version of a page with this hash, which is kept if it fits.
  @discardableResult
  func keep(_ bytes: [UInt8], of path: String, _ hash: ContentHash) -> PageVersion {
    versions.withLock { versions in
      let version =
        versions.removeVersion(path, hash) ?? PageVersion(path: path, hash: hash, bytes: bytes)
      guard bytes.count <= maxBytes else { return version }
      versions.append(version)
      let pageVersions = versions.indices.filter { versions[$0].path == path }
      if pageVersions.count > Self.maxVersionsPerPage { versions.remove(at: pageVersions[0]) }
      var rest = maxBytes
      let lastToDrop = versions.lastIndex { version in
        rest -= version.bytes.count
        return rest < 0
      }
      if let lastToDrop { versions.removeSubrange(...lastToDrop) }
      return version
    }
  }

  /// Returns the kept version with this hash and makes it the most recently used. Nil if it is not
  /// kept.
  func version(of path: String, _ hash: ContentHash) -> PageVersion? {
    versions.withLock { versions in
      guard let version = versions.removeVersion(path, hash) else { return nil }
      versions.append(version)
      return version
    }
  }
}

extension [PageVersion] {
  fileprivate mutating func removeVersion(_ path: String, _ hash: ContentHash) -> PageVersion? {
    firstIndex { $0.path == path && $0.hash == hash }.map { remove(at: $0) }
  }
}
