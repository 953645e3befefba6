import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// The folder that a build writes to, as it is before the build.
struct OutputFolder: Sendable {
  /// The folder's path, as the user named it.
  var path: String

  /// Nil if nothing exists there yet.
  var folder: Folder?

  var owned = OwnedFiles()

  /// The snapshot of the site that is there.
  var snapshot: SiteSnapshot?

  /// The hash of the bytes of that snapshot.
  var snapshotHash: ContentHash?

  /// The errors because of which the history or the redirects of the snapshot were left out.
  var omitted: [SnapshotFileError] = []

  /// The error because of which only the file list of the snapshot could be used.
  var unreadSnapshot: SnapshotFileError?

  /// The name of a build's snapshot in its site.
  static let snapshotName = "snapshot.json"
}

extension OutputFolder {
  /// Reads the state of the folder at `path` and reserves it for this build, without changing
  /// anything.
  ///
  /// - Throws: an error if the folder is not empty and no build wrote it, or if another build is
  ///   using it.
  init(at path: String) throws(OutputError) {
    self.path = path
    folder = try OutputError.onDisk(Folder.existing(path))
    guard let folder else { return }
    guard folder.lock() else { throw .busy(path) }
    let names = try OutputError.onDisk(folder.names())
    let interrupted = try InterruptedBuild(in: folder)
    if interrupted == nil, names.allSatisfy({ $0 == InterruptedBuild.stagingFolderName }) { return }
    let hasSnapshot = folder.kind(of: Self.snapshotName) == .file
    let snapshot = try OutputError.onDisk(
      hasSnapshot ? folder.read(Self.snapshotName, upTo: SiteSnapshot.maxBytes) : nil)
    guard interrupted != nil || snapshot != nil else { throw .foreignFolder(path) }
    owned.paths.formUnion(byBytes: interrupted?.files ?? [])
    if let snapshot {
      owned.paths.insert(Self.snapshotName)
      read(snapshot)
      let isOurs = interrupted != nil || unreadSnapshot?.mayBeForeign != true
      if !isOurs, !folder.looksLikeSite { throw .foreignFolder(path) }
    }
  }

  /// The path of the snapshot of the site that is there.
  var snapshotFile: String { folder?.name(of: Self.snapshotName) ?? Self.snapshotName }

  /// Reads the snapshot, or failing that as many of its listed files as possible.
  private mutating func read(_ bytes: [UInt8]) {
    do throws(SnapshotFileError) {
      let snapshot = try SiteSnapshot(reading: bytes, leavingOut: &omitted)
      owned.paths.formUnion(byBytes: snapshot.files.map(\.path))
      self.snapshot = snapshot
      snapshotHash = ContentHash(of: bytes)
    } catch {
      unreadSnapshot = error
      let files = try? SiteSnapshot.files(reading: bytes)
      owned.areAllKnown = files != nil
      owned.paths.formUnion(
        byBytes: (files ?? SiteSnapshot.files(inLinesOf: bytes)).map(\.path))
    }
  }
}

extension Folder {
  /// Whether the folder has the files of every site, regardless of its snapshot.
  fileprivate var looksLikeSite: Bool {
    kind(of: SiteRenderer.notFoundPath) == .file && kind(of: "assets") == .folder
  }
}
