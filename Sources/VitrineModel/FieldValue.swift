/// A value of a record's data: what JSON can say, in the order the source said it, and what texts are
/// declared to mean.
public indirect enum FieldValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Number)
  case text(String)
  case list([FieldValue])
  case object([Field])

  /// Of a field that is declared to hold dates. JSON has its text.
  case date(ExtendedDate)

  /// Of a field of links. JSON has what is written.
  case link(Link)

  /// Of a field of Markdown that has markup. JSON has its words.
  case markup(Markup)

  /// Of a field of sizes. JSON has its text.
  case size(Size)

  /// Of a field of coordinates. JSON has its text.
  case place(Place)
}

extension FieldValue {
  package var isLink: Bool { if case .link = self { true } else { false } }

  package var date: ExtendedDate? { if case .date(let date) = self { date } else { nil } }

  /// The date that a text is, as snapshots have those of fields of dates; other values are as they are.
  package var asDate: FieldValue {
    guard case .text(let text) = self else { return self }
    return ExtendedDate(text).map(FieldValue.date) ?? self
  }

  /// A text with markup.
  public struct Markup: Hashable, Sendable {
    /// Its words.
    public var text: String

    /// HTML for the inside of a line, which is right on every page.
    public var html: String

    package init(text: String, html: String) {
      self.text = text
      self.html = html
    }
  }

  /// A link that a value is.
  public struct Link: Hashable, Sendable {
    /// As its source writes it.
    public var written: String

    /// What it says to readers.
    public var title: String

    /// An address with a scheme, or a path in the site, with its query and fragment; nil where it leads
    /// nowhere.
    public var address: String?

    package init(written: String, title: String, address: String? = nil) {
      self.written = written
      self.title = title
      self.address = address
    }
  }

  /// A number and how its source wrote it: `1.10` stays `1.10` on a page.
  public struct Number: Hashable, Sendable {
    /// The nearest `Double`; infinite where the source says a larger number.
    public var value: Double
    public var literal: String

    /// Said behind it, `kg`, where its field has one. JSON has the number alone.
    public var unit: String?

    package init(value: Double, literal: String) {
      self.value = value
      self.literal = literal
    }

    /// `literal` is in decimal notation.
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
