import VitrineSystem

/// The folder that a build writes to, as it stands before the build.
struct OutputFolder: Sendable {
  /// As the user named it.
  var path: String

  /// Nil when nothing is there yet.
  var folder: Folder?

  /// The files that earlier builds wrote, finished or not: what this build may replace and remove.
  var owned: Set<String>

  /// The record of the build that is there.
  var snapshot: SiteSnapshot?

  /// Why its history or its redirects could not be read.
  var leftOut: [SnapshotFileError] = []

  /// Why nothing of it but its files could be.
  var unreadSnapshot: SnapshotFileError?

  /// The name of a build's record in its site.
  static let snapshotName = "snapshot.json"
}

extension OutputFolder {
  /// Looks at the folder at `path` and takes it for this build; changes nothing.
  ///
  /// - Throws: when the folder is not empty and no build wrote it, or another build has it.
  init(at path: String) throws(OutputError) {
    self.path = path
    owned = []
    folder = try OutputError.onDisk(Folder.existing(path))
    guard let folder else { return }
    guard folder.lock() else { throw .busy(path) }
    let names = try OutputError.onDisk(folder.names())
    let interrupted = try InterruptedBuild(in: folder)
    if interrupted == nil, names.allSatisfy({ $0 == InterruptedBuild.stageName }) { return }
    let hasSnapshot = folder.kind(of: Self.snapshotName) == .file
    let snapshot = try OutputError.onDisk(
      hasSnapshot ? folder.read(Self.snapshotName, upTo: SiteSnapshot.mostBytes) : nil)
    guard interrupted != nil || snapshot != nil else { throw .foreignFolder(path) }
    owned.formUnion(interrupted?.files ?? [])
    if let snapshot {
      owned.insert(Self.snapshotName)
      try read(snapshot)
    }
  }

  /// The path of the record of the build that is there.
  var snapshotFile: String { folder?.name(of: Self.snapshotName) ?? Self.snapshotName }

  /// A build can do without all of a snapshot but its list of files.
  private mutating func read(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SnapshotFileError) {
      let snapshot = try SiteSnapshot(reading: bytes, leavingOut: &leftOut)
      owned.formUnion(snapshot.files.map(\.path))
      self.snapshot = snapshot
    } catch {
      unreadSnapshot = error
      do throws(SnapshotFileError) {
        owned.formUnion(try SiteSnapshot.files(reading: bytes).map(\.path))
      } catch {
        throw .unreadableSnapshot(snapshotFile, error)
      }
    }
  }
}
