import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineFormats

/// JSON Schema, as far as the project's schemas go, written for tests from the specification.
struct SchemaValidation {
  private let root: JSONValue

  init(_ schema: ContentSchema) throws {
    root = try JSONDocument(parsing: schema.json()).root
  }

  func accepts(_ value: SourceValue) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: SourceValue, _ schema: JSONValue) throws -> Bool {
    if let reference = schema["$ref"]?.text {
      let name = reference.dropFirst("#/$defs/".count)
      return try accepts(value, root["$defs"]![String(name)]!)
    }
    if let forms = schema["anyOf"] { return try forms.elements.contains { try accepts(value, $0) } }
    if let names = schema["enum"] {
      return names.elements.contains { name in
        switch (name.content, value.content) {
        case (.text(let name), .text(let text)): name == text
        case (.null, .null): true
        default: false
        }
      }
    }
    let types = schema["type"]!
    let names = types.text.map { [$0] } ?? types.elements.compactMap(\.text)
    return try names.contains { try accepts(value, $0, schema) }
  }

  private func accepts(_ value: SourceValue, _ type: String, _ schema: JSONValue) throws -> Bool {
    switch (type, value.content) {
    case ("string", .text(let text)): return try matches(text, schema["pattern"]?.text)
    case ("number", .number(let number)):
      return number.value >= schema["minimum"]?.number?.value ?? -.infinity
        && number.value > schema["exclusiveMinimum"]?.number?.value ?? -.infinity
        && number.value <= schema["maximum"]?.number?.value ?? .infinity
    case ("integer", .number(let number)):
      return number.value == number.value.rounded()
        && number.value >= schema["minimum"]?.number?.value ?? -.infinity
        && number.value <= schema["maximum"]?.number?.value ?? .infinity
    case ("boolean", .bool), ("null", .null): return true
    case ("array", .list(let values)):
      return try values.count >= Int(schema["minItems"]?.number?.value ?? 0)
        && values.count <= Int(schema["maxItems"]?.number?.value ?? 1e9)
        && values.allSatisfy { try accepts($0, schema["items"]!) }
    case ("object", .object(let members)): return try accepts(members, schema)
    default: return false
    }
  }

  private func accepts(_ members: [SourceValue.Member], _ schema: JSONValue) throws -> Bool {
    let required = schema["required"]?.elements.compactMap(\.text) ?? []
    guard required.allSatisfy({ name in members.contains { $0.key == name } }),
      members.count >= Int(schema["minProperties"]?.number?.value ?? 0)
    else { return false }
    return try members.allSatisfy { member in
      if let known = schema["properties"]?[member.key] { return try accepts(member.value, known) }
      if let pattern = schema["patternProperties"]?.members.first(where: { _ in true }),
        try matches(member.key, pattern.key)
      {
        return try accepts(member.value, pattern.value)
      }
      guard let others = schema["additionalProperties"] else { return true }
      if case .bool(let isAllowed) = others.content { return isAllowed }
      return try accepts(member.value, others)
    }
  }

  private func matches(_ text: String, _ pattern: String?) throws -> Bool {
    guard let pattern else { return true }
    return try Regex(pattern).firstMatch(in: text) != nil
  }
}
