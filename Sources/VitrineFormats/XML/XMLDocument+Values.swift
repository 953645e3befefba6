import VitrineDiagnostics
import VitrineText

extension XMLDocument {
  /// Returns the element as a value: a text if it contains only text, an empty map if it is empty,
  /// otherwise `map(of:)`.
  func value(of index: Int) -> SourceValue {
    let element = elements[index]
    if element.attributes.isEmpty {
      switch element.content.first {
      case nil: return element.place.value(.object([]))
      case .text(let text, let place)? where element.content.count == 1:
        let value = place.value(.text(text))
        return value.isBlank ? element.place.value(.object([])) : value
      default: break
      }
    }
    return map(of: index)
  }

  /// Returns the element as a map: its attributes, then its elements, and all its text under
  /// `text`. Several values with the same name become a list. Elements in `hidden` are left out.
  package func map(of index: Int, hiding hidden: Set<Int> = []) -> SourceValue {
    let element = elements[index]
    var members = XMLMembers()
    for attribute in element.attributes {
      members.add(
        attribute.name, at: attribute.place,
        attribute.valuePlace.value(.text(attribute.value)))
    }
    for child in element.children where !hidden.contains(child) {
      members.add(elements[child].name, at: elements[child].place, value(of: child))
    }
    if let text = text(of: element) {
      members.add("text", at: TextPosition(line: text.line, column: text.column), text)
    }
    return element.place.value(.object(members.members))
  }

  /// Returns the text around and between an element's children, or nil if it is blank.
  private func text(of element: XMLElement) -> SourceValue? {
    let pieces = element.content.compactMap { content in
      if case .text(let text, let place) = content { (text, place) } else { nil }
    }
    guard let (_, place) = pieces.first(where: { !$0.0.utf8.allSatisfy(\.isWhiteSpace) }) else {
      return nil
    }
    let text = pieces.map(\.0).joined()
    return place.value(.text(element.children.isEmpty ? text : trimmed(text)))
  }
}

/// The members of a map, while elements with the same name are collected.
private struct XMLMembers {
  private(set) var members: [SourceValue.Member] = []
  private var indices: [String: Int] = [:]

  /// The names that have become lists. A single value can also be a list.
  private var lists: Set<String> = []

  mutating func add(_ name: String, at place: TextPosition, _ value: SourceValue) {
    guard let index = indices[name] else {
      indices[name] = members.count
      return members.append(place.member(name, value))
    }
    members[index].value.append(value, isFirst: lists.insert(name).inserted)
  }
}

extension SourceValue {
  /// Appends to a list. With `isFirst`, first makes a list of the existing value.
  fileprivate mutating func append(_ value: SourceValue, isFirst: Bool) {
    guard !isFirst, case .list(var values) = content else {
      return content = .list([self, value])
    }
    content = .null
    values.append(value)
    content = .list(values)
  }
}
