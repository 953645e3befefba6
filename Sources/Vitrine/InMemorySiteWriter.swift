import Synchronization
import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

/// A writer that keeps the site in memory.
final class InMemorySiteWriter: SiteWriter {
  private let old: BuiltSite?
  private let start = WallTime.now
  private let contents = Mutex<[ExactText: InMemoryFile]>([:])
  private let snapshotFile = Mutex<SnapshotFile?>(nil)

  /// Files that are unchanged since `old` share its memory. Files that are never put keep their
  /// contents from `old`.
  init(after old: BuiltSite?) {
    self.old = old
  }

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    let content = try OutputError.onDisk(InMemoryFile(source, readSince: start))
    guard case .kept(let earlier, _)? = old?.files[path]?.content, earlier.isSame(as: content)
    else {
      contents.withLock { $0[path] = content }
      return .written
    }
    // Store the current location of a file to copy: keeping the earlier folder would hold it open,
    // and it may no longer exist.
    let kept = if case .bytes = earlier { earlier } else { content }
    contents.withLock { $0[path] = kept }
    return .unchanged
  }

  func publish(
    _ files: [String], snapshot: SiteSnapshot
  ) throws(OutputError) -> Publication {
    guard let old, case .snapshot(let earlier)? = old.files[OutputFolder.snapshotName]?.content
    else {
      snapshotFile.withLock { $0 = SnapshotFile(of: snapshot) }
      return Publication(snapshot: .written, removedFiles: 0)
    }
    let isSame = old.snapshot == snapshot
    snapshotFile.withLock { $0 = isSame ? earlier : SnapshotFile(of: snapshot) }
    let removed =
      old.cache.hasSamePaths(as: files)
      ? 0 : Set(byBytes: old.cache.paths).subtracting(Set(byBytes: files)).count
    return Publication(snapshot: isSame ? .unchanged : .written, removedFiles: removed)
  }

  func abandon() {}

  /// The files at `paths` with their hashes from `snapshot`, and `snapshot.json`.
  func files(at paths: [String], of snapshot: SiteSnapshot) -> [ExactText: BuiltSite.File] {
    let contents = contents.withLock { $0 }
    var files: [ExactText: BuiltSite.File] = [:]
    if let old, old.cache.hasSamePaths(as: paths) {
      files = old.files
    } else {
      files.reserveCapacity(paths.count + 1)
      for path in paths { files[path] = old?.files[path] }
    }
    for file in snapshot.files {
      guard let content = contents[file.path] else { continue }
      files[file.path] = BuiltSite.File(content: .kept(content, hash: file.hash))
    }
    if let file = snapshotFile.withLock({ $0 }) {
      files[OutputFolder.snapshotName] = BuiltSite.File(content: .snapshot(file))
    }
    return files
  }
}
