package import VitrineContent
import VitrineSystem
import VitrineText

/// The bytes of a file of a content folder, or nil if it cannot be read.
package func bytes(ofFile file: String, in content: String) -> [UInt8]? {
  try? Folder.existing(content)?.read(file)
}

/// Writes edited files into a content folder. Writes none of them if one has changed since or
/// cannot be written.
package func write(_ edits: [FileEdit], to content: String) throws(ReorderRefusal) {
  do throws(DiskError) {
    guard let folder = try Folder.existing(content) else {
      throw DiskError(.open, content, code: .noSuchFile)
    }
    // Signals are held back until every file is in place.
    try finishing { () throws(DiskError) in try replace(edits, in: folder) }
  } catch {
    if error.code == .changedMeanwhile { throw .changed(file: error.path) }
    throw .unwritable(file: error.path, reason: "\(error.code)")
  }
}

private func replace(_ edits: [FileEdit], in folder: Folder) throws(DiskError) {
  var replacements: [Replacement] = []
  for edit in edits {
    replacements.append(try Replacement(of: edit, in: folder))
  }
  for (index, replacement) in replacements.enumerated() {
    do throws(DiskError) {
      try replacement.commit()
    } catch {
      for earlier in replacements[..<index].reversed() { earlier.restoreOriginal() }
      throw error
    }
  }
}

extension Replacement {
  convenience init(of edit: FileEdit, in folder: Folder) throws(DiskError) {
    try self.init(
      of: edit.file, in: folder, from: edit.old, to: edit.new, temporary: edit.temporaryName)
  }
}

extension FileEdit {
  /// A hidden name ending in `~`, which the content reader skips (`isJunkFile`), so a file left
  /// over after a power failure does no harm.
  fileprivate var temporaryName: String {
    var hasher = ContentHasher()
    hasher.combine(counted: file.lastPathComponent)
    return ".\(hasher.finalize()).vitrine~"
  }
}
