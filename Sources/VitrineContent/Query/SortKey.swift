/// A value to sort records by, as in `sort: [-year, title]`.
struct SortKey: Hashable, Sendable {
  /// The name of the value, looked up among measures, fields, then paths of the source.
  var name: String
  var isDescending: Bool
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
