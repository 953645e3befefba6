import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineMarkdown

/// A Markdown text as HTML, its headings, and what is wrong with it as the command line prints it.
struct RenderedMarkdown {
  var html: String
  var headings: [RenderedBody.Heading]
  var parts: Set<BodyPart>
  var words: [Word]
  var diagnostics: [String]

  /// A word of the site that pages insert.
  struct Word: Hashable {
    var offset: Int
    var word: SiteWord
    var argument: String?
    var isInAttribute: Bool
  }

  init(
    _ text: String, keepsHTML: Bool = false, skipsTitle: Bool = false,
    linksPictures: Bool = false,
    resolve: (MarkdownReference) -> MarkdownTarget = asWritten
  ) {
    var options = MarkdownOptions(
      origin: .file("f.md", firstLine: 5), keepsHTML: keepsHTML, skipsTitle: skipsTitle)
    options.linksPictures = linksPictures
    let (body, diagnostics) = Array(text.utf8).withUnsafeBufferPointer {
      renderMarkdown($0, options: options, resolve: resolve)
    }
    html = String(decoding: body.html, as: UTF8.self)
    headings = body.headings
    // All texts are prose.
    parts = body.parts.subtracting([.prose])
    words = body.insertions.compactMap { insertion in
      guard case .word(let word, let argument, let isInAttribute) = insertion.content else {
        return nil
      }
      return Word(
        offset: insertion.offset, word: word, argument: argument, isInAttribute: isInAttribute)
    }
    self.diagnostics = diagnostics.map(\.description)
  }

  /// Links lead where they say; pictures have no size, and names of items stay as they are.
  static func asWritten(_ reference: MarkdownReference) -> MarkdownTarget {
    switch reference.kind {
    case .link: .link(reference.destination)
    case .picture: .picture(reference.destination, width: nil, height: nil)
    case .item: .text
    }
  }
}
