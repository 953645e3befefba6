extension FieldValue {
  /// A value reduced to what JSON can express.
  package enum Data {
    case null
    case bool(Bool)
    case number(Number)
    case text(String)
    case list([FieldValue])
    case object([Field])
  }

  /// The value as its source writes it, without the interpretation by its type.
  package var data: Data {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let values): .list(values)
    case .object(let fields): .object(fields)
    case .date(let date): .text(date.text)
    case .link(let link): .text(link.written)
    case .markup(let markup): .text(markup.text)
    case .composite(let composite): .text(composite.text)
    }
  }

  /// The value independent of the reader's language: its data or, for a link, its title.
  package var languageNeutral: Data {
    if case .link(let link) = self { .text(link.title) } else { data }
  }
}
