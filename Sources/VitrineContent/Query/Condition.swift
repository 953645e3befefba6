import VitrineDiagnostics
import VitrineModel
import VitrineSystem

/// A requirement on records: `where: { any: [{ year: { atLeast: 2005 } }, { not: { kind: Print } }]
/// }`.
indirect enum Condition: Hashable, Sendable {
  case value(ValueCondition)
  case all([Condition], at: SourceLocation)
  case any([Condition], at: SourceLocation)

  /// Met unless all of its conditions are met.
  case not([Condition], at: SourceLocation)
}

extension Condition {
  /// Whether a record with these values meets the condition.
  func isMet(_ value: (ValuePath) -> FieldValue?) -> Bool {
    switch self {
    case .value(let condition): condition.holds(for: value(condition.path))
    case .all(let parts, at: _): parts.allSatisfy { $0.isMet(value) }
    case .any(let parts, at: _): parts.contains { $0.isMet(value) }
    case .not(let parts, at: _): !parts.allSatisfy { $0.isMet(value) }
    }
  }

  var place: SourceLocation {
    switch self {
    case .value(let condition): condition.place
    case .all(_, let place), .any(_, let place), .not(_, let place): place
    }
  }

  /// All nested conditions on single values.
  var valueConditions: [ValueCondition] {
    switch self {
    case .value(let condition): [condition]
    case .all(let parts, at: _), .any(let parts, at: _), .not(let parts, at: _):
      parts.flatMap(\.valueConditions)
    }
  }

  /// Returns the condition with its conditions on single values transformed.
  func map(_ transform: (ValueCondition) -> ValueCondition) -> Condition {
    switch self {
    case .value(let condition): .value(transform(condition))
    case .all(let parts, let place): .all(parts.map { $0.map(transform) }, at: place)
    case .any(let parts, let place): .any(parts.map { $0.map(transform) }, at: place)
    case .not(let parts, let place): .not(parts.map { $0.map(transform) }, at: place)
    }
  }

  /// Whether a record could meet the condition because it has no value of `name`.
  func mayNeedNone(of name: String, isRefused: Bool = false) -> Bool {
    switch self {
    case .value(let condition):
      condition.name == name && condition.holds(for: nil) != isRefused
    case .all(let parts, at: _), .any(let parts, at: _):
      parts.contains { $0.mayNeedNone(of: name, isRefused: isRefused) }
    case .not(let parts, at: _):
      parts.contains { $0.mayNeedNone(of: name, isRefused: !isRefused) }
    }
  }
}

extension [Condition] {
  /// Returns the conditions that no record meets, replaced by the innermost unmet ones inside them.
  /// Empty if some record meets each condition.
  func unmet(_ isMetBySome: (Condition) -> Bool) -> [Condition] {
    flatMap { condition -> [Condition] in
      if isMetBySome(condition) { return [] }
      switch condition {
      case .value, .not: return [condition]
      case .any(let parts, at: _): return parts.unmet(isMetBySome)
      case .all(let parts, at: _):
        let unmet = parts.unmet(isMetBySome)
        return unmet.isEmpty ? [condition] : unmet
      }
    }
  }
}

/// The tests that one value of a record must pass: `{ year: { atLeast: 2005 } }`.
struct ValueCondition: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case isOneOf([FieldValue], orIn: [ValueRange] = [])
    case isNoneOf([FieldValue], norIn: [ValueRange] = [])
    case isAtLeast(FieldValue)
    case isAtMost(FieldValue)

    /// An element of a list, or a substring of a text.
    case contains(FieldValue)

    /// The beginning of a text or of a list's element.
    case startsWithOneOf([FieldValue])
    case exists(Bool)
  }

  /// The name of the value, looked up among measures, fields, then paths of the source.
  let path: ValuePath

  /// The tests, all of which must pass.
  var placed: [LocatedValue<Test>]

  /// The location of the name; the tests have their own.
  let namePlace: SourceLocation
  let place: SourceLocation

  init(
    name: String, tests: [LocatedValue<Test>], namePlace: SourceLocation? = nil,
    place: SourceLocation
  ) {
    path = ValuePath(name)
    placed = tests
    self.namePlace = namePlace ?? place
    self.place = place
  }

  var name: String { path.text }
  var tests: [Test] { placed.map(\.value) }
}

extension ValueCondition.Test {
  /// Returns the condition with its operands transformed.
  func map(_ meaning: (FieldValue) -> FieldValue) -> Self {
    switch self {
    case .isOneOf(let values, let ranges):
      .isOneOf(values.map(meaning), orIn: ranges.map { $0.map(meaning) })
    case .isNoneOf(let values, let ranges):
      .isNoneOf(values.map(meaning), norIn: ranges.map { $0.map(meaning) })
    case .isAtLeast(let bound): .isAtLeast(meaning(bound))
    case .isAtMost(let bound): .isAtMost(meaning(bound))
    case .contains, .startsWithOneOf, .exists: self
    }
  }
}
