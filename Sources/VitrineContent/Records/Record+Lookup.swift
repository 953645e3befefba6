import VitrineModel

extension Record {
  /// Returns true if the slot `name` is filled. Titles never count, since every record has one;
  /// slots that only say how a record is placed are not known here.
  func fills(_ name: String) -> Bool {
    switch RecordSlot(rawValue: name) {
    case .image: image != nil
    case .title: false
    case let slot?: self[slot] != nil
    case nil: name == "cell" ? cell != nil : value(named: name, dateAsWritten: nil) != nil
    }
  }

  /// Returns the value of the measure, slot or field `name`, as conditions, orders and outlines see
  /// it; nil if the record has none of that name.
  func value(named name: String, dateAsWritten: String?) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    if name == "id" { return .text(id.key) }
    let slot = RecordSlot(rawValue: name)
    // A date that could not be read is a field.
    let said = slot == .date ? dateAsWritten.map { .text($0) } : slot.flatMap { self[$0] }
    return said ?? fields.first { $0.name == name }?.value
  }
}
