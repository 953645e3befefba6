import VitrineModel

/// A value to sort records by, as in `sort: [-year, title]`.
struct SortKey: Hashable, Sendable {
  /// The name of the value, looked up among measures, fields, then paths of the source.
  var name: String
  var isDescending: Bool

  /// The values in ascending order, if their order is declared.
  var order: [String]?

  /// The declared type of the field.
  var type: ValueType?

  /// Whether texts are sorted without their articles, or nil if that depends on the page.
  var skipsArticles: Bool?

  /// The articles to skip, once the language of the page is known.
  var articles: Articles?
}

extension SortKey {
  /// Reads a name, with a minus sign in front for descending order.
  init(_ text: String) {
    let isDescending = text.hasPrefix("-")
    self.init(name: isDescending ? String(text.dropFirst()) : text, isDescending: isDescending)
  }

  /// The key as written in the declaration.
  var text: String { isDescending ? "-" + name : name }
}

extension SortKey {
  /// Returns the key with the type of its field, and with the order of states if it is the field of
  /// a record's state.
  func ordered(by status: StatusRule?, type: ValueType? = nil) -> SortKey {
    var key = self
    key.type = type
    if let status, name == status.field { key.order = status.order }
    return key
  }
}

extension Grouping {
  /// Returns the grouping with an alphabet. Groups of states are sorted by state, the worst first,
  /// unless the grouping has its own order.
  func ordered(by status: StatusRule?, in alphabet: Alphabet?) -> Grouping {
    var grouping = self
    grouping.alphabet = alphabet
    guard let status else { return grouping }
    if sort.isEmpty, keys.first?.name == status.field {
      grouping.sort = [SortKey(name: status.field, isDescending: true)]
    }
    grouping.sort = grouping.sort.map { $0.ordered(by: status) }
    return grouping
  }
}
