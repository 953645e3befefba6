extension Record {
  /// The text, number or flag of a slot, a measure or a field, as its source writes it:
  /// `record["creator"]`.
  ///
  /// A path such as `size.width` leads into a field. Nil if the record has no such value, and for
  /// lists and maps, which are in `fields`.
  public subscript(path: String) -> String? { value(at: ValuePath(path))?.plainText }
}

extension FieldValue {
  /// The value as its source writes it, or nil if it is empty or not a single value.
  package var plainText: String? {
    switch data {
    case .number(let number): number.literal
    case .text(let text): text.isEmpty ? nil : text
    case .bool(true): "true"
    case .bool, .null, .list, .object: nil
    }
  }
}
