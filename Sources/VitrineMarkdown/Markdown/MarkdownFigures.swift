import VitrineModel
import VitrineText

extension MarkdownRenderer {
  /// Writes a paragraph that consists of a picture with a title as a figure with a caption. Returns
  /// false for other paragraphs.
  mutating func figure(_ paragraph: MarkdownNode) -> Bool {
    guard let image = paragraph.firstChild, image.kind == .image, image.next == nil,
      image.title.contains(where: { $0 > 0x20 }), paragraph.parent?.kind != .item
    else { return false }
    body.insert(.media)
    html.lineStart()
    html.markup("<figure>\n")
    picture(image, isCaptioned: true)
    html.markup("\n<figcaption>")
    html.text(image.title)
    html.markup("</figcaption>\n</figure>\n")
    return true
  }

  /// Writes the element that plays a film or a sound, with a link as the fallback, or a link that
  /// opens a document.
  mutating func medium(
    _ kind: Medium.Kind, at source: String, alternative: [UInt8],
    title: UnsafeBufferPointer<UInt8>
  ) {
    body.insert(.media)
    let tag = kind == .video ? "video" : "audio"
    if kind != .document {
      html.markup("<\(tag) src=\"".utf8)
      html.address(source)
      html.markup("\" controls preload=\"metadata\"")
      if !alternative.isEmpty {
        html.markup(" aria-label=\"")
        alternative.withUnsafeBufferPointer { html.text($0) }
        html.markup("\"")
      }
      html.title(title)
      html.markup(">")
    }
    html.markup(kind == .document ? "<a class=\"document\" href=\"" : "<a href=\"")
    html.address(source)
    html.markup("\">")
    let name = source.split(separator: "/").last.map { percentDecoded(String($0)) }
    write(alternative, or: kind == .document ? name ?? source : source)
    html.markup("</a>")
    if kind != .document { html.markup("</\(tag)>".utf8) }
  }
}

extension BodyPart {
  /// The parts in HTML that was not made from Markdown: tables, embedded pages, media.
  static func parts(ofHTML html: UnsafeRawBufferPointer) -> Set<BodyPart> {
    let tags: [(String, BodyPart)] = [
      ("<iframe", .media), ("<video", .media), ("<audio", .media), ("<figure", .media),
      ("<table", .tables),
    ]
    return Set(tags.lazy.filter { html.contains($0.0.utf8) }.map(\.1))
  }
}
