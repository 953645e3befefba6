import VitrineDiagnostics
import VitrineModel
import VitrineText

/// How one Markdown text becomes HTML.
struct MarkdownOptions {
  enum Origin {
    /// The text is the part of a file from this line on.
    case file(String, firstLine: Int)

    /// The text is a field of a record; its own lines are nowhere.
    case field(SourceLocation)
  }

  /// Where the text stands: for diagnostics.
  var origin: Origin

  /// Whether raw HTML is kept, through the tag filter.
  var keepsHTML = false

  /// Whether the first `#` heading is left out: it became the title.
  var skipsTitle = false
}

/// A link or a picture of a Markdown text, as it is written.
struct MarkdownReference {
  var kind: BrowserAddress.Use

  /// The destination, with backslashes and entities resolved and percent-encoding as written.
  var destination: String

  var place: SourceLocation
}

/// What becomes of a `MarkdownReference`.
enum MarkdownTarget {
  /// An `<a>` with this address; for a picture, in its place, with its alternative text.
  case link(String)

  /// An `<img>` with this source, and its size where it is known.
  case picture(String, width: Int?, height: Int?)

  /// No element: the link's or the picture's text stays.
  case text
}
