import VitrineSystem
import VitrineText

extension Folder {
  /// The hash of a file that is in `state` both before and after it is read. If `state` is nil, the
  /// file only has to stay in its current state. Returns nil if the file is in another state, or
  /// cannot be read.
  func hash(of path: String, in state: FileState?) -> ContentHash? {
    guard let file = try? openFile(path), let found = file.state, found == state ?? found else {
      return nil
    }
    var hasher = ContentHasher()
    do throws(DiskError) {
      try file.forEachPart { part throws(DiskError) in
        hasher.combine(part)
        return true
      }
    } catch {
      return nil
    }
    return file.state == found ? hasher.finalize() : nil
  }
}
