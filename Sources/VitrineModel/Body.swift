public import VitrineDiagnostics

/// Markdown or HTML that has not been rendered yet. Bodies are read and rendered page by page, so
/// that memory use does not grow with the amount of text.
public enum Body: Hashable, Sendable {
  /// The part of a file from a byte offset (which counts a byte order mark) to its end. `line` is
  /// the number, from 1, of the line at the offset. `skipsTitle` leaves out the first `#` heading,
  /// because it became the title. `hash` is the hash of the part's bytes.
  case file(String, offset: Int, line: Int, skipsTitle: Bool, hash: UInt64)

  /// The text of a record's field, and the field's place. It is Markdown unless `isHTML` is true.
  case text(String, at: SourceLocation, isHTML: Bool = false)

  /// Markdown that is a part of a page, and its place. Its headings rank below that of a section,
  /// and have no ids, which could clash with others on the page.
  case part(String, at: SourceLocation)
}

/// A body as it is written.
package struct BodySource: Sendable {
  /// Markdown, or HTML.
  package var text: String
  package var isHTML: Bool

  /// The links and pictures in it that were looked up.
  package var references: [RenderedBody.Reference] = []

  package init(text: String, isHTML: Bool) { (self.text, self.isHTML) = (text, isHTML) }
}

/// A rendered body.
public struct RenderedBody: Sendable {
  /// HTML, as UTF-8.
  package var html: [UInt8]

  /// The headings in order, for a table of contents and for links to them.
  package var headings: [Heading]

  /// Links to ids of this page and others, in order. Whether the ids exist can be checked only when
  /// every page is known.
  package var anchorLinks: [AnchorLink]

  /// Links and pictures that were looked up among the site's files and pages, in order.
  package var references: [Reference]

  /// The parts it contains that need styles of their own.
  package var parts: Set<BodyPart>

  /// The parts to insert into `html`, in order. They depend on the page instead of the text.
  package var insertions: [Insertion]

  package init(
    html: [UInt8], headings: [Heading], anchorLinks: [AnchorLink] = [],
    references: [Reference] = [], parts: Set<BodyPart> = [], insertions: [Insertion] = []
  ) {
    self.html = html
    self.headings = headings
    self.anchorLinks = anchorLinks
    self.references = references
    self.parts = parts
    self.insertions = insertions
  }

  /// Something to insert into a body.
  package struct Insertion: Hashable, Sendable {
    /// Where to insert it, as a byte offset in `html`.
    package var offset: Int
    package var content: Content

    package enum Content: Hashable, Sendable {
      /// A word of the site. `argument` replaces its placeholder in `{ }`, if it has one. In the
      /// value of an attribute, no element can declare its language.
      case word(SiteWord, argument: String?, isInAttribute: Bool)

      /// Attributes of an `<img>` with the smaller files of a picture, by its index in
      /// `SiteContent.assets`.
      case sources(asset: Int)
    }

    package init(offset: Int, _ content: Content) {
      self.offset = offset
      self.content = content
    }
  }

  /// A link or picture that was looked up.
  public struct Reference: Hashable, Sendable {
    /// The destination as written, and the content file that contains it.
    package var destination: String
    package var file: String

    package var kind: Kind

    package enum Kind: String, Hashable, Sendable {
      case link

      /// Its size is looked up as well.
      case picture

      /// The name of an item in double brackets.
      case item
    }

    package init(destination: String, file: String, kind: Kind) {
      self.destination = destination
      self.file = file
      self.kind = kind
    }
  }

  /// A link to an id on a page.
  public struct AnchorLink: Hashable, Sendable {
    /// The page that the link leads to.
    package var output: String
    package var id: String

    /// Where the link is in the source.
    package var place: SourceLocation

    package init(output: String, id: String, place: SourceLocation) {
      self.output = output
      self.id = id
      self.place = place
    }
  }

  package struct Heading: Hashable, Sendable {
    /// 2 to 6: a body's `#` is a second-level heading under the page's title.
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

  /// Whether there are enough headings for a table of contents to be useful.
  package static func isLong(_ headings: [Heading]) -> Bool { listed(headings).count >= 3 }
}

/// A part of a text that has styles of its own, `styles/NAME.css`, which are loaded only on pages
/// that need them. `viewer` stands for pictures that open large.
package enum BodyPart: String, CaseIterable, Comparable, Sendable {
  case prose, code, alerts, anchors, definitions, media, tables, viewer

  package static func < (a: BodyPart, b: BodyPart) -> Bool { a.rawValue < b.rawValue }
}
