import VitrineModel
import VitrineSystem

extension ContentType<[Condition]> {
  /// Conditions by field: the value it must have, a list of possible values, or a map of tests.
  static var conditions: Self {
    let tests = JSONSchema.either([.text, .list(.text), .map(Condition.Test.keys.schema)])
    return Self(.mapOf(tests)) { member, declarations in
      declarations.entries(member, "a map of fields to what they must be")?.map {
        Condition(
          name: $0.key, tests: declarations.tests($0), place: declarations.location(of: $0.value))
      }
    }
  }
}

extension Condition.Test {
  static let keys = ContentKeys<[Condition.Test]>(
    "a condition",
    [
      key("atLeast", .scalar, "The value is this or greater.") { .isAtLeast($0) },
      key("atMost", .scalar, "The value is this or smaller.") { .isAtMost($0) },
      key("not", .scalars, "The value is none of these.") { .isNoneOf($0) },
      key("contains", .scalar, "The text or list contains this.") { .contains($0) },
      key("has", .flag, "Whether there is a value.") { .isThere($0) },
    ])

  private static func key<Value>(
    _ name: String, _ type: ContentType<Value>, _ words: String,
    _ test: @escaping @Sendable (Value) -> Condition.Test
  ) -> ContentKey<[Condition.Test]> {
    ContentKey(name, type.schema, words) { member, declarations, tests in
      if let value = type.read(member, &declarations) { tests.append(test(value)) }
    }
  }
}

extension Declarations {
  fileprivate mutating func tests(_ entry: SourceValue.Member) -> [Condition.Test] {
    switch entry.value.content {
    case .list: return [.isOneOf(scalars(entry))]
    case .null: return []
    case .bool, .number, .text: return [.isOneOf([entry.value.fieldValue])]
    case .object:
      var tests: [Condition.Test] = []
      read(entry.value, by: Condition.Test.keys, into: &tests)
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
    var values = [member.value]
    if case .list(let elements) = member.value.content { values = elements }
    return values.compactMap { value in
      var element = member
      element.value = value
      return scalar(element)
    }
  }
}

extension ContentType<FieldValue> {
  fileprivate static var scalar: Self { Self(.text) { $1.scalar($0) } }
}

extension ContentType<[FieldValue]> {
  /// One value, or a list of several.
  fileprivate static var scalars: Self {
    Self(.either([.text, .list(.text)])) { $1.scalars($0) }
  }
}
