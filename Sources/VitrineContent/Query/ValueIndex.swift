import VitrineModel
import VitrineSystem

/// The roots of a collection by the values that they have for one name, so that a condition that
/// asks for equal values need not look at all of them.
struct ValueIndex: Sendable {
  /// Ascending, as roots are.
  private var roots: [ValueKey: [Int]] = [:]

  /// Those that have one value and no list: any text may be a part of it.
  private var single: [Int] = []

  /// The values there are, each once, in order of appearance.
  private(set) var values: [FieldValue] = []

  init(of roots: [Int], value: (Int) -> FieldValue?) {
    var known: Set<FieldValue> = []
    for root in roots {
      let value = value(root)
      let present = presentValues(of: value)
      if case .list? = value {} else if !present.isEmpty { single.append(root) }
      for value in present {
        if known.insert(value).inserted { values.append(value) }
        for key in ReadableValue(value)?.keys ?? [] {
          self.roots[key, default: []].appendOnce(root)
        }
      }
    }
  }

  /// Runs of roots, each ascending, that have all that meet `condition`, and maybe others; nil where
  /// it asks for no equal value.
  func candidates(for condition: Condition) -> [[Int]]? {
    condition.tests.compactMap { test in
      test.equalValues.map { runs(of: $0) + (test.acceptsParts ? [single] : []) }
    }.min { $0.total < $1.total }
  }

  private func runs(of values: [FieldValue]) -> [[Int]] {
    var keys: Set<ValueKey> = []
    for value in values { keys.formUnion(ReadableValue(value)?.keys ?? []) }
    return keys.compactMap { roots[$0] }
  }
}

extension [Int] {
  /// A list may hold equal values.
  fileprivate mutating func appendOnce(_ root: Int) {
    if last != root { append(root) }
  }
}

extension [[Int]] {
  /// How long they are together.
  var total: Int { reduce(0) { $0 + $1.count } }

  /// What is in them, ascending and each once.
  var merged: [Int] {
    if count == 1 { return self[0] }
    var result: [Int] = []
    for number in joined().sorted() where number != result.last { result.append(number) }
    return result
  }
}

extension Condition {
  var asksForEqualValues: Bool { tests.contains { $0.equalValues != nil } }
}

extension Condition.Test {
  /// The values of which a value that passes is equal to one, or has one in its list.
  fileprivate var equalValues: [FieldValue]? {
    switch self {
    case .isOneOf(let values): values
    case .contains(let part): [part]
    case .isNoneOf, .isAtLeast, .isAtMost, .isThere: nil
    }
  }

  /// Whether a text passes that holds such a value somewhere.
  fileprivate var acceptsParts: Bool { if case .contains = self { true } else { false } }
}

/// One way to read a value. Of two equal values at least one way is the same.
private enum ValueKey: Hashable {
  case text(String)
  case number(Double)
  case dotted([Int])
  case date(CalendarDate)
  case bool(Bool)
}

extension ReadableValue {
  fileprivate var keys: [ValueKey] {
    [
      .text(text), number.map { .number($0) }, dotted.map { .dotted($0) }, date.map { .date($0) },
      bool.map { .bool($0) },
    ].compactMap { $0 }
  }
}
