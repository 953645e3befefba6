import VitrineDiagnostics
import VitrineModel
import VitrineSystem

/// The tests that one value of a record must pass: `where: { year: { atLeast: 2005 } }`.
struct Condition: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case isOneOf([FieldValue])
    case isNoneOf([FieldValue])
    case isAtLeast(FieldValue)
    case isAtMost(FieldValue)

    /// An element of a list, or a part of a text.
    case contains(FieldValue)
    case isThere(Bool)
  }

  /// The name of the value, looked up among measures, fields, then paths of the source.
  var name: String

  /// All of them must hold.
  var tests: [Test]

  /// Where the tests are written.
  var place: SourceLocation
}

extension Condition {
  /// The same condition for dates: its texts are dates, where they can be.
  var ofDates: Condition {
    var condition = self
    condition.tests = tests.map { test in
      switch test {
      case .isOneOf(let values): .isOneOf(values.map(\.asDate))
      case .isNoneOf(let values): .isNoneOf(values.map(\.asDate))
      case .isAtLeast(let bound): .isAtLeast(bound.asDate)
      case .isAtMost(let bound): .isAtMost(bound.asDate)
      case .contains, .isThere: test
      }
    }
    return condition
  }
}
