import VitrineModel
import VitrineText

extension SourceValue {
  /// The kind of the value, as diagnostics name it.
  var kindName: String {
    switch content {
    case .null: "empty"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "a map"
    }
  }

  /// A text, number or Boolean as it was written; nil for null, lists and maps.
  var scalarText: String? {
    switch content {
    case .text(let text): text
    case .number(let number): number.literal
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// True if there is nothing to show: null, a text of white space alone, or a map without members.
  var isBlank: Bool {
    switch content {
    case .null: true
    case .object(let members): members.isEmpty
    case .text(let text): text.utf8.allSatisfy(\.isWhiteSpace)
    default: false
    }
  }

  /// True if `condition` holds for a text in the value.
  func hasText(where condition: (String) -> Bool) -> Bool {
    switch content {
    case .text(let text): condition(text)
    case .list(let values): values.contains { $0.hasText(where: condition) }
    case .object(let members): members.contains { $0.value.hasText(where: condition) }
    case .null, .bool, .number: false
    }
  }

  var isEmptyMap: Bool {
    if case .object(let members) = content { members.isEmpty } else { false }
  }

  var isEmptyList: Bool {
    if case .list(let values) = content { values.isEmpty } else { false }
  }

  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value without its places, as a record keeps it.
  var fieldValue: FieldValue {
    switch content {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.fieldValue))
    case .object(let members):
      .object(members.map { Field(name: $0.key, value: $0.value.fieldValue) })
    }
  }

  /// The list of the value's parts between separators: trimmed, without empty ones. Of a list, each
  /// element is split; a single value without a separator makes a list of one.
  func split(by separator: String) -> SourceValue {
    var result = self
    result.content = .list(parts(between: separator))
    return result
  }

  private func parts(between separator: String) -> [SourceValue] {
    switch content {
    case .null: []
    case .list(let values): values.flatMap { $0.parts(between: separator) }
    case .text(let text):
      text.parts(between: separator).map(trimmed).filter { !$0.isEmpty }.map {
        var part = self
        part.content = .text($0)
        return part
      }
    case .bool, .number, .object: [self]
    }
  }

  /// Returns the value with `change` made to each of its texts, which it gets with its place.
  func mapTexts(_ change: (_ text: String, _ value: SourceValue) -> String) -> SourceValue {
    map { value in
      if case .text(let text) = value.content { value.content = .text(change(text, value)) }
    }
  }

  /// A copy in which every value is marked as added to the record's own data.
  var added: SourceValue {
    map { $0.isAdded = true }
  }

  /// Returns the value with `change` made to each value in it, in their order, and then to itself.
  private func map(_ change: (inout SourceValue) -> Void) -> SourceValue {
    var result = self
    switch content {
    case .list(let values): result.content = .list(values.map { $0.map(change) })
    case .object(let members):
      result.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.map(change)
          return member
        })
    case .null, .bool, .number, .text: break
    }
    change(&result)
    return result
  }

  /// The value of a member. A key with `../` before it is looked for in what the record stands in.
  subscript(key: String) -> SourceValue? {
    if let surroundings, key.hasPrefix("../") {
      return surroundings.value[String(key.dropFirst(3))]
    }
    return members.last { $0.key == key }?.value
  }
}

extension SourceValue {
  /// True for a map, and for a list of nothing but single values.
  var holdsNoLists: Bool {
    switch content {
    case .object: true
    case .list(let values): values.allSatisfy { $0.scalarText != nil }
    case .null, .bool, .number, .text: false
    }
  }
}

extension String {
  /// The texts between a separator; a line ends in any way in which files have that.
  fileprivate func parts(between separator: String) -> [Substring] {
    separator == "\n" ? split(whereSeparator: \.isNewline) : split(separator: separator)
  }
}
