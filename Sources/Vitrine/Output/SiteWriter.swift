import VitrineText

/// Writes a site, none of which is visible before `publish`.
///
/// `put` can be called from several threads at once. After `publish` or `abandon`, the writer can
/// no longer be used.
protocol SiteWriter: Sendable {
  /// Adds the file for `path`.
  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange

  /// Adds a file of the last build that is known to be unchanged, without its bytes.
  func keep(_ path: String) throws(OutputError)

  /// Puts everything into place, `snapshot` last, and removes files of earlier builds that are not
  /// among `files`.
  func publish(_ files: [String], snapshot: SiteSnapshot) throws(OutputError) -> Publication

  /// Leaves the output folder unchanged.
  func abandon()
}

extension SiteWriter {
  func keep(_ path: String) {}

  /// Adds the snapshot of the build, provided that the next build can read it.
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

  /// Runs `body`, which puts files and publishes them. Abandons the site if that fails.
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

  /// The hash of the bytes of `snapshot.json`, or nil if the snapshot was not encoded.
  var snapshotHash: ContentHash?
}

extension OutputFolder {
  /// The writer for this folder. With `isAtomic`, it swaps the whole site in one step.
  func writer(isAtomic: Bool) throws(OutputError) -> any SiteWriter {
    if let folder, !isAtomic { return SiteUpdate(of: folder, owned: owned) }
    return try AtomicSiteWriter(at: path, replacing: folder, owned: owned)
  }
}
