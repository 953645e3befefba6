import VitrineSystem
import VitrineText

/// The remains of a killed build in the output folder: its staging folder, which contains a list of
/// files.
///
/// Before a build moves its first file into place, it lists every file that it, or a killed build
/// before it, may have written. The next build therefore knows these files even though no
/// `snapshot.json` was written.
struct InterruptedBuild: Sendable {
  var files: [String]

  /// The folder inside the output folder where files wait to be moved into place.
  static let stagingFolderName = ".vitrine"
  private static let listName = ".vitrine/files"
}

extension InterruptedBuild {
  /// Nil if the last build in `folder` was not killed, or was killed before it had anything to
  /// write.
  init?(in folder: Folder) throws(OutputError) {
    guard try folder.hasStagingFolder(Self.stagingFolderName) else { return nil }
    let list = try OutputError.onDisk { () throws(DiskError) -> [UInt8]? in
      if try folder.names(in: Self.stagingFolderName).isEmpty { return nil }
      return Self.isListed(in: folder) ? try folder.read(Self.listName) : []
    }
    guard let list else { return nil }
    files = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter(\.staysInside)
  }

  /// Whether a build was killed when some of its files may already have been in place.
  static func isListed(in folder: Folder) -> Bool { folder.kind(of: listName) == .file }

  /// Writes the list, either completely or not at all.
  func write(in folder: Folder) throws(DiskError) {
    var list: [UInt8] = []
    for file in files {
      list += file.utf8
      list.append(0)
    }
    try folder.makeStagingFolder(Self.stagingFolderName)
    try folder.replace(Self.listName, with: list.span.bytes)
  }
}
