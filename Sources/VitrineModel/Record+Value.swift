extension Record {
  /// Returns the value of a slot, a measure or a field, or of something inside a field. Nil if the
  /// record does not have a value there. An id is returned without its collection.
  package func value(at path: ValuePath) -> FieldValue? {
    if let slot = RecordSlot(rawValue: path.text) { return self[slot] }
    if path.text == "id" { return .text(id.key) }
    if let measure = measures.first(where: { $0.name == path.text }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    return path.value(in: fields)
  }
}
