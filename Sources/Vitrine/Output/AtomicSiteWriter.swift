import Synchronization
import VitrineModel
import VitrineSystem

/// Writes a whole site into a folder next to the output folder, then swaps it into place in one
/// step. Used for first builds and for `--atomic`.
///
/// Unchanged files, and files that no build wrote, are hard-linked into the new folder, so they
/// keep their inode and modification time.
final class AtomicSiteWriter: SiteWriter {
  private let above: Folder
  private let name: String
  private let stagingFolderName: String
  private let stagingFolder: Folder

  /// The new site, inside the staging folder.
  private let site: Folder
  private let old: Folder?
  private let owned: OwnedFiles
  private let hasChanges = Mutex(false)

  private static let siteName = "site"

  /// - Throws: an error if another build is using the same staging folder.
  init(at path: String, replacing old: Folder?, owned: OwnedFiles) throws(OutputError) {
    let path = (old == nil ? nil : path.realPath) ?? path.withoutFinalSlashes
    self.old = old
    self.owned = owned
    let stagingFolderName = ".\(path.lastPathComponent).vitrine"
    let folder = path.parentPath ?? "."
    above = try OutputError.onDisk(Folder.new(folder))
    let stagingFolder = try Self.makeStagingFolder(stagingFolderName, in: above, for: path)
    self.stagingFolder = stagingFolder
    site = try OutputError.onDisk { () throws(DiskError) in
      try stagingFolder.makeFolder(Self.siteName)
      return try stagingFolder.inner(Self.siteName, isOwn: true)
    }
    name = path.lastPathComponent
    self.stagingFolderName = stagingFolderName
  }

  private static func makeStagingFolder(
    _ name: String, in above: Folder, for output: String
  ) throws(OutputError) -> Folder {
    let exists = try above.hasStagingFolder(name)
    let stagingFolder = try OutputError.onDisk { () throws(DiskError) in
      if exists {
        let killed = try above.inner(name)
        if !killed.lock() { return Folder?.none }
        try above.removeStagingFolder(name)
      }
      try above.makeStagingFolder(name)
      return try above.inner(name)
    }
    guard let stagingFolder, stagingFolder.lock() else { throw .busy(output) }
    return stagingFolder
  }

  func put(_ source: FileSource, at path: String) throws(OutputError) -> FileChange {
    if let old {
      let comparison = try OutputError.onDisk(old.compare(path, with: source))
      if comparison == .same {
        try OutputError.onDisk(old.link(path, to: site, path))
        return .unchanged
      }
      try old.checkOwnership(of: path, comparison: comparison, owned: owned)
    }
    hasChanges.withLock { $0 = true }
    try OutputError.onDisk(source.write(to: path, in: site))
    return .written
  }

  func keep(_ path: String) throws(OutputError) {
    if let old { try OutputError.onDisk(old.link(path, to: site, path)) }
  }

  func publish(_ files: [String], snapshot: SiteSnapshot) throws(OutputError) -> Publication {
    let record = try put(snapshot)
    func publication(removing count: Int) -> Publication {
      Publication(snapshot: record.change, removedFiles: count, snapshotHash: record.hash)
    }
    guard let old else {
      try OutputError.onDisk { () throws(DiskError) in
        try stagingFolder.rename(Self.siteName, to: above, name)
        try above.removeStagingFolder(stagingFolderName)
      }
      return publication(removing: 0)
    }
    let removed = owned.paths.subtracting(Set(byBytes: files + [OutputFolder.snapshotName]))
      .filter { old.hasFile(at: $0.text) }
    if !hasChanges.withLock({ $0 }) && removed.isEmpty {
      abandon()
      return publication(removing: 0)
    }
    try OutputError.onDisk(linkForeignFiles(of: old, in: "."))
    try OutputError.onDisk(site.takeMode(of: old))
    let isExchanged = try OutputError.onDisk(
      above.exchange(name, with: Self.siteName, in: stagingFolder))
    if !isExchanged { throw .cannotExchange(above.name(of: name)) }
    try OutputError.onDisk(above.removeStagingFolder(stagingFolderName))
    return publication(removing: removed.count)
  }

  func abandon() {
    try? above.removeStagingFolder(stagingFolderName)
  }

  private func linkForeignFiles(of old: Folder, in folder: String) throws(DiskError) {
    for name in try old.names(in: folder) {
      let path = folder == "." ? name : "\(folder)/\(name)"
      if path == InterruptedBuild.stagingFolderName || site.hasFile(at: path) { continue }
      if old.kind(of: path) == .folder {
        try linkForeignFiles(of: old, in: path)
        if try old.names(in: path).isEmpty { try site.makeFolder(path) }
      } else if !owned.contains(path) {
        try old.link(path, to: site, path)
      }
    }
  }
}
