package import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// A Markdown file after the first pass: its front matter, and the location of its body.
package struct MarkdownSource: Sendable {
  var file: String

  /// The front matter, which is a map.
  var value: SourceValue

  /// The first `#` heading, or nil if the front matter has a title.
  var heading: String?

  /// Nil if nothing follows the front matter and the heading.
  var body: Body?

  /// Whether the file has nothing but white space.
  var isEmpty = false

  /// The first line if it looks like front matter, but the file has none.
  var lostKey: String?
}

extension MarkdownSource {
  /// Reads `file`. If that fails, reports why and returns nil.
  package static func read(
    _ file: String, in folder: ContentFolder, diagnostics: inout [Diagnostic]
  ) -> MarkdownSource? {
    do throws(UnreadableContent) {
      let text = try folder.text(of: file)
      diagnostics += text.warnings
      return try MarkdownSource(text.bytes, file: file, warnings: &diagnostics)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  init(
    _ bytes: [UInt8], file: String, warnings: inout [Diagnostic]
  ) throws(UnreadableContent) {
    let matter = try readFrontMatter(bytes, file: file)
    warnings += matter.warnings
    self.file = file
    value = matter.value
    isEmpty = bytes.allSatisfy(\.isWhiteSpace)
    if matter.bodyLine == 1 { lostKey = lineWithKey(bytes, at: matter.bodyOffset) }
    let hasTitle = value["title"].map { !$0.isBlank } ?? false
    let body = bytes.span.extracting(droppingFirst: matter.bodyOffset)
    heading = hasTitle ? nil : body.withUnsafeBufferPointer(markdownTitle)
    let linesOfTitle = heading == nil ? 0 : 1
    if body.withUnsafeBufferPointer({ hasWords($0, beyond: linesOfTitle) }) {
      self.body = .file(
        file, offset: matter.bodyOffset, line: matter.bodyLine, skipsTitle: heading != nil,
        hash: ContentHash(of: body.bytes).value)
    }
  }
}

/// Returns the line at `offset` if it looks like a key of a page, with or without a value.
private func lineWithKey(_ bytes: [UInt8], at offset: Int) -> String? {
  let end = bytes.withUnsafeBufferPointer { lineEnd(in: $0, from: offset).end }
  guard end - offset <= 200 else { return nil }
  let line = String(decoding: bytes[offset..<end], as: UTF8.self)
  let isKey = PageDeclaration.keys.names.contains { line == "\($0):" || line.hasPrefix("\($0): ") }
  return isKey ? line : nil
}

/// Whether more than `count` lines have anything but white space and underlines of `=`.
private func hasWords(_ text: UnsafeBufferPointer<UInt8>, beyond count: Int) -> Bool {
  var lines = 0
  var isLineCounted = false
  for byte in text {
    switch byte {
    case 0x0A, 0x0D: isLineCounted = false
    case 0x09, 0x20, UInt8(ascii: "="): break
    default:
      if isLineCounted { continue }
      isLineCounted = true
      lines += 1
      if lines > count { return true }
    }
  }
  return false
}
