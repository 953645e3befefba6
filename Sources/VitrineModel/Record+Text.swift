extension Record {
  /// The text, number or flag of a slot, a measure or a field, as its source writes it: `record["creator"]`.
  ///
  /// A path such as `size.width` leads into a field. Nil where the record has nothing there, and for lists
  /// and maps, which `fields` has.
  public subscript(path: String) -> String? { value(at: ValuePath(path))?.plainText }
}

extension FieldValue {
  /// The value as its source writes it; nil if it is no single one, or says nothing.
  package var plainText: String? {
    switch data {
    case .number(let number): number.literal
    case .text(let text): text.isEmpty ? nil : text
    case .bool(true): "true"
    case .bool, .null, .list, .object: nil
    }
  }
}
