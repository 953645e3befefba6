import VitrineDiagnostics

/// A file that diagnostics name, with its current contents.
struct SourceFile {
  /// The path relative to the working directory.
  let path: String

  /// Nil if the file cannot be read or has no lines.
  let lines: SourceLines?
}

extension SourceFile {
  /// The column of a location in UTF-16 code units, from 1, as editors count.
  func column(of place: SourceLocation) -> Int {
    guard let lines, (1...lines.count).contains(place.line) else { return place.column }
    let before = lines[place.line - 1].prefix(place.column - 1)
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
