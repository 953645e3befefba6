import Synchronization
import VitrineText

/// The `snapshot.json` of a site in memory. It is encoded on demand, since it covers every item and
/// is rarely requested.
final class SnapshotFile: Sendable {
  private let snapshot: SiteSnapshot
  private let made = Mutex<(bytes: [UInt8], hash: ContentHash)?>(nil)

  init(of snapshot: SiteSnapshot) {
    self.snapshot = snapshot
  }

  var bytes: [UInt8] { file.bytes }
  var hash: ContentHash { file.hash }

  private var file: (bytes: [UInt8], hash: ContentHash) {
    made.withLock { made in
      if let made { return made }
      let bytes = snapshot.json()
      let file = (bytes, ContentHash(of: bytes))
      made = file
      return file
    }
  }
}
