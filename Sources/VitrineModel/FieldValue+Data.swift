extension FieldValue {
  /// What a value is as data: what JSON can say.
  package enum Data {
    case null
    case bool(Bool)
    case number(Number)
    case text(String)
    case list([FieldValue])
    case object([Field])
  }

  /// The value as its source writes it, without what its type makes of that.
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
    case .size(let size): .text(size.text)
    case .place(let place): .text(place.text)
    }
  }

  /// What a value says to readers of any language: as data, but for a link, which says its title.
  package var said: Data {
    if case .link(let link) = self { .text(link.title) } else { data }
  }
}
