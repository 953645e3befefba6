import VitrineModel

extension Record {
  /// Whether the slot `name` is filled; those that say how a record is placed are not known here.
  func fills(_ name: String) -> Bool {
    switch name {
    case "image": image != nil
    case "cell": cell != nil
    case "date": date != nil
    case "title": false
    default: value(named: name, dateAsWritten: nil) != nil
    }
  }

  /// The value of the measure, slot or field `name`, as conditions, orders and outlines see it; nil
  /// when the record has none of that name.
  func value(named name: String, dateAsWritten: String?) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: measure.literal))
    }
    switch name {
    case "title": return .text(title)
    case "subtitle": return subtitle.map { .text($0) }
    case "text": return text.map { .text($0) }
    case "symbol": return symbol.map { .text($0) }
    case "link": return link.map { .text($0) }
    case "badge": return badge.map { .text($0) }
    case "date" where dateAsWritten != nil: return dateAsWritten.map { .text($0) }
    case "tags" where !tags.isEmpty: return .list(tags.map { .text($0) })
    case "id": return .text(id.key)
    default: return fields.first { $0.name == name }?.value
    }
  }
}
