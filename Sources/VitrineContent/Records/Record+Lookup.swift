import VitrineModel

extension Record {
  /// Whether the slot `name` is filled. Titles do not count, since every record has one, and keys
  /// such as `order`, which only place the record, are not slots here.
  func fills(_ name: String) -> Bool {
    switch RecordSlot(rawValue: name) {
    case .image, .images: image != nil || !media.isEmpty
    case .title: false
    case let slot?: self[slot] != nil
    case nil: name == "cell" ? cell != nil : value(named: name) != nil
    }
  }

  /// Returns the unit of a measure or of a field's numbers, or nil if it has none.
  func unit(of name: String) -> String? {
    measures.first { $0.name == name }?.unit ?? fields.first { $0.name == name }?.value.unit
  }

  /// Returns the value of the measure, slot or field `name` that conditions, orders and outlines
  /// use. Nil if the record has none with that name.
  func value(named name: String) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    if name == "id" { return .text(id.key) }
    // A date that could not be read is stored as a field.
    return RecordSlot(rawValue: name).flatMap { self[$0] }
      ?? fields.first { $0.name == name }?.value
  }
}

extension FieldValue {
  /// The unit of a number, or of the numbers in a list.
  fileprivate var unit: String? {
    switch self {
    case .number(let number): number.unit
    case .composite(let composite): composite.value.unit
    case .list(let values): values.lazy.compactMap(\.unit).first
    case .null, .bool, .text, .object, .date, .link, .markup: nil
    }
  }
}
