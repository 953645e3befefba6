import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
package import VitrineModel
import VitrineText

extension ContentResult {
  /// Returns a body as it is written, without the heading that became the title, for a data file of
  /// the page `page`. Nil if its file cannot be read.
  package func source(of body: Body, on page: String) -> BodySource? {
    switch body {
    case .text(let text, at: _, isHTML: true): return BodySource(text: text, isHTML: true)
    case .text(let text, at: let place, isHTML: false), .part(let text, at: let place):
      return relinked(text, from: place.file, to: page)
    case .file(let file, let offset, line: _, let skipsTitle, hash: _):
      guard let bytes = try? folder.text(of: file).bytes else { return nil }
      let body = Array(bytes[min(offset, bytes.count)...])
      let title = skipsTitle ? body.withUnsafeBufferPointer(linesOfMarkdownTitle) : nil
      let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let kept = lines.enumerated().filter { title?.contains($0.offset + 1) != true }
      let text = Array(kept.map(\.element).joined(separator: "\n".utf8))
      return relinked(trimmed(String(decoding: text, as: UTF8.self)), from: file, to: page)
    }
  }

  /// Returns Markdown with links to pages instead of their sources, and with paths of pictures
  /// relative to the folder of `page`.
  private func relinked(_ text: String, from file: String, to page: String) -> BodySource {
    var result = BodySource(text: text, isHTML: false)
    guard text.contains("](") || text.contains("]: ") else { return result }
    _ = Array(text.utf8).withUnsafeBufferPointer { bytes in
      renderMarkdown(bytes, options: MarkdownOptions(origin: .file(file, firstLine: 1))) {
        let old = $0.destination
        let reference = RenderedBody.Reference(destination: old, file: file, kind: $0.kind)
        guard $0.kind != .item, !result.references.contains(reference) else { return .text }
        result.references.append(reference)
        guard !old.hasPrefix("#"),
          case .output(let output, let suffix, let source) = links.destination(
            of: old, in: file, on: page)
        else { return .text }
        let new =
          if $0.kind == .picture, let source {
            PercentEncoding.path.encoded(source.relative(to: page.parentFolder)) + suffix
          } else {
            relativeLink(to: output, from: page.outputFolder, isPretty: false) + suffix
          }
        for (start, end) in [("](", ")"), ("](", " "), ("](<", ">"), ("]: ", "\n")] {
          result.text = result.text.replacing(start + old + end, with: start + new + end)
        }
        return .text
      }
    }
    return result
  }
}
