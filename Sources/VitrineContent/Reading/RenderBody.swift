package import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
package import VitrineModel
import VitrineSystem
import VitrineText

/// Renders a body of `reading` for the page `output`. Links in it become relative to that page.
///
/// Reads the body's file. The ids in its links can only be checked once all pages are rendered: see
/// `missingAnchors`. Can be called from any thread.
package func renderBody(
  _ body: Body, of output: String, reading: ContentResult
) -> (RenderedBody, [Diagnostic]) {
  let settings = reading.content.settings
  var options = MarkdownOptions(
    origin: .file("", firstLine: 1), keepsHTML: settings.unsafe)
  var bytes: [UInt8]
  var start = 0
  var isHTML = false
  switch body {
  case .file(let file, let offset, let line, let skipsTitle, let hash):
    do {
      // Corrections to its text were reported when the front matter was read.
      bytes = try reading.folder.text(of: file).bytes
    } catch {
      return (RenderedBody(html: [], headings: []), error.diagnostics)
    }
    start = min(offset, bytes.count)
    if ContentHash(of: bytes.span.bytes.extracting(start...)).value != hash {
      return (RenderedBody(html: [], headings: []), [.changedMeanwhile(file)])
    }
    options.origin = .file(file, firstLine: line)
    options.skipsTitle = skipsTitle
  case .text(let text, at: let place, let hasTags):
    isHTML = hasTags
    bytes = Array(text.utf8)
    options.origin = .field(place)
  case .part(let text, at: let place):
    bytes = Array(text.utf8)
    options.origin = .field(place)
    options.isPart = true
    options.footnotePrefix = "\(ContentHash(of: text).description.prefix(6))-"
  }
  options.linksPictures = true
  let root = output == Page.notFoundOutput ? settings.url : nil
  options.siteRoot = root.map { "\($0)/" }
  var links = BodyLinks(
    table: reading.links, items: reading.items, page: output,
    root: root,
    allowsRemotePictures: settings.remoteImages,
    mayContainUnknownIDs: settings.unsafe,
    scalable: { reading.scalablePictures[$0] }, omitted: reading.omittedPictures,
    sizeOfPicture: { (file) throws(PictureProblem) in
      try pictureSize(ofFile: reading.folder.path(of: file))
    })
  var (rendered, diagnostics) = bytes.withUnsafeBufferPointer { buffer in
    let render = isHTML ? renderHTML : renderMarkdown
    return render(UnsafeBufferPointer(rebasing: buffer[start...]), options) {
      links.target(of: $0)
    }
  }
  rendered.anchorLinks = links.anchors
  rendered.references = links.references
  diagnostics += links.diagnostics
  return (rendered, diagnostics)
}
