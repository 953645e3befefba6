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
    folder = try OutputError.onDisk { () throws(DiskError) in try Folder.existing(path) }
    guard let folder else { return }
    guard folder.lock() else { throw .busy(path) }
    let names = try OutputError.onDisk { () throws(DiskError) in try folder.names() }
    if names.isEmpty { return }
    let interrupted = try OutputError.onDisk { () throws(DiskError) in
      try InterruptedBuild(in: folder)
    }
    let snapshot = try OutputError.onDisk { () throws(DiskError) in
      try folder.read(Self.snapshotName)
    }
    guard interrupted != nil || snapshot != nil else { throw .foreignFolder(path) }
    owned.formUnion(interrupted?.files ?? [])
    if let snapshot {
      owned.insert(Self.snapshotName)
      let read = try Self.read(snapshot, named: folder.name(of: Self.snapshotName))
      owned.formUnion(read.files.map(\.path))
      self.snapshot = read
    }
  }

  private static func read(
    _ snapshot: [UInt8], named name: String
  ) throws(OutputError) -> SiteSnapshot {
    do throws(SnapshotFileError) {
      return try SiteSnapshot(reading: snapshot)
    } catch {
      throw .unreadableSnapshot(name, error)
    }
  }
}
