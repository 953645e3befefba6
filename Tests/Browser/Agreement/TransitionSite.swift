import Foundation
import VitrineLayout
import VitrineSite

extension TransitionCase {
  /// Writes the page and what it needs to a folder.
  func write(to folder: String) throws {
    let renderer = try renderer
    for (index, path) in renderer.outputs.enumerated() {
      let file = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(renderer.render(index).bytes).write(to: file)
    }
  }
}

/// The templates of this package, read from the disk.
let defaultTemplates: [TemplateFile] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Templates").standardized
  let paths = FileManager.default.enumerator(atPath: folder.path)!.compactMap { $0 as? String }
  return paths.sorted().filter { $0.contains(".") }.map { path in
    let bytes = FileManager.default.contents(atPath: folder.appending(path: path).path)!
    return TemplateFile(path: path, bytes: Array(bytes), isBuiltIn: true)
  }
}()
