import Synchronization
import VitrineText

/// Versions of pages that were told to those who have them open, so that each of these can be led to
/// another from where it is.
///
/// Those that were asked for last are kept, with so many bytes together; what a version shares with the
/// site takes no memory twice.
final class PageVersions: Sendable {
  private struct Version {
    var path: String
    var hash: ContentHash
    var bytes: [UInt8]
  }

  /// The last one is the one that was asked for last.
  private let versions = Mutex<[Version]>([])
  private let mostBytes: Int

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  func keep(_ bytes: [UInt8], of path: String, _ hash: ContentHash) {
    guard bytes.count <= mostBytes else { return }
    versions.withLock { versions in
      versions.removeAll { $0.path == path && $0.hash == hash }
      versions.append(Version(path: path, hash: hash, bytes: bytes))
      var rest = mostBytes
      let first = versions.lastIndex { version in
        rest -= version.bytes.count
        return rest < 0
      }
      if let first { versions.removeSubrange(...first) }
    }
  }

  func bytes(of path: String, _ hash: ContentHash) -> [UInt8]? {
    versions.withLock { versions in
      guard let index = versions.firstIndex(where: { $0.path == path && $0.hash == hash }) else {
        return nil
      }
      let version = versions.remove(at: index)
      versions.append(version)
      return version.bytes
    }
  }
}
