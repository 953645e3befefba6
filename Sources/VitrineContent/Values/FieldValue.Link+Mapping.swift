import VitrineModel

extension FieldValue {
  /// Returns it with links in the place of the keys that name something, in lists too. What names nothing
  /// any more is a text.
  func mapKeys(_ link: (String) -> Link?) -> FieldValue {
    if case .list(let values) = self { return .list(values.map { $0.mapKeys(link) }) }
    guard let key = plainText else { return self }
    return link(key).map(FieldValue.link) ?? (isLink ? .text(key) : self)
  }

  /// Returns it with other links, in lists too.
  func mapLinks(_ transform: (Link) -> Link) -> FieldValue {
    switch self {
    case .link(let link): .link(transform(link))
    case .list(let values): .list(values.map { $0.mapLinks(transform) })
    case .null, .bool, .number, .text, .object, .date, .markup, .size, .place: self
    }
  }
}
