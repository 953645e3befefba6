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
}

/// A link or a picture in a Markdown text, as it is written.
struct MarkdownReference {
  var kind: BrowserAddress.Use

  /// The destination, with backslashes and entities resolved and percent-encoding as written.
  var destination: String

  var place: SourceLocation
}

/// The form in which a `MarkdownReference` goes into the HTML.
enum MarkdownTarget {
  /// An `<a>` with this address; a picture is replaced by one around its alternative text.
  case link(String)

  /// An `<img>` with this source, and with its size if it is known.
  case picture(String, width: Int?, height: Int?)

  /// No element: only the text of the link or picture.
  case text
}
