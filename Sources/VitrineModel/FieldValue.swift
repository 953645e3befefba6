/// A value in a record's data: anything that JSON can express, in source order, and the types that
/// texts can be declared to have.
public indirect enum FieldValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case text(String)
  case list([FieldValue])
  case object([Field])

  /// A date, in a field declared to contain dates. JSON has its text.
  case date(ExtendedDate)

  /// A link, in a field of links. JSON has the text as written.
  case link(Link)

  /// In a field of Markdown, if it has markup. JSON has its plain text.
  case markup(Markup)

  /// In a field of sizes, coordinates and the like. JSON has its text.
  case composite(Composite)
}

extension FieldValue {
  /// The value itself, or the values in a list, at any depth.
  package var elements: [FieldValue] {
    if case .list(let values) = self { values.flatMap(\.elements) } else { [self] }
  }

  package var isLink: Bool { if case .link = self { true } else { false } }

  package var date: ExtendedDate? { if case .date(let date) = self { date } else { nil } }

  /// Parses a text as a date, because snapshots store dates as text. Other values are unchanged.
  package var asDate: FieldValue {
    guard case .text(let text) = self else { return self }
    return ExtendedDate(text).map(FieldValue.date) ?? self
  }

  /// A text with markup.
  public struct Markup: Hashable, Sendable {
    /// The text without markup.
    public var text: String

    /// Inline HTML that is valid on every page.
    public var html: String

    /// The Markdown in the source.
    package var written: String

    package init(text: String, html: String, written: String) {
      self.text = text
      self.html = html
      self.written = written
    }
  }

  /// A value that is a link.
  public struct Link: Hashable, Sendable {
    /// The link as its source writes it.
    public var written: String

    /// The text shown to readers.
    public var title: String

    /// An address with a scheme, or a path in the site, with its query and fragment. Nil if it
    /// leads nowhere.
    public var address: String?

    package init(written: String, title: String, address: String? = nil) {
      self.written = written
      self.title = title
      self.address = address
    }
  }

  /// A number with its notation in the source: `1.10` stays `1.10` on a page.
  public struct Number: Hashable, Sendable {
    /// The nearest `Double`, or infinity if the number is too large.
    public var value: Double
    public var literal: String

    /// The unit shown after it, such as `kg`, if its field has one. JSON has only the number.
    public var unit: String?

    package init(value: Double, literal: String) {
      self.value = value
      self.literal = literal
    }

    /// `literal` must be in decimal notation.
    package init(literal: String, unit: String? = nil) {
      self.init(value: Double(literal) ?? .infinity, literal: literal)
      self.unit = unit
    }
  }
}

/// A name and its value.
public struct Field: Hashable, Sendable {
  public var name: String
  public var value: FieldValue

  package init(name: String, value: FieldValue) {
    self.name = name
    self.value = value
  }
}
