import VitrineFormats
import VitrineModel
import VitrineText

/// The rules that a collection sets for the values of a field.
struct FieldRules: Sendable {
  var isRequired = false

  /// Whether a value may occur in only one record.
  var isUnique = false

  /// The tests that each value must pass, with their locations.
  var tests: [LocatedValue<Test>] = []

  /// The collection in which each value must be the id of a record.
  var reference: SectionDeclaration.Name?

  /// The records of another collection that it looks up.
  var lookup = FieldLookup()

  enum Test: Sendable {
    case matches(TextPattern)
    case passes(ValueCondition.Test)
  }
}

extension FieldRules {
  var isEmpty: Bool {
    !isRequired && !isUnique && tests.isEmpty && reference == nil && lookup.collection == nil
  }

  /// The tests with their literals converted to the declared type of the field.
  func tests(of form: FieldType) -> [LocatedValue<Test>] {
    form.type == nil ? tests : tests.map { $0.map { test in test.map(form.meaning) } }
  }
}

extension FieldRules.Test {
  /// Returns the test with its literals converted by `meaning`.
  func map(_ meaning: (FieldValue) -> FieldValue) -> Self {
    if case .passes(let test) = self { .passes(test.map(meaning)) } else { self }
  }

  func holds(for value: FieldValue) -> Bool {
    switch self {
    case .passes(let test): test.holds(for: value)
    case .matches(let pattern): ComparableValue(value).map { pattern.matches($0.text) } ?? true
    }
  }

  /// The requirement as the end of a sentence, such as `has to be at least '1900'`.
  var description: String {
    switch self {
    case .matches(let pattern): "must match '\(pattern.text)'"
    case .passes(.isAtLeast(let bound)): "must be at least \(quoted([bound]))"
    case .passes(.isAtMost(let bound)): "must be at most \(quoted([bound]))"
    case .passes(.isOneOf(let values, let ranges)): "must be \(quoted(values, ranges))"
    case .passes: ""
    }
  }

  /// The allowed values, for a hint.
  var choices: [String] {
    guard case .passes(.isOneOf(let values, _)) = self else { return [] }
    return values.compactMap { ComparableValue($0)?.text }
  }
}

// MARK: Keys

extension FieldRules {
  static let keys: [ContentKey<FieldRules>] =
    [
      ContentKey("required", .flag, \.isRequired, "Whether every record must have a value."),
      ContentKey("unique", .flag, \.isUnique, "Whether no two records may have the same value."),
      test("pattern", .pattern, "A regular expression that each whole value must match.") {
        .matches($0)
      },
      test("atLeast", .scalar, "The smallest value allowed.") { .passes(.isAtLeast($0)) },
      test("atMost", .scalar, "The largest value allowed.") { .passes(.isAtMost($0)) },
      test("in", .scalars, "The values allowed, or ranges of them such as 1900..1950.") {
        .passes($0.test { .isOneOf($0, orIn: $1) })
      },
      ContentKey(
        "refersTo", .name, \.reference,
        "The collection in which each value must be the id of a record, named as in a section."),
    ] + FieldLookup.keys.map { $0.within(\.lookup) }

  private static func test<Value>(
    _ name: String, _ type: ContentType<Value>, _ description: String,
    _ test: @escaping @Sendable (Value) -> Test
  ) -> ContentKey<FieldRules> {
    ContentKey(name, type.schema, description) { member, reader, rules in
      guard let value = type.read(member, &reader) else { return }
      rules.tests.append(reader.placed(test(value), of: member))
    }
  }
}

extension ContentType<TextPattern> {
  fileprivate static var pattern: Self {
    Self(.text) { member, reader in
      guard let text = reader.text(member) else { return nil }
      do throws(PatternProblem) {
        return try TextPattern(text)
      } catch {
        reader.report(.noPattern(text, error, at: reader.location(of: member.value)))
        return nil
      }
    }
  }
}
