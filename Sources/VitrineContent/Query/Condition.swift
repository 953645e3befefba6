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
