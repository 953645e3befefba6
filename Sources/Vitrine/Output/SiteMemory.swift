import Glibc
import Synchronization
import VitrineContent
import VitrineText

/// Keeps a site instead of writing it.
final class SiteMemory: SiteWriter {
  private let old: BuiltSite?
  private let start = timespec.now
  private let contents = Mutex<[String: KeptContent]>([:])
  private let snapshotFile = Mutex<SnapshotFile?>(nil)

  /// What is as it was in `old` shares its memory.
  init(after old: BuiltSite?) {
    self.old = old
  }

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    let content = try OutputError.onDisk { () throws(DiskError) in
      try KeptContent(source, readSince: start)
    }
    guard case .kept(let earlier, _)? = old?.files[path]?.content, earlier.isSame(as: content)
    else {
      contents.withLock { $0[path] = content }
      return .written
    }
    // A file to copy is where it is now: its earlier folder may be gone, and would stay open.
    let kept = if case .bytes = earlier { earlier } else { content }
    contents.withLock { $0[path] = kept }
    return .unchanged
  }

  func publish(
    _ files: Set<String>, snapshot: SiteSnapshot
  ) throws(OutputError) -> Publication {
    let name = OutputFolder.snapshotName
    let kept = contents.withLock { $0 }
    let removed = old?.files.keys.count { kept[$0] == nil && $0 != name } ?? 0
    if let old, old.snapshot == snapshot, case .snapshot(let file)? = old.files[name]?.content {
      snapshotFile.withLock { $0 = file }
      return Publication(snapshot: .unchanged, removedFiles: removed)
    }
    snapshotFile.withLock { $0 = SnapshotFile(of: snapshot) }
    return Publication(snapshot: .written, removedFiles: removed)
  }

  func abandon() {}

  /// What was put, with the hashes that `snapshot` has of it.
  func files(of snapshot: SiteSnapshot) -> [String: BuiltSite.File] {
    let contents = contents.withLock { $0 }
    var files: [String: BuiltSite.File] = [:]
    files.reserveCapacity(contents.count)
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
