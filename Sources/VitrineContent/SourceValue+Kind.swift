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
    case .text(let text): text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    default: false
    }
  }

  /// True if a text in the value has a `<`, which all HTML needs.
  var mayHoldHTML: Bool {
    switch content {
    case .text(let text): text.utf8.contains(UInt8(ascii: "<"))
    case .list(let values): values.contains(where: \.mayHoldHTML)
    case .object(let members): members.contains { $0.value.mayHoldHTML }
    case .null, .bool, .number: false
    }
  }

  /// True if a text in the value has a character that no page can hold.
  var holdsForbiddenCharacters: Bool {
    switch content {
    case .text(var text): text.withUTF8(firstForbiddenCharacter) != nil
    case .list(let values): values.contains(where: \.holdsForbiddenCharacters)
    case .object(let members): members.contains { $0.value.holdsForbiddenCharacters }
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
      text.split(separator: separator).map(trimmed).filter { !$0.isEmpty }.map {
        var part = self
        part.content = .text($0)
        return part
      }
    case .bool, .number, .object: [self]
    }
  }

  /// Returns the value with `change` made to each of its texts, which it gets with its place.
  func mapTexts(_ change: (_ text: String, _ value: SourceValue) -> String) -> SourceValue {
    var result = self
    switch content {
    case .text(let text): result.content = .text(change(text, self))
    case .list(let values): result.content = .list(values.map { $0.mapTexts(change) })
    case .object(let members):
      result.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.mapTexts(change)
          return member
        })
    case .null, .bool, .number: break
    }
    return result
  }

  /// A copy in which every value is marked as added to the record's own data.
  var added: SourceValue {
    var result = self
    result.isAdded = true
    switch content {
    case .list(let values): result.content = .list(values.map(\.added))
    case .object(let members):
      result.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.added
          return member
        })
    case .null, .bool, .number, .text: break
    }
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
