import VitrineModel

extension Record {
  /// Returns true if the slot `name` is filled. Titles never count, since every record has one;
  /// slots that only say how a record is placed are not known here.
  func fills(_ name: String) -> Bool {
    switch RecordSlot(rawValue: name) {
    case .image: image != nil
    case .title: false
    case let slot?: self[slot] != nil
    case nil: name == "cell" ? cell != nil : value(named: name) != nil
    }
  }

  /// Returns the unit of a measure or of a field's numbers; nil if `name` has none.
  func unit(of name: String) -> String? {
    measures.first { $0.name == name }?.unit ?? fields.first { $0.name == name }?.value.unit
  }

  /// Returns the value of the measure, slot or field `name`, as conditions, orders and outlines see
  /// it; nil if the record has none of that name.
  func value(named name: String) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    if name == "id" { return .text(id.key) }
    // A date that could not be read is a field.
    return RecordSlot(rawValue: name).flatMap { self[$0] }
      ?? fields.first { $0.name == name }?.value
  }
}

extension FieldValue {
  /// The unit of a number, or of the numbers in a list.
  fileprivate var unit: String? {
    switch self {
    case .number(let number): number.unit
    case .size(let size): size.unit
    case .list(let values): values.lazy.compactMap(\.unit).first
    case .null, .bool, .text, .object, .date, .link, .markup, .place: nil
    }
  }
}
