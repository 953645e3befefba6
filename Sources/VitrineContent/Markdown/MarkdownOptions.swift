import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Options for turning one Markdown text into HTML.
struct MarkdownOptions {
  enum Origin {
    /// The text is the part of a file from this line on.
    case file(String, firstLine: Int)

    /// The text is a field of a record. All its diagnostics are at this place.
    case field(SourceLocation)
  }

  /// The origin of the text, for the places of diagnostics.
  var origin: Origin

  /// True if raw HTML is kept, through the tag filter.
  var keepsHTML = false

  /// True if the first `#` heading is left out because it became the title.
  var skipsTitle = false

  /// True if the text is a part of a page: its headings are below that of a section, and have no ids.
  var isPart = false

  /// What the ids of footnotes have before their numbers, to be others than those of another text of the page.
  var footnotePrefix = ""
}

extension MarkdownOptions {
  /// Returns the place in its file of a line and column of the text.
  func place(line: Int, column: Int) -> SourceLocation {
    switch origin {
    case .file(let file, let firstLine):
      SourceLocation(file: file, line: firstLine + line - 1, column: column)
    case .field(let place): place
    }
  }
}

/// A link, a picture or the name of an item in a Markdown text, as it is written.
struct MarkdownReference {
  var kind: RenderedBody.Reference.Kind

  /// The destination, with backslashes and entities resolved and percent-encoding as written; the name
  /// of an item.
  var destination: String

  var place: SourceLocation
}

extension MarkdownReference {
  init(_ use: BrowserAddress.Use, destination: String, place: SourceLocation) {
    switch use {
    case .link: self.init(kind: .link, destination: destination, place: place)
    case .picture: self.init(kind: .picture, destination: destination, place: place)
    }
  }
}

/// The form in which a `MarkdownReference` goes into the HTML.
enum MarkdownTarget {
  /// An `<a>` with this address; a picture is replaced by one around its alternative text.
  case link(String)

  /// An `<img>` with this source, and with its size if it is known.
  case picture(String, width: Int?, height: Int?)

  /// An `<a>` with this address around the words for an item, which are `title` if the text has none.
  case item(String, title: String)

  /// No element: only the text of the link or picture, and an item's name as it is written.
  case text
}
