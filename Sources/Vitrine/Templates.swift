import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// The templates of a site: those in the binary, and after them those of `folder`, which replace
/// the ones of the same paths. A copy of one in the binary is none of the site's own.
func templateFiles(replacedBy folder: Folder?) throws(BuildFailure) -> [TemplateFile] {
  let files = BuiltInTemplates.files
  guard let folder else { return files }
  let builtIn = Dictionary(firstOf: files.map { ($0.path, $0.bytes) })
  let own = try BuildFailure.ofDisk { () throws(DiskError) in try templateFiles(in: folder, "") }
  return files
    + own.filter { builtIn[$0.path] != $0.bytes }.sorted { precedesByBytes($0.path, $1.path) }
}

extension SiteTemplates {
  /// - Throws: every mistake in the files.
  init(checked files: [TemplateFile]) throws(BuildFailure) {
    do throws(TemplateFailure) {
      try self.init(files)
    } catch {
      throw BuildFailure(error.errors.map(\.diagnostic))
    }
  }

  /// - Throws: what a site's own templates name that the cells of its content do not have.
  func describing(
    checked descriptions: CellDescriptions
  ) throws(BuildFailure) -> SiteTemplates {
    do throws(TemplateFailure) {
      return try describing(descriptions)
    } catch {
      throw BuildFailure(error.errors.map(\.diagnostic))
    }
  }
}

/// The files of a templates folder; hidden ones are left out.
private func templateFiles(
  in folder: Folder, _ prefix: String
) throws(DiskError) -> [TemplateFile] {
  var files: [TemplateFile] = []
  let names = try folder.names(in: prefix.isEmpty ? "." : prefix).filter { !$0.hasPrefix(".") }
  for name in names {
    let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
    if folder.kind(of: path) == .folder {
      files += try templateFiles(in: folder, path)
    } else if let bytes = try folder.read(path) {
      files.append(TemplateFile(path: path, file: folder.name(of: path), bytes: bytes))
    }
  }
  return files
}
