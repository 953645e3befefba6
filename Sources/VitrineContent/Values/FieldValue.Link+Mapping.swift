import VitrineModel

extension FieldValue.Link {
  /// What is written where it names a record or a page, before its address is known: two of one title are
  /// two. Nil for an address.
  var id: String? { address == nil ? written : nil }
}

extension FieldValue {
  /// Returns it with other links, in lists too.
  func mapLinks(_ transform: (Link) -> Link) -> FieldValue {
    switch self {
    case .link(let link): .link(transform(link))
    case .list(let values): .list(values.map { $0.mapLinks(transform) })
    case .null, .bool, .number, .text, .object, .date, .markup, .size, .place: self
    }
  }
}
