import Vitrine
import VitrineText

extension SingleFile {
  /// The size in bytes above which a file is large for sending to others.
  private static let largeSize = 5_000_000

  /// `1.2 MB, 14 pictures`, or only the size if there are no pictures.
  var summary: String {
    let count = pictures.isEmpty ? "" : ", \(pictures.count.counted("picture"))"
    return bytes.count.asFileSize + count
  }

  /// The largest pictures of a large file, and the files that it still loads from other servers.
  var notes: [String] {
    var notes: [String] = []
    if bytes.count > Self.largeSize, !pictures.isEmpty {
      let all = pictures.reduce(0) { $0 + $1.size }
      notes.append("  pictures take up \(all.asFileSize); the largest are:")
      notes += pictures.prefix(5).map { "  \($0.size.asFileSize)  \($0.path)" }
    }
    if let first = remoteFiles.first {
      let others = remoteFiles.count - 1
      notes.append(
        "  loads from other servers: \(first)" + (others > 0 ? " and \(others) more" : ""))
    }
    return notes
  }
}

extension Int {
  /// `980 bytes`, `14 kB`, `1.2 MB`.
  fileprivate var asFileSize: String {
    switch self {
    case ..<1000: counted("byte")
    case ..<1_000_000: "\(self / 1000) kB"
    default: "\((self / 1_000_000).grouped).\(self / 100_000 % 10) MB"
    }
  }
}
