internal import VitrineText

/// A description of allowed values in terms of JSON Schema, draft 2020-12
/// (<https://json-schema.org/draft/2020-12>).
///
/// Optional keys of a map can be null, which is the same as leaving them out.
indirect enum JSONSchema: Sendable {
  /// A scalar that is read as text: numbers and Booleans need no quotes in YAML.
  case text

  /// A text that matches an ECMAScript regular expression.
  case pattern(String)

  /// A number that is at least a bound.
  case number(from: Double, to: Double? = nil)
  case positiveNumber
  case wholeNumber(from: Int, to: Int? = nil)
  case flag
  case choice([String])
  case list(JSONSchema, minimum: Int = 0, maximum: Int? = nil)

  /// A list of numbers whose length is one of `counts`.
  case numbers(counts: [Int])

  /// A map with only these keys, all of the `required` ones, and at least `minimum` keys.
  case map([(key: String, value: JSONSchema)], required: [String] = [], minimum: Int = 0)

  /// A map whose keys are data, except for the keys in `except`.
  case mapOf(JSONSchema, except: [(key: String, value: JSONSchema)] = [])

  /// A map whose keys are numbers.
  case mapByNumber(JSONSchema)

  /// Any of several alternatives.
  case either([JSONSchema])

  /// A schema of the document's `$defs`.
  case reference(String)

  /// A schema with a description for editors.
  case described(String, JSONSchema)
}

extension JSONSchema {
  /// A text or a list of texts.
  static let texts = JSONSchema.either([.text, .list(.text)])

  /// A text or a non-empty list of texts.
  static let someTexts = JSONSchema.either([.text, .list(.text, minimum: 1)])

  /// A regular expression for digits with at most one point.
  static let plainNumber = #"(\d+\.?\d*|\.\d+)"#

  /// Width over height: `4/3`, `4:3` or `1.5`.
  static let shape = JSONSchema.either([
    .pattern(#"^ *(?![0.]+ *[/:])\#(plainNumber) *[/:] *(?![0.]+ *$)\#(plainNumber) *$"#),
    .positiveNumber,
  ])
}

extension JSONWriter {
  /// Writes a whole document, with one line per definition and key.
  mutating func document(
    _ schema: JSONSchema, title: String, definitions: [(name: String, schema: JSONSchema)]
  ) {
    object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", title)
      json.members(of: schema)
      if definitions.isEmpty { return }
      json.lineBreak()
      json.object("$defs") { json in
        for definition in definitions {
          json.lineBreak()
          json.key(definition.name)
          json.schema(definition.schema)
        }
      }
    }
  }

  /// Writes a schema. With `orNothing`, it also allows null.
  private mutating func schema(_ schema: JSONSchema, orNothing: Bool = false) {
    object { $0.members(of: schema, orNothing: orNothing) }
  }

  private mutating func members(of schema: JSONSchema, orNothing: Bool = false) {
    switch schema {
    case .text: types("string", "number", "boolean", orNothing: orNothing)
    case .pattern(let pattern):
      types("string", orNothing: orNothing)
      member("pattern", pattern)
    case .number(let minimum, let maximum):
      types("number", orNothing: orNothing)
      if minimum.isFinite { member("minimum", minimum) }
      if let maximum { member("maximum", maximum) }
    case .positiveNumber:
      types("number", orNothing: orNothing)
      member("exclusiveMinimum", 0)
    case .wholeNumber(let minimum, let maximum):
      types("integer", orNothing: orNothing)
      member("minimum", minimum)
      member("maximum", maximum)
    case .flag: types("boolean", orNothing: orNothing)
    case .choice(let names): choice(names, orNothing: orNothing)
    case .list(let element, let minimum, let maximum):
      types("array", orNothing: orNothing)
      key("items")
      self.schema(element)
      if minimum > 0 { member("minItems", minimum) }
      member("maxItems", maximum)
    case .numbers(let counts):
      either(
        counts.map { .list(.number(from: 0), minimum: $0, maximum: $0) }, orNothing: orNothing)
    case .map(let keys, let required, let minimum):
      types("object", orNothing: orNothing)
      map(keys, required: required, minimum: minimum)
    case .mapOf(let value, let others):
      types("object", orNothing: orNothing)
      if !others.isEmpty { properties(others) }
      key("additionalProperties")
      self.schema(value, orNothing: true)
    case .mapByNumber(let value):
      types("object", orNothing: orNothing)
      mapByNumber(value)
    case .either(let forms): either(forms, orNothing: orNothing)
    case .reference(let name):
      if orNothing { return either([schema], orNothing: true) }
      member("$ref", "#/$defs/\(name)")
    case .described(let description, let schema):
      member("description", description)
      members(of: schema, orNothing: orNothing)
    }
  }

  private mutating func types(_ names: String..., orNothing: Bool) {
    let names = names + (orNothing ? ["null"] : [])
    if names.count == 1 { return member("type", names[0]) }
    array("type", names) { $0.text($1) }
  }

  private mutating func choice(_ names: [String], orNothing: Bool) {
    key("enum")
    beginArray()
    for name in names { text(name) }
    if orNothing { null() }
    endArray()
  }

  private mutating func map(
    _ keys: [(key: String, value: JSONSchema)], required: [String], minimum: Int
  ) {
    properties(keys, required: required)
    key("additionalProperties")
    bool(false)
    if minimum > 0 { member("minProperties", minimum) }
    if !required.isEmpty { array("required", required) { $0.text($1) } }
  }

  private mutating func properties(
    _ keys: [(key: String, value: JSONSchema)], required: [String] = []
  ) {
    object("properties") { json in
      for (name, value) in keys {
        json.lineBreak()
        json.key(name)
        json.schema(value, orNothing: !required.contains(name))
      }
    }
  }

  private mutating func mapByNumber(_ value: JSONSchema) {
    object("patternProperties") { json in
      json.key("^\(JSONSchema.plainNumber)$")
      json.schema(value, orNothing: true)
    }
    key("additionalProperties")
    bool(false)
    member("minProperties", 1)
  }

  private mutating func either(_ forms: [JSONSchema], orNothing: Bool) {
    key("anyOf")
    beginArray()
    for form in forms { schema(form) }
    if orNothing { object { $0.types("null", orNothing: false) } }
    endArray()
  }
}
