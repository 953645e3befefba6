import VitrineDiagnostics
import VitrineSystem

/// A file that diagnostics name, as it is now.
struct SourceFile {
  /// The path from the folder where the program runs.
  let path: String

  /// Nil where it cannot be read or has no lines.
  let lines: SourceLines?
}

extension SourceFile {
  /// The column of a place in UTF-16 code units, from 1, as editors count.
  func column(of place: SourceLocation) -> Int {
    guard let lines, (1...lines.count).contains(place.line) else { return place.column }
    let before = lines[place.line - 1].prefix(place.column - 1)
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}

extension BuildOptions {
  /// A file of the content or the templates by the name that diagnostics have for it.
  func sourceFile(_ file: String) -> SourceFile {
    // Content is named from its folder, a template from where the program runs.
    let paths = ["\(content.withoutFinalSlashes)/\(file)", file]
    for path in paths {
      guard let step = path.parentPath, let folder = try? Folder.existing(step),
        let bytes = try? folder.read(path.lastPathComponent)
      else { continue }
      // A workbook has rows in the place of lines.
      return SourceFile(path: path, lines: bytes.contains(0) ? nil : SourceLines(of: bytes))
    }
    return SourceFile(path: paths[0], lines: nil)
  }
}
