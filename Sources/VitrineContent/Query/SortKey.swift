import VitrineModel

/// A value to sort records by, as in `sort: [-year, title]`.
struct SortKey: Hashable, Sendable {
  /// The name of the value, looked up among measures, fields, then paths of the source.
  var name: String
  var isDescending: Bool

  /// The values in ascending order, where something else than they decides it.
  var order: [String]?

  /// What its field is declared to hold.
  var type: ValueType?
}

extension SortKey {
  /// Reads a name, with a minus sign in front for descending order.
  init(_ text: String) {
    let isDescending = text.hasPrefix("-")
    self.init(name: isDescending ? String(text.dropFirst()) : text, isDescending: isDescending)
  }

  /// The key as it is written.
  var text: String { isDescending ? "-" + name : name }
}

extension SortKey {
  /// The same key, which knows the order of states if it is that for the state of a record, and the type of
  /// its field.
  func ordered(by status: StatusRule?, type: ValueType? = nil) -> SortKey {
    var key = self
    key.type = type
    if let status, name == status.field { key.order = status.order }
    return key
  }
}

extension Grouping {
  /// The same grouping, in an alphabet; groups of states stand in their order, the worst first unless it says
  /// another.
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
