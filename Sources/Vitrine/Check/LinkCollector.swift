import Synchronization
import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

/// A writer that only keeps the links in the files of a site.
final class LinkCollector: SiteWriter {
  private let found = Mutex<[ExactText: FileLinks]>([:])

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    let links: FileLinks
    switch mediaType(of: path).prefix(while: { $0 != ";" }) {
    case "text/html": links = FileLinks(ofPage: try OutputError.onDisk(source.bytes()), at: path)
    case "text/css": links = FileLinks(ofStyles: try OutputError.onDisk(source.bytes()), at: path)
    default: return .written
    }
    found.withLock { $0[path] = links }
    return .written
  }

  func publish(
    _ files: [String], snapshot: SiteSnapshot
  ) throws(OutputError) -> Publication {
    Publication(snapshot: .written, removedFiles: 0)
  }

  func abandon() {}

  /// The links of each page and stylesheet, by its path.
  var links: [ExactText: FileLinks] { found.withLock { $0 } }
}

extension FileSource {
  fileprivate func bytes() throws(DiskError) -> [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    var bytes: [UInt8] = []
    try forEachPart { part throws(DiskError) in
      part.withUnsafeBytes { bytes.append(contentsOf: $0) }
      return true
    }
    return bytes
  }
}
