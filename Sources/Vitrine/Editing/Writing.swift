import Glibc
package import VitrineContent
import VitrineText

/// The bytes of a file of a content folder; nil where it cannot be read.
package func bytes(ofFile file: String, in content: String) -> [UInt8]? {
  try? Folder.existing(content)?.read(file)
}

/// Writes files of a content folder, each whole, or none where one is not what it was or cannot be
/// written.
package func write(_ edits: [FileEdit], to content: String) throws(ReorderRefusal) {
  do throws(DiskError) {
    guard let folder = try Folder.existing(content) else {
      throw DiskError(.open, content, code: ENOENT)
    }
    try finishing { () throws(DiskError) in try replace(edits, in: folder) }
  } catch {
    if error.code == ESTALE { throw .changed(file: error.path) }
    throw .unwritable(file: error.path, reason: error.reason)
  }
}

private func replace(_ edits: [FileEdit], in folder: Folder) throws(DiskError) {
  var replacements: [Replacement] = []
  for edit in edits {
    let replacement = try Replacement(of: edit, in: folder)
    replacements.append(replacement)
  }
  for (index, replacement) in replacements.enumerated() {
    do throws(DiskError) {
      try replacement.commit()
    } catch {
      for earlier in replacements[..<index].reversed() { earlier.takeBack() }
      throw error
    }
  }
}
