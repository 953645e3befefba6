import Synchronization
import VitrineText

/// Keeps a site instead of writing it.
final class SiteMemory: SiteWriter {
  private let old: BuiltSite?
  private let contents = Mutex<[String: KeptContent]>([:])

  /// What is as it was in `old` shares its memory.
  init(after old: BuiltSite?) {
    self.old = old
  }

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    let content = try OutputError.onDisk { () throws(DiskError) in try KeptContent(source) }
    guard let earlier = old?.files[path]?.content, earlier.isSame(as: content) else {
      contents.withLock { $0[path] = content }
      return .written
    }
    // A file to copy is where it is now: its earlier folder may be gone, and would stay open.
    let kept = if case .bytes = earlier { earlier } else { content }
    contents.withLock { $0[path] = kept }
    return .unchanged
  }

  func publish(_ files: Set<String>, snapshot: [UInt8]) throws(OutputError) -> Publication {
    let change = try put(.bytes(snapshot), at: OutputFolder.snapshotName)
    let kept = contents.withLock { $0 }
    let removed = old?.files.keys.count { kept[$0] == nil } ?? 0
    return Publication(snapshot: change, removedFiles: removed)
  }

  func abandon() {}

  /// What was put, with the hashes that `snapshot` has of it.
  func files(of snapshot: SiteSnapshot) -> [String: BuiltSite.File] {
    let contents = contents.withLock { $0 }
    var files: [String: BuiltSite.File] = [:]
    files.reserveCapacity(contents.count)
    for file in snapshot.files {
      guard let content = contents[file.path] else { continue }
      files[file.path] = BuiltSite.File(hash: file.hash, length: content.length, content: content)
    }
    if case .bytes(let bytes)? = contents[OutputFolder.snapshotName] {
      files[OutputFolder.snapshotName] = BuiltSite.File(
        hash: ContentHash(of: bytes), length: bytes.count, content: .bytes(bytes))
    }
    return files
  }
}
