import VitrineDiagnostics
import VitrineSystem

/// The folder of a new site, which is taken back unless all of it can be written.
struct SiteFolder {
  fileprivate let folder: Folder

  /// The folders that were missing, it and those above it, from the innermost outwards.
  fileprivate let madeFolders: [String]

  /// Where its content is.
  let content: String

  fileprivate static let contentName = "content"
}

/// Makes the folder of a new site at `path`.
///
/// - Throws: if something is there already but an empty folder.
func siteFolder(at path: String) throws(BuildFailure) -> SiteFolder {
  let path = path.withoutFinalSlashes
  try lookForSite(at: path)
  let madeFolders = missingFolders(to: path)
  do throws(BuildFailure) {
    let (folder, isNew) = try BuildFailure.ofDisk { () throws(DiskError) in
      let folder = try Folder.new(path)
      return (folder, try folder.makeFolder(SiteFolder.contentName))
    }
    // Another run was as quick.
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

/// - Throws: if there is anything but an empty folder.
private func lookForSite(at path: String) throws(BuildFailure) {
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

/// Returns the folders on the way to `path`, and it, that are not there, from the innermost outwards.
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

  /// Removes everything that was made.
  func abandon() {
    // What went wrong before is what the user has to know.
    try? folder.removeAll(Self.contentName)
    removeEmptyFolders(madeFolders)
  }
}

extension Diagnostic {
  fileprivate static func existingSite(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "existing folder", at: nil, "there is something in '\(path)' already",
      hint: "name a folder that is new or empty")
  }
}
