import VitrineModel
import VitrineText

/// What a collection asks of the values of a field.
struct FieldRules: Sendable {
  var isRequired = false

  /// True if no two records may have a value of it in common.
  var isUnique = false

  /// What each value has to be, and where that is written.
  var tests: [Placed<Test>] = []

  /// The collection in which each value is the id of a record.
  var reference: SectionDeclaration.Name?

  /// The records that it says something of.
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

  /// The tests for a field of that form: what they ask for is read as its values are.
  func tests(of form: FieldForm) -> [Placed<Test>] {
    form.type == nil ? tests : tests.map { $0.map { test in test.map(form.meaning) } }
  }
}

extension FieldRules.Test {
  /// Returns it with other values to compare with.
  func map(_ meaning: (FieldValue) -> FieldValue) -> Self {
    if case .passes(let test) = self { .passes(test.map(meaning)) } else { self }
  }

  func holds(for value: FieldValue) -> Bool {
    switch self {
    case .passes(let test): test.holds(for: value)
    case .matches(let pattern): ReadableValue(value).map { pattern.matches($0.text) } ?? true
    }
  }

  /// As the end of a sentence: `has to be at least '1900'`.
  var words: String {
    switch self {
    case .matches(let pattern): "has to match '\(pattern.text)'"
    case .passes(.isAtLeast(let bound)): "has to be at least \(quoted([bound]))"
    case .passes(.isAtMost(let bound)): "has to be at most \(quoted([bound]))"
    case .passes(.isOneOf(let values, let ranges)): "has to be \(quoted(values, ranges))"
    case .passes: ""
    }
  }

  /// The values of which it has to be one, for a hint.
  var choices: [String] {
    guard case .passes(.isOneOf(let values, _)) = self else { return [] }
    return values.compactMap { ReadableValue($0)?.text }
  }
}

// MARK: Keys

extension FieldRules {
  static let keys: [ContentKey<FieldRules>] =
    [
      ContentKey("required", .flag, \.isRequired, "Whether each record has to have a value."),
      ContentKey("unique", .flag, \.isUnique, "Whether no two records may have the same value."),
      test("pattern", .pattern, "A regular expression that all of each value matches.") {
        .matches($0)
      },
      test("atLeast", .scalar, "Each value is this or greater.") { .passes(.isAtLeast($0)) },
      test("atMost", .scalar, "Each value is this or smaller.") { .passes(.isAtMost($0)) },
      test("in", .scalars, "Each value is one of these, or in a range as 1900..1950.") {
        .passes($0.test { .isOneOf($0, orIn: $1) })
      },
      ContentKey(
        "refersTo", .name, \.reference,
        "The collection in which each value is the id of a record, named as in a section."),
    ] + FieldLookup.keys.map { $0.within(\.lookup) }

  private static func test<Value>(
    _ name: String, _ type: ContentType<Value>, _ words: String,
    _ test: @escaping @Sendable (Value) -> Test
  ) -> ContentKey<FieldRules> {
    ContentKey(name, type.schema, words) { member, declarations, rules in
      guard let value = type.read(member, &declarations) else { return }
      rules.tests.append(declarations.placed(test(value), of: member))
    }
  }
}

extension ContentType<TextPattern> {
  fileprivate static var pattern: Self {
    Self(.text) { member, declarations in
      guard let text = declarations.text(member) else { return nil }
      do throws(PatternProblem) {
        return try TextPattern(text)
      } catch {
        declarations.note(.noPattern(text, error, at: declarations.location(of: member.value)))
        return nil
      }
    }
  }
}
