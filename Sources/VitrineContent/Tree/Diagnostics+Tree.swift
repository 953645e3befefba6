import VitrineText

extension Diagnostic {
  /// What is wrong with a file as a whole stands at its beginning.
  private static func atStart(_ file: String) -> SourceLocation {
    SourceLocation(file: file, line: 1, column: 1)
  }

  static func unreadable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "unreadable file", at: path.isEmpty ? nil : atStart(path),
      path.isEmpty
        ? "the content folder cannot be read: \(reason)" : "cannot be read: \(reason)")
  }

  static func nameIsNotUTF8(in folder: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "file name is not UTF-8", at: folder.isEmpty ? nil : atStart(folder),
      "\(folder.isEmpty ? "the content folder" : "the folder") holds a file whose name is not UTF-8",
      hint: "rename the file")
  }

  static func notARegularFile(_ path: String, _ what: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a regular file", at: atStart(path), "\(path.fileName) is \(what)",
      hint: "put the file itself here, or move it out of the content folder")
  }
}
