import VitrineModel
import VitrineText

extension RecordSource {
  /// The records of a JSON value: an array's elements, an object's members, or the object itself.
  static func json(
    _ root: JSONValue, file: String, records: ValuePath?, isOnlyFile: Bool
  ) throws(UnreadableContent) -> RecordSource {
    let value: JSONValue
    if let records {
      guard let found = records.value(in: root) else {
        throw UnreadableContent(
          diagnostics: [.noRecords(at: records.text, in: file, names: root.members.map(\.key))])
      }
      value = found
    } else {
      value = root
    }
    let elements: [(key: String?, value: JSONValue)]
    switch value.content {
    case .array(let array):
      elements = array.map { (nil, $0) }
    case .object(let members):
      let isMapOfMaps =
        members.count > 0
        && members.allSatisfy { if case .object = $0.value.content { true } else { false } }
      if records != nil || (isOnlyFile && isMapOfMaps) {
        elements = members.map { ($0.key, $0.value) }
      } else {
        elements = [(file.stem, value)]
      }
    case .null, .bool, .number, .text:
      throw UnreadableContent(
        diagnostics: [.noListOfRecords(SourceValue(value), at: value.position.location(in: file))])
    }
    let wrong = elements.first { if case .object = $0.value.content { false } else { true } }
    if let wrong = wrong?.value {
      throw UnreadableContent(
        diagnostics: [.recordIsNoMap(SourceValue(wrong), at: wrong.position.location(in: file))])
    }
    return RecordSource(count: elements.count) { index in
      RecordData(value: SourceValue(elements[index].value), file: file, key: elements[index].key)
    }
  }
}

extension ValuePath {
  /// What stands there in a JSON value.
  func value(in root: JSONValue) -> JSONValue? {
    var value = root
    for step in steps {
      switch value.content {
      case .object:
        if let member = value[step.rest] { return member }
        guard let member = value[step.part] else { return nil }
        value = member
      case .array(let elements):
        guard let index = step.index, index >= 0,
          let element = elements.dropFirst(index).first(where: { _ in true })
        else { return nil }
        value = element
      case .null, .bool, .number, .text:
        return nil
      }
    }
    return value
  }
}

extension SourceValue {
  /// The JSON value with its places.
  init(_ value: JSONValue) {
    let position = value.position
    let content: Content =
      switch value.content {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number):
        .number(FieldValue.Number(value: number.value, literal: number.literal))
      case .text(let text): .text(text)
      case .array(let elements): .list(elements.map { SourceValue($0) })
      case .object(let members):
        .object(
          members.map { member in
            let key = member.keyPosition
            return Member(
              key: member.key, keyLine: key.line, keyColumn: key.column,
              value: SourceValue(member.value))
          })
      }
    self.init(content: content, line: position.line, column: position.column)
  }
}
