import VitrineDiagnostics
import VitrineSystem

/// A folder beside that of a new site, which takes its name once all of it is there.
struct SiteStage {
  fileprivate let target: String
  fileprivate let name: String
  fileprivate let above: Folder
  fileprivate let folder: Folder

  /// The folders above it that were missing, from the innermost outwards.
  fileprivate let madeFolders: [String]

  /// Where its content is.
  let content: String
}

/// Makes the stage of a new site at `path`.
///
/// - Throws: if something is there already but an empty folder.
func stage(for path: String) throws(BuildFailure) -> SiteStage {
  let path = path.withoutFinalSlashes
  try lookForSite(at: path)
  let parent = path.parentPath ?? "."
  let name = ".\(path.lastPathComponent).new"
  let madeFolders = missingFolders(to: parent)
  let above = try BuildFailure.ofDisk { () throws(DiskError) in try Folder.new(parent) }
  let folder = try BuildFailure.ofDisk { () throws(DiskError) in
    // What is left of a run that was killed.
    try above.removeAll(name)
    try above.makeFolder(name)
    return try above.inner(name)
  }
  return SiteStage(
    target: path.lastPathComponent, name: name, above: above, folder: folder,
    madeFolders: madeFolders, content: "\(parent)/\(name)/content")
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

extension SiteStage {
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

  /// Moves the folder to its place.
  func settle() throws(BuildFailure) {
    try BuildFailure.ofDisk { () throws(DiskError) in try above.rename(name, to: above, target) }
  }

  /// Removes everything that was made.
  func abandon() {
    // What went wrong before is what the user has to know.
    try? above.removeAll(name)
    for folder in madeFolders { removeEmptyFolder(folder) }
  }
}

extension BuildFailure {
  /// Runs `body`, whose failures are the disk's.
  fileprivate static func ofDisk<Result>(
    _ body: () throws(DiskError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(DiskError) {
      return try body()
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }
}

extension Diagnostic {
  fileprivate static func existingSite(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "existing folder", at: nil, "there is something in '\(path)' already",
      hint: "name a folder that is new or empty")
  }
}
