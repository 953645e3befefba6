import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// The templates of a site: the built-in ones, then those in `folder`, which replace built-in ones
/// at the same paths. An exact copy of a built-in template does not count as the site's own.
func templateFiles(replacedBy folder: Folder?) throws(BuildFailure) -> [TemplateFile] {
  let files = BuiltInTemplates.files
  guard let folder else { return files }
  let builtIn = Dictionary(firstOf: files.map { ($0.path, $0.bytes) })
  let own = try BuildFailure.ofDisk { () throws(DiskError) in
    var listing = TemplateListing(folder: folder)
    try listing.list("")
    var own: [TemplateFile] = []
    for path in listing.paths {
      guard let bytes = try folder.read(path), builtIn[path] != bytes else { continue }
      own.append(TemplateFile(path: path, file: folder.name(of: path), bytes: bytes))
    }
    return own
  }
  return files + own.sorted { precedesByBytes($0.path, $1.path) }
}

extension SiteTemplates {
  /// - Throws: every error in the files.
  init(checked files: [TemplateFile]) throws(BuildFailure) {
    do throws(TemplateFailure) {
      try self.init(files)
    } catch {
      throw BuildFailure(error.errors)
    }
  }

  /// - Throws: an error for each name in the site's own templates that the cells of its content do
  ///   not have.
  func describing(
    checked descriptions: CellDescriptions
  ) throws(BuildFailure) -> SiteTemplates {
    do throws(TemplateFailure) {
      return try describing(descriptions)
    } catch {
      throw BuildFailure(error.errors)
    }
  }
}

extension Folder {
  /// Warnings about symbolic links in a templates folder that are not followed.
  var omittedTemplateLinks: [Diagnostic] {
    var listing = TemplateListing(folder: self)
    try? listing.list("")
    return listing.omitted
  }
}

/// The paths of the files in a templates folder, without hidden ones.
private struct TemplateListing {
  let folder: Folder
  private let links: FollowedLinks
  private var visitedFolders = FollowedLinks.VisitedFolders()
  private(set) var paths: [String] = []
  private(set) var omitted: [Diagnostic] = []

  init(folder: Folder) {
    self.folder = folder
    links = FollowedLinks(in: folder.path)
  }

  mutating func list(_ prefix: String) throws(DiskError) {
    var entries = try FolderEntries(of: prefix.isEmpty ? folder.path : folder.name(of: prefix))
    while let name = entries.next()?.name {
      if name.hasPrefix(".") { continue }
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      let place = folder.name(of: path)
      switch folder.kind(of: path) {
      case .folder: try list(path)
      case .link:
        let target = links.target(of: place) ?? .nothing
        if let reason = target.reasonToSkip(ofFolderOf: "templates") {
          omitted.append(.skippedLink(place, reason))
          continue
        }
        switch target {
        case .file: paths.append(path)
        case .folder(let target) where visitedFolders.enter(target, from: place.parentPath ?? "."):
          try list(path)
          visitedFolders.leave()
        default: omitted.append(.skippedLink(place, FollowedLinks.Target.leadsBack))
        }
      case .file, .other, nil: paths.append(path)
      }
    }
  }
}
