import VitrineModel
import VitrineText

/// A media file that browsers play, by its file name extension.
package enum MediaFile {
  case video, audio

  private static let endings: [String: MediaFile] = [
    "mp4": .video, "m4v": .video, "webm": .video, "ogv": .video, "mov": .video,
    "mp3": .audio, "m4a": .audio, "aac": .audio, "ogg": .audio, "oga": .audio, "opus": .audio,
    "wav": .audio, "flac": .audio,
  ]

  /// Fails for other files. `address` can have a query and a fragment.
  package init?(_ address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: "."), path.distance(from: dot, to: path.endIndex) <= 5,
      let file = Self.endings[path[path.index(after: dot)...].lowercased()]
    else { return nil }
    self = file
  }
}

extension MarkdownRenderer {
  /// Writes a paragraph that consists of a picture with a title as a figure with a caption. Returns
  /// false for other paragraphs.
  mutating func figure(_ paragraph: MarkdownNode) -> Bool {
    guard let image = paragraph.firstChild, image.kind == .image, image.next == nil,
      !image.title.isEmpty, paragraph.parent?.kind != .item
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

  /// Writes the element that plays a file, with a link as the fallback.
  mutating func player(
    _ file: MediaFile, at source: String, alternative: [UInt8], title: UnsafeBufferPointer<UInt8>
  ) {
    body.insert(.media)
    html.markup(file == .video ? "<video src=\"" : "<audio src=\"")
    html.address(source)
    html.markup("\" controls preload=\"metadata\"")
    if !alternative.isEmpty {
      html.markup(" aria-label=\"")
      alternative.withUnsafeBufferPointer { html.text($0) }
      html.markup("\"")
    }
    html.title(title)
    html.markup("><a href=\"")
    html.address(source)
    html.markup("\">")
    write(alternative, or: source)
    html.markup(file == .video ? "</a></video>" : "</a></audio>")
  }

  /// Returns the parts in raw HTML that is kept: tables, embedded pages, media.
  func parts(ofHTML html: UnsafeBufferPointer<UInt8>) -> Set<BodyPart> {
    let bytes = UnsafeRawBufferPointer(html)
    let tags: [(String, BodyPart)] = [
      ("<iframe", .media), ("<video", .media), ("<audio", .media), ("<figure", .media),
      ("<table", .tables),
    ]
    return Set(tags.lazy.filter { bytes.contains($0.0.utf8) }.map(\.1))
  }
}
