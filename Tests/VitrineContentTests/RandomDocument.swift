import TestSupport
import VitrineText

@testable import VitrineContent

/// Documents made at random from a schema, as YAML: nearly all follow it, some break it in one place or
/// another.
struct RandomDocument {
  private let root: JSONValue

  /// Values of every kind, some of which stand where the schema asks for another.
  private let values: [String]
  private var random: SplitMix64

  /// How many more values a document may have before its lists and maps stay as short as they can.
  private var room = 0

  init(_ schema: ContentSchema, values: [String], seed: UInt64) throws {
    root = try JSONDocument(parsing: schema.json()).root
    self.values = values
    random = SplitMix64(seed: seed)
  }

  /// The members of the root, each on a line.
  mutating func next() throws -> String {
    room = 40
    return try members(of: root).map { "\($0): \($1)" }.joined(separator: "\n")
  }

  private mutating func value(_ schema: JSONValue) throws -> String {
    room -= 1
    if Int.random(in: 0..<30, using: &random) == 0 { return values.randomElement(using: &random)! }
    if let reference = schema["$ref"]?.text {
      return try value(root["$defs"]![String(reference.dropFirst("#/$defs/".count))]!)
    }
    if let forms = schema["anyOf"] {
      // The first forms are the simple ones.
      let forms = room > 0 ? Array(forms.elements) : Array(forms.elements.prefix(1))
      return try value(forms.randomElement(using: &random)!)
    }
    if let names = schema["enum"] {
      return Array(names.elements).randomElement(using: &random)!.text ?? "null"
    }
    let type = schema["type"]!
    let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
    switch types.randomElement(using: &random)! {
    case "string": return try text(schema["pattern"]?.text)
    case "number", "integer":
      let minimum = schema["minimum"]?.number?.value ?? 1
      return "\(Int(minimum) + Int.random(in: 0...3, using: &random))"
    case "boolean": return Bool.random(using: &random) ? "true" : "false"
    case "array":
      let minimum = Int(schema["minItems"]?.number?.value ?? 0)
      let maximum = Int(schema["maxItems"]?.number?.value ?? 3)
      let count =
        room > 0 ? Int.random(in: minimum...max(minimum, maximum), using: &random) : minimum
      return try "[\((0..<count).map { _ in try value(schema["items"]!) }.joined(separator: ", "))]"
    case "object":
      return try "{ \(members(of: schema).map { "\($0): \($1)" }.joined(separator: ", ")) }"
    default: return "null"
    }
  }

  private mutating func members(of schema: JSONValue) throws -> [(String, String)] {
    let required = schema["required"]?.elements.compactMap(\.text) ?? []
    var members: [(String, String)] = []
    let properties = schema["properties"].map { Array($0.members) } ?? []
    for property in properties {
      let isChosen = room > 0 && Int.random(in: 0..<4, using: &random) == 0
      if isChosen || required.contains(property.key) {
        members.append((property.key, try value(property.value)))
      }
    }
    if let numbered = schema["patternProperties"]?.members.first(where: { _ in true }) {
      members.append(("0", try value(numbered.value)))
      if room > 0 { members.append(("700", try value(numbered.value))) }
    } else if let others = schema["additionalProperties"], case .object = others.content {
      members.append(("own", try value(others)))
    }
    let minimum = Int(schema["minProperties"]?.number?.value ?? 0)
    if members.count < minimum, let property = properties.randomElement(using: &random) {
      members.append((property.key, try value(property.value)))
    }
    return members
  }

  private mutating func text(_ pattern: String?) throws -> String {
    guard let pattern else { return ["x", "'a b'", "card"].randomElement(using: &random)! }
    let regex = try Regex(pattern)
    let matching = values.filter {
      $0.trimming(quotes: "'").firstMatch(of: regex) != nil && !$0.hasPrefix("{")
    }
    return matching.randomElement(using: &random) ?? "x"
  }
}

extension String {
  fileprivate func trimming(quotes: Character) -> Substring {
    hasPrefix("\(quotes)") && hasSuffix("\(quotes)") && count > 1
      ? dropFirst().dropLast() : self[...]
  }
}
