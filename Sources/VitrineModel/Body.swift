public import VitrineDiagnostics

/// Markdown or HTML that has not been rendered yet: bodies are read and rendered page by page, so that a
/// site's memory does not grow with its text.
public enum Body: Hashable, Sendable {
  /// The part of a file from a byte offset (the file's own, its byte order mark included) to its end;
  /// `line` is the number, from 1, of the line there. `skipsTitle` leaves out its first `#` heading,
  /// which became the title. `hash` is of the part's bytes.
  case file(String, offset: Int, line: Int, skipsTitle: Bool, hash: UInt64)

  /// Text from a field of a record, and where that field stands; it is Markdown unless it `isHTML`.
  case text(String, at: SourceLocation, isHTML: Bool = false)

  /// Markdown that is a part of a page, and where it stands. Its headings are below that of a section, and have
  /// no ids, which others of the page may have.
  case part(String, at: SourceLocation)
}

/// A rendered body.
public struct RenderedBody: Sendable {
  /// HTML, UTF-8.
  package var html: [UInt8]

  /// The headings in order, for a contents list and for links to them.
  package var headings: [Heading]

  /// The links to ids of this page and others, in order: whether the ids are there shows when every
  /// page is known.
  package var anchorLinks: [AnchorLink]

  /// The links and pictures that were looked up among the site's files and pages, in order.
  package var references: [Reference]

  /// What it holds that has styles of its own.
  package var parts: Set<BodyPart>

  /// The site's words that belong into `html`, in order. They depend on the page's language.
  package var words: [Word]

  package init(
    html: [UInt8], headings: [Heading], anchorLinks: [AnchorLink] = [],
    references: [Reference] = [], parts: Set<BodyPart> = [], words: [Word] = []
  ) {
    self.html = html
    self.headings = headings
    self.anchorLinks = anchorLinks
    self.references = references
    self.parts = parts
    self.words = words
  }

  /// A word of the site that belongs into a body.
  package struct Word: Hashable, Sendable {
    /// Where it belongs, in bytes of `html`.
    package var offset: Int
    package var word: SiteWord

    /// The text in the place of the word's name in `{ }`, if it has one.
    package var argument: String?

    /// True in the value of an attribute, where no element can say its language.
    package var isInAttribute: Bool

    package init(offset: Int, word: SiteWord, argument: String? = nil, isInAttribute: Bool) {
      self.offset = offset
      self.word = word
      self.argument = argument
      self.isInAttribute = isInAttribute
    }
  }

  /// A link or picture that was looked up.
  public struct Reference: Hashable, Sendable {
    /// As it is written, and the content file that it is written in.
    package var destination: String
    package var file: String

    package var kind: Kind

    package enum Kind: String, Hashable, Sendable {
      case link

      /// Its size is asked for too.
      case picture

      /// The name of an item, in double brackets.
      case item
    }

    package init(destination: String, file: String, kind: Kind) {
      self.destination = destination
      self.file = file
      self.kind = kind
    }
  }

  /// A link to an id of a page.
  public struct AnchorLink: Hashable, Sendable {
    /// The page that the link leads to.
    package var output: String
    package var id: String

    /// Where the link stands.
    package var place: SourceLocation

    package init(output: String, id: String, place: SourceLocation) {
      self.output = output
      self.id = id
      self.place = place
    }
  }

  package struct Heading: Hashable, Sendable {
    /// 2 to 6: a body's `#` is a second level under the page's title.
    package var level: Int
    package var id: String
    package var text: String

    package init(level: Int, id: String, text: String) {
      self.level = level
      self.id = id
      self.text = text
    }
  }
}

extension RenderedBody {
  /// The headings of the first two levels below the page's title, which is level 1.
  package static func listed(_ headings: [Heading]) -> [Heading] {
    headings.filter { $0.level <= 3 }
  }

  /// True if there are enough headings to be worth a list.
  package static func isLong(_ headings: [Heading]) -> Bool { listed(headings).count >= 3 }
}

/// A part of texts that pages load styles for, `styles/NAME.css`, only where it occurs.
package enum BodyPart: String, CaseIterable, Comparable, Sendable {
  case prose, code, alerts, anchors, definitions, media, tables

  package static func < (a: BodyPart, b: BodyPart) -> Bool { a.rawValue < b.rawValue }
}
