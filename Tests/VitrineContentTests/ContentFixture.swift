import Glibc
import Testing
import VitrineContent
import VitrineModel
import VitrineText

/// A content folder of a test, removed when it goes.
final class ContentFixture {
  let path: String

  /// Writes `files`, paths and what stands in them.
  init(_ files: KeyValuePairs<String, String>) throws {
    var template = Array("/tmp/vitrine-content-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
    path = String(cString: try #require(made))
    for (file, text) in files { try write(Array(text.utf8), to: file) }
  }

  deinit {
    remove(path)
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    let stream = try #require(fopen("\(path)/\(file)", "w"))
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
  }

  func link(_ target: String, as file: String) throws {
    try #require(symlink(target, "\(path)/\(file)") == 0)
  }

  func read(drafts: Bool = false, jobs: Int = 1) -> ContentReading {
    let cells: Set = ["row", "card", "tile", "plate", "chip"]
    return readContent(
      at: path,
      options: ContentOptions(
        includesDrafts: drafts, jobs: jobs, cells: cells, languages: ["de", "en", "zh"]))
  }

  /// Links are removed, never followed: one of them may lead out of the folder.
  private func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR, let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { remove("\(path)/\(name)") }
      }
      closedir(stream)
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}

extension ContentReading {
  /// The diagnostics as the writer sees them.
  var words: [String] { diagnostics.map(\.description) }

  /// The titles of the records of each section of a page, two blanks before one for each level.
  func shown(on output: String) -> [[String]]? {
    content.pages.first { $0.output == output }?.sections.map { section in
      section.items.map { item in
        let indent = String(repeating: "  ", count: item.level)
        return switch item.content {
        case .record(let index): indent + content.records[index].title
        case .outline(_, let title): indent + title
        }
      }
    }
  }
}
