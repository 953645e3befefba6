import VitrineText

/// A site on its way to the disk: nothing of it is seen before `publish`.
///
/// `put` may be called from several threads at once; the other two end the writer's life.
protocol SiteWriter: Sendable {
  /// Takes the file that belongs at `path`.
  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange

  /// Puts everything into place, `snapshot` last, and removes the files of earlier builds that are
  /// not among `files`.
  func publish(_ files: [String], snapshot: SiteSnapshot) throws(OutputError) -> Publication

  /// Leaves the output folder as it was.
  func abandon()
}

extension SiteWriter {
  /// Takes the record of the build, if the next build will be able to read it.
  func put(
    _ snapshot: SiteSnapshot
  ) throws(OutputError) -> (change: FileChange, hash: ContentHash) {
    let bytes = snapshot.json()
    let hash = ContentHash(of: bytes)
    let change = try put(.bytes(bytes), at: OutputFolder.snapshotName)
    if change == .unchanged { return (change, hash) }
    do throws(SnapshotFileError) {
      try SiteSnapshot(reading: bytes).checkItems()
    } catch {
      throw .unreadableRecord(error)
    }
    return (change, hash)
  }

  /// Runs `body`, which puts the files and publishes them; abandons the site if that fails.
  func abandoningOnFailure<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      abandon()
      throw error
    }
  }
}

/// The outcome of writing one file.
enum FileChange: Hashable, Sendable {
  case unchanged, written
}

/// The outcome of publishing a build.
struct Publication: Hashable, Sendable {
  var snapshot: FileChange
  var removedFiles: Int

  /// The hash of the bytes of `snapshot.json`; nil if no bytes were made of it.
  var snapshotHash: ContentHash?
}

extension OutputFolder {
  /// The writer for this folder: `isAtomic` exchanges the whole site in one step.
  func writer(isAtomic: Bool) throws(OutputError) -> any SiteWriter {
    if let folder, !isAtomic { return SiteUpdate(of: folder, owned: owned) }
    return try AtomicSiteWriter(at: path, replacing: folder, owned: owned)
  }
}
