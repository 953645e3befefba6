import Synchronization
import VitrineModel
import VitrineSystem

/// Writes into an existing folder. Changed files wait in a staging folder inside it and are moved
/// into place at the end, each in one step.
final class SiteUpdate: SiteWriter {
  private struct StagedFile {
    var path: String

    /// The file's name in the staging folder.
    var name: String
    var comparison: FileComparison
  }

  private let folder: Folder
  private let owned: OwnedFiles
  private let staged = Mutex<[StagedFile]>([])

  init(of folder: Folder, owned: OwnedFiles) {
    self.folder = folder
    self.owned = owned
  }

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    let comparison = try OutputError.onDisk(folder.compare(path, with: source))
    if comparison == .same { return .unchanged }
    try folder.checkOwnership(of: path, comparison: comparison, owned: owned)
    let name = try staged.withLock { staged throws(OutputError) in
      if staged.isEmpty { try makeStagingFolder() }
      let name = "\(InterruptedBuild.stagingFolderName)/\(staged.count)"
      staged.append(StagedFile(path: path, name: name, comparison: comparison))
      return name
    }
    try OutputError.onDisk(source.write(to: name, in: folder))
    return .written
  }

  func publish(_ files: [String], snapshot: SiteSnapshot) throws(OutputError) -> Publication {
    let record = try put(snapshot)
    let removals = owned.paths.subtracting(Set(byBytes: files + [OutputFolder.snapshotName]))
      .sorted().map(\.text)
    do throws(DiskError) {
      var removed = 0
      let staged = staged.withLock { $0 }
      if !staged.isEmpty || !removals.isEmpty { removed = try move(staged, removing: removals) }
      try folder.removeStagingFolder(InterruptedBuild.stagingFolderName)
      return Publication(
        snapshot: record.change, removedFiles: removed, snapshotHash: record.hash)
    } catch {
      throw .halfWay(error)
    }
  }

  func abandon() {
    if InterruptedBuild.isListed(in: folder) {
      for file in staged.withLock({ $0 }) { _ = try? folder.removeFile(file.name) }
    } else {
      try? folder.removeStagingFolder(InterruptedBuild.stagingFolderName)
    }
  }
}

extension SiteUpdate {
  private func makeStagingFolder() throws(OutputError) {
    try OutputError.onDisk(folder.makeStagingFolder(InterruptedBuild.stagingFolderName))
  }

  /// Moves new files first, so that no page links to a missing file. Changed files follow, then
  /// removals, and finally the snapshot.
  private func move(
    _ staged: [StagedFile], removing removals: [String]
  ) throws(DiskError) -> Int {
    let touched = owned.paths.union(Set(byBytes: staged.map(\.path)))
    try InterruptedBuild(files: touched.sorted().map(\.text)).write(in: folder)
    let snapshot = staged.filter { $0.path == OutputFolder.snapshotName }
    let pages = staged.filter { $0.path != OutputFolder.snapshotName }
    let obstructed = pages.filter { $0.comparison == .folder || $0.comparison == .blocked }
    let isInTheWay = { (path: String) in
      obstructed.contains {
        path.hasPrefix("\($0.path)/") || $0.path.hasPrefix("\(path)/")
      }
    }
    var removed = try remove(removals.filter(isInTheWay))
    try put(pages.filter { $0.comparison != .different })
    try put(pages.filter { $0.comparison == .different })
    removed += try remove(removals.filter { !isInTheWay($0) })
    try put(snapshot)
    return removed
  }

  private func put(_ staged: [StagedFile]) throws(DiskError) {
    for file in staged {
      if file.comparison == .folder { try folder.removeEmptyFolders(at: file.path) }
      try folder.rename(file.name, to: folder, file.path)
    }
  }

  private func remove(_ paths: [String]) throws(DiskError) -> Int {
    var removed = 0
    for path in paths where try folder.removeFile(path) {
      folder.removeEmptyFolders(above: path)
      removed += 1
    }
    return removed
  }
}
