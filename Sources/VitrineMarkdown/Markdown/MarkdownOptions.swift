package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// Options for turning one Markdown text into HTML.
package struct MarkdownOptions {
  package enum Origin {
    /// The text is the part of a file that begins on this line.
    case file(String, firstLine: Int)

    /// The text is a field of a record. All its diagnostics refer to this location.
    case field(SourceLocation)
  }

  /// The origin of the text, for the locations of diagnostics.
  package var origin: Origin

  /// Whether raw HTML is kept and passed through the tag filter.
  package var keepsHTML = false

  /// Whether to leave out the first `#` heading, which became the page's title.
  package var skipsTitle = false

  /// Whether the text is in a section: its headings are below the section's, and have no ids.
  package var isPart = false

  /// The prefix of footnote numbers in ids, which distinguishes the texts on a page.
  package var footnotePrefix = ""

  /// Whether a picture that is alone in its paragraph links to its file, so that it can open large.
  package var linksPictures = false

  /// The prefix of the addresses of links within the site, if they are absolute.
  package var siteRoot: String?

  package init(origin: Origin, keepsHTML: Bool = false, skipsTitle: Bool = false) {
    self.origin = origin
    self.keepsHTML = keepsHTML
    self.skipsTitle = skipsTitle
  }
}

extension MarkdownOptions {
  /// Returns the location in its file of a line and column of the text.
  func place(line: Int, column: Int) -> SourceLocation {
    switch origin {
    case .file(let file, let firstLine):
      SourceLocation(file: file, line: firstLine + line - 1, column: column)
    case .field(let place): place
    }
  }
}

/// A link, a picture or an item's name in a Markdown text, as written.
package struct MarkdownReference {
  package var kind: RenderedBody.Reference.Kind

  /// The destination, with backslashes and entities decoded and percent-encoding as written, or the
  /// name of an item.
  package var destination: String

  package var place: SourceLocation
}

extension MarkdownReference {
  init(_ use: BrowserAddress.Use, destination: String, place: SourceLocation) {
    switch use {
    case .link: self.init(kind: .link, destination: destination, place: place)
    case .picture: self.init(kind: .picture, destination: destination, place: place)
    }
  }
}

/// How a `MarkdownReference` appears in the HTML.
package enum MarkdownTarget {
  /// An `<a>` with this address. A picture is replaced by a link around its alternative text.
  case link(String)

  /// An `<img>` with this source, and its size if known. A picture in several sizes has an index in
  /// `SiteContent.assets`.
  case picture(String, width: Int?, height: Int?, asset: Int? = nil)

  /// An `<a>` with this address around the words for an item, which default to `title`.
  case item(String, title: String)

  /// No element: only the text of the link or picture, or an item's name as written.
  case text
}
