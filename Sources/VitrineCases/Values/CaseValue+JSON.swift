package import VitrineText

extension CaseValue {
  package init(_ value: JSONValue, path: String) {
    self.init(content: Content(value), path: path)
  }
}

extension CaseValue.Content {
  fileprivate init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number.value)
    case .text(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Self($0) })
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { ($0.key, Self($0.value)) }, uniquingKeysWith: { first, _ in first })
      )
    }
  }
}
