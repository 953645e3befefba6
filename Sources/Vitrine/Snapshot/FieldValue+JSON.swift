import VitrineContent
import VitrineData
import VitrineModel
import VitrineText

extension FieldValue {
  static func field(_ member: JSONMember) -> Field {
    Field(name: member.key, value: FieldValue(member.value))
  }

  init(_ value: JSONValue) {
    self =
      switch value.content {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let number): .number(Number(value: number.value, literal: number.literal))
      case .text(let text): .text(text)
      case .array(let elements): .list(elements.map(FieldValue.init))
      case .object(let members): .object(members.map(FieldValue.field))
      }
  }
}

extension FieldValue {
  /// The value that results from writing this one with `JSONWriter` and reading it back.
  var asWritten: FieldValue {
    switch data {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .text(let text): .text(text)
    case .number(let number):
      number.json == "null"
        ? .null : .number(Number(value: number.value, literal: number.json))
    case .list(let values): .list(values.map(\.asWritten))
    case .object(let fields): .object(fields.map(\.asWritten))
    }
  }
}

extension Field {
  var asWritten: Field { Field(name: name, value: value.asWritten) }
}

extension SiteSnapshot.Measure {
  /// The shortest literal for its value.
  var literal: String { value.json }
}
