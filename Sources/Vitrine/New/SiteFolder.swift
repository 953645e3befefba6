import VitrineDiagnostics
import VitrineSystem

/// The folder of a new site, which is removed unless the whole site can be written.
struct SiteFolder {
  fileprivate let folder: Folder

  /// The folders that had to be created, the site's own and those above it, innermost first.
  fileprivate let madeFolders: [String]

  /// The path of the site's content folder.
  let content: String

  fileprivate static let contentName = "content"
}

/// Creates the folder of a new site at `path`.
///
/// - Throws: an error if anything except an empty folder is already there.
func siteFolder(at path: String) throws(BuildFailure) -> SiteFolder {
  let path = path.withoutFinalSlashes
  try findSite(at: path)
  let madeFolders = missingFolders(to: path)
  do throws(BuildFailure) {
    let (folder, isNew) = try BuildFailure.ofDisk { () throws(DiskError) in
      let folder = try Folder.new(path)
      return (folder, try folder.makeFolder(SiteFolder.contentName))
    }
    // Another run created it in the meantime.
    guard isNew else { throw BuildFailure([.existingSite(path)]) }
    return SiteFolder(
      folder: folder, madeFolders: madeFolders, content: "\(path)/\(SiteFolder.contentName)")
  } catch {
    removeEmptyFolders(madeFolders)
    throw error
  }
}

private func removeEmptyFolders(_ paths: [String]) {
  for path in paths { removeEmptyFolder(path) }
}

/// - Throws: an error if there is anything except an empty folder.
private func findSite(at path: String) throws(BuildFailure) {
  guard isThere(path) else { return }
  if Folder.exists(at: path) {
    let names = try BuildFailure.ofDisk { () throws(DiskError) in
      let folder = try Folder.new(path)
      return try folder.names()
    }
    if names.isEmpty { return }
  }
  throw BuildFailure([.existingSite(path)])
}

/// Returns the folders that do not exist on the way to `path`, including `path`, innermost first.
private func missingFolders(to path: String) -> [String] {
  var missing: [String] = []
  var next: String? = path
  while let path = next, !isThere(path) {
    missing.append(path)
    next = path.parentPath
  }
  return missing
}

extension SiteFolder {
  func write(_ bytes: [UInt8], to path: String) throws(BuildFailure) {
    try BuildFailure.ofDisk { () throws(DiskError) in
      try folder.write(bytes.span.bytes, to: path)
    }
  }

  func copy(_ source: String, to path: String) throws(BuildFailure) {
    let bytes = try BuildFailure.ofDisk { () throws(DiskError) in
      try ReadableFile(at: source).readAll()
    }
    try write(bytes, to: path)
  }

  /// Removes everything that was created.
  func abandon() {
    // Errors here are ignored: the user needs to see the original one.
    try? folder.removeAll(Self.contentName)
    removeEmptyFolders(madeFolders)
  }
}

extension Diagnostic {
  fileprivate static func existingSite(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "existing folder", at: nil, "'\(path)' is not empty",
      hint: "name a new or empty folder")
  }
}
