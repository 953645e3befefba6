import VitrineModel
import VitrineText

extension SourceValue {
  /// The kind of the value, for diagnostics.
  package var kindName: String {
    switch content {
    case .null: "empty"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "a map"
    }
  }

  /// A text, number or Boolean as written in the file, or nil for null, lists and maps.
  @inlinable package var scalarText: String? {
    switch content {
    case .text(let text): text
    case .number(let number): number.literal
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  @inlinable package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// Whether there is nothing to show: null, only white space, or an empty map.
  package var isBlank: Bool {
    switch content {
    case .null: true
    case .object(let members): members.isEmpty
    case .text(let text): text.utf8.allSatisfy(\.isWhiteSpace)
    default: false
    }
  }

  /// Whether `condition` holds for any text in the value.
  package func hasText(where condition: (String) -> Bool) -> Bool {
    switch content {
    case .text(let text): condition(text)
    case .list(let values): values.contains { $0.hasText(where: condition) }
    case .object(let members): members.contains { $0.value.hasText(where: condition) }
    case .null, .bool, .number: false
    }
  }

  @inlinable package var isMap: Bool {
    if case .object = content { true } else { false }
  }

  @inlinable package var isEmptyMap: Bool {
    if case .object(let members) = content { members.isEmpty } else { false }
  }

  @inlinable package var isEmptyList: Bool {
    if case .list(let values) = content { values.isEmpty } else { false }
  }

  @inlinable package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value of a member. A key that begins with `../` is looked up in the value around the
  /// record.
  package subscript(key: String) -> SourceValue? {
    if let parentValues, key.hasPrefix("../") {
      return parentValues.value[String(key.dropFirst(3))]
    }
    return members.last { $0.key == key }?.value
  }
}
