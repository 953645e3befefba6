package import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The files of a content folder, in byte order of their paths.
package struct ContentTree: Sendable {
  struct Folder: Sendable {
    /// Relative to the content folder; empty for the content folder itself.
    var path: String

    /// The files directly in it, as indices into the tree's `files`.
    var files: [Int] = []
  }

  /// Paths relative to the content folder.
  package private(set) var files: [String] = []

  /// In byte order of their paths, beginning with the content folder.
  private(set) var folders: [Folder] = []

  /// The paths of links that are not followed, special files, and folders named like a page file.
  /// Each has an error or a warning.
  let obstacles: Set<String>

  /// The state of each file before any was read. Nil if states are not kept, or if a later change
  /// might not alter the state.
  let states: [FileState?]

  private var folderIndices = NameTable<Int>()
  private var fileIndices = NameTable<Int>()

  /// Lists `folder` and all its subfolders, following links. If the earlier tree `old` has the same
  /// files, its lists are reused.
  package init(
    of folder: ContentFolder, keepsStates: Bool = false, after old: ContentTree? = nil,
    diagnostics: inout [Diagnostic]
  ) {
    var listing = FolderListing(root: folder.path, keepsStates: keepsStates)
    listing.list("")
    diagnostics += listing.diagnostics
    obstacles = listing.obstacles
    if listing.files.isEmpty, listing.diagnostics.isEmpty {
      // An error, so that a missing content folder does not empty the site.
      diagnostics.error(
        "empty content", at: nil, "there are no files in the content folder",
        hint: "create an index.md with a title, or name another folder with --content")
    }
    if let old, let known = old.states(of: listing) {
      states = known
      files = old.files
      folders = old.folders
      folderIndices = old.folderIndices
      fileIndices = old.fileIndices
      return
    }
    let listed = listing.files.sorted { precedesByBytes($0.path, $1.path) }
    files = listed.map(\.path)
    states = listed.map(\.state)
    folders = listing.folders.sorted(by: precedesByBytes).map { Folder(path: $0) }
    for (index, folder) in folders.enumerated() { folderIndices[folder.path] = index }
    for (index, file) in files.enumerated() {
      fileIndices[file] = index
      if let folder = folderIndices[file.parentFolder] { folders[folder].files.append(index) }
    }
  }

  /// Returns the states of a listing in the order of `files`, or nil if the listing has other
  /// files.
  private func states(of listing: FolderListing) -> [FileState?]? {
    guard listing.files.count == files.count, listing.folders.count == folders.count,
      listing.folders.allSatisfy({ path in
        folderIndices[path].map { folders[$0].path.hasSameBytes(as: path) } ?? false
      })
    else { return nil }
    var states = [FileState?](repeating: nil, count: files.count)
    for file in listing.files {
      guard let index = fileIndices[file.path], files[index].hasSameBytes(as: file.path) else {
        return nil
      }
      states[index] = file.state
    }
    return states
  }

  func folder(at path: String) -> Folder? {
    folderIndices[path].map { folders[$0] }
  }

  func index(of file: String) -> Int? {
    fileIndices[file]
  }

  func has(_ file: String) -> Bool { fileIndices.has(file) }

  /// Whether there is something at `path` that cannot be part of a site, such as a broken link.
  func hasObstacle(at path: String) -> Bool {
    obstacles.contains(path)
  }
}

/// The listing of a folder and its subfolders, in no particular order.
private struct FolderListing {
  struct File {
    let path: String
    let state: FileState?
  }

  let root: String
  let keepsStates: Bool
  let links: FollowedLinks
  let time = WallTime.now
  var visitedFolders = FollowedLinks.VisitedFolders()
  var files: [File] = []
  var folders: [String] = []
  var obstacles: Set<String> = []
  var diagnostics: [Diagnostic] = []

  init(root: String, keepsStates: Bool) {
    self.root = root
    self.keepsStates = keepsStates
    links = FollowedLinks(in: root)
  }

  mutating func list(_ path: String) {
    do throws(DiskError) {
      let folder = path.isEmpty ? root : "\(root)/\(path)"
      var entries = try FolderEntries(of: folder)
      folders.append(path)
      while let entry = entries.next() {
        guard entry.isUTF8 else {
          let name = path.isEmpty ? "the content folder" : "the folder"
          diagnostics.warn(
            "file name is not UTF-8", at: path.isEmpty ? nil : .start(of: path),
            "\(name) contains a file whose name is not UTF-8, which is left out",
            hint: "rename the file")
          continue
        }
        if isJunkFile(entry.name) { continue }
        let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
        switch entry.kind {
        case .file: add(inner, keepsStates ? entries.state(of: entry.name) : nil)
        case .folder: enter(inner)
        case .link:
          let target = links.target(of: "\(root)/\(inner)") ?? .nothing
          if let reason = target.reasonToSkip(ofFolderOf: "content") {
            omit(inner, reason)
            continue
          }
          switch target {
          case .file(_, let state): add(inner, state)
          case .folder(let target) where visitedFolders.enter(target, from: folder):
            enter(inner)
            visitedFolders.leave()
          default: omit(inner, FollowedLinks.Target.leadsBack)
          }
        case .other: omit(inner, nil)
        }
      }
    } catch {
      diagnostics.append(.unreadable(path, reason: "\(error.code)"))
    }
  }

  private mutating func add(_ path: String, _ state: FileState?) {
    let isKept = keepsStates && state?.isSettled(at: time) == true
    files.append(File(path: path, state: isKept ? state : nil))
  }

  private mutating func enter(_ path: String) {
    if path == "site.yml" || path.fileName == "index.md" {
      obstacles.insert(path)
      diagnostics.error(
        "not a regular file", at: .start(of: path), "\(path.fileName) is a folder",
        hint: "put the file itself here, or move the folder out of the content folder")
    }
    list(path)
  }

  /// Leaves out a path. `reason` is why a link is not followed, or nil if the path is not a link.
  private mutating func omit(_ path: String, _ reason: String?) {
    obstacles.insert(path)
    if let reason {
      diagnostics.append(.skippedLink(path, reason))
    } else {
      diagnostics.warn(
        "not a regular file", at: .start(of: path),
        "\(path.fileName) is not a regular file, so it is left out",
        hint: "put the file itself here, or move it out of the content folder")
    }
  }
}
