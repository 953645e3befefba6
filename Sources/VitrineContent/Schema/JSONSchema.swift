internal import VitrineText

/// What values may be, in the words of JSON Schema, draft 2020-12
/// (<https://json-schema.org/draft/2020-12>).
indirect enum JSONSchema: Sendable {
  case text

  /// A text that is so written, as an ECMAScript regular expression.
  case pattern(String)

  /// A number from a bound on.
  case number(from: Double)
  case wholeNumber(from: Int, to: Int? = nil)
  case flag
  case choice([String])
  case list(JSONSchema)

  /// As many numbers as one of these.
  case numbers(counts: [Int])

  /// A map with these keys and no other, at least the `required` ones.
  case map([(key: String, value: JSONSchema)], required: [String] = [])

  /// A map whose keys are data.
  case mapOf(JSONSchema)

  /// A map whose keys are numbers.
  case mapByNumber(JSONSchema)

  /// One of several forms.
  case either([JSONSchema])

  /// A schema of the document's `$defs`.
  case reference(String)

  /// A key with nothing after it.
  case nothing

  /// With a sentence for editors.
  case described(String, JSONSchema)
}

extension JSONSchema {
  /// A scalar that is shown as text: numbers and booleans need no quotes in YAML.
  static let shownText = JSONSchema.either([.text, .number(from: -.infinity), .flag])

  /// A text, or several.
  static let texts = JSONSchema.either([.text, .list(.text)])

  /// `4/3` or `1.5`.
  static let shape = JSONSchema.either([
    .pattern(#"^\s*\d+(\.\d+)?\s*/\s*\d+(\.\d+)?\s*$"#), .number(from: 0),
  ])
}

extension JSONWriter {
  /// A whole document, an object a line.
  mutating func document(
    _ schema: JSONSchema, title: String, definitions: [(name: String, schema: JSONSchema)]
  ) {
    beginObject()
    member("$schema", "https://json-schema.org/draft/2020-12/schema")
    member("title", title)
    members(of: schema)
    if !definitions.isEmpty {
      lineBreak()
      key("$defs")
      beginObject()
      for definition in definitions {
        lineBreak()
        key(definition.name)
        self.schema(definition.schema)
      }
      endObject()
    }
    endObject()
  }

  private mutating func schema(_ schema: JSONSchema) {
    beginObject()
    members(of: schema)
    endObject()
  }

  private mutating func members(of schema: JSONSchema) {
    switch schema {
    case .text: member("type", "string")
    case .pattern(let pattern):
      member("type", "string")
      member("pattern", pattern)
    case .number(let bound):
      member("type", "number")
      if bound.isFinite {
        key("minimum")
        number(bound)
      }
    case .wholeNumber(let least, let most):
      member("type", "integer")
      key("minimum")
      number(least)
      if let most {
        key("maximum")
        number(most)
      }
    case .flag: member("type", "boolean")
    case .choice(let names):
      key("enum")
      beginArray()
      for name in names { text(name) }
      endArray()
    case .list(let element): list(element)
    case .numbers(let counts): either(counts.map { .fixedNumbers($0) })
    case .map(let keys, let required): map(keys, required: required)
    case .mapOf(let value):
      member("type", "object")
      key("additionalProperties")
      self.schema(value)
    case .mapByNumber(let value): mapByNumber(value)
    case .either(let forms): either(forms.map { .schema($0) })
    case .reference(let name): member("$ref", "#/$defs/\(name)")
    case .nothing: member("type", "null")
    case .described(let words, let schema):
      member("description", words)
      members(of: schema)
    }
  }

  private mutating func list(_ element: JSONSchema) {
    member("type", "array")
    key("items")
    schema(element)
  }

  private mutating func map(_ keys: [(key: String, value: JSONSchema)], required: [String]) {
    member("type", "object")
    key("properties")
    beginObject()
    for (name, value) in keys {
      lineBreak()
      key(name)
      schema(value)
    }
    endObject()
    key("additionalProperties")
    bool(false)
    if !required.isEmpty {
      key("required")
      beginArray()
      for name in required { text(name) }
      endArray()
    }
  }

  private mutating func mapByNumber(_ value: JSONSchema) {
    member("type", "object")
    key("patternProperties")
    beginObject()
    key(#"^\d+(\.\d+)?$"#)
    schema(value)
    endObject()
    key("additionalProperties")
    bool(false)
    key("minProperties")
    number(1)
  }

  private enum Form {
    case schema(JSONSchema)
    case fixedNumbers(Int)
  }

  private mutating func either(_ forms: [Form]) {
    key("anyOf")
    beginArray()
    for form in forms {
      switch form {
      case .schema(let schema): self.schema(schema)
      case .fixedNumbers(let count):
        beginObject()
        list(.number(from: 0))
        key("minItems")
        number(count)
        key("maxItems")
        number(count)
        endObject()
      }
    }
    endArray()
  }

  private mutating func member(_ name: String, _ value: String) {
    key(name)
    text(value)
  }
}
