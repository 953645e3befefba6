import VitrineModel

extension Record {
  /// Whether the slot `name` is filled; those that say how a record is placed are not known here.
  func fills(_ name: String) -> Bool {
    switch RecordSlot(rawValue: name) {
    case .image: image != nil
    case .title: false
    case let slot?: self[slot] != nil
    case nil: name == "cell" ? cell != nil : value(named: name, dateAsWritten: nil) != nil
    }
  }

  /// The value of the measure, slot or field `name`, as conditions, orders and outlines see it; nil
  /// when the record has none of that name.
  func value(named name: String, dateAsWritten: String?) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    if name == "id" { return .text(id.key) }
    let slot = RecordSlot(rawValue: name)
    // A date that is none is a field.
    let said = slot == .date ? dateAsWritten.map { .text($0) } : slot.flatMap { self[$0] }
    return said ?? fields.first { $0.name == name }?.value
  }
}
