import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension ContentType<[Condition]> {
  /// A map from fields to the value they must have, a list of possible values, or a map of tests.
  /// The keys `any`, `all` and `not` combine such maps.
  static var conditions: Self {
    Self(.reference("where")) { member, reader in
      reader.entries(member, "a map from fields to their values").map {
        reader.conditions($0)
      }
    }
  }
}

extension Condition {
  /// The keys that combine other conditions. A field with one of these names cannot be tested.
  static let keys = ContentKeys<[Condition]>(
    "'where'",
    [
      key(
        "any", .list(.reference("where"), minimum: 1), "At least one of these must be met.",
        { $1.parts($0) }, { .any($0, at: $1) }),
      key(
        "all", .list(.reference("where"), minimum: 1), "All of these must be met.",
        { $1.parts($0) }, { .all($0, at: $1) }),
      key(
        "not", .reference("where"), "These must not all be met.",
        { $1.negated($0) }, { .not($0, at: $1) }),
    ])

  private static func key(
    _ name: String, _ schema: JSONSchema, _ description: String,
    _ read: @escaping @Sendable (SourceValue.Member, inout DeclarationReader) -> [Condition]?,
    _ condition: @escaping @Sendable ([Condition], SourceLocation) -> Condition
  ) -> ContentKey<[Condition]> {
    ContentKey(name, schema, description) { member, reader, result in
      guard let parts = read(member, &reader) else { return }
      result.append(condition(parts, reader.location(of: member.value)))
    }
  }

  static let schema = JSONSchema.mapOf(
    .either([.text, .list(.text), .map(ValueCondition.Test.keys.schema)]), except: keys.schema)
}

extension ValueCondition.Test {
  static let keys = ContentKeys<[LocatedValue<ValueCondition.Test>]>(
    "a condition",
    [
      key("atLeast", .scalar, "The value is this or greater.") { .isAtLeast($0) },
      key("atMost", .scalar, "The value is this or smaller.") { .isAtMost($0) },
      key("not", .scalars, "The value is none of these.") { $0.test { .isNoneOf($0, norIn: $1) } },
      key("contains", .scalar, "The text or list contains this.") { .contains($0) },
      key("startsWith", .scalars, "The text begins with this, or with one of these.") {
        .startsWithOneOf($0)
      },
      key("has", .flag, "Whether there is a value.") { .exists($0) },
    ])

  private static func key<Value>(
    _ name: String, _ type: ContentType<Value>, _ description: String,
    _ test: @escaping @Sendable (Value) -> ValueCondition.Test
  ) -> ContentKey<[LocatedValue<ValueCondition.Test>]> {
    ContentKey(name, type.schema, description) { member, reader, tests in
      guard let value = type.read(member, &reader) else { return }
      tests.append(reader.placed(test(value), of: member))
    }
  }
}

extension DeclarationReader {
  fileprivate mutating func conditions(_ entries: [SourceValue.Member]) -> [Condition] {
    var result: [Condition] = []
    for entry in entries {
      if let key = Condition.keys.keys.first(where: { $0.name == entry.key }) {
        key.read(entry, &self, &result)
      } else {
        result.append(
          .value(
            ValueCondition(
              name: entry.key, tests: tests(entry), namePlace: location(ofKey: entry),
              place: location(of: entry.value))))
      }
    }
    return result
  }

  /// Reads a list of maps. The conditions of one map must all hold together.
  fileprivate mutating func parts(_ member: SourceValue.Member) -> [Condition]? {
    guard case .list(let values) = member.value.content, !values.isEmpty else {
      let expected =
        member.value.isEmptyList ? "a list with a condition" : "a list of conditions"
      if !member.value.isNull { noConditions(member.value, under: member.key, expected) }
      return nil
    }
    let parts = values.compactMap { value -> Condition? in
      guard case .object(let entries) = value.content else {
        noConditions(value, under: member.key, "a list of conditions")
        return nil
      }
      let parts = conditions(entries)
      return parts.count == 1 ? parts[0] : .all(parts, at: location(of: value))
    }
    return parts.count == values.count ? parts : nil
  }

  fileprivate mutating func negated(_ member: SourceValue.Member) -> [Condition]? {
    if case .object(let entries) = member.value.content { return conditions(entries) }
    if !member.value.isNull { noConditions(member.value, under: member.key, "a map of conditions") }
    return nil
  }

  private mutating func noConditions(_ value: SourceValue, under key: String, _ expected: String) {
    let example =
      key == "not" ? "a map, as in not: { kind: print }" : "a list, as in \(key): [{ kind: print }]"
    wrongType(
      "'\(key)'", expected, value,
      hint: value.scalarText == nil && !value.isEmptyList
        ? "write \(example)"
        : "to test a field called '\(key)', give it another name in 'fields'")
  }

  fileprivate mutating func tests(_ entry: SourceValue.Member) -> [LocatedValue<
    ValueCondition.Test
  >] {
    switch entry.value.content {
    case .list, .bool, .number, .text:
      return [placed(scalars(entry).test { .isOneOf($0, orIn: $1) }, of: entry)]
    case .null: return []
    case .object:
      var tests: [LocatedValue<ValueCondition.Test>] = []
      read(entry.value, by: ValueCondition.Test.keys, into: &tests)
      return tests
    }
  }

  fileprivate mutating func scalar(_ member: SourceValue.Member) -> FieldValue? {
    if member.value.scalarText != nil { return member.value.fieldValue }
    wrongType(member, "one value")
    return nil
  }

  /// Reads one value, or each value of a list.
  fileprivate mutating func scalars(_ member: SourceValue.Member) -> [FieldValue] {
    member.elements.compactMap { scalar($0) }
  }
}

extension [FieldValue] {
  /// Splits the values into ranges and single values, and makes a test of both.
  func test(
    _ test: ([FieldValue], [ValueRange]) -> ValueCondition.Test
  ) -> ValueCondition.Test {
    var (values, ranges): ([FieldValue], [ValueRange]) = ([], [])
    for value in self {
      if case .text(let text) = value, let range = ValueRange(text) {
        ranges.append(range)
      } else {
        values.append(value)
      }
    }
    return test(values, ranges)
  }
}

extension ContentType<FieldValue> {
  /// A text, a number or a Boolean.
  static var scalar: Self { Self(.text) { $1.scalar($0) } }
}

extension ContentType<[FieldValue]> {
  /// One value or a list of values.
  static var scalars: Self {
    Self(.either([.text, .list(.text)])) { $1.scalars($0) }
  }
}
